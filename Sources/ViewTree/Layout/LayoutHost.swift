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

  /// Asks a program's own layout for its size or for the places of its subviews. The layout's code asks about the
  /// subviews in turn; `answer` answers it, and may ask the host about other views meanwhile.
  mutating func layout(
    _ code: Handle, _ request: LayoutRequest, _ answer: (LayoutQuestion) -> LayoutAnswer
  ) throws -> LayoutResult
}

/// A request to a program's own layout.
public struct LayoutRequest: Equatable, Sendable {
  /// The number of subviews.
  public var count: Int
  public var proposal: ProposedViewSize
  /// The bounds in which the subviews are to be placed; nil if the size is asked for.
  public var bounds: CGRect?
}

/// A question of a program's own layout about its subviews, which it knows by their indices.
public enum LayoutQuestion: Equatable, Sendable {
  case size(Int, ProposedViewSize)
  /// The size and the guides.
  case dimensions(Int, ProposedViewSize)
  case priority(Int)
  /// The gap that two subviews prefer between them.
  case distance(Int, Int, Axis)
  /// The code that sets the values which the layout may read of a subview.
  case values(Int)
}

/// The answer to a question of a program's own layout.
public enum LayoutAnswer: Equatable, Sendable {
  case dimensions(ViewDimensions)
  case length(CGFloat)
  case values([Handle])
}

/// The result of a program's own layout.
public enum LayoutResult: Equatable, Sendable {
  case size(CGSize)
  /// The places of subviews in the bounds; a subview may have several, of which the last counts, or none.
  case places([Place])

  /// The place that a layout gives a subview: the point, in the bounds' space, at which an anchor of it stands.
  public struct Place: Equatable, Sendable {
    public var index: Int
    public var point: CGPoint
    public var anchor: UnitPoint
    public var proposal: ProposedViewSize

    public init(_ index: Int, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
      self.index = index
      self.point = point
      self.anchor = anchor
      self.proposal = proposal
    }
  }
}
