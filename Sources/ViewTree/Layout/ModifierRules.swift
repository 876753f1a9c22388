import Foundation
import ShapeGeometry

// The modifiers that change how one view is laid out. All but `PriorityRule` and those that only draw set the view's
// priority back to 0.

/// Space around a view.
public struct PaddingRule: ModifierRule {
  public var insets: EdgeInsets
  /// True if the space is outside of the safe area of the view within.
  public var isUnsafe: Bool

  public init(_ insets: EdgeInsets, isUnsafe: Bool = false) {
    self.insets = insets
    self.isUnsafe = isUnsafe
  }

  public func coveredEdges(
    of child: Int, in size: CGSize, of children: [Int], in pass: inout LayoutPass
  ) -> EdgeInsets {
    isUnsafe ? insets : EdgeInsets()
  }

  private var total: CGSize {
    CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - total.width) }, height: proposal.height.map { max(0, $0 - total.height) })
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let child = pass.size(of: children[0], for: inner(proposal))
    return CGSize(width: child.width + total.width, height: child.height + total.height)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    [Placement(children[0], at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))]
  }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    var result = pass.spacing(of: children[0])
    if insets.top != 0 { result.top = ViewSpacing.leaf.top }
    if insets.leading != 0 { result.leading = ViewSpacing.leaf.leading }
    if insets.bottom != 0 { result.bottom = ViewSpacing.leaf.bottom }
    if insets.trailing != 0 { result.trailing = ViewSpacing.leaf.trailing }
    return result
  }
}

/// A view at its ideal width, height or both.
public struct FixedSizeRule: ModifierRule {
  public var horizontal: Bool
  public var vertical: Bool

  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    pass.size(of: children[0], for: inner(proposal))
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] { [Placement(children[0], at: .zero, proposal: inner(proposal))] }

  public func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }
}

/// A view that is proposed a box of one ratio of width to height.
public struct AspectRatioRule: ModifierRule {
  /// The ratio of width to height; nil for that of the view's ideal size.
  public var ratio: CGFloat?
  /// True if the box covers the proposal, false if it lies within.
  public var fills: Bool

  public init(_ ratio: CGFloat? = nil, fills: Bool) {
    self.ratio = ratio
    self.fills = fills
  }

  private func inner(_ proposal: ProposedViewSize, _ child: Int, in pass: inout LayoutPass) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let ideal = pass.size(of: child, for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let byWidth = width / ratio
      let isByWidth = fills ? byWidth >= height : byWidth <= height
      return isByWidth
        ? ProposedViewSize(width: width, height: byWidth) : ProposedViewSize(width: height * ratio, height: height)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil): return proposal
    }
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    pass.size(of: children[0], for: inner(proposal, children[0], in: &pass))
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] { [Placement(children[0], at: .zero, proposal: inner(proposal, children[0], in: &pass))] }
}

/// A view whose centre lies at a point of the space that is proposed.
public struct PositionRule: ModifierRule {
  public var point: CGPoint

  public init(_ point: CGPoint) {
    self.point = point
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let child = pass.size(of: children[0], for: proposal)
    return CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let child = pass.size(of: children[0], for: ProposedViewSize(size))
    let origin = CGPoint(x: point.x - child.width / 2, y: point.y - child.height / 2)
    return [Placement(children[0], at: origin, proposal: ProposedViewSize(size))]
  }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing { .leaf }
}

/// A view with a priority in the stack around it.
public struct PriorityRule: ModifierRule {
  public var value: Double

  public init(_ value: Double) {
    self.value = value
  }

  public func priority(of children: [Int], in pass: inout LayoutPass) -> Double { value }
}

/// A view with a guide at a place that a program computes.
public struct GuideRule: ModifierRule {
  public var guide: AlignmentGuide
  /// The function that finds the guide's position in a view, in the view's own space.
  public var code: Handle

  public init(_ guide: AlignmentGuide, code: Handle) {
    self.guide = guide
    self.code = code
  }

  public var ownGuides: Set<AlignmentGuide> { [guide] }

  public func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }

  public func guides(
    in dimensions: ViewDimensions, _ inherited: [[AlignmentGuide: CGFloat]], in pass: inout LayoutPass
  ) -> [AlignmentGuide: CGFloat] {
    var result = inherited.first ?? [:]
    var inner = dimensions
    inner.explicit = result
    result[guide] = pass.ask(or: 0) { (host) throws in try host.guide(code, in: inner) }
    return result
  }
}
