// Enum cases: their associated values follow the word with the case's index. Those of an indirect case are in a box.

/// The associated values of an enum case.
struct CaseValues {
  /// The position of each value from the start of the case's values, and its type.
  var parts: [(place: Layout, type: Type)] = []
  /// The layout of all values together.
  var layout = Layout.none
  /// True if the values are in a box. The enum's value then holds the box in their place.
  var isBoxed: Bool
}

/// A comparison of two values of an enum that the compiler synthesizes: `==` or `<`.
struct CaseComparison: Hashable {
  var type: Type
  var name: ComparisonOperator
}

extension Lowerer {
  /// Returns the associated values of a case of an enum type.
  mutating func values(ofCase index: Int, of type: Type) throws(CheckFailure) -> CaseValues {
    let type = concrete(type)
    guard let declared = type.nominal.flatMap({ checker.types[$0] }) else { throw CheckFailure.silent }
    var result = CaseValues(isBoxed: declared.cases[index].isBoxed)
    for known in try checker.associatedTypes(of: declared, index, type) {
      result.parts.append((result.layout, known))
      result.layout += try layout(of: known)
    }
    return result
  }

  /// Lowers the construction of an enum case.
  mutating func makeCase(_ index: Int, _ values: [Expression], _ type: Type, in slot: Slot) throws(CheckFailure) {
    setWord(slot.word, to: UInt64(index))
    guard !values.isEmpty else { return }
    let held = try self.values(ofCase: index, of: type)
    let content = slot.advanced(by: .word)
    let start = held.isBoxed ? builder.allocate(held.layout) : content
    for (value, part) in zip(values, held.parts) { try lower(value, into: start.advanced(by: part.place)) }
    if held.isBoxed { call(ArrayRows.literal(held.layout, count: 1), [content, start]) }
  }

  /// Returns the slot of a case's first associated value. The value must be of that case.
  mutating func start(of held: CaseValues, in slot: Slot) -> Slot {
    let content = slot.advanced(by: .word)
    guard held.isBoxed else { return content }
    let start = builder.allocate(held.layout)
    call(ArrayRows.element(held.layout), [start, content, Slot(Int(builder.constant(0)), 0)])
    return start
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
    let comparison = CaseComparison(type: type, name: name)
    let number: Int
    if let known = comparisons[comparison] {
      number = known
    } else {
      program.functions.append(CompiledFunction())
      number = program.functions.count - 1
      comparisons[comparison] = number
      waitingComparisons.append((comparison, number, builder.offset))
    }
    let (left, right) = (held(a, type, layout), held(b, type, layout))
    try lowerCall([left, right], [false, false], [], .word, in: slot) { lowerer, area in
      lowerer.builder.emit(.call, Int32(number), area.word, area.object)
    }
  }

  /// Lowers the comparison functions that are called and have no code yet. Returns false if there were none.
  mutating func lowerComparisons() throws(CheckFailure) -> Bool {
    guard !waitingComparisons.isEmpty else { return false }
    while let (comparison, number, offset) = waitingComparisons.popLast() {
      let type = comparison.type
      guard let declared = type.nominal.flatMap({ checker.types[$0] }) else { throw CheckFailure.silent }
      let outer = builder
      defer { builder = outer }
      builder = FunctionBuilder(result: .word, at: offset, isPrelude: false)
      let layout = try layout(of: type)
      let (a, b) = (builder.allocate(layout), builder.allocate(layout))
      builder.endParameters()
      try makeComparedParts(comparison.name, a, b, declared, type, in: Slot(0, 0))
      builder.emit(.giveBack)
      install(number)
    }
    return true
  }

  /// Compares two enum values by their cases and, if these are the same, by the associated values.
  private mutating func makeComparedParts(
    _ name: ComparisonOperator, _ a: Slot, _ b: Slot, _ declared: TypeDeclaration, _ type: Type, in slot: Slot
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
