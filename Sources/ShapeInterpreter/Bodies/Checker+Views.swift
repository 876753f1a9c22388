// Views: modifiers that are accepted without an effect.

extension Checker {
  /// Returns a view without a modifier that nobody declares, and warns of it: a new part of SwiftUI takes no view away.
  /// Returns nil for other values, and for shapes, whose modifiers may make paths.
  mutating func ignoringUnknown(_ failure: CheckFailure, on value: Expression, _ type: Type) -> Expression? {
    guard current.isView, case .complaint(let complaint) = failure, !conforms(type, to: .library("Shape")),
      let view = node(of: value)
    else { return nil }
    forgive(complaint)
    return view
  }

  /// Returns a view without a modifier that SwiftUI has and Stipple does not show yet, and warns of it; nil for other
  /// names. The arguments are not looked at: they may be of types that are not known.
  mutating func ignoringModifier(
    _ name: String, of value: Expression, at offset: Int
  ) -> Expression? {
    let isIdle = ViewModifierNames.idle.contains(name)
    guard isIdle || ViewModifierNames.later.contains(name), let view = node(of: value) else { return nil }
    if !isIdle { warn(ViewProblem.ignoredModifier(name), at: offset) }
    return view
  }
}
