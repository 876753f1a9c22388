// Collections: members of arrays and slices of any element type that read and make them.

extension LibraryTable {
  @inline(never)
  mutating func addCollections() {
    let collection = ["RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection"]
    conform(.library("Array"), to: collection)
    conform(.library("ArraySlice"), to: collection)
    alias("ContiguousArray", .array(.parameter(Self.parameter("Array", 0))))
    addRanges()
    for kind in ArrayKind.allCases {
      addReading(kind)
      addChanging(kind)
      addSubscripts(kind)
    }
    addArrayInitializers()
    addTables()
    addStrings()
  }

  @inline(never)
  private mutating func addReading(_ kind: ArrayKind) {
    let parameter = Self.parameter("Array", 0)
    let item = Type.parameter(parameter)
    let owner = kind.type(of: item)

    @Sendable func count(_ frame: Frame, _ slot: Slot) -> Int {
      if case .array(let array) = frame.objects[Int(slot.object)] { array.count } else { 0 }
    }
    addGeneric(owner, [parameter], "count", .getter, [], .int, cost: .nothing) { _ in ArrayRows.count }
    addGeneric(owner, [parameter], "isEmpty", .getter, [], .bool, cost: .nothing) { _ in
      { (frame, slots) throws(Fault) in frame[bool: slots[0].word] = count(frame, slots[1]) == 0 }
    }
    addGeneric(owner, [parameter], "startIndex", .getter, [], .int, cost: .nothing) { _ in
      { (frame, slots) throws(Fault) in frame[int: slots[0].word] = kind.start(frame, slots[1]) }
    }
    addGeneric(owner, [parameter], "endIndex", .getter, [], .int, cost: .nothing) { _ in
      { (frame, slots) throws(Fault) in
        frame[int: slots[0].word] = kind.start(frame, slots[1]) + count(frame, slots[1])
      }
    }
    addGeneric(owner, [parameter], "indices", .getter, [], .range(.int), cost: .nothing) { _ in
      { (frame, slots) throws(Fault) in
        let (start, count) = (kind.start(frame, slots[1]), count(frame, slots[1]))
        frame[int: slots[0].word] = start
        frame[int: slots[0].word + 1] = start + count
      }
    }
    for (name, isFirst) in [("first", true), ("last", false)] {
      addGeneric(owner, [parameter], name, .getter, [], .optional(item), cost: .nothing) { layouts in
        { (frame, slots) throws(Fault) in
          guard case .array(let array) = frame.objects[Int(slots[1].object)], array.count > 0 else {
            return frame.clear(.word + layouts[0], at: slots[0])
          }
          ArrayRows.read(array, isFirst ? 0 : array.count - 1, layouts[0], frame, slots[0].advanced(by: .word))
          frame[bool: slots[0].word] = true
        }
      }
    }
    addGeneric(owner, [parameter], "reversed()", .method, [], .array(item)) { layouts in
      { (frame, slots) throws(Fault) in
        guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
        frame.objects[Int(slots[0].object)] = .array(array.reversed(layouts[0]))
      }
    }
    for other in ArrayKind.allCases {
      // The result has the type of the left operand, or that of the right operand if the context asks for it.
      for result in other == kind ? [kind] : [kind, other] {
        let operands = [owner, other.type(of: item)]
        addGeneric(nil, [parameter], "+(_:_:)", .operator, operands, result.type(of: item), cost: .own) { _ in
          { (frame, slots) throws(Fault) in
            guard case .array(let second) = frame.objects[Int(slots[2].object)] else { return }
            let start = kind.start(frame, slots[1])
            try frame.charge(Object.array(second).extent)
            if slots[0].object != slots[1].object {
              frame.objects[Int(slots[0].object)] = frame.objects[Int(slots[1].object)]
            }
            // If the result takes the slot of the first operand, that operand has no second owner, and
            // only the new elements are copied.
            try ArrayRows.modify(frame, slots[0]) { (array) throws(Fault) in array.append(second) }
            if result == .slice { frame[int: slots[0].word] = start }
          }
        }
      }
    }
  }

  @inline(never)
  private mutating func addArrayInitializers() {
    let parameter = Self.parameter("Array", 0)
    let item = Type.parameter(parameter)
    for kind in ArrayKind.allCases {
      let owner = kind.type(of: item)
      let start = kind == .array ? [] : [UInt64(0)]
      add(
        NativeRow(
          name: "init()", role: .initializer, owner: owner, generics: [parameter], labels: [], parameters: [],
          result: owner, body: .constant(Constant(words: start, objects: [.array(ArrayValue())]))))
      addGeneric(owner, [parameter], "init(repeating:count:)", .initializer, [item, .int], owner) { layouts in
        { (frame, slots) throws(Fault) in
          let count = frame[int: slots[2].word]
          guard count >= 0 else { throw .repeating("collection", count) }
          try frame.require(size: count, of: "array elements")
          let size = layouts[0].words * MemoryLayout<UInt64>.size + layouts[0].objects * MemoryLayout<Object>.stride
          try frame.reserve(count * size)
          try frame.charge(count * (layouts[0].words >> 2 + layouts[0].objects))
          var value = ArrayValue()
          value.words.reserveCapacity(count * layouts[0].words)
          value.objects.reserveCapacity(count * layouts[0].objects)
          for _ in 0..<count { try ArrayRows.append(frame, slots[1], layouts[0], to: &value) }
          value.count = count
          frame.objects[Int(slots[0].object)] = .array(value)
          if kind == .slice { frame[int: slots[0].word] = 0 }
        }
      }
    }
    addArray(of: .array(item), [parameter], item)
    addArray(of: .slice(item), [parameter], item)
    for name in ["Range", "ClosedRange"] { addArray(of: .library(name, .int), [], .int) }
    for name in ["StrideTo", "StrideThrough"] {
      for type in [Type.int, .double, .cgFloat] { addArray(of: .library(name, type), [], type) }
    }
    addArray(of: .string, [], .character)
    let member = Self.parameter("Set", 0)
    addArray(of: .set(.parameter(member)), [member], .parameter(member))
    let parts = [Self.parameter("Dictionary", 0), Self.parameter("Dictionary", 1)]
    let (key, value) = (Type.parameter(parts[0]), Type.parameter(parts[1]))
    addArray(of: .dictionary(key, value), parts, .entry(key, value))
    // A slice can be made only from an array, by its literal.
    addGeneric(.slice(item), [parameter], "init(_:)", .initializer, [.array(item)], .slice(item), cost: .nothing) { _ in
      { (frame, slots) throws(Fault) in
        frame.objects[Int(slots[0].object)] = frame.objects[Int(slots[1].object)]
        frame[int: slots[0].word] = 0
      }
    }
  }

  /// Adds `Array(0..<5)`, `Array(stride(…))` and similar: an array of a sequence's elements.
  @inline(never)
  private mutating func addArray(of sequence: Type, _ generics: [GenericParameter], _ element: Type) {
    guard let elements = SequenceRows.elements(of: sequence) else {
      preconditionFailure("the elements of '\(sequence)' are not known")
    }
    addGeneric(.array(element), generics, "init(_:)", .initializer, [sequence], .array(element)) { _ in
      { (frame, slots) throws(Fault) in
        frame.objects[Int(slots[0].object)] = .array(try elements(frame, slots[1]))
      }
    }
  }
}

/// The elements of the library's own sequences, as an array.
enum SequenceRows {
  typealias Elements = @Sendable (Frame, Slot) throws(Fault) -> ArrayValue

  /// Returns code that makes an array of a sequence's elements, or nil for other types.
  static func elements(of type: Type) -> Elements? {
    guard let nominal = type.nominal, !nominal.isDeclared else { return nil }
    switch nominal.name {
    case "Array", "ArraySlice":
      return { (frame, slot) throws(Fault) in
        if case .array(let array) = frame.objects[Int(slot.object)] { array } else { ArrayValue() }
      }
    case "Set", "Dictionary":
      return { (frame, slot) throws(Fault) in
        if case .table(let table) = frame.objects[Int(slot.object)] { table.entries } else { ArrayValue() }
      }
    case "String":
      return { (frame, slot) throws(Fault) in
        guard case .string(let string) = frame.objects[Int(slot.object)] else { return ArrayValue() }
        try frame.charge(string.utf8.count)
        let characters = ContiguousArray(string.map { Object.string(String($0)) })
        return ArrayValue(objects: characters, count: characters.count)
      }
    case "Range", "ClosedRange":
      let isThrough = nominal.name == "ClosedRange"
      return { (frame, slot) throws(Fault) in
        let (low, high) = (frame[int: slot.word], frame[int: slot.word + 1])
        let (distance, overflow) = high.subtractingReportingOverflow(low)
        try frame.require(size: overflow ? .max : distance, of: "array elements")
        let count = distance + (isThrough ? 1 : 0)
        try frame.charge(count)
        return ArrayValue(words: ContiguousArray((0..<count).map { UInt64(UInt(bitPattern: low + $0)) }), count: count)
      }
    case "StrideTo", "StrideThrough":
      guard let rows = StrideRows(type) else { return nil }
      return { (frame, slot) throws(Fault) in
        let (words, count) = try rows.elements(frame, slot)
        try frame.charge(count)
        return ArrayValue(words: ContiguousArray(words), count: count)
      }
    default: return nil
    }
  }
}

extension ArrayValue {
  @inline(never)
  mutating func append(_ other: ArrayValue) {
    words += other.words
    objects += other.objects
    count += other.count
    nesting = max(nesting, other.nesting)
  }

  func reversed(_ layout: Layout) -> ArrayValue {
    var result = ArrayValue(nesting: nesting)
    result.words.reserveCapacity(words.count)
    result.objects.reserveCapacity(objects.count)
    for index in (0..<count).reversed() {
      result.words += words[(index * layout.words)..<((index + 1) * layout.words)]
      result.objects += objects[(index * layout.objects)..<((index + 1) * layout.objects)]
    }
    result.count = count
    return result
  }
}
