// Settling: open types at the end of a statement get their defaults, and the inference variables in the tree are
// replaced.

extension Checker {
  /// Returns the finished tree of a whole expression and starts a new inference store.
  mutating func settle(_ expression: Expression) throws(CheckFailure) -> Expression {
    try resolveAll()
    var result = expression
    try change(&result)
    try keepPromises()
    for index in openVariables {
      variables[index].type = inference.defaulted(variables[index].type) ?? .failed
    }
    forget()
    return result
  }

  /// Returns the generic arguments of a call with all types settled.
  private func finished(
    _ substitution: [GenericParameter: Type], at offset: Int
  ) throws(CheckFailure) -> [GenericParameter: Type] {
    var result: [GenericParameter: Type] = [:]
    for (parameter, type) in substitution {
      guard let known = inference.defaulted(type) else {
        throw failure(GenericsProblem.notInferred(parameter.name), at: offset)
      }
      result[parameter] = known
    }
    return result
  }

  /// Throws a diagnostic if an integer literal does not fit its type.
  private func requireRoom(for literal: Expression) throws(CheckFailure) {
    guard let number = IntegerRows.native(literal.type) else { return }
    switch literal.kind {
    case .integer(let value) where IntegerRows.word(value, as: number) == nil:
      let isBelowZero = value < 0 && !number.isSigned
      let problem = isBelowZero ? LiteralProblem.negativeOverflow : LiteralProblem.overflow
      throw failure(problem(String(value), literal.type), at: literal.offset)
    case .wideInteger(let value) where number != UInt64.self && number != UInt.self:
      throw failure(LiteralProblem.overflow(String(value), literal.type), at: literal.offset)
    default: return
    }
  }

  mutating func settleWhole(_ expression: Expression) throws(CheckFailure) -> Expression {
    guard !current.defersSettling else {
      // The surrounding expression settles the open types; literals are settled in their own statement.
      try resolveDeferred()
      return expression
    }
    return try settle(expression)
  }
}

extension Checker: TreeChange {
  mutating func change(_ expression: inout Expression) throws(CheckFailure) {
    try spendOnFinishing(at: expression.offset)
    if case .deferred(let index) = expression.kind, let resolution = deferred[index].resolution {
      expression = resolution
    }
    if case .call(_, let substitution, _) = expression.kind { _ = try finished(substitution, at: expression.offset) }
    guard let type = inference.defaulted(expression.type) else {
      if expression.isNil { throw failure(OptionalProblem.nilWithoutContext, at: expression.offset) }
      throw failure(LiteralProblem.ambiguous, at: expression.offset)
    }
    expression.type = type
    try expression.changeChildren(&self)
    switch expression.kind {
    // The value of a property left out in a call, whose type is a part of a generic argument: `var last: Item.ID?`.
    case .call(_, let substitution, _) where !substitution.isEmpty && !type.associatedTypes.isEmpty:
      expression.type = try substituted(type, substitution)
    case .integer, .wideInteger: try requireRoom(for: expression)
    case .arithmetic(.remainder, let left, _) where left.type.isFloating:
      throw failure(OperatorProblem.floatingRemainder, at: expression.offset)
    default: return
    }
  }

  mutating func change(_ statements: inout [Statement]) throws(CheckFailure) {
    for index in statements.indices { try statements[index].changeChildren(&self) }
  }

  mutating func change(declared variable: VariableID) throws(CheckFailure) {
    variables[variable].type = inference.defaulted(variables[variable].type) ?? .failed
  }

  mutating func change(_ type: inout Type, at offset: Int) throws(CheckFailure) {
    type = inference.defaulted(type) ?? type
  }

  mutating func change(_ substitution: inout [GenericParameter: Type], at offset: Int) throws(CheckFailure) {
    substitution = try finished(substitution, at: offset)
  }
}
