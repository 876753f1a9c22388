// Settling: open types at the end of a statement get their defaults, and the inference variables in the tree are
// replaced.

extension Checker {
  /// Returns the finished tree of a whole expression and starts a new inference store.
  mutating func settle(_ expression: Expression) throws(CheckFailure) -> Expression {
    try resolveAll()
    var result = expression
    try finish(&result)
    try keepPromises()
    for index in openVariables {
      variables[index].type = inference.defaulted(variables[index].type) ?? .failed
    }
    forget()
    return result
  }

  mutating func finish(_ list: inout [Expression]) throws(CheckFailure) {
    for index in list.indices { try finish(&list[index]) }
  }

  mutating func finish(
    _ substitution: [GenericParameter: Type], at offset: Int
  ) throws(CheckFailure) -> [GenericParameter: Type] {
    var result: [GenericParameter: Type] = [:]
    for (parameter, type) in substitution {
      guard let known = inference.defaulted(type) else {
        throw failure("generic parameter '\(parameter.name)' could not be inferred", at: offset)
      }
      result[parameter] = known
    }
    return result
  }

  mutating func finish(_ expression: inout Expression) throws(CheckFailure) {
    try spendOnFinishing(at: expression.offset)
    if case .deferred(let index) = expression.kind, let resolution = deferred[index].resolution {
      expression = resolution
    }
    if case .call(_, let substitution, _) = expression.kind { _ = try finish(substitution, at: expression.offset) }
    guard let type = inference.defaulted(expression.type) else {
      throw failure(
        expression.isNil
          ? "'nil' requires a contextual type" : "type of expression is ambiguous without a type annotation",
        at: expression.offset)
    }
    expression.type = type
    switch expression.kind {
    case .integer, .wideInteger: try requireRoom(for: expression)
    case .decimal, .boolean, .none, .variable, .global, .deferred: return
    case .string(var parts):
      for index in parts.indices {
        if case .value(var value) = parts[index] {
          try finish(&value)
          parts[index] = .value(value)
        }
      }
      expression.kind = .string(parts)
    case .field(var base, let name):
      try finish(&base)
      expression.kind = .field(base, name)
    case .component(var base, let index):
      try finish(&base)
      expression.kind = .component(base, index)
    case .tuple(var list):
      try finish(&list)
      expression.kind = .tuple(list)
    case .array(var list):
      try finish(&list)
      expression.kind = .array(list)
    case .arithmetic(let name, var left, var right):
      try finish(&left)
      try finish(&right)
      if name == .remainder, left.type.isFloating {
        throw failure(
          "'%' is unavailable: for floating point numbers use 'truncatingRemainder(dividingBy:)' instead",
          at: expression.offset)
      }
      expression.kind = .arithmetic(name, left, right)
    case .negation(var value):
      try finish(&value)
      expression.kind = .negation(value)
    case .comparison(let name, var left, var right):
      try finish(&left)
      try finish(&right)
      expression.kind = .comparison(name, left, right)
    case .and(var left, var right):
      try finish(&left)
      try finish(&right)
      expression.kind = .and(left, right)
    case .or(var left, var right):
      try finish(&left)
      try finish(&right)
      expression.kind = .or(left, right)
    case .not(var value):
      try finish(&value)
      expression.kind = .not(value)
    case .conditional(var test, var first, var second):
      try finish(&test)
      try finish(&first)
      try finish(&second)
      expression.kind = .conditional(test, first, second)
    case .coalesce(var left, var right):
      try finish(&left)
      try finish(&right)
      expression.kind = .coalesce(left, right)
    case .native(let row, let substitution, var list):
      try finish(&list)
      expression.kind = .native(row, try finish(substitution, at: expression.offset), list)
    case .call(let id, let substitution, var list):
      try finish(&list)
      expression.kind = .call(id, try finish(substitution, at: expression.offset), list)
    case .requirement(let requirement, var list):
      try finish(&list)
      expression.kind = .requirement(requirement, list)
    case .staticRequirement(let requirement, let owner, var list):
      try finish(&list)
      expression.kind = .staticRequirement(requirement, inference.defaulted(owner) ?? owner, list)
    case .apply(var function, var list):
      try finish(&function)
      try finish(&list)
      expression.kind = .apply(function, list)
    case .construct(var list):
      try finish(&list)
      expression.kind = .construct(list)
    case .enumCase(let index, var list):
      try finish(&list)
      expression.kind = .enumCase(index, list)
    case .table(var subject, var list):
      try finish(&subject)
      try finish(&list)
      expression.kind = .table(subject, list)
    case .closure(var tree):
      for parameter in tree.parameters { try finishVariable(parameter.variable) }
      try finish(&tree.body)
      expression.kind = .closure(tree)
    case .functionValue(let id, let substitution, var receiver):
      if var value = receiver {
        try finish(&value)
        receiver = value
      }
      expression.kind = .functionValue(id, try finish(substitution, at: expression.offset), receiver: receiver)
    case .convert(var value):
      try finish(&value)
      expression.kind = .convert(value)
    case .unwrap(var value):
      try finish(&value)
      expression.kind = .unwrap(value)
    case .attempt(var value, let isOptional):
      try finish(&value)
      expression.kind = .attempt(value, optional: isOptional)
    case .cast(var value):
      try finish(&value)
      expression.kind = .cast(value)
    case .typeTest(var value, let type):
      try finish(&value)
      expression.kind = .typeTest(value, type)
    case .chain(var base, let variable, var rest):
      try finish(&base)
      try finishVariable(variable)
      try finish(&rest)
      expression.kind = .chain(base, variable, rest)
    case .subscripted(var base, var index):
      try finish(&base)
      try finish(&index)
      expression.kind = .subscripted(base, index)
    case .address(var value):
      try finish(&value)
      expression.kind = .address(value)
    case .block(var statements, let variable):
      try finishVariable(variable)
      try finish(&statements)
      expression.kind = .block(statements, variable)
    }
  }

  /// Throws a diagnostic if an integer literal does not fit its type.
  private func requireRoom(for literal: Expression) throws(CheckFailure) {
    guard let number = IntegerRows.native(literal.type) else { return }
    switch literal.kind {
    case .integer(let value) where IntegerRows.word(value, as: number) == nil:
      let what = value < 0 && !number.isSigned ? "negative integer" : "integer literal"
      let type = value < 0 && !number.isSigned ? "unsigned type '\(literal.type)'" : "'\(literal.type)'"
      throw failure("\(what) '\(value)' overflows when stored into \(type)", at: literal.offset)
    case .wideInteger(let value) where number != UInt64.self && number != UInt.self:
      throw failure("integer literal '\(value)' overflows when stored into '\(literal.type)'", at: literal.offset)
    default: return
    }
  }

  mutating func finishVariable(_ id: VariableID) throws(CheckFailure) {
    variables[id].type = inference.defaulted(variables[id].type) ?? .failed
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
