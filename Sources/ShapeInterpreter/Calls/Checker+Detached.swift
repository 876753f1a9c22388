import SwiftSyntax

// Expressions outside of any function, such as the initial values of properties.

extension Checker {
  /// Checks an expression outside of any function, such as a property's default value.
  mutating func checkDetached(
    _ syntax: ExprSyntax, expecting type: Type?, as purpose: Purpose = .initialization, owner: Type?,
    generics: [GenericParameter]? = nil
  ) throws(CheckFailure) -> Expression {
    let first = variables.count
    let value = try detached(owner: owner, generics: generics) { (checker) throws(CheckFailure) in
      // A type with variables of another inference store means nothing in this one.
      let told = type.flatMap { $0.isOpen ? nil : $0 }
      let wanted = told.map { checker.isUnbound($0) ? checker.opened($0) : $0 }
      return try checker.checkWhole(syntax, expecting: wanted, as: purpose)
    }
    if variables[first...].contains(where: \.isDeclaredWithoutValue) {
      var walk = InitializationWalk(functions, variables, bodies)
      walk.walk(value)
      for complaint in walk.complaints { report(.complaint(complaint)) }
    }
    return value
  }

  /// Runs `body` outside of any function, in the scope of a type; `generics` are the type's own unless they are given.
  mutating func detached(
    owner: Type?, generics: [GenericParameter]? = nil, _ body: (inout Checker) throws(CheckFailure) -> Expression
  ) throws(CheckFailure) -> Expression {
    let saved = bodyState
    defer {
      abandon()
      bodyState = saved
    }
    bodyState = BodyState(scopes: [Scope()], solution: Solution(firstVariable: variables.count))
    current.owner = owner
    current.isStatic = true
    current.generics = generics ?? owner?.nominal.flatMap { types[$0]?.generics } ?? []
    return try body(&self)
  }

  /// Checks an expression, fits it to `type` and settles all open types in it.
  mutating func checkWhole(
    _ syntax: ExprSyntax, expecting type: Type?, as purpose: Purpose = .initialization
  ) throws(CheckFailure) -> Expression {
    var expression = try check(syntax, expecting: type)
    if let type { expression = try fit(expression, to: type, syntax, as: purpose) }
    return try settled(expression)
  }
}
