import SwiftSyntax

// Errors: `throw`, `try` in its three forms, and `do` with `catch`.

extension Checker {
  /// Checks `try`, `try?` and `try!`.
  mutating func checkTry(_ node: TryExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    let saved = (current.isTrying, current.handlesErrors)
    defer { (current.isTrying, current.handlesErrors) = saved }
    current.isTrying = true
    guard let mark = node.questionOrExclamationMark else { return try check(node.expression, expecting: type) }
    current.handlesErrors = true
    let isOptional = mark.tokenKind == .postfixQuestionMark
    let wanted = isOptional ? type.flatMap { inference.shallow($0).wrapped } ?? type : type
    let value = try check(node.expression, expecting: wanted)
    // An optional is not wrapped again: `try?` flattens.
    let isWrapped = inference.shallow(value.type).wrapped != nil
    let result: Type = isOptional && !isWrapped ? .optional(value.type) : value.type
    return Expression(.attempt(value, optional: isOptional), result, at: node.offset)
  }

  /// Throws the diagnostic for a call that can throw without `try` or without a handler.
  func requireHandling(of id: FunctionID, at offset: Int) throws(CheckFailure) {
    guard functions[id].isThrowing else { return }
    guard current.isTrying else {
      throw failure("call can throw, but it is not marked with 'try'", at: offset)
    }
    guard current.handlesErrors || current.isClosure else {
      throw failure("errors thrown from here are not handled", at: offset)
    }
  }

  mutating func checkThrow(_ node: ThrowStmtSyntax) throws(CheckFailure) -> Statement {
    guard current.handlesErrors || current.isClosure else {
      throw failure("errors thrown from here are not handled", at: node.offset)
    }
    let error = Type.library("Error")
    let value = try checkWhole(node.expression, expecting: nil)
    guard conforms(inference.resolved(value.type), to: .library("Error")), let fitted = converted(value, to: error)
    else {
      throw failure(
        "thrown expression type '\(shown(value.type))' does not conform to 'Error'", at: node.expression.offset)
    }
    // The error's source location is that of the statement.
    return .raise(Expression(fitted.kind, fitted.type, at: node.offset))
  }

  mutating func checkDo(_ node: DoStmtSyntax) throws(CheckFailure) -> Statement {
    guard !node.catchClauses.isEmpty else { return .block(try checkBlock(node.body.statements)) }
    let handlesAll = node.catchClauses.contains { clause in
      clause.catchItems.isEmpty
        || clause.catchItems.contains { $0.whereClause == nil && $0.pattern.map(isPlainBinding) ?? true }
    }
    let saved = current.handlesErrors
    current.handlesErrors = saved || handlesAll || current.isClosure
    defer { current.handlesErrors = saved }
    let body = try checkBlock(node.body.statements)
    current.handlesErrors = saved
    let error = makeVariable("error", .library("Error"), mutable: false)
    var catches: [Branch] = []
    for clause in node.catchClauses {
      catches.append(
        try scoped { (checker) throws(CheckFailure) in try checker.checkCatch(clause, error) })
    }
    return .attempt(body: body, error: error, catches: catches)
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
    return Branch(patterns: patterns, body: try checkBlock(node.body.statements))
  }

  private func isPlainBinding(_ pattern: PatternSyntax) -> Bool {
    if let binding = pattern.as(ValueBindingPatternSyntax.self) { return isPlainBinding(binding.pattern) }
    return pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self)
  }
}
