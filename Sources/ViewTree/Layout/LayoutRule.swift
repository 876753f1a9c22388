import Foundation
import ShapeGeometry

/// The behaviour of one kind of view in layout: the answers to the questions that a container asks of it.
///
/// A rule knows its children by their numbers in a `LayoutPass`, which it asks the same questions. It must answer the
/// same for the same question: answers are remembered.
public protocol LayoutRule: Sendable {
  /// Returns the size for a proposal, in points. A size may exceed the proposal.
  func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize

  /// Returns the places of the children in a view of this size, relative to its origin.
  func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement]

  /// Returns the content of a view that depends on its final frame, in the space in which the tree is placed, or on the
  /// children in their places. The places are relative to the frame's origin; the content may be added to the pass now.
  func content(
    in frame: CGRect, for proposal: ProposedViewSize, of children: [Int], _ pass: inout LayoutPass
  ) -> [Placement]

  /// Returns the distances that the view prefers to its neighbours.
  func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing

  /// Returns the priority with which a stack gives the view its space; 0 is usual.
  func priority(of children: [Int], in pass: inout LayoutPass) -> Double

  /// Returns the code that sets the values which a program's own layout around the view reads, the innermost first.
  func values(of children: [Int], in pass: inout LayoutPass) -> [Handle]

  /// Returns the size to which frames in the view are relative, for a proposal; where the proposal has no length, it
  /// may have that of the view itself. It is nil if the container around the view sets it.
  func container(of size: ProposedViewSize) -> CGSize?

  /// True for a frame that is relative to its container.
  var asksForContainer: Bool { get }

  /// Returns the map that the children are drawn with in a view of a size, in the view's own space; nil for none.
  func effect(in size: CGSize) -> ProjectionTransform?

  /// The name that the view's space has for the views within; nil for none.
  var space: String? { get }

  /// True if the view's place is kept for the code that asks for it.
  var keepsGeometry: Bool { get }

  /// True if the children are placed within the content alone.
  var placesLater: Bool { get }

  /// True if the view that is placed last is drawn first.
  var isBehind: Bool { get }

  /// Returns how far the view covers the edges of a child's safe area, in a view of a size.
  func coveredEdges(of child: Int, in size: CGSize, of children: [Int], in pass: inout LayoutPass) -> EdgeInsets

  /// Returns the wishes of the view as a cell of a grid.
  func gridCell(of children: [Int], in pass: inout LayoutPass) -> GridCell

  /// True for the rule of a modifier: what its first child says of itself holds for the view.
  var isModifier: Bool { get }

  /// The guides that the view itself may set, besides those of its children.
  var ownGuides: Set<AlignmentGuide> { get }

  /// Returns the guides that the view sets itself or takes from its children, in its own space. `inherited` has those
  /// of each placed child, in the view's space.
  func guides(
    in dimensions: ViewDimensions, _ inherited: [[AlignmentGuide: CGFloat]], in pass: inout LayoutPass
  ) -> [AlignmentGuide: CGFloat]
}

/// The place of a child within its container.
public struct Placement: Equatable, Sendable {
  /// The child's number in the pass.
  public var child: Int
  /// The child's top leading corner, in the container's space.
  public var origin: CGPoint
  /// The proposal that the child answers with its final size.
  public var proposal: ProposedViewSize

  public init(_ child: Int, at origin: CGPoint, proposal: ProposedViewSize) {
    self.child = child
    self.origin = origin
    self.proposal = proposal
  }
}

extension LayoutRule {
  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] { [] }

  public func content(
    in frame: CGRect, for proposal: ProposedViewSize, of children: [Int], _ pass: inout LayoutPass
  ) -> [Placement] { [] }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing { .leaf }

  public func priority(of children: [Int], in pass: inout LayoutPass) -> Double { 0 }

  public func values(of children: [Int], in pass: inout LayoutPass) -> [Handle] { [] }

  public func container(of size: ProposedViewSize) -> CGSize? { nil }

  public var asksForContainer: Bool { false }

  public func effect(in size: CGSize) -> ProjectionTransform? { nil }

  public var space: String? { nil }

  public var keepsGeometry: Bool { false }

  public var placesLater: Bool { false }

  public var isBehind: Bool { false }

  public var isModifier: Bool { false }

  public func coveredEdges(
    of child: Int, in size: CGSize, of children: [Int], in pass: inout LayoutPass
  ) -> EdgeInsets {
    EdgeInsets()
  }

  public func gridCell(of children: [Int], in pass: inout LayoutPass) -> GridCell { GridCell() }

  public var ownGuides: Set<AlignmentGuide> { [] }

  public func guides(
    in dimensions: ViewDimensions, _ inherited: [[AlignmentGuide: CGFloat]], in pass: inout LayoutPass
  ) -> [AlignmentGuide: CGFloat] {
    var values: [AlignmentGuide: [CGFloat]] = [:]
    for own in inherited { for (guide, value) in own { values[guide, default: []].append(value) } }
    return values.reduce(into: [:]) { result, entry in result[entry.key] = entry.key.combined(entry.value) }
  }
}

/// A rule of a modifier: one child, whose preferences are the view's own unless the rule says otherwise.
public protocol ModifierRule: LayoutRule {}

extension ModifierRule {
  public var isModifier: Bool { true }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    pass.size(of: children[0], for: proposal)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] { [Placement(children[0], at: .zero, proposal: proposal)] }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    pass.spacing(of: children[0])
  }

  public func values(of children: [Int], in pass: inout LayoutPass) -> [Handle] { pass.values(of: children[0]) }

  public func gridCell(of children: [Int], in pass: inout LayoutPass) -> GridCell { pass.gridCell(of: children[0]) }

  public func guides(
    in dimensions: ViewDimensions, _ inherited: [[AlignmentGuide: CGFloat]], in pass: inout LayoutPass
  ) -> [AlignmentGuide: CGFloat] { inherited.first ?? [:] }
}
