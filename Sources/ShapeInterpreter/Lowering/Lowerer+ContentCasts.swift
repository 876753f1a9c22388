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
    // An entry of a table is its key and its value.
    var (known, wanted) = (Layout.none, Layout.none)
    for part in parts {
      known = try known + layout(of: part.0)
      wanted = try wanted + layout(of: part.1)
    }
    let cast = builder.allocate(wanted)
    var failed: [Int] = []
    try makeLoop(over: elements, known) { (lowerer, element, _) throws(CheckFailure) in
      lowerer.weigh(wanted)
      var (source, target) = (element, cast)
      for (known, other) in parts {
        failed.append(try lowerer.makeCast(ofPart: source, known, to: other, in: target))
        source = source.advanced(by: try lowerer.layout(of: known))
        target = target.advanced(by: try lowerer.layout(of: other))
      }
      lowerer.call(ArrayRows.appending(wanted), [Slot(0, 0), result, cast])
    }
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

  /// Casts a part of an element. Returns the jump that is taken if it is of another type.
  private mutating func makeCast(
    ofPart source: Slot, _ known: Type, to wanted: Type, in target: Slot
  ) throws(CheckFailure) -> Int {
    let (own, other) = (try layout(of: known), try layout(of: wanted))
    return try freeing { (lowerer) throws(CheckFailure) in
      let found = lowerer.builder.allocate(.word + other)
      let part = lowerer.held(source, known, own)
      if wanted == .library("Any"), known.wrapped != nil {
        // An element without a value is one of any type.
        try lowerer.makeBox(part, as: wanted, in: found.advanced(by: .word))
        lowerer.setWord(found.word, to: 1)
      } else {
        try lowerer.makeCast(of: part, to: wanted, in: found)
      }
      let failed = lowerer.builder.emitJump(.jumpUnless, found.word)
      lowerer.copy(found.advanced(by: .word), to: target, other)
      return failed
    }
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

  /// Lowers the cast of the values in existentials to an optional of a type.
  mutating func lowerContentCast(to type: Type, calledAt offset: Int) throws(CheckFailure) {
    let result = try .word + layout(of: type)
    builder = FunctionBuilder(result: result, at: offset, isPrelude: true)
    let box = builder.allocate(errorLayout)
    builder.endParameters()
    let test = builder.allocate(.word)
    for (index, known) in boxed.enumerated() where castsContents(of: known, to: type) {
      try checker.spend(at: offset)
      try makeBranch(for: index, of: box, test) { (lowerer) throws(CheckFailure) in
        let layout = try lowerer.layout(of: known)
        let content = lowerer.builder.allocate(layout)
        try lowerer.makeContent(of: box, known, in: content)
        try lowerer.makeCast(of: lowerer.held(content, known, layout), to: type, in: Slot(0, 0))
      }
    }
    clear(result, in: Slot(0, 0))
  }

  /// Returns whether a boxed value of a type may become one of another type. A collection of the library's own values
  /// is never empty: its elements decide.
  private func castsContents(of known: Type, to type: Type) -> Bool {
    if known.wrapped != nil { return type.wrapped != nil || checker.mayCast(known, to: type) }
    guard checker.isCastOfElements(known, type) else { return false }
    let isOwn = known.contains { $0.nominal?.isPrelude ?? false }
    return !isOwn || checker.mayCast(known, to: type)
  }
}
