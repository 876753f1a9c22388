// Comparisons: Swift's own on numbers, and synthesized ones that compare part by part.

extension Lowerer {
  mutating func makeComparison(
    _ name: ComparisonOperator, _ left: Expression, _ right: Expression, in slot: Slot
  ) throws(CheckFailure) {
    let type = concrete(left.type)
    if right.isNil || left.isNil, type.wrapped != nil, name.isEquality {
      // A comparison with nil needs no `==` of the wrapped type.
      let optional = try lower(right.isNil ? left : right)
      builder.emit(.equalWord, slot.word, optional.word, builder.constant(name == .equal ? 0 : 1))
      return
    }
    var a = try lower(left)
    if right.mayChangeVariables {
      let size = try layout(of: left.type)
      let copied = builder.allocate(size)
      copy(a, to: copied, size)
      a = copied
    }
    let b = try lower(right)
    // In generic code, a comparison of the type's own comes before the one that Swift derives from `<`.
    if name != .less, !name.isEquality, let own = checker.ownOperator(name.rawValue, on: type) {
      return try makeCall(own, a, b, type, in: slot)
    }
    switch name {
    case .equal, .notEqual:
      try makeEqual(a, b, type, in: slot)
      if name == .notEqual { builder.emit(.not, slot.word, slot.word) }
    case .less: try makeLess(a, b, type, orEqual: false, in: slot)
    case .lessOrEqual: try makeLess(a, b, type, orEqual: true, in: slot)
    case .greater: try makeLess(b, a, type, orEqual: false, in: slot)
    case .greaterOrEqual: try makeLess(b, a, type, orEqual: true, in: slot)
    }
  }

  /// Compares the values in two slots by the order of their type.
  mutating func makeLess(_ a: Slot, _ b: Slot, _ type: Type, orEqual: Bool, in slot: Slot) throws(CheckFailure) {
    let own = checker.ownOperator("<", on: type)
    switch type {
    case .double, .cgFloat: builder.emit(orEqual ? .lessOrEqualDouble : .lessDouble, slot.word, a.word, b.word)
    case .int: builder.emit(orEqual ? .lessOrEqualInt : .lessInt, slot.word, a.word, b.word)
    case .tuple(let components): try makeLessTuple(a, b, components.map(\.type), orEqual: orEqual, in: slot)
    case .nominal(let nominal, _) where nominal.isDeclared || own != nil:
      try makeLessDeclared(a, b, type, own, orEqual: orEqual, in: slot)
    default:
      if let number = IntegerRows.native(type) {
        return call(IntegerRows.less(orEqual: orEqual, number), [slot, a, b])
      }
      let name = orEqual ? "<=" : "<"
      if let row = checker.library.operators[name]?.first(where: { $0.parameters == [type, type] }),
        let native = try native(of: row)?.body
      {
        return call(native, [slot, a, b])
      }
      throw unsupported(name, on: type)
    }
  }

  /// Compares tuples by the first components that differ.
  mutating func makeLessTuple(
    _ a: Slot, _ b: Slot, _ types: [Type], orEqual: Bool, in slot: Slot
  ) throws(CheckFailure) {
    setWord(slot.word, to: orEqual ? 1 : 0)
    var ends: [Int] = []
    var place = Layout.none
    for (index, type) in types.enumerated() {
      let (first, second) = (a.advanced(by: place), b.advanced(by: place))
      let isLast = index == types.count - 1
      try makeLess(first, second, type, orEqual: isLast && orEqual, in: slot)
      guard !isLast else { break }
      ends.append(builder.emitJump(.jumpIf, slot.word))
      let same = builder.allocate(.word)
      try makeEqual(first, second, type, in: same)
      ends.append(builder.emitJump(.jumpUnless, same.word))
      place += try layout(of: type)
    }
    for end in ends { builder.land(end) }
  }

  /// Compares values whose type is declared in the file, or is made comparable there: by its own `<`, or
  /// by the order of an enum's cases.
  private mutating func makeLessDeclared(
    _ a: Slot, _ b: Slot, _ type: Type, _ own: FunctionID?, orEqual: Bool, in slot: Slot
  ) throws(CheckFailure) {
    // a <= b is the negation of b < a.
    let (first, second) = orEqual ? (b, a) : (a, b)
    if let own {
      try makeCall(own, first, second, type, in: slot)
    } else if checker.isOrderedByCases(type) {
      try makeComparedCases(.less, first, second, type, in: slot)
    } else {
      throw nonconforming(type, "<(_:_:)", of: .library("Comparable"), at: builder.offset)
    }
    if orEqual { builder.emit(.not, slot.word, slot.word) }
  }

  /// Calls an operator that the file declares for two values of a type.
  private mutating func makeCall(
    _ id: FunctionID, _ a: Slot, _ b: Slot, _ type: Type, in slot: Slot
  ) throws(CheckFailure) {
    let size = try layout(of: type)
    let types = checker.substitution(for: id, in: type)
    try makeCall(id, types, [held(a, type, size), held(b, type, size)], .word, in: slot)
  }

  mutating func makeEqual(_ a: Slot, _ b: Slot, _ type: Type, in slot: Slot) throws(CheckFailure) {
    if type == .double || type == .cgFloat { return builder.emit(.equalDouble, slot.word, a.word, b.word) }
    if type.isInteger || type == .bool { return builder.emit(.equalWord, slot.word, a.word, b.word) }
    switch type {
    case .tuple(let components):
      var parts: [(place: Layout, type: Type)] = []
      var position = Layout.none
      for component in components {
        parts.append((position, component.type))
        position += try layout(of: component.type)
      }
      return try makeAllEqual(a, b, parts, in: slot)
    case .nominal(let nominal, let arguments):
      if type == .anyHashable { return try makeEqualHashables(a, b, in: slot) }
      if nominal.isKeyPath {
        return call(
          { frame, slots in
            frame[bool: slots[0].word] = frame.objects[Int(slots[1].object)].isSamePath(
              as: frame.objects[Int(slots[2].object)])
          }, [slot, a, b])
      }
      if let wrapped = type.wrapped { return try makeEqualOptionals(a, b, wrapped, in: slot) }
      if let element = type.arrayElement, let id = checker.declarations.equalArrays {
        let types = checker.functions[id].generics.reduce(into: [:]) { $0[$1] = element }
        let layout = try layout(of: type)
        return try makeCall(id, types, [held(a, type, layout), held(b, type, layout)], .word, in: slot)
      }
      if let row = checker.library.operators["=="]?.first(where: { $0.parameters == [type, type] }),
        let native = try native(of: row)?.body
      {
        return call(native, [slot, a, b])
      }
      if !nominal.isDeclared, !arguments.isEmpty {
        let form = try keyForm(of: type)
        return call(
          { (frame, slots) throws(Fault) in frame[bool: slots[0].word] = try form.isEqual(frame, slots[1], slots[2]) },
          [slot, a, b])
      }
      if let declared = checker.types[nominal] {
        if let id = checker.ownOperator("==", on: type) { return try makeCall(id, a, b, type, in: slot) }
        if declared.kind == .reference {
          throw nonconforming(type, "==(_:_:)", of: .library("Equatable"), at: builder.offset)
        }
        if declared.kind == .structure {
          var parts: [(place: Layout, type: Type)] = []
          for property in declared.properties {
            let (position, known) = try field(property.name, of: type, at: property.offset)
            parts.append((position, known))
          }
          return try makeAllEqual(a, b, parts, in: slot)
        }
        if declared.kind == .enumeration { return try makeComparedCases(.equal, a, b, type, in: slot) }
      }
      if checker.library.cases[nominal] != nil { return builder.emit(.equalWord, slot.word, a.word, b.word) }
      let layout = try layout(of: type)
      if layout.objects == 0, arguments.isEmpty {
        // The values of geometry types consist of Doubles only.
        let parts = (0..<layout.words).map { (place: Layout(words: $0), type: Type.double) }
        return try makeAllEqual(a, b, parts, in: slot)
      }
    default: break
    }
    throw unsupported("==", on: type)
  }

  /// Compares two optionals: their tags, then their values if both have one.
  private mutating func makeEqualOptionals(
    _ a: Slot, _ b: Slot, _ wrapped: Type, in slot: Slot
  ) throws(CheckFailure) {
    builder.emit(.equalWord, slot.word, a.word, b.word)
    let differ = builder.emitJump(.jumpUnless, slot.word)
    let empty = builder.emitJump(.jumpUnless, a.word)
    try makeEqual(a.advanced(by: .word), b.advanced(by: .word), wrapped, in: slot)
    builder.land(differ)
    builder.land(empty)
  }

  /// Compares the parts of two values in order, up to the first parts that differ.
  mutating func makeAllEqual(
    _ a: Slot, _ b: Slot, _ parts: [(place: Layout, type: Type)], in slot: Slot
  ) throws(CheckFailure) {
    setWord(slot.word, to: 1)
    var jumps: [Int] = []
    for (position, type) in parts {
      try makeEqual(a.advanced(by: position), b.advanced(by: position), type, in: slot)
      jumps.append(builder.emitJump(.jumpUnless, slot.word))
    }
    for jump in jumps { builder.land(jump) }
  }
}
