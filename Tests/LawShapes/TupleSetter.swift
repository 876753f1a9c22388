import SwiftUI

/// Tuple assignment in a setter.
struct TupleSetter: Shape {
  var top: CGFloat = 0.2
  var bottom: CGFloat = 0.9
  var skew: Double = 0.1

  var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, Double> {
    get { .init(.init(top, bottom), skew) }
    set { ((top, bottom), skew) = ((newValue.first.first, newValue.first.second), newValue.second) }
  }

  var bounds: (low: CGFloat, high: CGFloat) {
    get { (min(top, bottom), max(top, bottom)) }
    set { (top, bottom) = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var copy = self
    copy.animatableData = AnimatablePair(AnimatablePair(bottom, top), skew * 2)
    copy.bounds = (low: copy.bounds.low + 0.1, high: copy.bounds.high)
    copy.bounds.low -= 0.05
    (copy.top, copy.bottom) = (copy.bottom, copy.top)
    var path = Path()
    for each in [self, copy] {
      let (low, high) = each.bounds
      let shift = rect.width * each.skew
      path.move(to: CGPoint(x: rect.minX + shift, y: rect.minY + rect.height * low))
      path.addLine(to: CGPoint(x: rect.maxX + shift, y: rect.minY + rect.height * low))
      path.addLine(to: CGPoint(x: rect.maxX - shift, y: rect.minY + rect.height * high))
      path.addLine(to: CGPoint(x: rect.minX - shift, y: rect.minY + rect.height * high))
      path.closeSubpath()
    }
    return path
  }
}
