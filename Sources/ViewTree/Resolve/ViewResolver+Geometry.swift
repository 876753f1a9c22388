import Foundation
import ShapeGeometry

// Views that depend on places: readers, effects from a view's place, and views made of preferences.

extension ViewResolver {
  /// Returns the rule of a view whose content is made for its place.
  func reader(_ content: Handle, at place: Place) -> ReaderRule {
    ReaderRule { frame, pass in
      let geometry = pass.geometry(of: frame)
      let inner = try pass.askViews { (host) throws in try host.content(of: content, at: place.known, in: geometry) }
      var place = place.appending(.body("GeometryReader"))
      place.surroundings.axis = nil
      return single(
        views(of: inner, at: place, in: &pass), or: LayersRule(alignment: .topLeading), at: place, in: &pass)
    }
  }

  /// Returns the rule of effects that code finds for a view in its place: modifiers around an empty view.
  func lateEffects(_ code: Handle, ignoresLayout: Bool, _ node: ViewNode, at place: Place) -> LateEffectRule {
    LateEffectRule { view, geometry, pass in
      var effects = try pass.askViews { (host) throws in try host.content(of: code, at: place.known, in: geometry) }
      var modifiers: [Modifier] = []
      while case .modified(let modifier, let inner) = effects.content {
        modifiers.append(modifier)
        effects = inner
      }
      return modifiers.reversed().reduce(view) { inner, modifier in
        let rule = EffectRule { size in
          ignoresLayout ? nil : modifier.transform(in: CGRect(origin: .zero, size: size))
        }
        return pass.add(rule, [inner], part: part(modifier.name, .effect(modifier), of: node, at: place))
      }
    }
  }

  /// Returns the rule of a view with another one that code makes of a preference.
  func preferenceDecoration(
    _ key: String, _ code: Handle, _ alignment: AlignmentPair, isBehind: Bool, at place: Place
  ) -> PreferenceDecorationRule {
    PreferenceDecorationRule(key: key, alignment: alignment, isBehind: isBehind) { steps, pass in
      let other = try pass.askViews { (host) throws in try host.content(of: code, at: place.known, from: steps) }
      var place = place.appending(.other)
      place.surroundings.axis = nil
      return single(
        views(of: other, at: place, in: &pass), or: LayersRule(alignment: alignment), at: place, in: &pass)
    }
  }
}
