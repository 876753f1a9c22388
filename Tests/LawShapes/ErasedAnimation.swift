import SwiftUI

/// Shapes behind AnyShape keep their animatable data.
struct ErasedAnimation: Shape {
  var share = 0.4
  var base: AnyShape

  init(share: Double = 0.4, round: Bool = true) {
    self.share = share
    base = round ? AnyShape(Circle().trim(from: 0.1, to: 0.8)) : AnyShape(Rectangle())
  }

  var animatableData: AnimatablePair<Double, AnyShape.AnimatableData> {
    get { AnimatablePair(share, base.animatableData) }
    set {
      share = newValue.first
      base.animatableData = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var copy = self
    copy.animatableData = animatableData
    copy.share += 0.1
    var path = copy.base.path(in: rect)
    path.addPath(base.path(in: rect.insetBy(dx: rect.width * share, dy: rect.height * copy.share)))
    return path
  }
}
