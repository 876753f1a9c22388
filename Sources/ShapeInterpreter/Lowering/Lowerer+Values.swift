// Values: the basic steps of lowering.

extension Lowerer {
  /// Adds weight for a value that is larger than an instruction normally moves.
  mutating func weigh(_ layout: Layout) {
    let size = layout.words + layout.objects
    if size > 64 { builder.weigh(size / 4) }
  }

  /// Copies a value between two slots of the frame.
  mutating func copy(_ source: Slot, to target: Slot, _ layout: Layout) {
    guard source != target else { return }
    if layout.words == 1 {
      builder.emit(.copyWord, target.word, source.word)
    } else if layout.words > 1 {
      builder.emit(.copyWords, target.word, source.word, Int32(layout.words))
    }
    for index in 0..<Int32(layout.objects) {
      builder.emit(.copyObject, target.object + index, source.object + index)
    }
  }

  /// Moves a value. Its objects have one owner afterwards.
  mutating func move(_ source: Slot, to target: Slot, _ layout: Layout) {
    guard source != target else { return }
    if layout.words == 1 {
      builder.emit(.copyWord, target.word, source.word)
    } else if layout.words > 1 {
      builder.emit(.copyWords, target.word, source.word, Int32(layout.words))
    }
    for index in 0..<Int32(layout.objects) {
      builder.emit(.moveObject, target.object + index, source.object + index)
    }
  }

  mutating func setWord(_ word: Int32, to value: UInt64) {
    builder.emit(.copyWord, word, builder.constant(value))
  }

  /// Empties a slot: makes nil of an optional, or clears the part that a value does not use. Equal values consist of
  /// equal words then, whatever stood in their slots before.
  mutating func clear(_ layout: Layout, in slot: Slot) {
    if layout.words == 1 {
      setWord(slot.word, to: 0)
    } else if layout.words > 1 {
      builder.emit(.clearWords, slot.word, Int32(layout.words))
    }
    if layout.objects > 0 { builder.emit(.clearObjects, slot.object, Int32(layout.objects)) }
  }

  /// Stores a constant in a slot.
  mutating func load(_ constant: Constant, into slot: Slot) {
    if constant.words.count == 1 {
      setWord(slot.word, to: constant.words[0])
    } else if constant.words.count > 1 {
      program.words += constant.words
      builder.emit(
        .loadWords, slot.word, Int32(program.words.count - constant.words.count), Int32(constant.words.count))
    }
    for (index, object) in constant.objects.enumerated() {
      program.objects.append(object)
      builder.emit(.loadObject, slot.object + Int32(index), Int32(program.objects.count - 1))
    }
  }

  /// Emits a stop of the program with a message.
  mutating func trap(_ problem: TrapProblem, _ instruction: Opcode = .trap) {
    program.messages.append(problem.sentence.text)
    builder.emit(instruction, Int32(program.messages.count - 1))
  }

  /// Returns the spelling of a value in the source, or nil if it has none: `outline.first`, `corners[…]`.
  func sourceName(of value: Expression) -> String? {
    func name(_ member: String, of base: Expression?) -> String? {
      guard let base else { return member }
      guard let whole = sourceName(of: base) else { return nil }
      if member == "subscript" { return whole + "[…]" }
      return whole == "self" ? member : "\(whole).\(member)"
    }
    switch value.kind {
    case .variable(let id):
      let name = checker.variables[id].name
      return name.isEmpty ? nil : name
    case .global(let id): return checker.globals[id].name
    case .field(let base, let member): return name(member, of: base)
    case .component(let base, let index): return name("\(index)", of: base)
    case .subscripted(let base, _): return name("subscript", of: base)
    case .native(let row, _, let arguments) where row.role == .getter: return name(row.baseName, of: arguments.first)
    case .call(let id, _, let arguments) where checker.functions[id].kind == .getter:
      return name(checker.functions[id].name, of: arguments.first)
    case .call(let id, _, let arguments) where checker.functions[id].kind == .subscriptGetter:
      return name("subscript", of: arguments.first)
    case .requirement(let requirement, let arguments) where !requirement.name.contains("("):
      return name(requirement.name, of: arguments.first)
    default: return nil
    }
  }

  /// Appends slots to the program's list for an instruction. Returns the start of this part of the list.
  mutating func list(_ slots: [Slot], frameSlots count: Int) -> Int32 {
    let start = program.slots.count
    program.slots += slots
    builder.slotRanges.append(start..<(start + count))
    return Int32(start)
  }

  mutating func list(_ slot: Slot, _ layout: Layout) -> Int32 {
    list([slot, Slot(layout.words, layout.objects)], frameSlots: 1)
  }

  /// Makes a cell with the value in a slot.
  mutating func makeCell(_ slot: Slot, _ layout: Layout) -> FunctionBuilder.Home {
    let word = builder.allocate(.word)
    builder.weigh(layout.words / 2 + layout.objects * 2)
    builder.emit(.makeCell, word.word, list(slot, layout))
    return .init(slot: word, layout: layout, isCell: true)
  }

  /// Copies a part from an object to a slot or from a slot to an object. The word holds the object's reference. A cell
  /// is an object with a single part.
  mutating func emitPart(
    _ opcode: Opcode, _ word: Int32, _ slot: Slot, _ layout: Layout, at position: Layout = .none
  ) {
    builder.weigh(layout.words / 2 + layout.objects * 2)
    let parts = [slot, Slot(layout.words, layout.objects), Slot(position.words, position.objects)]
    builder.emit(opcode, word, list(parts, frameSlots: 1))
  }

  /// Copies a value from a global to a slot or from a slot to a global.
  mutating func emitGlobal(_ opcode: Opcode, _ number: Int, _ slot: Slot, _ layout: Layout) {
    builder.weigh(layout.words / 2 + layout.objects * 2)
    builder.emit(opcode, Int32(number), list(slot, layout))
  }

  /// Emits a call of a native function. `checked` is the index of the slot whose size is checked afterwards.
  mutating func call(_ native: @escaping Native, _ slots: [Slot], checkingSizeOf checked: Int? = nil) {
    program.natives.append(NativeEntry(body: native, slotCount: slots.count))
    let start = list(slots, frameSlots: slots.count)
    builder.emit(.native, Int32(program.natives.count - 1), start, Int32((checked ?? -1) + 1))
  }

  /// Returns the slot of a variable's current value. A shared variable is loaded from its cell.
  mutating func value(of id: VariableID) throws(CheckFailure) -> Slot {
    guard let home = builder.homes[id] else { throw CheckFailure.silent }
    guard home.isCell else { return home.slot }
    let slot = builder.allocate(home.layout)
    emitPart(.loadPart, home.slot.word, slot, home.layout)
    return slot
  }

  /// Runs `body` and frees the slots that it allocated.
  mutating func freeing<Result>(
    _ body: (inout Lowerer) throws(CheckFailure) -> Result
  ) throws(CheckFailure) -> Result {
    let saved = builder.next
    defer { builder.next = saved }
    return try body(&self)
  }
}
