// Animation: the vector protocols, pairs of vectors, and the animatable data of each geometry type.

extension AdditiveArithmetic {
  static var zero: Self { get }
}

extension VectorArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Animatable {
  var animatableData: AnimatableData { get set }
}

extension Shape {
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double {
  var animatableData: Double {
    get { self }
    set { self = newValue }
  }
}

extension CGFloat {
  var animatableData: CGFloat {
    get { self }
    set { self = newValue }
  }
}

extension Float {
  var animatableData: Float {
    get { self }
    set { self = newValue }
  }
}

extension CGPoint {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle {
  var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }
}

extension UnitPoint {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}

extension EdgeInsets {
  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension RectangleCornerRadii {
  var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension StrokeStyle {
  var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RoundedRectangle {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle {
  var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}
