// swift-format-ignore-file: IdentifiersMustBeASCII

import SwiftUI

struct LissajousKnot: Shape, Animatable {
  /// 1...9
  var a: CGFloat = 3
  /// 1...9
  var b: CGFloat = 4
  var δ: CGFloat = .pi / 2

  typealias AnimatableData = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  var animatableData: AnimatableData {
    get { AnimatableData(a, AnimatablePair(b, δ)) }
    set {
      (a, b) = (newValue.first, newValue.second.first)
      δ = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    let f: (CGFloat) -> CGPoint = { [a, b, δ] t in
      CGPoint(x: rect.midX + rect.width / 2 * sin(a * t + δ), y: rect.midY + rect.height / 2 * sin(b * t))
    }
    var path = Path()
    path.move(to: f(0))
    for i in 1...120 { path.addLine(to: f(CGFloat(i) / 120 * 2 * .pi)) }
    path.closeSubpath()
    return path
  }
}
