import Foundation
import ShapeGeometry

/// A view that takes what it is proposed: a colour, a gradient, most shapes.
public struct GreedyRule: LayoutRule {
  public init() {}

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A Canvas: it takes what it is proposed. Its symbols are laid out for its size, and are drawn by its code alone.
///
/// SwiftUI does not document the proposal to a symbol.
struct CanvasRule: LayoutRule {
  func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    children.map { Placement($0, at: .zero, proposal: ProposedViewSize(size)) }
  }

  func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing { .leaf }

  func guides(
    in dimensions: ViewDimensions, _ inherited: [[AlignmentGuide: CGFloat]], in pass: inout LayoutPass
  ) -> [AlignmentGuide: CGFloat] { [:] }
}

/// A shape, which says its size itself.
public struct ShapeRule: LayoutRule {
  public var shape: Handle

  public init(_ shape: Handle) {
    self.shape = shape
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    pass.ask(or: proposal.replacingUnspecifiedDimensions()) { (host) throws in try host.size(of: shape, for: proposal) }
  }
}

/// A view of one size, whatever is proposed.
public struct SizeRule: LayoutRule {
  public var size: CGSize

  public init(_ size: CGSize) {
    self.size = size
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize { size }
}

/// An image that is resized: it takes what it is proposed, and its own length where nothing is.
struct ResizableRule: LayoutRule {
  /// The image's own size.
  var own: CGSize

  func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: own)
  }
}

/// The flexible gap between the views of a stack.
public struct SpacerRule: LayoutRule {
  /// The least length, in points.
  public var minLength: CGFloat
  /// The axis of the stack around it; nil outside of stacks, where it takes both directions.
  public var axis: Axis?

  public init(minLength: CGFloat? = nil, axis: Axis?) {
    self.minLength = minLength ?? 8
    self.axis = axis
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    func length(_ proposal: CGFloat?) -> CGFloat { max(proposal ?? minLength, minLength) }
    guard let axis else { return CGSize(width: length(proposal.width), height: length(proposal.height)) }
    return CGSize(axis, length(proposal[axis]), across: 0)
  }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    let plain = ViewSpacing.Edge(plain: 0)
    var result = ViewSpacing.none
    if axis != .vertical { (result.leading, result.trailing) = (plain, plain) }
    if axis != .horizontal { (result.top, result.bottom) = (plain, plain) }
    return result
  }

  public func priority(of children: [Int], in pass: inout LayoutPass) -> Double { -.infinity }
}

/// The line between the views of a stack, one device pixel wide.
public struct DividerRule: LayoutRule {
  /// The axis of the stack around it, across which the line runs; outside of stacks it is horizontal.
  public var axis: Axis?

  public init(axis: Axis?) {
    self.axis = axis
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let across = (axis ?? .vertical).other
    return CGSize(across, proposal[across] ?? 10, across: 1 / pass.scale)
  }
}
