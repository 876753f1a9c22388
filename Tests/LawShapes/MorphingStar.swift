import SwiftUI

struct MorphingStar: Shape {
  var points: Double = 5
  var ratio: CGFloat = 0.45
  var twist: CGFloat = 0.1

  var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(points, .init(ratio, twist)) }
    set {
      points = newValue.first
      ratio = newValue.second.first
      twist = newValue.second.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var other = self
    other.animatableData = AnimatablePair(7, AnimatablePair(0.8, 0))
    var blended = animatableData
    blended.interpolate(towards: other.animatableData, amount: 0.25)
    var path = outline(in: rect)
    other.animatableData = blended + AnimatablePair(1, AnimatablePair(0, 0.05))
    path.addPath(other.outline(in: rect))
    return path
  }

  private func outline(in rect: CGRect) -> Path {
    let count = Int(points.rounded()) * 2
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      for index in 0..<count {
        let angle = CGFloat(index) / CGFloat(count) * 2 * .pi + twist
        let length = index.isMultiple(of: 2) ? radius : radius * ratio
        let point = CGPoint(x: rect.midX + cos(angle) * length, y: rect.midY + sin(angle) * length)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }
}
