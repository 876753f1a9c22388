// Statements: control flow as jumps.

extension Lowerer {
  /// Lowers a list of statements in a scope of its own.
  mutating func lower(_ statements: [Statement]) throws(CheckFailure) {
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

  /// Emits the cleanups of all scopes from a level on, in reverse order.
  mutating func cleanUp(from level: Int) throws(CheckFailure) {
    let pending = builder.cleanups
    for (depth, scope) in pending.enumerated().dropFirst(level).reversed() {
      for (index, cleanup) in scope.enumerated().reversed() {
        builder.cleanups = Array(pending[..<depth]) + [Array(scope[..<index])]
        switch cleanup {
        case .block(let block): try lower(block)
        case .handler: builder.emit(.popHandler)
        }
      }
    }
    builder.cleanups = pending
  }

  private mutating func lower(_ statement: Statement) throws(CheckFailure) {
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

  /// Releases temporary objects, so that the variables they were copied from can be changed in place afterwards.
  private mutating func releaseObjects(above saved: Layout) {
    guard builder.touchedObjects > saved.objects else { return }
    builder.emit(.clearObjects, Int32(saved.objects), Int32(builder.touchedObjects - saved.objects))
    builder.touchedObjects = saved.objects
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
        // The result's slot may be a variable that the value reads. Evaluate it in another slot then, and move it.
        if value.readsBeforeWriting || builder.exits.count == 1 {
          try lower(value, into: slot)
        } else {
          let apart = builder.allocate(exit.layout)
          try lower(value, into: apart)
          move(apart, to: slot, exit.layout)
        }
      } else if case .none = value.kind, builder.exits.count == 1, builder.result.words > 0 {
        setWord(0, to: 0)
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

  mutating func bind(_ id: VariableID, _ value: Expression?) throws(CheckFailure) {
    let layout = try layout(of: checker.variables[id].type)
    let slot = builder.allocate(layout)
    let saved = builder.next
    if let value {
      builder.stand(at: value.offset)
      try lower(value, into: slot)
    } else if layout.objects > 0 {
      builder.emit(.clearObjects, slot.object, Int32(layout.objects))
    }
    releaseObjects(above: saved)
    builder.next = saved
    builder.homes[id] = celled.contains(id) ? makeCell(slot, layout) : .init(slot: slot, layout: layout)
  }

  mutating func beginLoop(_ label: LoopLabel) {
    builder.loopLevels[label] = builder.cleanups.count
  }

  mutating func landContinues(_ label: LoopLabel, at target: Int) {
    for jump in builder.continuing.removeValue(forKey: label) ?? [] { builder.land(jump, at: target) }
  }

  mutating func landLeaves(_ label: LoopLabel) {
    for jump in builder.leaving.removeValue(forKey: label) ?? [] { builder.land(jump) }
  }

  /// Lowers conditions in order. The returned jumps are taken if one fails.
  private mutating func lower(_ conditions: [Condition]) throws(CheckFailure) -> [Int] {
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

  /// Lowers branches in order. `leave` is passed the jump at the end of each branch that does not fall through.
  mutating func lower(
    _ branches: [Branch], of subject: VariableID, leave: (inout Lowerer, Int) -> Void
  ) throws(CheckFailure) {
    let slot = try self.value(of: subject)
    let type = checker.variables[subject].type
    var fallingInto: Int?
    for branch in branches {
      let saved = builder.next
      var entries: [Int] = []
      var failed: [Int] = []
      for (position, (pattern, filter)) in branch.patterns.enumerated() {
        for jump in failed { builder.land(jump) }
        isFurtherPattern = position > 0
        failed = try match(pattern, slot, type)
        isFurtherPattern = false
        if let filter {
          let test = try lower(filter)
          failed.append(builder.emitJump(.jumpUnless, test.word))
        }
        if position < branch.patterns.count - 1 { entries.append(builder.emitJump(.jump)) }
      }
      for jump in entries { builder.land(jump) }
      if let fallingInto { builder.land(fallingInto) }
      fallingInto = nil
      try lower(branch.body)
      if branch.fallsThrough {
        fallingInto = builder.emitJump(.jump)
      } else {
        leave(&self, builder.emitJump(.jump))
      }
      for jump in failed { builder.land(jump) }
      builder.next = saved
    }
    if let fallingInto { builder.land(fallingInto) }
  }

  /// Matches the value in a slot against a pattern and binds its variables. The returned jumps
  /// are taken if it does not match.
  mutating func match(_ pattern: PatternTree, _ slot: Slot, _ type: Type) throws(CheckFailure) -> [Int] {
    switch pattern {
    case .anything: return []
    case .variable(let id):
      let layout = try layout(of: checker.variables[id].type)
      let home = builder.allocate(layout)
      copy(slot, to: home, layout)
      if isFurtherPattern, let first = builder.homes[id] {
        // The case's body reads the variable from the slot of the first pattern.
        let own = first.isCell ? makeCell(home, layout).slot : home
        copy(own, to: first.slot, first.isCell ? .word : layout)
        return []
      }
      builder.homes[id] = celled.contains(id) ? makeCell(home, layout) : .init(slot: home, layout: layout)
      return []
    case .tuple(let parts):
      guard case .tuple(let components) = concrete(type) else { return [] }
      var failed: [Int] = []
      var place = slot
      for (part, component) in zip(parts, components) {
        failed += try match(part, place, component.type)
        place = place.advanced(by: try layout(of: component.type))
      }
      return failed
    case .enumCase(let index, let parts): return try match(case: index, parts, slot, type)
    case .some(let inner):
      let failed = [builder.emitJump(.jumpUnless, slot.word)]
      return failed + (try match(inner, slot.advanced(by: .word), concrete(type).wrapped ?? .void))
    case .cast(let id, let inner):
      let type = checker.variables[id].type
      let layout = try layout(of: type)
      let whole = builder.allocate(.word + layout)
      try makeCast(slot, to: type, in: whole)
      let failed = [builder.emitJump(.jumpUnless, whole.word)]
      let held = whole.advanced(by: .word)
      builder.homes[id] = .init(slot: held, layout: layout)
      return failed + (try match(inner, held, type))
    case .test(let id, let value):
      builder.homes[id] = .init(slot: slot, layout: try layout(of: checker.variables[id].type))
      let test = try lower(value)
      return [builder.emitJump(.jumpUnless, test.word)]
    }
  }
}
