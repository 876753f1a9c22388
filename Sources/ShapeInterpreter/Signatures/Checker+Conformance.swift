// Conformance of types whose parts may still be inferred.

extension Checker {
  /// Returns whether a type conforms to a protocol, as far as its parts are inferred.
  func conforms(_ type: Type, to bound: Nominal) -> Bool { declarations.conforms(type, to: bound, inference) }
}
