import Foundation

extension Shape {
  /// Returns the shape moved by a vector in shape space.
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Returns the shape moved by a vector in shape space.
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Returns the shape moved by a vector in shape space.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Returns the shape scaled about an anchor in its rectangle.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Returns the shape scaled by one factor about an anchor in its rectangle.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// Returns the shape rotated about an anchor in its rectangle; a positive angle turns clockwise on a y-down screen.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Returns the shape with `transform` applied to every point, about the origin of shape space.
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension Path {
  /// Returns the path with a linear transform applied about an anchor in `rect` instead of the origin.
  func _applying(_ transform: CGAffineTransform, about anchor: UnitPoint, in rect: CGRect) -> Path {
    let x = rect.minX + rect.width * anchor.x
    let y = rect.minY + rect.height * anchor.y
    return applying(
      CGAffineTransform(translationX: -x, y: -y)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: x, y: y)))
  }
}

/// A shape moved by a vector.
@frozen
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape to move.
  public var shape: Content
  /// The vector, in shape space.
  public var offset: CGSize

  /// Creates a shape moved by a vector in shape space.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// Returns the size that the shape takes for a proposal; the offset is not added.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the outline of the shape for `rect`, moved by the offset.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
}

extension OffsetShape {
  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The behaviour of the shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the moved shape with its edges moved inwards by `amount`, in shape space.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape scaled about an anchor in its rectangle.
@frozen
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape to scale.
  public var shape: Content
  /// The factors along x and y.
  public var scale: CGSize
  /// The fixed point of the scaling, in the shape's rectangle.
  public var anchor: UnitPoint

  /// Creates a shape scaled about an anchor, which is the centre of its rectangle by default.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// Returns the size that the shape takes for a proposal; it is not scaled.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the outline of the shape for `rect`, scaled about the anchor.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
      ._applying(CGAffineTransform(scaleX: scale.width, y: scale.height), about: anchor, in: rect)
  }
}

extension ScaledShape {
  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The behaviour of the shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, the factors and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape rotated about an anchor in its rectangle.
@frozen
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape to rotate.
  public var shape: Content
  /// The angle; a positive angle turns clockwise on a y-down screen.
  public var angle: Angle
  /// The fixed point of the rotation, in the shape's rectangle.
  public var anchor: UnitPoint

  /// Creates a shape rotated about an anchor, which is the centre of its rectangle by default.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// Returns the size that the shape takes for a proposal; it is not rotated.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the outline of the shape for `rect`, rotated about the anchor.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect)
      ._applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), about: anchor, in: rect)
  }
}

extension RotatedShape {
  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The behaviour of the shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the rotated shape with the edges of its content moved inwards by `amount`, in shape space.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape with a transform applied to every point.
@frozen
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape to transform.
  public var shape: Content
  /// The transform, about the origin of shape space.
  public var transform: CGAffineTransform

  /// Creates a shape with a transform.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// Returns the size that the shape takes for a proposal; it is not transformed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the outline of the shape for `rect` with the transform applied.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

extension TransformedShape {
  /// The role of the shape.
  public static var role: ShapeRole { Content.role }
  /// The behaviour of the shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape; the transform is not animated.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
