// Hashable values of any type: how two of them are compared, and how they become keys.

extension Lowerer {
  /// Compares the values in two AnyHashables by the `==` of their type. Values of different types differ.
  mutating func makeEqualHashables(_ a: Slot, _ b: Slot, in slot: Slot) throws(CheckFailure) {
    let (first, second) = (held(a, .anyHashable, errorLayout), held(b, .anyHashable, errorLayout))
    try makeEqualHashables(first, second, in: slot)
  }

  /// Compares a value with the one in an AnyHashable.
  mutating func makeEqual(_ value: Expression, toHashable other: Expression, in slot: Slot) throws(CheckFailure) {
    let type = concrete(value.type)
    let (content, box) = (try lower(value), try lower(other))
    if let number = NumberForm(of: type) {
      // A number equals another of the same value, whatever the types of both.
      makesHashables = true
      return call(
        { (frame, slots) throws(Fault) in
          frame[bool: slots[0].word] = try KeyForm.isEqual(frame, number, slots[1], toHashable: slots[2])
        }, [slot, content, box])
    }
    builder.emit(.equalWord, slot.word, box.word, builder.constant(UInt64(tag(of: type))))
    let differs = builder.emitJump(.jumpUnless, slot.word)
    let inner = builder.allocate(try layout(of: type))
    try makeContent(of: box, type, in: inner)
    try makeEqual(content, inner, type, in: slot)
    builder.land(differs)
  }

  /// Stores an optional in an AnyHashable: the value in it, as long as there is one.
  mutating func makeHashable(ofOptional value: Expression, _ wrapped: Type, in slot: Slot) throws(CheckFailure) {
    let type = Type.optional(wrapped)
    let optional = try lower(value)
    let absent = builder.emitJump(.jumpUnless, optional.word)
    try makeBox(held(optional.advanced(by: .word), wrapped, try layout(of: wrapped)), as: .anyHashable, in: slot)
    let end = builder.emitJump(.jump)
    builder.land(absent)
    call(ArrayRows.literal(try layout(of: type), count: 1), [slot, optional])
    setWord(slot.word, to: UInt64(tag(of: type)))
    builder.land(end)
  }

  /// Prints an AnyHashable as it stands within other values, with the name of its type.
  mutating func makeNestedHashable(_ value: Expression, in piece: Slot) throws(CheckFailure) {
    load(Constant(words: [], objects: [.string("AnyHashable(")]), into: piece)
    let part = builder.allocate(.object)
    try makePrinted(value, isNested: true, in: part)
    call(StringRows.append, [piece, piece, part], checkingSizeOf: 0)
    load(Constant(words: [], objects: [.string(")")]), into: part)
    call(StringRows.append, [piece, piece, part], checkingSizeOf: 0)
  }

  /// Finds the form in which each type becomes a key whose values are stored in existentials, if code needs the keys of
  /// AnyHashables.
  mutating func findKeyForms() throws(CheckFailure) {
    guard makesHashables else { return }
    for (index, type) in boxed.enumerated()
    where program.keyForms[index] == nil && checker.conforms(type, to: .library("Hashable")) {
      let layout = try layout(of: type)
      do throws(CheckFailure) {
        if let number = NumberForm(of: type) {
          program.keyForms[index] = BoxedKeyForm(form: .number(number), layout: layout)
        } else {
          program.keyForms[index] = BoxedKeyForm(form: try keyForm(of: type), layout: layout)
        }
      } catch {
        // Code that never makes a key of such a value may hold it.
        let refusal = SupportProblem.comparedElements(type).sentence.text
        program.keyForms[index] = BoxedKeyForm(form: .refused(refusal), layout: layout)
      }
    }
  }
}

extension NumberForm {
  /// Makes the form of a number's type; nil for other types. A CGFloat equals no number of another type.
  fileprivate init?(of type: Type) {
    switch type {
    case .double: self = .double
    case .float: self = .float
    default:
      guard let native = IntegerRows.native(type) else { return nil }
      self = native.isSigned ? .signed : .unsigned
    }
  }
}
