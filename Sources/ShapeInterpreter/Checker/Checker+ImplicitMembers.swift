import SwiftSyntax

// Implicit members: `.name` without a base, looked up in the type that the context expects.

extension Checker {
  /// Checks `.name` or `.name(…)` as a member of the type that the context expects.
  mutating func checkImplicitMember(
    _ name: String, _ arguments: [Argument]?, expecting type: Type?, at offset: Int
  ) throws(CheckFailure) -> Expression {
    guard let type else {
      throw failure("reference to member '\(name)' cannot be resolved without a contextual type", at: offset)
    }
    var known = inference.resolved(inference.shallow(type))
    if case .variable = known { return postpone(.member(name, arguments), as: known, at: offset) }
    if name == "none", known.wrapped != nil { return Expression(.none, known, at: offset) }
    while true {
      if let found = try implicitMember(name, arguments, of: known, at: offset) { return found }
      guard let wrapped = known.wrapped else { break }
      known = wrapped
    }
    throw failure(
      "type '\(shown(known))' has no member '\(name)'" + hint(for: name, among: staticNames(of: known)), at: offset)
  }

  mutating func implicitMember(
    _ name: String, _ arguments: [Argument]?, of type: Type, at offset: Int
  ) throws(CheckFailure) -> Expression? {
    guard let arguments else { return try staticProperty(name, of: type, at: offset) }
    if name == "init" {
      let inner = type.wrapped.flatMap { wrapped in
        attempt { (checker) throws(CheckFailure) in
          try checker.construct(wrapped, arguments, expecting: type, at: offset)
        }
      }
      if let inner { return inner }
      return try construct(type, arguments, expecting: type, at: offset)
    }
    let found = try staticCandidates(name, of: type)
    guard !found.isEmpty else { return nil }
    return try choose(among: found, arguments, expecting: type, at: offset, named: name)
  }
}
