// Existentials: a word with the tag of the concrete type, and an object that holds the value.

extension Lowerer {
  /// Returns the tag of a type in existentials.
  mutating func tag(of type: Type) -> Int {
    if let known = tags[type] { return known }
    boxed.append(type)
    tags[type] = boxed.count - 1
    return boxed.count - 1
  }

  /// Stores a value in an existential. An existential of another protocol stays as it is.
  mutating func makeBox(_ value: Expression, as existential: Type, in slot: Slot) throws(CheckFailure) {
    let type = concrete(value.type)
    if existential == .anyHashable, let wrapped = type.wrapped {
      return try makeHashable(ofOptional: value, wrapped, in: slot)
    }
    if checker.declarations.isExistential(type) {
      try lower(value, into: slot)
      return
    }
    let inner = try lower(value)
    call(ArrayRows.literal(try layout(of: type), count: 1), [slot, inner])
    if checker.declarations.isReference(type) { return builder.emit(.loadTag, slot.word, inner.word) }
    setWord(slot.word, to: UInt64(tag(of: type)))
  }

  /// Lowers a value as an existential. A value of a concrete type, for which a generic
  /// parameter stood, is stored in one.
  mutating func lowerBoxed(_ value: Expression) throws(CheckFailure) -> Slot {
    if checker.declarations.isExistential(concrete(value.type)) { return try lower(value) }
    let box = builder.allocate(errorLayout)
    try makeBox(value, as: .library("Any"), in: box)
    return box
  }

  /// Casts the value in an existential to an optional of another type.
  mutating func makeCast(_ box: Slot, to type: Type, in slot: Slot) throws(CheckFailure) {
    let type = concrete(type)
    try makeTest(box, type, in: slot)
    guard castsContents(to: type) || type.wrapped != nil else {
      return try makePresent(try layout(of: type), in: slot) { lowerer, content throws(CheckFailure) in
        try lowerer.makeContent(of: box, type, in: content)
      }
    }
    let other = builder.emitJump(.jumpUnless, slot.word)
    let content = slot.advanced(by: .word)
    try makeContent(of: box, type, in: content)
    let end = builder.emitJump(.jump)
    builder.land(other)
    if castsContents(to: type) { try makeCastOfContents(inBox: box, to: type, in: slot) }
    if let wrapped = type.wrapped {
      // A value of the wrapped type is one of the optional too.
      let isCast = builder.emitJump(.jumpIf, slot.word)
      try makeCast(box, to: wrapped, in: content)
      builder.emit(.copyWord, slot.word, content.word)
      builder.land(isCast)
    }
    builder.land(end)
  }

  /// Returns whether a value in an existential may become one of a type although it is of another one.
  ///
  /// The library's own code asks for exactly the types that it stores.
  func castsContents(to type: Type) -> Bool {
    type != .library("Any") && (!builder.isPrelude || builder.function == nil)
  }

  /// Casts the value in an existential, which is of another type, to an optional of one that what is in it may have.
  mutating func makeCastOfContents(inBox box: Slot, to type: Type, in slot: Slot) throws(CheckFailure) {
    try call(
      .contentCast(type), [held(box, .library("Any"), errorLayout)], .word + (try layout(of: type)), in: slot)
  }

  /// Makes the value of an optional whose first word tells already whether there is one.
  mutating func makePresent(
    _ wrapped: Layout, in slot: Slot, _ make: (inout Lowerer, Slot) throws(CheckFailure) -> Void
  ) throws(CheckFailure) {
    let absent = builder.emitJump(.jumpUnless, slot.word)
    let content = slot.advanced(by: .word)
    try make(&self, content)
    let end = builder.emitJump(.jump)
    builder.land(absent)
    clear(wrapped, in: content)
    builder.land(end)
  }

  /// Copies the value of a type out of an existential. One of an existential type is the whole.
  mutating func makeContent(of box: Slot, _ type: Type, in slot: Slot) throws(CheckFailure) {
    if checker.declarations.isExistential(type) { return copy(box, to: slot, errorLayout) }
    call(ArrayRows.element(try layout(of: type)), [slot, box, Slot(Int(builder.constant(0)), 0)])
  }

  /// Tests whether the value in an existential is itself of a type or conforms to a protocol.
  mutating func makeTest(_ box: Slot, _ type: Type, in slot: Slot) throws(CheckFailure) {
    let type = concrete(type)
    guard checker.declarations.isExistential(type) || checker.declarations.isReference(type) else {
      builder.emit(.equalWord, slot.word, box.word, builder.constant(UInt64(tag(of: type))))
      return
    }
    try makeTypeTest(box.word, type, in: slot)
  }
}
