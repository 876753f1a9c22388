// Values of protocol types: a word that tells the type underneath, and an object that holds the value.

extension Lowerer {
  /// What a protocol's member does on a value of the protocol's type, for each type that was put into one.
  struct Dispatcher: Hashable {
    var existential: Type
    var requirement: Requirement
    var parameters: [Type]
    var result: Type
  }

  /// The number that tells a type within values of protocol types.
  mutating func tag(of type: Type) -> Int {
    if let known = tags[type] { return known }
    boxed.append(type)
    tags[type] = boxed.count - 1
    return boxed.count - 1
  }

  /// Puts a value into one of a protocol's type; one of another protocol's stays as it is.
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

  /// A value of a protocol's type; one of another type, which a generic parameter stood for, is put into one.
  mutating func lowerBoxed(_ value: Expression) throws(CheckFailure) -> Slot {
    if checker.isExistential(concrete(value.type)) { return try lower(value) }
    let box = builder.allocate(errorLayout)
    try makeBox(value, in: box)
    return box
  }

  /// A value as an optional of another type.
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

  /// The value in a protocol's type as an optional of another type.
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

  /// Whether the value in a protocol's type is of a type, or conforms to a protocol.
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

  /// A call through a protocol on a value of the protocol's type.
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

  /// Makes the code of the dispatchers that do not know all types yet; false when there is none.
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
      // What is none of the others is of the last type.
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
