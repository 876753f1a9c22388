// Views: modifiers that are accepted without an effect.

extension Checker {
  /// Returns a view without a modifier that SwiftUI has and Stipple does not show yet, and warns of it; nil for other
  /// names. The arguments are not looked at: they may be of types that are not known.
  mutating func ignoringModifier(
    _ name: String, of value: Expression, at offset: Int
  ) -> Expression? {
    guard ViewModifierNames.ignored.contains(name), let view = node(of: value) else { return nil }
    warn(ViewProblem.ignoredModifier(name), at: offset)
    return view
  }
}
