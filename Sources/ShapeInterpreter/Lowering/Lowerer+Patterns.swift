// Patterns: the code that matches a value and binds variables to its parts.

extension Lowerer {
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
      let subject = type
      let type = checker.variables[id].type
      let layout = try layout(of: type)
      let whole = builder.allocate(.word + layout)
      let known = concrete(subject)
      if checker.declarations.isExistential(known) {
        try makeCast(slot, to: type, in: whole)
      } else {
        try makeCast(of: held(slot, known, self.layout(of: known)), to: concrete(type), in: whole)
      }
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

  /// Matches the value in a slot against a case and the patterns for its values. The returned jumps
  /// are taken if it does not match.
  mutating func match(
    case index: Int, _ patterns: [PatternTree], _ slot: Slot, _ type: Type
  ) throws(CheckFailure) -> [Int] {
    let test = builder.allocate(.word)
    builder.emit(.equalWord, test.word, slot.word, builder.constant(UInt64(index)))
    var failed = [builder.emitJump(.jumpUnless, test.word)]
    let isLookedInto = patterns.contains { if case .anything = $0 { false } else { true } }
    guard isLookedInto else { return failed }
    let held = try values(ofCase: index, of: type)
    let start = start(of: held, in: slot)
    for (pattern, part) in zip(patterns, held.parts) {
      failed += try match(pattern, start.advanced(by: part.place), part.type)
    }
    return failed
  }
}
