// Casts of what is in a value: an array of values of any type is one of numbers if each of its elements is a number,
// and an optional is cast as the value in it.

extension Lowerer {
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
    if checker.declarations.isReference(known), checker.declarations.isReference(type) {
      let object = try lower(value)
      let tag = builder.allocate(.word)
      builder.emit(.loadTag, tag.word, object.word)
      try makeTypeTest(tag.word, type, in: slot)
      return try makePresent(.word, in: slot) { lowerer, content in lowerer.copy(object, to: content, .word) }
    }
    if checker.isCastOfElements(known, type) { return try makeCastOfElements(of: value, to: type, in: slot) }
    let isExistential = checker.declarations.isExistential(type)
    if known.wrapped != nil, !isExistential || !checker.conforms(known, to: type.nominal ?? .library("Any")) {
      return try makeCastOfWrapped(value, to: type, in: slot)
    }
    try makeCast(try lowerBoxed(value), to: type, in: slot)
  }

  /// Tests whether a value is of a type, or becomes one of it when what is in it is cast.
  mutating func makeTest(of value: Expression, _ type: Type, in slot: Slot) throws(CheckFailure) {
    let type = concrete(type)
    guard castsContents(to: type) else { return try makeTest(try lowerBoxed(value), type, in: slot) }
    let cast = builder.allocate(.word + (try layout(of: type)))
    try makeCast(of: value, to: type, in: cast)
    builder.emit(.copyWord, slot.word, cast.word)
  }

  /// Casts a collection to an optional of another one of its kind, element by element.
  mutating func makeCastOfElements(of value: Expression, to type: Type, in slot: Slot) throws(CheckFailure) {
    let parts = zip(concrete(value.type).ownArguments, type.ownArguments).map { ($0, $1) }
    let elements = builder.allocate(.object)
    try lowerElements(of: value, into: elements)
    let result = builder.allocate(.object)
    call(ArrayRows.literal(.none, count: 0), [result])
    let (index, limit, test) = (builder.allocate(.word), builder.allocate(.word), builder.allocate(.word))
    setWord(index.word, to: 0)
    call(ArrayRows.count, [limit, elements])
    let start = builder.code.count
    builder.emit(.turn)
    builder.emit(.lessInt, test.word, index.word, limit.word)
    let done = builder.emitJump(.jumpUnless, test.word)
    // An entry of a table is its key and its value.
    var (known, wanted) = (Layout.none, Layout.none)
    for part in parts {
      known = try known + layout(of: part.0)
      wanted = try wanted + layout(of: part.1)
    }
    weigh(known + wanted)
    let (element, cast) = (builder.allocate(known), builder.allocate(wanted))
    call(ArrayRows.element(known), [element, elements, index])
    var failed: [Int] = []
    var (source, target) = (element, cast)
    for (known, wanted) in parts {
      let (own, other) = (try layout(of: known), try layout(of: wanted))
      try freeing { (lowerer) throws(CheckFailure) in
        let found = lowerer.builder.allocate(.word + other)
        let part = lowerer.held(source, known, own)
        if wanted == .library("Any"), known.wrapped != nil {
          // An element without a value is one of any type.
          try lowerer.makeBox(part, as: wanted, in: found.advanced(by: .word))
          lowerer.setWord(found.word, to: 1)
        } else {
          try lowerer.makeCast(of: part, to: wanted, in: found)
        }
        failed.append(lowerer.builder.emitJump(.jumpUnless, found.word))
        lowerer.copy(found.advanced(by: .word), to: target, other)
      }
      (source, target) = (source.advanced(by: own), target.advanced(by: other))
    }
    call(ArrayRows.appending(wanted), [Slot(0, 0), result, cast])
    builder.emit(.addInt, index.word, index.word, builder.constant(1))
    builder.emitJump(.jump, to: start)
    builder.land(done)
    setWord(slot.word, to: 1)
    let content = slot.advanced(by: .word)
    if type.arrayElement == nil {
      call(TableRows.made(try keyForm(of: parts[0].1), wanted), [content, result])
    } else {
      copy(result, to: content, .object)
    }
    let end = builder.emitJump(.jump)
    for jump in failed { builder.land(jump) }
    clear(.word + .object, in: slot)
    builder.land(end)
  }

  /// Casts the value in an optional to an optional of another type. No value is one of an optional type.
  mutating func makeCastOfWrapped(_ value: Expression, to type: Type, in slot: Slot) throws(CheckFailure) {
    let known = concrete(value.type)
    guard let wrapped = known.wrapped else { throw CheckFailure.silent }
    let whole = try lower(value)
    let absent = builder.emitJump(.jumpUnless, whole.word)
    let content = held(whole.advanced(by: .word), wrapped, try layout(of: wrapped))
    try makeCast(of: content, to: type, in: slot)
    let end = builder.emitJump(.jump)
    builder.land(absent)
    clear(.word + (try layout(of: type)), in: slot)
    if type.wrapped != nil { setWord(slot.word, to: 1) }
    builder.land(end)
  }

  /// Lowers the casts that do not cover all types yet. Returns false if there were none.
  mutating func lowerContentCasts() throws(CheckFailure) -> Bool {
    var found = false
    for (type, (number, count, offset)) in contentCasts where count < boxed.count {
      contentCasts[type] = (number, boxed.count, offset)
      found = true
      let outer = builder
      defer { builder = outer }
      let result = try .word + layout(of: type)
      builder = FunctionBuilder(result: result, at: offset, isPrelude: true)
      let box = builder.allocate(errorLayout)
      builder.endParameters()
      let test = builder.allocate(.word)
      for (index, known) in boxed.enumerated() where castsContents(of: known, to: type) {
        try checker.spend(at: offset)
        let saved = builder.next
        builder.emit(.equalWord, test.word, box.word, builder.constant(UInt64(index)))
        let other = builder.emitJump(.jumpUnless, test.word)
        let layout = try layout(of: known)
        let content = builder.allocate(layout)
        try makeContent(of: box, known, in: content)
        try makeCast(of: held(content, known, layout), to: type, in: Slot(0, 0))
        builder.emit(.giveBack)
        builder.land(other)
        builder.next = saved
      }
      clear(result, in: Slot(0, 0))
      builder.emit(.giveBack)
      install(number)
    }
    return found
  }

  /// Returns whether a boxed value of a type may become one of another type. A collection of the library's own values
  /// is never empty: its elements decide.
  private func castsContents(of known: Type, to type: Type) -> Bool {
    if known.wrapped != nil { return checker.mayCast(known, to: type) }
    guard checker.isCastOfElements(known, type) else { return false }
    let isOwn = known.contains { $0.nominal?.isPrelude ?? false }
    return !isOwn || checker.mayCast(known, to: type)
  }
}
