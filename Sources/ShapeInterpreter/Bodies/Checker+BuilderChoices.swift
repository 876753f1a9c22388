import SwiftSyntax

// Conditions in a body for one of the file's result builders: each arm makes a part, and the builder joins the arms.

extension Checker {
  /// Checks a condition, and returns the variable that holds the builder's part for the arm that is taken.
  mutating func ownChoice(
    _ syntax: ExprSyntax, of builder: Type, _ statements: inout [Statement]
  ) throws(CheckFailure) -> Expression {
    try requireMethods(for: syntax, of: builder)
    let chosen = makeVariable("", .int, mutable: true)
    builtVariables[chosen] = BuiltArms(builder: builder)
    defer { builtVariables[chosen] = nil }
    let choice: Statement
    if let node = syntax.as(IfExprSyntax.self) {
      choice = try checkIf(node, givingValueTo: chosen)
    } else if let node = syntax.as(SwitchExprSyntax.self) {
      choice = try checkSwitch(node, named: nil, givingValueTo: chosen)
    } else {
      throw CheckFailure.silent
    }
    let arms = builtVariables[chosen]?.parts ?? []
    let values = try joinedArms(arms, of: builder, at: syntax.offset)
    guard let last = values.last else { throw CheckFailure.silent }
    let result = makeVariable("", last.type, mutable: true)
    let target = Expression(.variable(result), last.type, at: syntax.offset)
    var assignment: [Statement] = [.assign(target, last)]
    for (index, value) in values.enumerated().dropLast().reversed() {
      let isTaken = Expression.Kind.comparison(
        .equal, Expression(.variable(chosen), .int, at: syntax.offset),
        Expression(.integer(index), .int, at: syntax.offset))
      assignment = [
        .conditional(
          [.test(Expression(isTaken, .bool, at: syntax.offset))], then: [.assign(target, value)],
          otherwise: assignment)
      ]
    }
    statements.append(.bind(chosen, Expression(.integer(0), .int, at: syntax.offset)))
    statements += arms.compactMap { $0 }.map { .bind($0, nil) } + [choice, .bind(result, nil)] + assignment
    return target
  }

  /// Checks an arm: its part is assigned to a variable of its own, and its index to `chosen`.
  mutating func ownArm(
    _ items: some Collection<CodeBlockItemSyntax>, of builder: Type, _ chosen: VariableID, isLimited: Bool,
    at offset: Int
  ) throws(CheckFailure) -> [Statement] {
    try scoped { (checker) throws(CheckFailure) in
      var (statements, part) = try checker.ownBlock(items, of: builder, at: offset)
      if isLimited, try checker.hasBuilderMethod("buildLimitedAvailability", builder) {
        part = try checker.settledResult("buildLimitedAvailability", of: builder, [(nil, part)], at: offset)
      }
      let variable = checker.makeVariable("", part.type, mutable: true)
      statements.append(.assign(Expression(.variable(variable), part.type, at: offset), part))
      return statements + [checker.addArm(variable, to: chosen, at: offset)]
    }
  }

  /// Returns the arms' values in the one type that the builder makes of them.
  private mutating func joinedArms(
    _ arms: [VariableID?], of builder: Type, at offset: Int
  ) throws(CheckFailure) -> [Expression] {
    let count = arms.count { $0 != nil }
    let inner = inference.makeVariable()
    let outer = inference.makeVariable()
    var values: [Expression] = []
    for (index, arm) in arms.enumerated() {
      var value = Expression(.none, .optional(inner), at: offset)
      if let arm {
        value = Expression(.variable(arm), variables[arm].type, at: offset)
        for isSecond in Self.path(of: index, among: count) {
          value = try builderResult("buildEither", of: builder, [(isSecond ? "second" : "first", value)], at: offset)
        }
        value = try fittedArm(value, to: inner)
      }
      values.append(value)
    }
    if count < arms.count {
      let method = try hasBuilderMethod("buildOptional", builder) ? "buildOptional" : "buildIf"
      for index in values.indices {
        let value = values[index]
        let given = value.isNil ? value : Expression(.convert(value), .optional(value.type), at: offset)
        values[index] = try fittedArm(builderResult(method, of: builder, [(nil, given)], at: offset), to: outer)
      }
    }
    let whole = try settled(Expression(.tuple(values), .tuple(values.map { .init(type: $0.type) }), at: offset))
    guard case .tuple(let known) = whole.kind else { throw CheckFailure.silent }
    return known
  }

  private mutating func fittedArm(_ value: Expression, to type: Type) throws(CheckFailure) -> Expression {
    guard let fitted = converted(value, to: type) else {
      throw mismatch(value, insteadOf: type, as: .argument, at: value.offset)
    }
    return fitted
  }

  /// Returns the sides of the arm's injections, the innermost first: true for the second side. Like the compiler, the
  /// arms are the leaves of a balanced tree whose first half is the larger one.
  private static func path(of index: Int, among count: Int) -> [Bool] {
    guard count > 1 else { return [] }
    let half = (count + 1) / 2
    return index < half
      ? path(of: index, among: half) + [false] : path(of: index - half, among: count - half) + [true]
  }

  /// Throws a diagnostic if the builder lacks a method that the condition needs.
  private mutating func requireMethods(for syntax: ExprSyntax, of builder: Type) throws(CheckFailure) {
    let joins = try hasBuilderMethod("buildEither", builder)
    if let node = syntax.as(SwitchExprSyntax.self) {
      guard !joins, node.cases.count > 1, case .switchCase(let first)? = node.cases.first else { return }
      throw failure(
        MemberProblem.typeLacks("buildEither", shown(builder)), at: first.statements.first?.offset ?? first.offset)
    }
    var arms = 1
    var isComplete = false
    var rest = syntax.as(IfExprSyntax.self)?.elseBody
    while let next = rest {
      arms += 1
      rest = nil
      if case .ifExpr(let inner) = next { rest = inner.elseBody } else { isComplete = true }
    }
    let optionals = [try hasBuilderMethod("buildOptional", builder), try hasBuilderMethod("buildIf", builder)]
    guard isComplete || optionals.contains(true), joins || arms == 1 else {
      throw unsuitedStatement(builder, at: syntax.offset)
    }
  }
}
