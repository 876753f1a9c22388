// Implicitly unwrapped optionals: a value declared as `Double!` is used as an optional where possible, and is unwrapped
// elsewhere.

extension Checker {
  /// Returns the force-unwrapped value if its declaration has an implicitly unwrapped type, otherwise nil.
  func implicitlyUnwrapped(_ value: Expression) -> Expression? {
    guard let inner = inference.shallow(value.type).wrapped, isDeclaredUnwrapped(value) else { return nil }
    return Expression(.unwrap(value), inner, at: value.offset)
  }

  private func isDeclaredUnwrapped(_ value: Expression) -> Bool {
    switch value.kind {
    case .variable(let id): variables[id].isUnwrappedImplicitly
    case .global(let id): globals[id].annotation?.isUnwrappedImplicitly ?? false
    case .field(let base, "wrappedValue") where isWrapper(base): isStoredUnwrapped(base)
    case .field: isStoredUnwrapped(value)
    case .call(_, _, let given) where given.first.map(isWrapper) ?? false: given.first.map(isStoredUnwrapped) ?? false
    case .call(let id, _, _): functions[id].result?.isUnwrappedImplicitly ?? false
    default: false
    }
  }

  /// Returns whether an expression is a stored property that an attribute wraps. Its value is a member of it.
  private func isWrapper(_ value: Expression) -> Bool { storedProperty(value)?.wrapper != nil }

  private func isStoredUnwrapped(_ value: Expression) -> Bool {
    storedProperty(value)?.annotation?.isUnwrappedImplicitly ?? false
  }

  private func storedProperty(_ value: Expression) -> PropertyDeclaration? {
    guard case .field(let base, let name) = value.kind else { return nil }
    return inference.shallow(base.type).nominal.flatMap { types[$0] }?.properties.first { $0.name == name }
  }

  /// Returns the result of `body` for two operands: first as plain optionals and, if that fails, with the implicitly
  /// unwrapped ones unwrapped. The result is nil if no operand is implicitly unwrapped.
  mutating func unwrappingImplicitly(
    _ left: Expression, _ right: Expression,
    _ body: (inout Checker, Expression, Expression) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression? {
    let (first, second) = (implicitlyUnwrapped(left), implicitlyUnwrapped(right))
    guard first != nil || second != nil else { return nil }
    // The first attempt treats the operands as plain optionals.
    let usual = attempt { (checker) throws(CheckFailure) in
      try body(&checker, left.withoutImplicitUnwrapping, right.withoutImplicitUnwrapping)
    }
    if let usual { return usual }
    return try body(&self, first ?? left, second ?? right)
  }
}

extension Expression {
  /// The same value as a plain optional, which is not unwrapped implicitly.
  fileprivate var withoutImplicitUnwrapping: Expression { Expression(.convert(self), type, at: offset) }
}
