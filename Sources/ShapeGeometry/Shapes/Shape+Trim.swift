import Foundation

extension Shape {
  /// Returns the part of the outline between two fractions of its arc length; see `Path.trimmedPath(from:to:)`.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns the shape drawn for a rectangle of another size with the same origin.
  public func size(_ size: CGSize) -> some Shape {
    self.size(size, anchor: .topLeading)
  }

  /// Returns the shape drawn for a rectangle of another size with the same origin.
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Returns the shape drawn for a rectangle of another size; the anchors of both rectangles coincide.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Returns the shape drawn for a rectangle of another size; the anchors of both rectangles coincide.
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}

/// A part of a shape's outline.
@frozen
public struct _TrimmedShape<S: Shape>: Shape {
  /// The shape to trim.
  public var shape: S
  /// The start of the part, as a fraction of the arc length.
  public var startFraction: CGFloat
  /// The end of the part, as a fraction of the arc length.
  public var endFraction: CGFloat

  /// Creates the part between two fractions of the arc length; by default the whole outline.
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// Returns the size that the whole shape takes for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the part of the outline for `rect` between the two fractions; see `Path.trimmedPath(from:to:)`.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
}

extension _TrimmedShape {
  /// The role of the shape.
  public static var role: ShapeRole { S.role }
  /// The behaviour of the shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, and the two fractions.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape with a fixed size.
@frozen
public struct _SizedShape<S: Shape>: Shape {
  /// The shape to draw.
  public var shape: S
  /// The size of the rectangle for which the shape is drawn, in shape space.
  public var size: CGSize
  /// The unit point at which the rectangles of the given and the fixed size coincide.
  public var anchor: UnitPoint

  /// Creates a shape with a fixed size; its anchor is the top left corner by default.
  public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  /// Returns the size that the shape takes for a proposal; the fixed size does not count.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// Returns the outline for the rectangle of the fixed size whose anchor coincides with that of `rect`.
  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }
}

extension _SizedShape {
  /// The role of the shape.
  public static var role: ShapeRole { S.role }
  /// The behaviour of the shape in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the shape, and the size; the anchor is not animated.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}
