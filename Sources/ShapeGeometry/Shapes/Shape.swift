import Foundation

/// A two-dimensional outline that is drawn for a rectangle.
public protocol Shape: Sendable, Animatable {
  /// Returns the outline for `rect`, in the rectangle's space; it may exceed the rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The role of the shape; a filled area by default.
  static var role: ShapeRole { get }
  /// The behaviour of the shape in right-to-left layouts; by default it is mirrored.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the size that the shape takes for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The default role: a filled area.
  public static var role: ShapeRole { .fill }
  /// The default behaviour: the shape is mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposed size; an unspecified width or height becomes 10.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// The role of a shape in a drawing.
public enum ShapeRole: Hashable, Sendable {
  /// A filled area.
  case fill
  /// The outline of a stroke.
  case stroke
  /// A line between things.
  case separator
}

/// The direction in which text runs.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Text runs from left to right.
  case leftToRight
  /// Text runs from right to left.
  case rightToLeft
}

/// The behaviour of a drawing in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The drawing is never mirrored.
  case fixed
  /// The drawing is mirrored where text runs in the given direction.
  case mirrors(in: LayoutDirection)
  /// The drawing is mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The size that a parent proposes; nil if it leaves a dimension to the child.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width in shape space; nil if unspecified.
  public var width: CGFloat?
  /// The proposed height in shape space; nil if unspecified.
  public var height: CGFloat?

  /// The proposal of a width and height of 0, which asks for the least size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal without a width and height, which asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal of an infinite width and height, which asks for the greatest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal; nil leaves a dimension unspecified.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of the given size.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposed size; an unspecified dimension is taken from `size`, 10 by 10 by default.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension Path: Shape {
  /// Returns the path itself, for any rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
