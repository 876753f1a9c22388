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
