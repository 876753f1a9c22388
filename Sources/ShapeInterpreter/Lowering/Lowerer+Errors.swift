// Errors: handlers to which a throw unwinds the stack.

extension Lowerer {
  /// True if any function throws.
  var throwsErrors: Bool { checker.functions.contains { $0.isThrowing } }

  /// Lowers `do` with `catch`. The body runs under a handler. An error that matches no branch is thrown again.
  mutating func attempt(
    _ body: [Statement], _ error: VariableID, _ catches: [Branch]
  ) throws(CheckFailure) {
    let handler = builder.emitJump(.pushHandler)
    builder.cleanups.append([.handler])
    try lower(body)
    if !body.alwaysLeaves { builder.emit(.popHandler) }
    builder.cleanups.removeLast()
    var ends = [builder.emitJump(.jump)]
    builder.land(handler)
    let slot = builder.allocate(errorLayout)
    builder.emit(.loadError, list(slot, errorLayout))
    builder.homes[error] = celled.contains(error) ? makeCell(slot, errorLayout) : .init(slot: slot, layout: errorLayout)
    try lower(catches, of: error) { _, jump in ends.append(jump) }
    builder.emit(.raise, list(slot, errorLayout))
    for end in ends { builder.land(end) }
  }

  /// Lowers `try?`, which returns nil for an error, and `try!`, which stops the program.
  mutating func makeAttempt(
    _ value: Expression, optional isOptional: Bool, _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    let handler = builder.emitJump(.pushHandler)
    let isWrapped = concrete(value.type).wrapped != nil
    if isOptional, !isWrapped {
      try lower(value, into: slot.advanced(by: .word))
      setWord(slot.word, to: 1)
    } else {
      try lower(value, into: slot)
    }
    builder.emit(.popHandler)
    let end = builder.emitJump(.jump)
    builder.land(handler)
    if isOptional {
      clear(layout, in: slot)
    } else {
      trap(.unexpectedError, .trapError)
    }
    builder.land(end)
  }

  /// Lowers statements under a handler, so that a deferred block also runs if an error leaves its scope.
  mutating func lowerGuarded(_ block: [Statement], _ rest: ArraySlice<Statement>) throws(CheckFailure) {
    let handler = builder.emitJump(.pushHandler)
    builder.cleanups[builder.cleanups.count - 1] += [.block(block), .handler]
    try lowerSequence(rest)
    let end = builder.emitJump(.jump)
    builder.land(handler)
    let pending = builder.cleanups
    builder.cleanups[builder.cleanups.count - 1].removeLast(2)
    try lower(block)
    builder.cleanups = pending
    builder.emit(.raiseAgain)
    builder.land(end)
  }
}
