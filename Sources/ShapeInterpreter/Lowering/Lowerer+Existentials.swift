// Existentials: a word with the tag of the concrete type, and an object that holds the value.

extension Lowerer {
  /// A function that calls a requirement on an existential. It has a branch for each
  /// concrete type that is stored in one.
  struct Dispatcher: Hashable {
    var existential: Type
    var requirement: Requirement
    var parameters: [Type]
    var result: Type
  }

  /// Returns the tag of a type in existentials.
  mutating func tag(of type: Type) -> Int {
    if let known = tags[type] { return known }
    boxed.append(type)
    tags[type] = boxed.count - 1
    return boxed.count - 1
  }

  /// Stores a value in an existential. An existential of another protocol stays as it is.
  mutating func makeBox(_ value: Expression, in slot: Slot) throws(CheckFailure) {
    let type = concrete(value.type)
    if checker.isExistential(type) {
      try lower(value, into: slot)
      return
    }
    let inner = try lower(value)
    call(ArrayRows.literal(try layout(of: type), count: 1), [slot, inner])
    setWord(slot.word, to: UInt64(tag(of: type)))
  }

  /// Lowers a value as an existential. A value of a concrete type, for which a generic
  /// parameter stood, is stored in one.
  mutating func lowerBoxed(_ value: Expression) throws(CheckFailure) -> Slot {
    if checker.isExistential(concrete(value.type)) { return try lower(value) }
    let box = builder.allocate(errorLayout)
    try makeBox(value, in: box)
    return box
  }

  /// Casts a value to an optional of another type.
  mutating func makeCast(of value: Expression, to type: Type, in slot: Slot) throws(CheckFailure) {
    let known = concrete(value.type)
    if known.wrapped == type {
      try lower(value, into: slot)
      return
    }
    if known == type {
      try lower(value, into: slot.advanced(by: .word))
      setWord(slot.word, to: 1)
      return
    }
    try makeCast(try lowerBoxed(value), to: type, in: slot)
  }

  /// Casts the value in an existential to an optional of another type.
  mutating func makeCast(_ box: Slot, to type: Type, in slot: Slot) throws(CheckFailure) {
    let type = concrete(type)
    if checker.isExistential(type) {
      try makeTest(box, type, in: slot)
      copy(box, to: slot.advanced(by: .word), errorLayout)
      return
    }
    builder.emit(.equalWord, slot.word, box.word, builder.constant(UInt64(tag(of: type))))
    let other = builder.emitJump(.jumpUnless, slot.word)
    try makeContent(of: box, type, in: slot.advanced(by: .word))
    builder.land(other)
  }

  private mutating func makeContent(of box: Slot, _ type: Type, in slot: Slot) throws(CheckFailure) {
    call(ArrayRows.element(try layout(of: type)), [slot, box, Slot(Int(builder.constant(0)), 0)])
  }

  /// Tests whether the value in an existential is of a type or conforms to a protocol.
  mutating func makeTest(_ box: Slot, _ type: Type, in slot: Slot) throws(CheckFailure) {
    let type = concrete(type)
    guard checker.isExistential(type), let bound = type.nominal else {
      builder.emit(.equalWord, slot.word, box.word, builder.constant(UInt64(tag(of: type))))
      return
    }
    setWord(slot.word, to: 0)
    let test = builder.allocate(.word)
    for (index, known) in boxed.enumerated() where checker.conforms(known, to: bound) {
      builder.emit(.equalWord, test.word, box.word, builder.constant(UInt64(index)))
      let other = builder.emitJump(.jumpUnless, test.word)
      setWord(slot.word, to: 1)
      builder.land(other)
    }
  }

  /// Lowers a call of a requirement on an existential.
  mutating func makeDispatch(
    _ requirement: Requirement, _ arguments: [Expression], _ result: Type, in slot: Slot
  ) throws(CheckFailure) {
    let types = arguments.map { concrete($0.type) }
    let dispatcher = Dispatcher(
      existential: types[0], requirement: requirement, parameters: Array(types.dropFirst()), result: result)
    let number: Int
    if let known = dispatchers[dispatcher] {
      number = known.number
    } else {
      program.functions.append(CompiledFunction())
      number = program.functions.count - 1
      dispatchers[dispatcher] = (number, -1)
    }
    let layout = try layout(of: result)
    try lowerCall(
      arguments, arguments.map { _ in false }, [], layout, in: slot
    ) { lowerer, area in
      lowerer.builder.emit(.call, Int32(number), area.word, area.object)
    }
  }

  /// Lowers the dispatchers that do not cover all types yet. Returns false if there were none.
  mutating func lowerDispatchers() throws(CheckFailure) -> Bool {
    var found = false
    for (dispatcher, (number, count)) in dispatchers where count < boxed.count {
      dispatchers[dispatcher] = (number, boxed.count)
      found = true
      try lower(dispatcher, as: number)
    }
    return found
  }

  private mutating func lower(_ dispatcher: Dispatcher, as number: Int) throws(CheckFailure) {
    guard let bound = dispatcher.existential.nominal else { throw CheckFailure.silent }
    let outer = builder
    defer { builder = outer }
    let result = try layout(of: dispatcher.result)
    builder = FunctionBuilder(result: result)
    builder.isPrelude = true
    let box = builder.allocate(errorLayout)
    var arguments: [Expression] = []
    for type in dispatcher.parameters {
      let layout = try layout(of: type)
      arguments.append(held(builder.allocate(layout), type, layout))
    }
    builder.endParameters()
    builder.exits = [.init(slot: Slot(0, 0), layout: result)]
    let test = builder.allocate(.word)
    let candidates = boxed.indices.filter { checker.conforms(boxed[$0], to: bound) }
    for index in candidates {
      let type = boxed[index]
      let saved = builder.next
      // The last candidate needs no test: a value of no other type is of this type.
      var other: Int?
      if index != candidates.last {
        builder.emit(.equalWord, test.word, box.word, builder.constant(UInt64(index)))
        other = builder.emitJump(.jumpUnless, test.word)
      }
      let layout = try layout(of: type)
      let content = builder.allocate(layout)
      try makeContent(of: box, type, in: content)
      let call = Expression(
        .requirement(dispatcher.requirement, [held(content, type, layout)] + arguments), dispatcher.result, at: 0)
      try lower(call, into: Slot(0, 0))
      builder.emit(.giveBack)
      if let other { builder.land(other) }
      builder.next = saved
    }
    if candidates.isEmpty { builder.emit(.giveBack) }
    install(number)
  }
}
