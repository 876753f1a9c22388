// Subscripts: what finds an element by its index or a part by its key path, to read and to change.

extension Lowerer {
  mutating func makeSubscript(
    _ base: Expression, _ index: Expression, _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    let type = concrete(base.type)
    let element = try layout(of: expression.type)
    if let getter = index.keyPathGetter {
      return try makeApplication(getter, [base], element, in: slot)
    }
    switch type.nominal {
    case .library("Array"):
      let array = try lower(base)
      let place = index.mayChangeVariables ? try lower(try pinned(held(array, base.type, .object))) : array
      call(ArrayRows.element(element), [slot, place, try lower(index)])
    case .library("ArraySlice") where concrete(index.type) == .int:
      let slice = try lower(base)
      call(ArrayRows.sliceElement(element), [slot, slice, try lower(index)])
    case .library("Range") where concrete(index.type) == .int:
      call(ArrayRows.rangeElement, [slot, try lower(base), try lower(index)])
    default:
      try makeGeneric(base, index, expression, in: slot)
    }
  }

  /// The subscript that the library has for the types at hand, found now that they are known.
  private mutating func makeGeneric(
    _ base: Expression, _ index: Expression, _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    let (type, wanted) = (concrete(base.type), concrete(index.type))
    guard let nominal = type.nominal,
      let row = checker.library.members[nominal]?["subscript"]?.first(where: { $0.parameters == [wanted] })
    else { throw checker.failure("value of type '\(type)' has no subscripts", at: expression.offset) }
    try makeNative(row, types(of: row, for: type), [base, index], concrete(expression.type), in: slot)
  }

  /// Gives `body` the element of an array or slice, or what a key path leads to, and puts it back.
  // Optimizing would copy it for every closure that it is handed, and those for theirs, without end.
  @_optimize(none)
  mutating func withSubscript(
    _ base: Expression, _ index: Expression, _ expression: Expression,
    _ body: (inout Lowerer, Slot) throws(CheckFailure) -> Void
  ) throws(CheckFailure) {
    let layout = try layout(of: expression.type)
    if let getter = index.keyPathGetter, let setter = index.keyPathSetter {
      try withPlace(of: base) { (lowerer, place) throws(CheckFailure) in
        let whole = lowerer.held(place, base.type, try lowerer.layout(of: base.type))
        let slot = lowerer.builder.allocate(layout)
        try lowerer.makeApplication(getter, [whole], layout, in: slot)
        try body(&lowerer, slot)
        let new = lowerer.held(slot, expression.type, layout)
        let address = Expression(.address(whole), base.type, at: expression.offset)
        try lowerer.makeApplication(setter, [address, new], .none, in: lowerer.builder.allocate(.none))
      }
      return
    }
    let isSlice = concrete(base.type).nominal == .library("ArraySlice")
    let position = builder.allocate(.word)
    try lower(index, into: position)
    try withPlace(of: base) { (lowerer, array) throws(CheckFailure) in
      let slot = lowerer.builder.allocate(layout)
      lowerer.call(isSlice ? ArrayRows.sliceElement(layout) : ArrayRows.element(layout), [slot, array, position])
      try body(&lowerer, slot)
      let replace = isSlice ? ArrayRows.replaceSliceElement(layout) : ArrayRows.replaceElement(layout)
      lowerer.call(replace, [slot, array, position])
    }
  }

  /// Gives `body` what a library property or subscript reads, and hands it to the setter.
  // Optimizing would copy it for every closure that it is handed, and those for theirs, without end.
  @_optimize(none)
  mutating func withProperty(
    _ row: NativeRow, _ setter: NativeRow, _ types: [GenericParameter: Type], _ arguments: [Expression],
    _ layout: Layout, _ body: (inout Lowerer, Slot) throws(CheckFailure) -> Void
  ) throws(CheckFailure) {
    guard let read = try native(of: row, types), let write = try native(of: setter, types) else {
      throw CheckFailure.silent
    }
    var indices: [Slot] = []
    for index in arguments.dropFirst() { indices.append(try lower(try pinned(index))) }
    try withPlace(of: arguments[0]) { (lowerer, receiver) throws(CheckFailure) in
      let slot = lowerer.builder.allocate(layout)
      lowerer.call(read, [slot, receiver] + indices)
      try body(&lowerer, slot)
      lowerer.call(write, [slot, receiver, slot] + indices, checkingSizeOf: lowerer.sized(receiver, arguments[0]))
    }
  }

  /// Assigns to a library property or subscript without reading it first.
  mutating func assignProperty(
    _ value: Expression, _ setter: NativeRow, _ types: [GenericParameter: Type], _ arguments: [Expression]
  ) throws(CheckFailure) {
    guard let write = try native(of: setter, types) else { throw CheckFailure.silent }
    let new = try pinned(value)
    let slot = try lower(new)
    var indices: [Slot] = []
    for index in arguments.dropFirst() { indices.append(try lower(try pinned(index))) }
    try withPlace(of: arguments[0]) { (lowerer, receiver) throws(CheckFailure) in
      lowerer.call(write, [slot, receiver, slot] + indices, checkingSizeOf: lowerer.sized(receiver, arguments[0]))
    }
  }

  /// Which slot of a setter's list to check the size of: the receiver's, if it has an object.
  private mutating func sized(_ receiver: Slot, _ base: Expression) -> Int? {
    (try? layout(of: base.type).objects) ?? 0 > 0 ? 1 : nil
  }
}

extension ArrayRows {
  /// result, range, index: the integers of a range are their own indices
  static let rangeElement: Native = { (frame, slots) throws(Fault) in
    let (range, index) = (slots[1].word, frame[int: slots[2].word])
    guard index >= frame[int: range], index < frame[int: range + 1] else { throw .trap("index out of range") }
    frame[int: slots[0].word] = index
  }

  /// result, slice, index
  static func sliceElement(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      let index = frame[int: slots[2].word] - frame[int: slots[1].word]
      guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
      guard index >= 0, index < array.count else { throw .trap("index out of range") }
      read(array, index, element, frame, slots[0])
    }
  }

  /// new element, slice, index
  static func replaceSliceElement(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      let index = frame[int: slots[2].word] - frame[int: slots[1].word]
      try modify(frame, slots[1]) { (array) throws(Fault) in try replace(index, of: &array, element, frame, slots[0]) }
    }
  }

  static func replace(
    _ index: Int, of array: inout ArrayValue, _ element: Layout, _ frame: Frame, _ slot: Slot
  ) throws(Fault) {
    guard index >= 0, index < array.count else { throw .trap("index out of range") }
    for word in 0..<element.words {
      array.words[index * element.words + word] = frame.words[Int(slot.word) + word]
    }
    for object in 0..<element.objects {
      array.objects[index * element.objects + object] = frame.objects[Int(slot.object) + object]
    }
  }
}
