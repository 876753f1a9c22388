// Values made part by part.

extension Lowerer {
  mutating func makeParts(_ values: [Expression], in slot: Slot) throws(CheckFailure) {
    var place = slot
    for value in values {
      try lower(value, into: place)
      place = place.advanced(by: try layout(of: value.type))
    }
  }

  mutating func makeArray(_ values: [Expression], _ type: Type, in slot: Slot) throws(CheckFailure) {
    let element = try layout(of: type.arrayElement ?? .void)
    var slots: [Slot] = [slot]
    for value in values { slots.append(try lower(value)) }
    call(ArrayRows.literal(element, count: values.count), slots)
  }

  mutating func makeString(_ parts: [StringPart], in slot: Slot) throws(CheckFailure) {
    if parts.count <= 1, case .text(let text)? = parts.first ?? .text("") {
      return load(Constant(words: [], objects: [.string(text)]), into: slot)
    }
    load(Constant(words: [], objects: [.string("")]), into: slot)
    for part in parts {
      let piece = builder.allocate(.object)
      switch part {
      case .text(let text): load(Constant(words: [], objects: [.string(text)]), into: piece)
      case .value(let value): try makePiece(value, in: piece)
      case .reflected(let value): try makePiece(value, isNested: true, in: piece)
      }
      call(StringRows.append, [slot, slot, piece], checkingSizeOf: 0)
    }
  }

  mutating func makeCoalesced(
    _ left: Expression, _ right: Expression, _ type: Type, _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    let optional = try lower(left)
    let isWhole = concrete(left.type) == type
    let jump = builder.emitJump(.jumpUnless, optional.word)
    copy(isWhole ? optional : optional.advanced(by: .word), to: slot, layout)
    let end = builder.emitJump(.jump)
    builder.land(jump)
    try lower(right, into: slot)
    builder.land(end)
  }

  mutating func makeChain(
    _ base: Expression, _ id: VariableID, _ rest: Expression, _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    // The wrapped value is used in place, so that a mutating member changes the variable itself. A reference is not
    // changed: storing it back would undo what the member does to the variable.
    var isReference = checker.declarations.isReference(concrete(checker.variables[id].type))
    if case .convert(let inner) = rest.kind, case .block(let statements, _) = inner.kind, statements.assigns(id) {
      isReference = false
    }
    let optional = isReference ? Place(slot: try lower(base)) : try open(base)
    let jump = builder.emitJump(.jumpUnless, optional.slot.word)
    let wrapped = try self.layout(of: checker.variables[id].type)
    builder.homes[id] = .init(slot: optional.slot.advanced(by: .word), layout: wrapped)
    try lower(rest, into: slot)
    let end = builder.emitJump(.jump)
    builder.land(jump)
    clear(layout, in: slot)
    builder.land(end)
    try close(optional)
  }

  mutating func makeConversion(
    _ value: Expression, _ type: Type, _ layout: Layout, in slot: Slot
  ) throws(CheckFailure) {
    let source = concrete(value.type)
    if source == .never {
      try lower(value)
    } else if checker.declarations.isExistential(type) {
      try makeBox(value, as: type, in: slot)
    } else if source == type {
      try lower(value, into: slot)
    } else if type.wrapped == source {
      setWord(slot.word, to: 1)
      try lower(value, into: slot.advanced(by: .word))
    } else if type.wrapped != nil, source.wrapped != nil {
      // CGFloat? and Double? have the same layout.
      try lower(value, into: slot)
    } else if type.wrapped != nil {
      setWord(slot.word, to: 1)
      try lower(value, into: slot.advanced(by: .word))
    } else {
      throw unsupported("as", on: source)
    }
  }
}
