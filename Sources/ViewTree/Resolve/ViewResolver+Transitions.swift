import Foundation
import ShapeGeometry

// Transitions of a program's own: code shows the view in each phase.

extension ViewResolver {
  /// Adds a view with what the code of its transition makes of it in a phase.
  func ownTransition(
    _ transition: TransitionValue, _ phase: TransitionPhase, of child: ViewNode, _ node: ViewNode?, at place: Place,
    in pass: inout LayoutPass
  ) -> Int {
    var shown = child
    for effect in transition.effects(in: phase, size: .zero) {
      guard case .own(let code, let phase) = effect.change else { continue }
      do {
        shown = try pass.askViews { (host) throws in
          try host.control(in: code, [shown], [phase.value], at: place.known)
        }
      } catch {
        pass.fail(error)
      }
    }
    let view = single(
      views(of: shown, at: place.nested, in: &pass), or: LayersRule(alignment: .center), at: place, in: &pass)
    var part = part("transition", .effect(.transition(transition)), of: node, at: place)
    part.node = child
    return pass.add(EffectRule(), [view], part: part)
  }
}
