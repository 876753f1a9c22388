// Type tests: functions that tell whether the tag of a value is that of a type, of a class below it, or of a type that
// conforms to it.

extension Lowerer {
  /// Tests whether a tag is that of a type, or of one that conforms to it or inherits from it.
  mutating func makeTypeTest(_ tag: Int32, _ type: Type, in slot: Slot) throws(CheckFailure) {
    let number: Int
    if let known = typeTests[type] {
      number = known.number
    } else {
      program.functions.append(CompiledFunction())
      number = program.functions.count - 1
      typeTests[type] = (number, -1, builder.offset)
    }
    try lowerCall([held(Slot(Int(tag), 0), .int, .word)], [false], [], .word, in: slot) { lowerer, area in
      lowerer.builder.emit(.call, Int32(number), area.word, area.object)
    }
  }

  /// Lowers the tests that do not cover all types yet. Returns false if there were none.
  mutating func lowerTypeTests() throws(CheckFailure) -> Bool {
    var found = false
    for (type, (number, count, offset)) in typeTests where count < boxed.count {
      typeTests[type] = (number, boxed.count, offset)
      found = true
      let outer = builder
      defer { builder = outer }
      builder = FunctionBuilder(result: .word, at: offset, isPrelude: true)
      let tag = builder.allocate(.word)
      builder.endParameters()
      let test = builder.allocate(.word)
      setWord(0, to: 0)
      for index in boxed.indices where isKind(boxed[index], type) {
        builder.emit(.equalWord, test.word, tag.word, builder.constant(UInt64(index)))
        let other = builder.emitJump(.jumpUnless, test.word)
        setWord(0, to: 1)
        builder.land(other)
      }
      builder.emit(.giveBack)
      install(number)
    }
    return found
  }

  private mutating func isKind(_ type: Type, _ wanted: Type) -> Bool {
    guard let nominal = wanted.nominal else { return type == wanted }
    if checker.declarations.isReference(wanted) { return checker.ancestor(nominal, of: type) == wanted }
    return checker.conforms(type, to: nominal)
  }

  /// Reads the tag of the type that a metatype holds, or that of the value in an existential or of an object's class.
  mutating func makeTag(of value: Expression, in slot: Slot) throws(CheckFailure) {
    let type = concrete(value.type)
    if case .metatype(let held) = type, !checker.declarations.isOpenType(held) {
      return setWord(slot.word, to: UInt64(tag(of: held)))
    }
    let place = try lower(value)
    if checker.declarations.isReference(type) {
      builder.emit(.loadTag, slot.word, place.word)
    } else {
      builder.emit(.copyWord, slot.word, place.word)
    }
  }

  /// Makes the name of the type that a metatype holds, which is known only when the program runs.
  mutating func makeTypeName(of value: Expression, _ held: Type, in slot: Slot) throws(CheckFailure) {
    if case .tuple = value.kind, let name = held.printedName {
      return load(Constant(words: [], objects: [.string(name)]), into: slot)
    }
    let number: Int
    if let known = typeNames {
      number = known.number
    } else {
      program.functions.append(CompiledFunction())
      number = program.functions.count - 1
      typeNames = (number, -1, builder.offset)
    }
    let tag = Expression(.typeTag(value), .int, at: value.offset)
    try lowerCall([tag], [false], [], .object, in: slot) { lowerer, area in
      lowerer.builder.emit(.call, Int32(number), area.word, area.object)
    }
  }

  /// Lowers the function that names types if it does not cover all of them yet. Returns false if it does.
  mutating func lowerTypeNames() throws(CheckFailure) -> Bool {
    guard let (number, count, offset) = typeNames, count < boxed.count else { return false }
    typeNames = (number, boxed.count, offset)
    let outer = builder
    defer { builder = outer }
    builder = FunctionBuilder(result: .object, at: offset, isPrelude: true)
    let tag = builder.allocate(.word)
    builder.endParameters()
    let test = builder.allocate(.word)
    for (index, type) in boxed.enumerated() {
      builder.emit(.equalWord, test.word, tag.word, builder.constant(UInt64(index)))
      let other = builder.emitJump(.jumpUnless, test.word)
      load(Constant(words: [], objects: [.string(type.typeText ?? type.description)]), into: Slot(0, 0))
      builder.emit(.giveBack)
      builder.land(other)
    }
    load(Constant(words: [], objects: [.string("")]), into: Slot(0, 0))
    builder.emit(.giveBack)
    install(number)
    return true
  }

  /// Reads the reference of an object, or of the one in an existential or an optional, as a number; 0 for nil.
  mutating func makeIdentity(of value: Expression, in slot: Slot) throws(CheckFailure) {
    var type = concrete(value.type)
    var place = try lower(value)
    var isPresent: Int?
    if let wrapped = type.wrapped {
      setWord(slot.word, to: 0)
      isPresent = builder.emitJump(.jumpUnless, place.word)
      place = place.advanced(by: .word)
      type = wrapped
    }
    if checker.declarations.isReference(type) {
      builder.emit(.copyWord, slot.word, place.word)
    } else {
      call(
        { (frame, slots) in frame.words[Int(slots[0].word)] = frame.reference(inBox: slots[1]) }, [slot, place])
    }
    if let isPresent { builder.land(isPresent) }
  }
}
