import Foundation

/// A value with a part that changes gradually during an animation.
public protocol Animatable {
  /// The type of the part to animate.
  associatedtype AnimatableData: VectorArithmetic
  /// The part to animate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself: a vector is animated as a whole.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension CGPoint {
  /// The coordinates x and y, in shape space.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize {
  /// The width and the height, in shape space.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// The origin and the size, in shape space; the size is not standardized.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Angle {
  /// The radians, multiplied by 128, which gives them the magnitude of lengths.
  public var animatableData: Double {
    get { radians * 128 }
    set { radians = newValue / 128 }
  }

  /// The length of the animatable data: 128 times the absolute value of the radians.
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }
}

extension UnitPoint {
  /// The coordinates x and y, multiplied by 128, which gives them the magnitude of lengths.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * 128, y * 128) }
    set { (x, y) = (newValue.first / 128, newValue.second / 128) }
  }
}

extension EdgeInsets {
  /// The distances at the top, leading, bottom and trailing edge, in this order.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension RectangleCornerRadii {
  /// The radii: top leading and bottom leading, then bottom trailing and top trailing.
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension StrokeStyle {
  /// The line width, the miter limit and the dash phase; the dashes themselves are not animated.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }
}
