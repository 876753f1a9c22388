// Statements: control flow as jumps.

extension Lowerer {
  /// Lowers a list of statements in a scope of its own.
  mutating func lowerStatements(_ statements: [Statement]) throws(CheckFailure) {
    let saved = builder.next
    builder.cleanups.append([])
    try lowerSequence(statements[...])
    // Blocks deferred in this scope run at its end, the last one first.
    if !statements.alwaysLeaves {
      try cleanUp(from: builder.cleanups.count - 1)
      releaseObjects(above: saved)
    }
    builder.cleanups.removeLast()
    builder.next = saved
  }

  /// Lowers statements in order. An error that leaves them runs the blocks that were deferred before it.
  mutating func lowerSequence(_ statements: ArraySlice<Statement>) throws(CheckFailure) {
    for index in statements.indices {
      let statement = statements[index]
      if case .deferred(let block) = statement, throwsErrors {
        return try lowerGuarded(block, statements[(index + 1)...])
      }
      try lower(statement)
    }
  }

  mutating func lower(_ statement: Statement) throws(CheckFailure) {
    switch statement {
    case .bind(let id, let value): try bind(id, value)
    case .block(let list): try lower(list)
    case .deferred(let block): builder.cleanups[builder.cleanups.count - 1].append(.block(block))
    case .unless(let conditions, let otherwise):
      // Variables that the conditions bind stay in scope.
      let failed = try lower(conditions)
      let end = builder.emitJump(.jump)
      for jump in failed { builder.land(jump) }
      try lower(otherwise)
      builder.land(end)
    default:
      let saved = builder.next
      try lowerWithin(statement)
      releaseObjects(above: saved)
      builder.next = saved
    }
  }

  private mutating func lowerWithin(_ statement: Statement) throws(CheckFailure) {
    switch statement {
    case .expression(let value): try lower(value)
    case .assign(let target, let value):
      builder.stand(at: target.offset)
      try assign(value, to: target)
    case .assignWrapped(let first, let later, let offset):
      try lowerWithin(checker.changedWrappers.contains(offset) ? later : first)
    case .modify(let target, let holder, let value, let operand, let combined):
      builder.stand(at: target.offset)
      try modify(target, holder, value, operand, combined)
    case .conditional(let conditions, let then, let otherwise):
      let failed = try lower(conditions)
      try lower(then)
      if otherwise.isEmpty {
        for jump in failed { builder.land(jump) }
      } else {
        let end = builder.emitJump(.jump)
        for jump in failed { builder.land(jump) }
        try lower(otherwise)
        builder.land(end)
      }
    case .whileLoop(let label, let conditions, let body):
      if case .test(let test)? = conditions.first { builder.stand(at: test.offset) }
      let start = builder.code.count
      builder.emit(.turn)
      let failed = try lower(conditions)
      beginLoop(label)
      try lower(body)
      builder.emitJump(.jump, to: start)
      landContinues(label, at: start)
      for jump in failed { builder.land(jump) }
      landLeaves(label)
    case .repeatWhile(let label, let body, let condition):
      builder.stand(at: condition.offset)
      let start = builder.code.count
      builder.emit(.turn)
      beginLoop(label)
      try lower(body)
      landContinues(label, at: builder.code.count)
      let test = try lower(condition)
      builder.emitJump(.jumpIf, test.word, to: start)
      landLeaves(label)
    case .loop(let loop): try lower(loop)
    case .choose(let label, let subject, let value, let branches): try choose(label, subject, value, branches)
    case .leave(let label):
      try cleanUp(from: builder.loopLevels[label] ?? builder.cleanups.count)
      let jump = builder.emitJump(.jump)
      builder.leaving[label, default: []].append(jump)
    case .next(let label):
      try cleanUp(from: builder.loopLevels[label] ?? builder.cleanups.count)
      let jump = builder.emitJump(.jump)
      builder.continuing[label, default: []].append(jump)
    case .giveBack(let value, let offset):
      builder.stand(at: offset)
      try giveBack(value)
    case .raise(let value):
      let error = try lower(value)
      builder.stand(at: value.offset)
      builder.emit(.raise, list(error, errorLayout))
    case .attempt(let body, let error, let catches): try attempt(body, error, catches)
    case .bind, .block, .deferred, .unless: try lower(statement)
    }
  }

  private mutating func giveBack(_ value: Expression?) throws(CheckFailure) {
    let exit = builder.exits[builder.exits.count - 1]
    if let value {
      if let slot = exit.slot {
        precondition(
          !Program.isVerified || (try? layout(of: value.type)) == exit.layout,
          "\(value.type) is returned in \(exit.layout)")
        // The result's slot may be a variable that the value reads. Evaluate it in another slot then, and move it.
        if value.readsBeforeWriting || builder.exits.count == 1 {
          try lower(value, into: slot)
        } else {
          let apart = builder.allocate(exit.layout)
          try lower(value, into: apart)
          move(apart, to: slot, exit.layout)
        }
      } else if case .none = value.kind, builder.exits.count == 1, builder.result.words > 0 {
        clear(builder.result, in: Slot(0, 0))
        try cleanUp(from: exit.level)
        failures.append(builder.emitJump(.jump))
        return
      } else {
        try lower(value)
      }
    }
    try cleanUp(from: exit.level)
    let jump = builder.emitJump(.jump)
    builder.exits[builder.exits.count - 1].jumps.append(jump)
  }

  /// Lowers conditions in order. The returned jumps are taken if one fails.
  mutating func lower(_ conditions: [Condition]) throws(CheckFailure) -> [Int] {
    var failed: [Int] = []
    for condition in conditions {
      switch condition {
      case .test(let value):
        builder.stand(at: value.offset)
        let slot = try freeing { (lowerer) throws(CheckFailure) in try lowerer.lower(value) }
        failed.append(builder.emitJump(.jumpUnless, slot.word))
      case .bind(let id, let value):
        builder.stand(at: value.offset)
        let whole = try layout(of: value.type)
        let slot = builder.allocate(whole)
        try lower(value, into: slot)
        failed.append(builder.emitJump(.jumpUnless, slot.word))
        let layout = try layout(of: checker.variables[id].type)
        let inner = slot.advanced(by: .word)
        builder.homes[id] = celled.contains(id) ? makeCell(inner, layout) : .init(slot: inner, layout: layout)
      case .match(let pattern, let id, let value):
        try bind(id, value)
        failed += try match(pattern, try self.value(of: id), checker.variables[id].type)
      }
    }
    return failed
  }

  private mutating func choose(
    _ label: LoopLabel, _ subject: VariableID, _ value: Expression, _ branches: [Branch]
  ) throws(CheckFailure) {
    try bind(subject, value)
    beginLoop(label)
    try lower(branches, of: subject) { (lowerer, jump) in lowerer.builder.leaving[label, default: []].append(jump) }
    landLeaves(label)
  }
}
