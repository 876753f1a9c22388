import Foundation

/// A two-dimensional outline that is drawn for a rectangle.
public protocol Shape: Sendable, Animatable {
  /// The outline for `rect`, in the rectangle's space; it may leave the rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape stands for.
  static var role: ShapeRole { get }
  /// What happens to the shape where text runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// The size that the shape takes of what it is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// All of what is offered, 10 by 10 where nothing is said.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// What a shape stands for.
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
  case leftToRight
  case rightToLeft
}

/// What happens to a drawing where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one of the directions.
  case mirrors(in: LayoutDirection)
  /// It is mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The size that a parent offers; nil where it leaves the choice.
@frozen
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal with `size` where nothing is said.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension Path: Shape {
  /// The path itself, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
