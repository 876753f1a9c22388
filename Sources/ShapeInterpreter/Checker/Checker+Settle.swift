// Settling: the last open types of a statement get their defaults, and the tree is rid of inference variables.

extension Checker {
  /// The finished tree of a whole expression; what inference knew is forgotten.
  mutating func settle(_ expression: Expression) throws(CheckFailure) -> Expression {
    try resolveDeferred()
    try resolveRemaining()
    var result = expression
    try finish(&result)
    for index in openVariables {
      variables[index].type = inference.defaulted(variables[index].type) ?? .failed
    }
    inference = Inference(firstVariable: variables.count)
    deferred = []
    return result
  }

  /// The local variables made for the statement whose types are not told yet.
  private var openVariables: [VariableID] {
    (inference.firstVariable..<variables.count).filter { variables[$0].type.isOpen }
  }

  /// Tells the variables around a local function their types, as far as these are known: its statements have an inference of their own.
  mutating func tellTypes(ofVariablesIn scopes: [Scope]) {
    for id in scopes.flatMap(\.variables.values) where id >= inference.firstVariable && variables[id].type.isOpen {
      settleLiterals(in: variables[id].type)
      variables[id].type = inference.resolved(variables[id].type)
    }
  }

  /// Drops what is known of a statement that failed: the types that its variables were still to get stay unknown.
  mutating func abandon() {
    for index in openVariables { variables[index].type = .failed }
    inference = Inference(firstVariable: variables.count)
    deferred = []
  }

  /// Looks up the implicit members whose type has become known.
  mutating func resolveDeferred() throws(CheckFailure) {
    for index in deferred.indices where deferred[index].resolution == nil {
      try resolve(index)
    }
  }

  private mutating func resolve(_ index: Int) throws(CheckFailure) {
    let member = deferred[index]
    let known = inference.resolved(member.base)
    guard case .nominal = known else { return }
    let found = try checkImplicitMember(member.name, nil, expecting: known, at: member.offset)
    deferred[index].resolution = converted(found, to: known)
  }

  /// Gives the members that only literals surround a type: the literal's default, or Double when that has no such member.
  private mutating func resolveRemaining() throws(CheckFailure) {
    for index in deferred.indices where deferred[index].resolution == nil {
      let member = deferred[index]
      if inference.isOpenLiteral(member.base) {
        let before = inference
        inference.applyDefault(to: member.base)
        if let found = try staticProperty(member.name, of: inference.resolved(member.base), at: member.offset) {
          deferred[index].resolution = found
          continue
        }
        inference = before
        _ = inference.unify(member.base, .double)
      }
      try resolve(index)
      guard deferred[index].resolution != nil else {
        throw failure("cannot infer contextual base in reference to member '\(member.name)'", at: member.offset)
      }
    }
  }

  /// Gives the open literals within a type their defaults: a statement of a closure has ended.
  mutating func settleLiterals(in type: Type) {
    let known = inference.resolved(type)
    _ = known.mapped { part in
      guard case .variable = part else { return nil }
      inference.applyDefault(to: part)
      return nil
    }
  }

  private mutating func finish(_ list: inout [Expression]) throws(CheckFailure) {
    for index in list.indices { try finish(&list[index]) }
  }

  private mutating func finish(
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
    if case .deferred(let index) = expression.kind, let resolution = deferred[index].resolution {
      expression = resolution
    }
    if case .call(_, let substitution, _) = expression.kind { _ = try finish(substitution, at: expression.offset) }
    guard let type = inference.defaulted(expression.type) else {
      throw failure("type of expression is ambiguous without a type annotation", at: expression.offset)
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
      expression.kind = .staticRequirement(requirement, owner, list)
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

  /// Complains about an integer literal that its type cannot hold.
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

  private mutating func finishVariable(_ id: VariableID) throws(CheckFailure) {
    variables[id].type = inference.defaulted(variables[id].type) ?? .failed
  }

  /// Finishes the statements of a closure.
  mutating func finish(_ statements: inout [Statement]) throws(CheckFailure) {
    for index in statements.indices { try finish(&statements[index]) }
  }

  private mutating func finish(_ statement: inout Statement) throws(CheckFailure) {
    switch statement {
    case .expression(var value):
      try finish(&value)
      statement = .expression(value)
    case .bind(let id, var value?):
      try finish(&value)
      try finishVariable(id)
      statement = .bind(id, value)
    case .bind(let id, nil):
      try finishVariable(id)
    case .assign(var target, var value):
      try finish(&target)
      try finish(&value)
      statement = .assign(target, value)
    case .modify(var target, let holder, var value, let operand, var combined):
      try finish(&target)
      try finish(&value)
      try finish(&combined)
      try finishVariable(holder)
      try finishVariable(operand)
      statement = .modify(target, holder, value, operand, combined)
    case .block(var list):
      try finish(&list)
      statement = .block(list)
    case .conditional(var conditions, var then, var otherwise):
      try finish(&conditions)
      try finish(&then)
      try finish(&otherwise)
      statement = .conditional(conditions, then: then, otherwise: otherwise)
    case .unless(var conditions, var otherwise):
      try finish(&conditions)
      try finish(&otherwise)
      statement = .unless(conditions, otherwise: otherwise)
    case .loop(var loop):
      try finish(&loop.sequence)
      try finish(&loop.pattern)
      try finishVariable(loop.element)
      if var filter = loop.filter {
        try finish(&filter)
        loop.filter = filter
      }
      try finish(&loop.body)
      statement = .loop(loop)
    case .repeatWhile(let label, var body, var condition):
      try finish(&body)
      try finish(&condition)
      statement = .repeatWhile(label, body: body, condition: condition)
    case .whileLoop(let label, var conditions, var body):
      try finish(&conditions)
      try finish(&body)
      statement = .whileLoop(label, conditions: conditions, body: body)
    case .choose(let label, let subject, var value, var branches):
      try finishVariable(subject)
      try finish(&value)
      for index in branches.indices { try finish(&branches[index]) }
      statement = .choose(label, subject: subject, value: value, branches: branches)
    case .giveBack(var value?, let offset):
      try finish(&value)
      statement = .giveBack(value, at: offset)
    case .deferred(var list):
      try finish(&list)
      statement = .deferred(list)
    case .raise(var value):
      try finish(&value)
      statement = .raise(value)
    case .attempt(var body, let error, var catches):
      try finish(&body)
      try finishVariable(error)
      for index in catches.indices { try finish(&catches[index]) }
      statement = .attempt(body: body, error: error, catches: catches)
    case .leave, .next, .giveBack(nil, _): return
    }
  }

  private mutating func finish(_ branch: inout Branch) throws(CheckFailure) {
    for index in branch.patterns.indices {
      try finish(&branch.patterns[index].pattern)
      if var filter = branch.patterns[index].filter {
        try finish(&filter)
        branch.patterns[index].filter = filter
      }
    }
    try finish(&branch.body)
  }

  private mutating func finish(_ conditions: inout [Condition]) throws(CheckFailure) {
    for index in conditions.indices {
      switch conditions[index] {
      case .test(var value):
        try finish(&value)
        conditions[index] = .test(value)
      case .bind(let id, var value):
        try finish(&value)
        try finishVariable(id)
        conditions[index] = .bind(id, value)
      case .match(var pattern, let id, var value):
        try finish(&pattern)
        try finish(&value)
        try finishVariable(id)
        conditions[index] = .match(pattern, id, value)
      }
    }
  }

  private mutating func finish(_ pattern: inout PatternTree) throws(CheckFailure) {
    switch pattern {
    case .anything: return
    case .variable(let id): try finishVariable(id)
    case .tuple(var list):
      for index in list.indices { try finish(&list[index]) }
      pattern = .tuple(list)
    case .enumCase(let number, var list):
      for index in list.indices { try finish(&list[index]) }
      pattern = .enumCase(number, list)
    case .some(var inner):
      try finish(&inner)
      pattern = .some(inner)
    case .cast(let id, var inner):
      try finishVariable(id)
      try finish(&inner)
      pattern = .cast(id, inner)
    case .test(let id, var value):
      try finishVariable(id)
      try finish(&value)
      pattern = .test(id, value)
    }
  }
}
