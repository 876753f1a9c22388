// Subscripts: elements by index and parts by key path, read and changed.

extension Lowerer {
  mutating func makeSubscript(
    _ base: Expression, _ index: Expression, _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    let type = concrete(base.type)
    if let own = try ownElement(of: base, at: index, expression.offset) {
      try lower(own, into: slot)
      return
    }
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

  /// Returns the element of a collection that the file declares, as its subscript gives it; nil for other collections.
  mutating func ownElement(
    of base: Expression, at index: Expression, _ offset: Int
  ) throws(CheckFailure) -> Expression? {
    var whole = base
    whole.type = concrete(base.type)
    guard index.keyPathGetter == nil, let nominal = whole.type.nominal, checker.types[nominal] != nil else {
      return nil
    }
    var place = index
    place.type = concrete(index.type)
    return try checker.finishedElement(of: whole, at: place, offset)
  }

  /// Lowers the library subscript for the concrete types.
  private mutating func makeGeneric(
    _ base: Expression, _ index: Expression, _ expression: Expression, in slot: Slot
  ) throws(CheckFailure) {
    let (type, wanted) = (concrete(base.type), concrete(index.type))
    guard let nominal = type.nominal,
      let row = checker.library.members[nominal]?["subscript"]?.first(where: { $0.parameters == [wanted] })
    else { throw checker.failure(MemberProblem.noSubscripts(type), at: expression.offset) }
    try makeNative(row, types(of: row, for: type), [base, index], concrete(expression.type), in: slot)
  }

  /// Opens an element of an array or slice, or the value that a key path leads to.
  mutating func openSubscript(
    _ base: Expression, _ index: Expression, _ expression: Expression
  ) throws(CheckFailure) -> Place {
    if let own = try ownElement(of: base, at: index, expression.offset) { return try open(own) }
    let layout = try layout(of: expression.type)
    if let getter = index.keyPathGetter, let setter = index.keyPathSetter {
      let place = try open(base)
      let whole = held(place.slot, base.type, try self.layout(of: base.type))
      let slot = builder.allocate(layout)
      try makeApplication(getter, [whole], layout, in: slot)
      let new = held(slot, expression.type, layout)
      return Place(slot: slot, returns: place.returns + [.keyPath(setter, whole, new)])
    }
    let isSlice = concrete(base.type).nominal == .library("ArraySlice")
    let position = builder.allocate(.word)
    try lower(index, into: position)
    let array = try open(base)
    let slot = builder.allocate(layout)
    weigh(layout)
    call(isSlice ? ArrayRows.sliceElement(layout) : ArrayRows.element(layout), [slot, array.slot, position])
    let replace = isSlice ? ArrayRows.replaceSliceElement(layout) : ArrayRows.replaceElement(layout)
    return Place(slot: slot, returns: array.returns + [.element(replace, slot, array.slot, position)])
  }

  /// Reads a library property or subscript. The changed value is passed to its setter.
  mutating func openProperty(
    _ row: NativeRow, _ setter: NativeRow, _ types: [GenericParameter: Type], _ arguments: [Expression],
    _ layout: Layout
  ) throws(CheckFailure) -> Place {
    guard let read = try native(of: row, types)?.body, let write = try native(of: setter, types)?.body else {
      throw CheckFailure.silent
    }
    var indices: [Slot] = []
    let isLazy = hasLazyDefault(row, arguments)
    for index in isLazy ? arguments[1...1] : arguments[1...] { indices.append(try lower(try pinned(index))) }
    let receiver = try open(arguments[0])
    let slot = builder.allocate(layout)
    if isLazy {
      let whole = held(receiver.slot, arguments[0].type, try self.layout(of: arguments[0].type))
      let key = held(indices[0], arguments[1].type, try self.layout(of: arguments[1].type))
      try lower(try elementOrDefault(types, [whole, key, arguments[2]]), into: slot)
      indices.append(slot)
    } else {
      call(read, [slot, receiver.slot] + indices)
    }
    let change = Place.Return.property(
      write, [slot, receiver.slot, slot] + indices, checkingSizeOf: sized(arguments[0], by: setter))
    return Place(slot: slot, returns: receiver.returns + [change])
  }

  /// Assigns to a library property or subscript without reading it first.
  mutating func assignProperty(
    _ value: Expression, _ setter: NativeRow, _ types: [GenericParameter: Type], _ arguments: [Expression]
  ) throws(CheckFailure) {
    guard let write = try native(of: setter, types)?.body else { throw CheckFailure.silent }
    let new = try pinned(value)
    let slot = try lower(new)
    var indices: [Slot] = []
    for index in arguments.dropFirst() { indices.append(try lower(try pinned(index))) }
    let receiver = try open(arguments[0])
    call(write, [slot, receiver.slot, slot] + indices, checkingSizeOf: sized(arguments[0], by: setter))
    try close(receiver)
  }

  static let defaulted = "subscript(_:default:)"
}
