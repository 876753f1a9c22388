import Foundation
import ShapeGeometry

/// A horizontal or vertical stack.
///
/// The stack gives its length to the views of the highest priority first, and among these to the least flexible first;
/// each is offered an equal share of what is left. Source of the algorithm: OpenSwiftUI, compared with SwiftUI.
public struct StackRule: LayoutRule {
  public var axis: Axis
  /// The guide across the axis by which the children are aligned.
  public var alignment: AlignmentGuide
  /// The gap between two children, in points; nil for what they prefer.
  public var spacing: CGFloat?

  public init(_ axis: Axis, alignment: AlignmentGuide? = nil, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
    self.spacing = spacing
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let proposals = proposals(for: proposal, children, in: &pass)
    var length = gaps(between: children, in: &pass).reduce(0, +)
    // The children's extents before and after the guide.
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for (child, proposal) in zip(children, proposals) {
      let size = pass.size(of: child, for: proposal)
      let guide = guide(of: child, proposal, in: &pass)
      length += size[axis]
      before = max(before, guide)
      after = max(after, size[axis.other] - guide)
    }
    return CGSize(axis, length, across: before + after)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    // The final proposal across the axis is the stack's own size where none was made.
    var final = proposal
    final[axis.other] = proposal[axis.other] ?? size[axis.other]
    let proposals = proposals(for: final, children, in: &pass)
    let gaps = gaps(between: children, in: &pass)
    let guides = zip(children, proposals).map { guide(of: $0, $1, in: &pass) }
    let line = guides.max() ?? 0
    var position: CGFloat = 0
    var result: [Placement] = []
    for (index, child) in children.enumerated() {
      let origin = CGPoint(axis, position, across: max(0, line) - guides[index])
      result.append(Placement(child, at: origin, proposal: proposals[index]))
      position += pass.size(of: child, for: proposals[index])[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    return result
  }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .none }
    var result = children.map { pass.spacing(of: $0) }.reduce(pass.spacing(of: first)) { $0.merged(with: $1) }
    if axis == .horizontal {
      (result.leading, result.trailing) = (pass.spacing(of: first).leading, pass.spacing(of: last).trailing)
    } else {
      (result.top, result.bottom) = (pass.spacing(of: first).top, pass.spacing(of: last).bottom)
    }
    return result
  }

  private func guide(of child: Int, _ proposal: ProposedViewSize, in pass: inout LayoutPass) -> CGFloat {
    pass.value(of: alignment, in: child, for: proposal)
  }

  private func gaps(between children: [Int], in pass: inout LayoutPass) -> [CGFloat] {
    if let spacing { return Array(repeating: spacing, count: max(0, children.count - 1)) }
    return zip(children, children.dropFirst()).map { one, next in
      pass.spacing(of: one).distance(to: pass.spacing(of: next), along: axis)
    }
  }

  /// Returns the proposal for each child.
  private func proposals(
    for proposal: ProposedViewSize, _ children: [Int], in pass: inout LayoutPass
  ) -> [ProposedViewSize] {
    let across = proposal[axis.other]
    guard let whole = proposal[axis] else {
      return children.map { _ in ProposedViewSize(axis, nil, across: across) }
    }
    var shares = LengthShares(members: [])
    for child in children {
      shares.members.append(
        .init(
          least: pass.size(of: child, for: ProposedViewSize(axis, 0, across: across))[axis],
          most: pass.size(of: child, for: ProposedViewSize(axis, .infinity, across: across))[axis],
          priority: pass.priority(of: child)))
    }
    let gaps = gaps(between: children, in: &pass).reduce(0, +)
    let offers = shares.offers(of: whole - gaps) { index, offer in
      pass.size(of: children[index], for: ProposedViewSize(axis, offer, across: across))[axis]
    }
    return offers.map { ProposedViewSize(axis, $0, across: across) }
  }
}
