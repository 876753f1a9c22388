import SwiftSyntax

// Implicitly unwrapped optionals: what is declared as `Double!` is an optional where that goes, and is unwrapped where it does not.

extension Checker {
  /// The value within, forced, of something declared to be unwrapped implicitly; nil of everything else.
  func implicitlyUnwrapped(_ value: Expression) -> Expression? {
    guard let inner = inference.shallow(value.type).wrapped, isDeclaredUnwrapped(value) else { return nil }
    return Expression(.unwrap(value), inner, at: value.offset)
  }

  private func isDeclaredUnwrapped(_ value: Expression) -> Bool {
    switch value.kind {
    case .variable(let id): variables[id].isUnwrappedImplicitly
    case .global(let id): globals[id].annotation?.isUnwrappedImplicitly ?? false
    case .field(let base, let name):
      inference.shallow(base.type).nominal.flatMap { types[$0] }?.properties.first { $0.name == name }?
        .annotation?.isUnwrappedImplicitly ?? false
    case .call(let id, _, _): functions[id].result?.isUnwrappedImplicitly ?? false
    default: false
    }
  }

  /// What `body` makes of two operands: as they are, or else unwrapped where they are declared to be; nil where neither is.
  mutating func unwrappingImplicitly(
    _ left: Expression, _ right: Expression,
    _ body: (inout Checker, Expression, Expression) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression? {
    let (first, second) = (implicitlyUnwrapped(left), implicitlyUnwrapped(right))
    guard first != nil || second != nil else { return nil }
    // Held in variables, the operands are plain optionals.
    let usual = attempt { (checker) throws(CheckFailure) in
      try body(&checker, left.withoutImplicitUnwrapping, right.withoutImplicitUnwrapping)
    }
    if let usual { return usual }
    return try body(&self, first ?? left, second ?? right)
  }
}

extension Expression {
  /// The same value as one that is not unwrapped unasked.
  fileprivate var withoutImplicitUnwrapping: Expression { Expression(.convert(self), type, at: offset) }
}

extension TypeSyntax {
  /// Whether the type is written as `Double!`.
  var isUnwrappedImplicitly: Bool { self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
}
