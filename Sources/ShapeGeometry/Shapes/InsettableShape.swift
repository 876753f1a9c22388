import Foundation

/// A shape that can be drawn with its edges moved inwards.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape with its edges moved inwards by `amount`, in shape space; a negative amount moves them outwards.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that can compute its outline with the edges of its rectangle moved inwards.
public protocol _InsetOutline: Shape {
  /// Returns the outline for `rect` with its edges moved inwards by `amount`; empty if the edges would pass each other.
  nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}
