// Enum cases: their associated values follow the word with the case's index. Those of an indirect case are in a box.

extension Lowerer {
  /// Lowers the construction of an enum case.
  mutating func makeCase(_ index: Int, _ values: [Expression], _ type: Type, in slot: Slot) throws(CheckFailure) {
    let room = try layout(of: type) - .word
    let content = slot.advanced(by: .word)
    setWord(slot.word, to: UInt64(index))
    guard !values.isEmpty else { return clear(room, in: content) }
    let held = try self.values(ofCase: index, of: type)
    let start = held.isBoxed ? builder.allocate(held.layout) : content
    for (value, part) in zip(values, held.parts) { try lower(value, into: start.advanced(by: part.place)) }
    if held.isBoxed { call(ArrayRows.literal(held.layout, count: 1), [content, start]) }
    let used = held.isBoxed ? .object : held.layout
    clear(room - used, in: content.advanced(by: used))
  }

  /// Returns the slot of a case's first associated value. The value must be of that case.
  mutating func start(of held: CaseValues, in slot: Slot) -> Slot {
    let content = slot.advanced(by: .word)
    guard held.isBoxed else { return content }
    let start = builder.allocate(held.layout)
    call(ArrayRows.element(held.layout), [start, content, Slot(Int(builder.constant(0)), 0)])
    return start
  }

  /// Compares two values of an enum that does not declare the comparison itself.
  mutating func makeComparedCases(
    _ name: ComparisonOperator, _ a: Slot, _ b: Slot, _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    let layout = try layout(of: type)
    if layout == .word {
      return builder.emit(name == .equal ? .equalWord : .lessInt, slot.word, a.word, b.word)
    }
    guard let declared = type.nominal.flatMap({ checker.types[$0] }) else { throw CheckFailure.silent }
    guard declared.cases.contains(where: \.isBoxed) else {
      return try makeComparedParts(name, a, b, declared, type, in: slot)
    }
    // A type with indirect cases may contain itself. It is compared by a function, which can call itself.
    try call(
      .comparison(CaseComparison(type: type, name: name)), [held(a, type, layout), held(b, type, layout)], .word,
      in: slot)
  }

  /// Lowers the comparison of two values of an enum.
  mutating func lower(_ comparison: CaseComparison, calledAt offset: Int) throws(CheckFailure) {
    let type = comparison.type
    guard let declared = type.nominal.flatMap({ checker.types[$0] }) else { throw CheckFailure.silent }
    builder = FunctionBuilder(result: .word, at: offset, isPrelude: false)
    let layout = try layout(of: type)
    let (a, b) = (builder.allocate(layout), builder.allocate(layout))
    builder.endParameters()
    try makeComparedParts(comparison.name, a, b, declared, type, in: Slot(0, 0))
  }

  /// Compares two enum values by their cases and, if these are the same, by the associated values.
  private mutating func makeComparedParts(
    _ name: ComparisonOperator, _ a: Slot, _ b: Slot, _ declared: Shared<TypeDeclaration>, _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    builder.emit(.equalWord, slot.word, a.word, b.word)
    let same = builder.emitJump(.jumpIf, slot.word)
    if name == .less { builder.emit(.lessInt, slot.word, a.word, b.word) }
    var ends = [builder.emitJump(.jump)]
    builder.land(same)
    for (index, element) in declared.cases.enumerated() where !element.types.isEmpty {
      let test = builder.allocate(.word)
      builder.emit(.equalWord, test.word, a.word, builder.constant(UInt64(index)))
      let skip = builder.emitJump(.jumpUnless, test.word)
      let held = try values(ofCase: index, of: type)
      let (first, second) = (start(of: held, in: a), start(of: held, in: b))
      if name == .equal {
        try makeAllEqual(first, second, held.parts, in: slot)
      } else {
        try makeLessTuple(first, second, held.parts.map(\.type), orEqual: false, in: slot)
      }
      ends.append(builder.emitJump(.jump))
      builder.land(skip)
    }
    setWord(slot.word, to: name == .equal ? 1 : 0)
    for end in ends { builder.land(end) }
  }
}
