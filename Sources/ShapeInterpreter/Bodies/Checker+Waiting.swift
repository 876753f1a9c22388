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
