// Type tests: functions that tell whether the tag of a value is that of a type, of a class below it, or of a type that
// conforms to it.

extension Lowerer {
  /// Tests whether a tag is that of a type, or of one that conforms to it or inherits from it.
  mutating func makeTypeTest(_ tag: Int32, _ type: Type, in slot: Slot) throws(CheckFailure) {
    try call(.typeTest(type), [held(Slot(Int(tag), 0), .int, .word)], .word, in: slot)
  }

  /// Lowers the test of a tag for a type.
  mutating func lowerTest(of type: Type, calledAt offset: Int) throws(CheckFailure) {
    builder = FunctionBuilder(result: .word, at: offset, isPrelude: true)
    let tag = builder.allocate(.word)
    builder.endParameters()
    let test = builder.allocate(.word)
    for index in boxed.indices where isKind(boxed[index], type) {
      try makeBranch(for: index, of: tag, test) { lowerer in lowerer.setWord(0, to: 1) }
    }
    setWord(0, to: 0)
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
    try call(.typeName, [Expression(.typeTag(value), .int, at: value.offset)], .object, in: slot)
  }

  /// Lowers the function that names the type of a tag.
  mutating func lowerTypeName(calledAt offset: Int) throws(CheckFailure) {
    builder = FunctionBuilder(result: .object, at: offset, isPrelude: true)
    let tag = builder.allocate(.word)
    builder.endParameters()
    let test = builder.allocate(.word)
    for (index, type) in boxed.enumerated() {
      try makeBranch(for: index, of: tag, test) { lowerer in
        lowerer.load(
          Constant(words: [], objects: [.string(type.typeText ?? type.description)]), into: Slot(0, 0))
      }
    }
    load(Constant(words: [], objects: [.string("")]), into: Slot(0, 0))
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
