import Foundation
import ShapeGeometry

// Views that scroll.

extension ViewSession {
  /// The points by which a step scrolls.
  private static let scrollStep: CGFloat = 40

  /// Scrolls the view at a point by a way: the innermost one that can go any further.
  mutating func scroll(at point: CGPoint, by way: CGSize, _ host: inout any ViewHost) {
    let scrollers = stage.presented(at: moment).front.scrollers(at: point) ?? []
    for scroller in scrollers.reversed() where scroll(scroller, by: way, &host) { return }
  }

  /// Scrolls a view by steps of a key: down, or to the right if it scrolls that way alone.
  mutating func scroll(_ view: Touchable, by steps: Int, _ host: inout any ViewHost) {
    guard let scroller = stage.scroller(view.place.identity) else { return }
    let way = CGFloat(steps) * Self.scrollStep
    let isVertical = scroller.limit.y > 0
    _ = scroll(scroller, by: CGSize(width: isVertical ? 0 : way, height: isVertical ? way : 0), &host)
  }

  /// Scrolls a view by a way. Returns false if it does not move.
  private mutating func scroll(_ scroller: Scroller, by way: CGSize, _ host: inout any ViewHost) -> Bool {
    let target = scroller.clamped(CGPoint(x: scroller.offset.x + way.width, y: scroller.offset.y + way.height))
    guard target != scroller.offset else { return false }
    act(&host) { host in
      host.states.scroll(scroller.identity, to: target)
      host.states.touch()
    }
    return true
  }

  /// Scrolls to the views that code wants to see. Returns false if nothing moves.
  mutating func showGoals(_ host: inout any ViewHost) -> Bool {
    var moves = false
    for goal in host.states.takeGoals() {
      guard let (frame, scroller) = stage.target(goal.id) else { continue }
      let target = scroller.offset(showing: frame, at: goal.anchor)
      guard target != scroller.offset else { continue }
      host.states.scroll(scroller.identity, to: target)
      moves = true
    }
    return moves
  }
}
