import SwiftSyntax

// Errors: `throw`, `try` in its three forms, and `do` with `catch`.

extension Checker {
  /// Checks `try`, `try?` and `try!`.
  mutating func checkTry(_ node: TryExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let saved = (current.isTrying, current.handlesErrors, current.caught)
    current.isTrying = true
    guard let mark = node.questionOrExclamationMark else {
      defer { (current.isTrying, current.handlesErrors) = (saved.0, saved.1) }
      return try check(node.expression, expecting: type)
    }
    defer { (current.isTrying, current.handlesErrors, current.caught) = saved }
    current.handlesErrors = true
    current.caught = nil
    let isOptional = mark.tokenKind == .postfixQuestionMark
    let wanted = isOptional ? type.flatMap { inference.shallow($0).wrapped } ?? type : type
    let value = try check(node.expression, expecting: wanted)
    // An optional is not wrapped again: `try?` flattens.
    let isWrapped = inference.shallow(value.type).wrapped != nil
    let result: Type = isOptional && !isWrapped ? .optional(value.type) : value.type
    return Expression(.attempt(value, optional: isOptional), result, at: node.offset)
  }

  mutating func checkThrow(_ node: ThrowStmtSyntax) throws(CheckFailure) -> Statement {
    guard current.handlesErrors || current.isClosure else {
      throw failure(ControlFlowProblem.unhandledErrors, at: node.offset)
    }
    let error = Type.library("Error")
    // `throw .bad` is a member of the type that the function throws.
    let value = try checkWhole(node.expression, expecting: node.expression.isImplicitMember ? current.thrown : nil)
    current.caught?.addThrown(inference.resolved(value.type))
    guard conforms(inference.resolved(value.type), to: .library("Error")), let fitted = converted(value, to: error)
    else {
      throw failure(ConformanceProblem.notError(shown(value.type)), at: node.expression.offset)
    }
    // The error's source location is that of the statement.
    return .raise(Expression(fitted.kind, fitted.type, at: node.offset))
  }

  mutating func checkDo(_ node: DoStmtSyntax) throws(CheckFailure) -> Statement {
    guard !node.catchClauses.isEmpty else { return .block(try check(block: node.body.statements)) }
    let handlesAll = node.catchClauses.contains { clause in
      clause.catchItems.isEmpty
        || clause.catchItems.contains { $0.whereClause == nil && $0.pattern.map(isPlainBinding) ?? true }
    }
    let saved = (current.handlesErrors, current.caught)
    current.handlesErrors = saved.0 || handlesAll || current.isClosure
    current.caught = CaughtErrors()
    defer { current.handlesErrors = saved.0 }
    var caught: CaughtErrors?
    func checkBody(_ checker: inout Checker) throws(CheckFailure) -> [Statement] {
      defer {
        caught = checker.current.caught
        checker.current.caught = saved.1
      }
      return try checker.check(block: node.body.statements)
    }
    let body = try checkBody(&self)
    current.handlesErrors = saved.0
    if !handlesAll, caught?.isEmpty == false { current.caught?.add(caught?.type) }
    let error = makeVariable("error", .library("Error"), mutable: false)
    // In closures, the compiler does not look for the type.
    guard !current.isClosure, let type = caught?.type else {
      return .attempt(body: body, error: error, catches: try checkCatches(node.catchClauses, error))
    }
    // All errors have this type, so the clauses see a value of it.
    let value = Expression(.variable(error), .library("Error"), at: node.offset)
    let cast = Expression(.cast(value), .optional(type), at: node.offset)
    let typed = makeVariable("error", type, mutable: false)
    var branches = try checkCatches(node.catchClauses, typed)
    if !handlesAll { branches.append(Branch(patterns: [(.anything, nil)], body: [.raise(value)])) }
    let choice = Statement.choose(
      makeLabel(), subject: typed, value: Expression(.unwrap(cast), type, at: node.offset), branches: branches)
    return .attempt(
      body: body, error: error, catches: [Branch(patterns: [(.anything, nil)], body: [choice])])
  }

  private mutating func checkCatches(
    _ clauses: CatchClauseListSyntax, _ error: VariableID
  ) throws(CheckFailure) -> [Branch] {
    var catches: [Branch] = []
    for clause in clauses {
      catches.append(
        try scoped { (checker) throws(CheckFailure) in try checker.checkCatch(clause, error) })
    }
    return catches
  }

  private mutating func checkCatch(_ node: CatchClauseSyntax, _ error: VariableID) throws(CheckFailure) -> Branch {
    var patterns: [(pattern: PatternTree, filter: Expression?)] = []
    if node.catchItems.isEmpty {
      scopes[scopes.count - 1].variables["error"] = error
      patterns.append((.anything, nil))
    }
    for item in node.catchItems {
      let pattern: PatternTree
      if let syntax = item.pattern {
        pattern = try checkPattern(syntax, error)
      } else {
        scopes[scopes.count - 1].variables["error"] = error
        pattern = .anything
      }
      var filter: Expression?
      if let clause = item.whereClause { filter = try checkWhole(clause.condition, expecting: .bool, as: .condition) }
      patterns.append((pattern, filter))
    }
    return Branch(patterns: patterns, body: try check(block: node.body.statements))
  }

  private func isPlainBinding(_ pattern: PatternSyntax) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return isPlainBinding(binding.pattern) }
    return pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self)
  }
}
