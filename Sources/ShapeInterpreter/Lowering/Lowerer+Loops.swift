// Loops: code that fetches the elements of each kind of sequence, one after the other.

extension Lowerer {
  mutating func lower(_ loop: Loop) throws(CheckFailure) {
    builder.stand(at: loop.offset)
    let type = concrete(loop.sequence.type)
    let element = try layout(of: checker.variables[loop.element].type)
    let value = builder.allocate(element)
    builder.homes[loop.element] = .init(slot: value, layout: element)
    if let nominal = type.nominal, nominal.isDeclared { return try lower(loop, over: type, value) }
    let (index, limit) = (builder.allocate(.word), builder.allocate(.word))
    // Fetches the element at the index.
    var fetch: (inout Lowerer) throws(CheckFailure) -> Void
    switch type.nominal?.name {
    case "StrideTo", "StrideThrough":
      guard let rows = StrideRows(type) else { throw CheckFailure.silent }
      let stride = builder.allocate(Layout(words: 3))
      try lower(loop.sequence, into: stride)
      setWord(index.word, to: 0)
      call(rows.count, [limit, stride])
      fetch = { lowerer in lowerer.call(rows.element, [value, stride, index]) }
    case "Range", "ClosedRange":
      let range = builder.allocate(Layout(words: 2))
      try lower(loop.sequence, into: range)
      builder.emit(.copyWord, index.word, range.word)
      builder.emit(.copyWord, limit.word, range.word + 1)
      if type.nominal == .library("ClosedRange") {
        builder.emit(.addInt, limit.word, limit.word, builder.constant(1))
      }
      fetch = { lowerer in lowerer.builder.emit(.copyWord, value.word, index.word) }
    case "PartialRangeFrom":
      try lower(loop.sequence, into: index)
      setWord(limit.word, to: UInt64(UInt(bitPattern: Int.max)))
      fetch = { lowerer in lowerer.builder.emit(.copyWord, value.word, index.word) }
    default:
      let array = builder.allocate(.object)
      try lowerElements(of: loop.sequence, into: array)
      setWord(index.word, to: 0)
      call(ArrayRows.count, [limit, array])
      fetch = { lowerer in lowerer.call(ArrayRows.element(element), [value, array, index]) }
    }
    let (start, done) = try beginTurn(index, limit, element, fetch)
    try lowerBody(of: loop, value, start, done)
  }

  /// Lowers a loop over a declared type. Its iterator is asked for one element after the other.
  private mutating func lower(_ loop: Loop, over type: Type, _ value: Slot) throws(CheckFailure) {
    var iterator = try pinned(loop.sequence)
    iterator.type = type
    if let maker = member("makeIterator", of: type) {
      let made = try checker.signature(of: maker.id).result.substituting(maker.types)
      iterator = try pinned(Expression(.call(maker.id, maker.types, [iterator]), made, at: loop.offset))
    }
    guard let next = member("next", of: concrete(iterator.type)) else {
      if checker.conforms(type, to: LibraryTable.ownCollection) {
        return try lower(loop, overIndicesOf: iterator, value)
      }
      throw checker.failure(ConformanceProblem.notSequence(type), at: loop.offset)
    }
    let element = try layout(of: checker.variables[loop.element].type)
    let optional = builder.allocate(.word + element)
    let start = builder.code.count
    builder.emit(.turn)
    try freeing { (lowerer) throws(CheckFailure) in
      try lowerer.makeCall(next.id, next.types, [iterator], .word + element, in: optional)
    }
    let done = builder.emitJump(.jumpUnless, optional.word)
    move(optional.advanced(by: .word), to: value, element)
    try lowerBody(of: loop, value, start, done)
  }

  /// Lowers a loop over a collection of the file that has no iterator of its own, by its indices.
  private mutating func lower(_ loop: Loop, overIndicesOf whole: Expression, _ value: Slot) throws(CheckFailure) {
    let first = try index("startIndex", of: whole, at: loop.offset)
    let size = try layout(of: first.type)
    let slot = builder.allocate(size)
    try lower(first, into: slot)
    let position = held(slot, concrete(first.type), size)
    let test = builder.allocate(.word)
    let start = builder.code.count
    builder.emit(.turn)
    try freeing { (lowerer) throws(CheckFailure) in
      let end = try lowerer.lower(try lowerer.index("endIndex", of: whole, at: loop.offset))
      try lowerer.makeEqual(slot, end, position.type, in: test)
    }
    let done = builder.emitJump(.jumpIf, test.word)
    try freeing { (lowerer) throws(CheckFailure) in
      if let element = try lowerer.ownElement(of: whole, at: position, loop.offset) {
        try lowerer.lower(element, into: value)
      }
      try lowerer.advance(position, in: slot, of: whole, at: loop.offset)
    }
    try lowerBody(of: loop, value, start, done)
  }

  /// Returns the first or the last index of a collection of the file.
  private mutating func index(_ name: String, of whole: Expression, at offset: Int) throws(CheckFailure) -> Expression {
    guard let index = try checker.finishedProperty(name, of: whole, at: offset) else {
      throw nonconforming(whole.type, name, of: .library("Collection"), at: offset)
    }
    return index
  }

  /// Replaces an index of a collection of the file by the next one.
  private mutating func advance(
    _ position: Expression, in slot: Slot, of whole: Expression, at offset: Int
  ) throws(CheckFailure) {
    guard let next = try checker.finishedIndex(after: position, of: whole, at: offset) else {
      // The index of a random-access collection needs no declaration.
      return builder.emit(.addInt, slot.word, slot.word, builder.constant(1))
    }
    let size = try layout(of: position.type)
    copy(try lower(next), to: slot, size)
  }

  /// Returns a method without parameters of a declared type, with the type's generic arguments; nil if there is none.
  private func member(_ name: String, of type: Type) -> (id: FunctionID, types: [GenericParameter: Type])? {
    guard case .nominal(let nominal, let arguments) = type, let declared = checker.types[nominal],
      let id = checker.members[nominal]?.functions[name]?.first(where: { checker.functions[$0].parameters.isEmpty })
    else { return nil }
    return (id, Dictionary(zip(declared.generics, arguments), uniquingKeysWith: { $1 }))
  }

  private mutating func lowerBody(of loop: Loop, _ value: Slot, _ start: Int, _ done: Int) throws(CheckFailure) {
    beginLoop(loop.label)
    let saved = builder.next
    var skips = try match(loop.pattern, value, checker.variables[loop.element].type)
    if let filter = loop.filter {
      let slot = try lower(filter)
      skips.append(builder.emitJump(.jumpUnless, slot.word))
    }
    try lower(loop.body)
    builder.next = saved
    builder.emitJump(.jump, to: start)
    for jump in skips { builder.land(jump, at: start) }
    landContinues(loop.label, at: start)
    builder.land(done)
    landLeaves(loop.label)
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
}
