import SwiftUI

struct TrimmedRing: Shape {
  var progress: CGFloat = 0.65
  var thickness: CGFloat = 8

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(progress, thickness) }
    set {
      progress = newValue.first
      thickness = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    Circle()
      .inset(by: thickness / 2)
      .rotation(.degrees(-90))
      .trim(from: 0, to: progress)
      .stroke(style: StrokeStyle(lineWidth: thickness, lineCap: .round))
      .path(in: rect)
  }
}
