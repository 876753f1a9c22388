import Foundation
import ShapeGeometry

/// A view that scrolls, as it stands in a layout.
struct Scroller: Equatable, Sendable {
  var identity: ViewIdentity
  /// The frames of the view and of its content, in the space of the root before effects.
  var frame: CGRect
  var content: CGRect

  /// The distance by which the content is moved up and to the left.
  var offset: CGPoint { CGPoint(x: frame.minX - content.minX, y: frame.minY - content.minY) }

  /// The largest offset.
  var limit: CGPoint {
    CGPoint(x: max(0, content.width - frame.width), y: max(0, content.height - frame.height))
  }

  /// Returns the nearest offset that there is.
  func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: min(max(0, offset.x), limit.x), y: min(max(0, offset.y), limit.y))
  }

  /// Returns the offset at which a frame within stands at an anchor of the view; without an anchor, the nearest one at
  /// which it is seen.
  func offset(showing target: CGRect, at anchor: UnitPoint?) -> CGPoint {
    func place(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ now: CGFloat, _ share: CGFloat?) -> CGFloat {
      if let share { return start + length * share - room * share }
      return start < now ? start : max(now, start + length - room)
    }
    let origin = CGPoint(x: target.minX - content.minX, y: target.minY - content.minY)
    return clamped(
      CGPoint(
        x: place(origin.x, target.width, frame.width, offset.x, anchor?.x),
        y: place(origin.y, target.height, frame.height, offset.y, anchor?.y)))
  }
}

extension PlacedView {
  /// The view as one that scrolls; nil for another one.
  var scroller: Scroller? {
    guard part.name == "ScrollView", children.count == 1 else { return nil }
    return Scroller(identity: part.identity, frame: frame, content: children[0].frame)
  }

  /// Returns the views that scroll at a point, the outermost first; nil if the point is not in the view.
  func scrollers(at point: CGPoint) -> [Scroller]? {
    var point = point
    var (isCut, isHit) = (false, part.drawing != .nothing && children.isEmpty && frame.contains(point))
    switch part.drawing {
    case .effect(.isTouchable(false)), .effect(.hidden): return nil
    case .effect(let modifier):
      if let own = modifier.transform(in: frame) { point = point.applying(own.inverted()) }
    case .cut: isCut = true
    default: break
    }
    let own = scroller
    if own != nil { isHit = frame.contains(point) }
    if isCut, !frame.contains(point) { return nil }
    for child in children.reversed() {
      guard let inner = child.scrollers(at: point) else { continue }
      if !inner.isEmpty || own == nil { return (own.map { [$0] } ?? []) + inner }
      isHit = true
    }
    return isHit ? own.map { [$0] } ?? [] : nil
  }
}

extension LivingView {
  /// The view in the place where it arrives, as one that scrolls; nil for another one.
  private var scroller: Scroller? {
    guard part.name == "ScrollView", children.count == 1 else { return nil }
    return Scroller(identity: part.identity, frame: frame, content: children[0].frame)
  }

  /// Returns the view that scrolls with an identity; nil if there is none.
  func scroller(_ identity: ViewIdentity) -> Scroller? {
    if part.identity == identity, let scroller { return scroller }
    for child in children { if let found = child.scroller(identity) { return found } }
    return nil
  }

  /// Returns the place at which a view with an identity of a program's own arrives, with the innermost view around it
  /// that scrolls; nil if there is none.
  func target(_ id: String, within scroller: Scroller? = nil) -> (frame: CGRect, scroller: Scroller)? {
    if let scroller {
      let steps = part.identity.steps.dropFirst(scroller.identity.steps.count)
      if steps.contains(.named(id)) || steps.contains(.element(id)) { return (frame, scroller) }
    }
    var inner = scroller
    if let own = self.scroller { inner = own }
    for child in children { if let found = child.target(id, within: inner) { return found } }
    return nil
  }
}
