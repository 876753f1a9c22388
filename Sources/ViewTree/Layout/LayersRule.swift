import Foundation
import ShapeGeometry

/// Views on top of each other, aligned by two guides: a ZStack.
public struct LayersRule: LayoutRule {
  public var alignment: AlignmentPair

  public init(alignment: AlignmentPair = .center) {
    self.alignment = alignment
  }

  public func size(for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass) -> CGSize {
    let extent = extent(of: children, for: proposal, in: &pass)
    return CGSize(
      width: extent.before.width + extent.after.width, height: extent.before.height + extent.after.height)
  }

  /// Returns how far the children of the highest priority reach before and after the guides.
  private func extent(
    of children: [Int], for proposal: ProposedViewSize, in pass: inout LayoutPass
  ) -> (before: CGSize, after: CGSize) {
    let priorities = children.map { pass.priority(of: $0) }
    let highest = priorities.max()
    var (before, after): (CGSize?, CGSize?)
    for (child, priority) in zip(children, priorities) where priority == highest {
      let size = pass.size(of: child, for: proposal)
      let guides = pass.point(of: alignment, in: child, for: proposal)
      let low = CGSize(width: guides.x, height: guides.y)
      // An endless view reaches endlessly far behind a guide that is endlessly far away.
      func rest(_ length: CGFloat, _ guide: CGFloat) -> CGFloat { length == .infinity ? length : length - guide }
      let high = CGSize(width: rest(size.width, guides.x), height: rest(size.height, guides.y))
      before = before.map { CGSize(width: max($0.width, low.width), height: max($0.height, low.height)) } ?? low
      after = after.map { CGSize(width: max($0.width, high.width), height: max($0.height, high.height)) } ?? high
    }
    return (before ?? .zero, after ?? .zero)
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let line = extent(of: children, for: proposal, in: &pass).before
    let final = ProposedViewSize(size)
    return children.map { child in
      let guides = pass.point(of: alignment, in: child, for: final)
      return Placement(
        child, at: CGPoint(x: line.width - guides.x, y: line.height - guides.y), proposal: final)
    }
  }

  public func spacing(of children: [Int], in pass: inout LayoutPass) -> ViewSpacing {
    guard let first = children.first else { return .none }
    return children.dropFirst().reduce(pass.spacing(of: first)) { $0.merged(with: pass.spacing(of: $1)) }
  }
}

/// A view with another one in front of it or behind it, which has no part in the layout: overlay and background.
///
/// The first child is the view itself, the second the other one.
public struct DecorationRule: ModifierRule {
  public var alignment: AlignmentPair
  public var isBehind: Bool
  /// The edges on which the other view reaches beyond the safe area.
  public var bleeds: EdgeFlags

  public init(alignment: AlignmentPair = .center, isBehind: Bool = false, bleeds: EdgeFlags = []) {
    self.alignment = alignment
    self.isBehind = isBehind
    self.bleeds = bleeds
  }

  public var placesLater: Bool { !bleeds.isEmpty }

  public func content(
    in frame: CGRect, for proposal: ProposedViewSize, of children: [Int], _ pass: inout LayoutPass
  ) -> [Placement] {
    guard placesLater else { return [] }
    let insets = pass.safeAreas.insets(of: frame).only(bleeds)
    var placements = placements(in: frame.size, for: proposal, of: children, in: &pass)
    guard insets != EdgeInsets() else { return placements }
    placements[1] = Placement(
      children[1], at: CGPoint(x: -insets.leading, y: -insets.top),
      proposal: insets.extending(ProposedViewSize(frame.size)))
    return placements
  }

  public func placements(
    in size: CGSize, for proposal: ProposedViewSize, of children: [Int], in pass: inout LayoutPass
  ) -> [Placement] {
    let own = pass.point(of: alignment, in: children[0], for: proposal)
    let other = pass.point(of: alignment, in: children[1], for: ProposedViewSize(size))
    let origin = CGPoint(x: own.x - other.x, y: own.y - other.y)
    return [
      Placement(children[0], at: .zero, proposal: proposal),
      Placement(children[1], at: origin, proposal: ProposedViewSize(size)),
    ]
  }

  public func priority(of children: [Int], in pass: inout LayoutPass) -> Double { pass.priority(of: children[0]) }
}
