import Foundation
import ShapeGeometry

/// The layout of single views: those that come and go with a transition of the program's own, in a phase of it.
struct ViewStaging {
  /// The limits of the layout.
  struct Room: Sendable {
    var scale: CGFloat
    var limits: LayoutLimits
  }

  var host: any ViewHost
  var room: Room
  /// The first error of the program's own code, or the end of a layout that reached a limit.
  var failure: (any Error)?

  init(host: any ViewHost, room: Room) {
    self.host = host
    self.room = room
  }

  /// Returns a view in a phase of its transition, in the frame that it has; nil if the transition has no code.
  ///
  /// Only a transition that stands on the view itself is found, under modifiers of the same view.
  mutating func staged(_ view: LivingView, _ phase: TransitionPhase) -> PlacedView? {
    if case .effect(.transition(let transition)) = view.part.drawing, transition.hasCode, let node = view.part.node {
      return laidOut(transition, phase, of: node, view.part, in: view.frame)
    }
    guard case .effect = view.part.drawing, let inner = view.children.first, let staged = staged(inner, phase) else {
      return nil
    }
    let others = view.children.dropFirst().map(\.atRest)
    return PlacedView(part: view.part, frame: view.frame, children: [staged] + others)
  }

  private mutating func laidOut(
    _ transition: TransitionValue, _ phase: TransitionPhase, of node: ViewNode, _ part: ViewPart, in frame: CGRect
  ) -> PlacedView? {
    var pass = LayoutPass(host: host, scale: room.scale, limits: room.limits, work: 0)
    var place = ViewResolver.Place(identity: part.identity, surroundings: part.surroundings, depth: 0)
    place.hasNames = true
    let root = ViewResolver().ownTransition(transition, phase, of: node, nil, at: place, in: &pass)
    pass.placeRoot(root, in: frame.size, safeArea: EdgeInsets())
    host = (pass.host as? any ViewHost) ?? host
    failure = failure ?? pass.failure
    guard pass.failure == nil, var placed = PlacedView(root, in: pass)?.moved(by: frame.origin) else { return nil }
    placed.part.offset = part.offset
    return placed
  }
}

extension LivingView {
  /// The view in the place where it arrives.
  fileprivate var atRest: PlacedView { PlacedView(part: part, frame: frame, children: children.map(\.atRest)) }
}

extension PlacedView {
  /// Returns the view and all in it, moved by a vector.
  fileprivate func moved(by vector: CGPoint) -> PlacedView {
    var result = self
    result.frame = frame.offsetBy(dx: vector.x, dy: vector.y)
    result.children = children.map { $0.moved(by: vector) }
    return result
  }
}
