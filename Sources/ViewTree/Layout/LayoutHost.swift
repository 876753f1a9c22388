import Foundation
import ShapeGeometry

/// Code of a program with the values that it has captured: a shape, the body of a view, the content of a reader.
///
/// Two handles are equal if their keys are; a key stands for the code and its values.
public struct Handle: Equatable, Sendable {
  public let key: any Hashable & Sendable

  public init(_ key: some Hashable & Sendable) {
    self.key = key
  }

  public static func == (one: Self, other: Self) -> Bool { AnyHashable(one.key) == AnyHashable(other.key) }
}

/// The owner of a program's code, as far as layout needs it.
///
/// A host may keep a machine and a budget between questions; it belongs to one evaluation.
public protocol LayoutHost {
  /// Returns the size of a shape for a proposal, in points.
  mutating func size(of shape: Handle, for proposal: ProposedViewSize) throws -> CGSize

  /// Returns the place that a function gives a guide in a view, in the view's own space.
  mutating func guide(_ code: Handle, in dimensions: ViewDimensions) throws -> CGFloat
}
