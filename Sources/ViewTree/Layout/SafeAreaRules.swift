import Foundation
import ShapeGeometry

// Containers that cover edges of a view's safe area.

/// A view beside a bar that covers an edge of its safe area. The first child is the view, the second the bar.
struct SafeAreaInsetRule: LayoutRule {
  var edge: EdgeFlags
  /// The alignment across the edge.
  var alignment: AlignmentGuide
  /// The gap between the view and the bar; nil for the one that both prefer.
  var spacing: CGFloat?

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private func gap(_ children: [Int], in pass: inout LayoutPass) -> CGFloat {
    if let spacing { return spacing }
    let (view, bar) = (pass.spacing(of: children[0]), pass.spacing(of: children[1]))
    return isFirst ? bar.distance(to: view, along: axis) : view.distance(to: bar, along: axis)
  }

  /// The proposals of the view and of the bar: the bar has the room that the least length of the view leaves.
  private func proposals(
    for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> (view: ProposedViewSize, bar: ProposedViewSize) {
    guard let length = proposal[axis] else { return (proposal, proposal) }
    let room = max(0, length - gap(children, in: &pass))
    var (view, bar) = (proposal, proposal)
    view[axis] = 0
    bar[axis] = max(0, room - pass.size(of: children[0], for: view)[axis])
    view[axis] = max(0, room - pass.size(of: children[1], for: bar)[axis])
    return (view, bar)
  }

  func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let proposals = proposals(for: proposal, of: children, in: &pass)
    let view = pass.size(of: children[0], for: proposals.view)
    let bar = pass.size(of: children[1], for: proposals.bar)
    var size = CGSize(width: max(view.width, bar.width), height: max(view.height, bar.height))
    size[axis] = view[axis] + gap(children, in: &pass) + bar[axis]
    return size
  }

  func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let proposals = proposals(for: ProposedViewSize(size), of: children, in: &pass)
    let view = pass.size(of: children[0], for: proposals.view)
    let bar = pass.size(of: children[1], for: proposals.bar)
    let across = (size[axis.other] - view[axis.other]) / 2
    let shift =
      pass.value(of: alignment, in: children[0], for: proposals.view)
      - pass.value(of: alignment, in: children[1], for: proposals.bar)
    return [
      Placement(
        children[0], at: CGPoint(axis, isFirst ? size[axis] - view[axis] : 0, across: across), proposal: proposals.view),
      Placement(
        children[1], at: CGPoint(axis, isFirst ? 0 : size[axis] - bar[axis], across: across + shift),
        proposal: proposals.bar),
    ]
  }

  func coveredEdges(of child: Int, in size: CGSize, of children: [Int], in pass: inout LayoutPass) -> EdgeInsets {
    guard child == children[0] else { return EdgeInsets() }
    let bar = proposals(for: ProposedViewSize(size), of: children, in: &pass).bar
    let length = gap(children, in: &pass) + pass.size(of: children[1], for: bar)[axis]
    return EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edge)
  }

  func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    pass.spacing(of: children[0]).merged(with: pass.spacing(of: children[1]))
  }
}

/// A stack of a container's upper bars, its content and its lower bars. The bars cover edges of the content's safe
/// area.
struct BarsRule: LayoutRule {
  /// The index of the content among the children.
  var content: Int

  private var stack: StackRule { StackRule(.vertical, spacing: 0) }

  func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    stack.size(for: proposal, of: children, in: &pass)
  }

  func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    // The bars lie in front of what reaches below them.
    var placements = stack.placements(in: size, for: proposal, of: children, in: &pass)
    placements.insert(placements.remove(at: content), at: 0)
    return placements
  }

  func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing { stack.spacing(of: children, in: &pass) }

  func coveredEdges(of child: Int, in size: CGSize, of children: [Int], in pass: inout LayoutPass) -> EdgeInsets {
    guard child == children[content],
      let place = stack.placements(in: size, for: ProposedViewSize(size), of: children, in: &pass)
        .first(where: { $0.child == child })
    else { return EdgeInsets() }
    let height = pass.size(of: child, for: place.proposal).height
    return EdgeInsets(
      top: max(0, place.origin.y), leading: 0, bottom: max(0, size.height - place.origin.y - height), trailing: 0)
  }
}
