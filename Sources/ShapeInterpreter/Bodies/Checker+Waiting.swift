import SwiftSyntax

// Waiting: `await`, and loops over values that are waited for.

extension Checker {
  /// Checks `await`.
  mutating func checkAwait(_ node: AwaitExprSyntax, expecting type: Type?) throws(CheckFailure) -> Expression {
    if let (type, offset) = current.synchronous {
      throw failure(FunctionValueProblem.asyncClosure(shown(type)), at: offset)
    }
    let outer = (current.isAwaiting, current.hasWaited)
    let postponed = deferred.count
    current.isAwaiting = true
    current.hasWaited = false
    defer {
      current.isAwaiting = outer.0
      current.hasWaited = outer.1 || current.hasWaited
    }
    let value = try check(node.expression, expecting: type)
    // A call that is chosen later may wait, and so may a property of another actor.
    if !current.hasWaited, deferred.count == postponed, !Syntax(node.expression).hasMember, !isInPrelude {
      warn(ControlFlowProblem.nothingToWaitFor, at: node.offset)
    }
    return value
  }

  /// Checks a name of an `async let`: its value is code of its own, which begins once the code around it waits.
  mutating func checkAsyncLet(
    _ node: PatternBindingSyntax, isConstant: Bool, at offset: Int
  ) throws(CheckFailure) -> [Statement] {
    guard isConstant else { throw failure(ControlFlowProblem.asyncVariable, at: offset) }
    guard current.isAsync else { throw failure(ControlFlowProblem.asyncLetInSynchronousCode, at: offset) }
    guard let value = node.initializer?.value,
      let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        ?? (node.pattern.is(WildcardPatternSyntax.self) ? "_" : nil)
    else { throw failure(ControlFlowProblem.asyncPattern, at: node.offset) }
    let type = try node.typeAnnotation.map { (syntax) throws(CheckFailure) in try resolve(syntax.type, in: typeScope) }
    let (code, throwsErrors) = try checkChild(value, expecting: type)
    let child = try settled(
      try choose(
        among: try candidates(fileScope.functions["_startChild"] ?? []), [.checked(code)], expecting: nil,
        at: value.offset, named: "async let"))
    let id = declare(name, inference.resolved(child.type), mutable: false)
    variables[id].waiter = throwsErrors ? "_valueOfChild" : "_sureValueOfChild"
    return [.bind(id, child)]
  }

  /// Returns the closure of an `async let`, and whether it may throw. Neither `await` nor `try` is needed in it.
  private mutating func checkChild(
    _ syntax: ExprSyntax, expecting type: Type?
  ) throws(CheckFailure) -> (Expression, throwsErrors: Bool) {
    let saved = current
    defer { current = saved }
    current.isClosure = true
    current.isAwaiting = true
    current.isTrying = true
    current.caught = CaughtErrors()
    let value = try checkWhole(syntax, expecting: type)
    let code = Expression(
      .closure(ClosureTree(parameters: [], body: [.giveBack(value, at: value.offset)])),
      .function([], inference.resolved(value.type)), at: value.offset)
    return (code, current.caught?.isEmpty == false)
  }

  /// Returns the value of an `async let`, which is waited for.
  mutating func valueOfChild(
    _ id: VariableID, _ waiter: String, at offset: Int
  ) throws(CheckFailure) -> Expression {
    let child = Expression(.variable(id), variables[id].type, at: offset)
    return try choose(
      among: try candidates(fileScope.functions[waiter] ?? []), [.checked(child)], expecting: nil, at: offset,
      named: variables[id].name)
  }

  private var isInPrelude: Bool { current.function.map { functions[$0].isPrelude } ?? false }

  /// Checks a loop over values that are waited for, one after the other: their iterator is asked until it has none.
  mutating func checkAsyncFor(_ node: ForStmtSyntax, named name: String?) throws(CheckFailure) -> Statement {
    guard current.isAsync else {
      if let (type, offset) = current.synchronous {
        throw failure(FunctionValueProblem.asyncClosure(shown(type)), at: offset)
      }
      throw failure(ControlFlowProblem.asyncLoopInSynchronousCode, at: node.sequence.offset)
    }
    let place = node.sequence.offset
    let sequence = try checkWhole(node.sequence, expecting: nil)
    let makers = try memberCandidates("makeAsyncIterator", on: sequence.type, receiver: sequence)
    guard !makers.isEmpty else {
      throw failure(ConformanceProblem.notAsyncSequence(shown(sequence.type)), at: place)
    }
    let outer = (current.isAwaiting, current.isTrying)
    (current.isAwaiting, current.isTrying) = (true, node.tryKeyword != nil)
    defer { (current.isAwaiting, current.isTrying) = outer }
    let iterator = try settled(
      try choose(among: makers, [], expecting: nil, at: place, named: "makeAsyncIterator"))
    let source = makeVariable("", iterator.type, mutable: true)
    let asked = Expression(.variable(source), iterator.type, at: place)
    let next = try settled(
      try choose(
        among: try memberCandidates("next", on: iterator.type, receiver: asked), [], expecting: nil, at: place,
        named: "next"))
    guard let element = next.type.wrapped else {
      throw failure(ConformanceProblem.notAsyncSequence(shown(sequence.type)), at: place)
    }
    (current.isAwaiting, current.isTrying) = outer
    let label = makeLabel()
    return try scoped { (checker) throws(CheckFailure) in
      let subject = checker.makeVariable("", next.type, mutable: false)
      let part = checker.makeVariable("", element, mutable: false)
      let pattern = try checker.checkPattern(node.pattern, part, binding: .constant)
      var filter: Expression?
      if let clause = node.whereClause {
        filter = try checker.checkWhole(clause.condition, expecting: .bool, as: .condition)
      }
      checker.current.loops.append((name, label, true))
      defer { checker.current.loops.removeLast() }
      var body = try checker.check(block: node.body.statements)
      if let filter { body = [.conditional([.test(filter)], then: body, otherwise: [])] }
      return .block([
        .bind(source, iterator),
        .whileLoop(label, conditions: [.match(.some(pattern), subject, next)], body: body),
      ])
    }
  }
}

extension Syntax {
  /// True if the expression names a member of something.
  fileprivate var hasMember: Bool {
    if self.is(ClosureExprSyntax.self) { return false }
    return self.is(MemberAccessExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
      || children(viewMode: .sourceAccurate).contains(where: \.hasMember)
  }
}
