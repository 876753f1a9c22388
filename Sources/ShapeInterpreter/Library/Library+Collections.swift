// Collections: arrays and ranges of any element type.

extension LibraryTable {
  mutating func addCollections() {
    addRanges()
    addArrayMembers()
    addArraysOfElements()
  }

  private mutating func addRanges() {
    for (name, type) in [("..<", "Range"), ("...", "ClosedRange")] {
      for bound in [Type.int, .double, .cgFloat, .float] {
        let isInt = bound == .int
        add(
          NativeRow(
            name: "\(name)(_:_:)", role: .operator, labels: [nil, nil], parameters: [bound, bound],
            result: .library(type, bound),
            body: .native { (frame, slots) throws(Fault) in
              let (low, high) = (slots[1].word, slots[2].word)
              let isOrdered =
                isInt
                ? frame[int: low] <= frame[int: high]
                : bound == .float
                  ? Float.load(from: frame, at: slots[1]) <= Float.load(from: frame, at: slots[2])
                  : frame[double: low] <= frame[double: high]
              guard isOrdered else { throw .trap("range requires lowerBound <= upperBound") }
              let (first, second) = (frame.words[Int(low)], frame.words[Int(high)])
              frame.words[Int(slots[0].word)] = first
              frame.words[Int(slots[0].word) + 1] = second
            }))
        guard bound != .float else { continue }
        add(
          NativeRow(
            name: "contains(_:)", role: .method, owner: .library(type, bound), labels: [nil], parameters: [bound],
            result: .bool,
            body: .native { (frame, slots) throws(Fault) in
              let (range, value) = (slots[1].word, slots[2].word)
              frame[bool: slots[0].word] =
                isInt
                ? frame[int: range] <= frame[int: value]
                  && (name == "..."
                    ? frame[int: value] <= frame[int: range + 1] : frame[int: value] < frame[int: range + 1])
                : frame[double: range] <= frame[double: value]
                  && (name == "..."
                    ? frame[double: value] <= frame[double: range + 1]
                    : frame[double: value] < frame[double: range + 1])
            }))
      }
    }
  }

  private mutating func addArrayMembers() {
    guard let element = Self.genericParameters["Array"]?.first else { return }
    let item = Type.parameter(element)
    let array = Type.array(item)

    func row(
      _ name: String, _ role: NativeRow.Role, _ parameters: [Type], _ result: Type,
      _ make: @escaping @Sendable (Layout) -> Native
    ) -> NativeRow {
      NativeRow(
        name: name, role: role, owner: array, generics: [element], labels: NativeRow.labels(of: name),
        parameters: parameters, result: result, body: .generic { make($0[0]) })
    }

    add(row("count", .getter, [], .int) { _ in ArrayRows.count })
    add(
      row("isEmpty", .getter, [], .bool) { _ in
        { (frame, slots) throws(Fault) in
          if case .array(let array) = frame.objects[Int(slots[1].object)] {
            frame[bool: slots[0].word] = array.count == 0
          }
        }
      })
    add(
      row("indices", .getter, [], .range(.int)) { _ in
        { (frame, slots) throws(Fault) in
          guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
          frame[int: slots[0].word] = 0
          frame[int: slots[0].word + 1] = array.count
        }
      })
    for (name, isFirst) in [("first", true), ("last", false)] {
      add(
        row(name, .getter, [], .optional(item)) { layout in
          { (frame, slots) throws(Fault) in
            guard case .array(let array) = frame.objects[Int(slots[1].object)], array.count > 0 else {
              frame[bool: slots[0].word] = false
              return
            }
            ArrayRows.read(array, isFirst ? 0 : array.count - 1, layout, frame, slots[0].advanced(by: .word))
            frame[bool: slots[0].word] = true
          }
        })
    }
    for (name, isFirst) in [("removeLast()", false), ("removeFirst()", true)] {
      add(
        row(name, .mutating, [], item) { layout in
          { (frame, slots) throws(Fault) in
            try ArrayRows.modify(frame, slots[1]) { (array) throws(Fault) in
              guard array.count > 0 else {
                throw .trap("can't remove \(isFirst ? "first" : "last") element from an empty collection")
              }
              let index = isFirst ? 0 : array.count - 1
              ArrayRows.read(array, index, layout, frame, slots[0])
              array.words.removeSubrange((index * layout.words)..<((index + 1) * layout.words))
              array.objects.removeSubrange((index * layout.objects)..<((index + 1) * layout.objects))
              array.count -= 1
            }
          }
        })
    }
    add(
      row("append(_:)", .mutating, [item], .void) { layout in
        { (frame, slots) throws(Fault) in
          try ArrayRows.modify(frame, slots[1]) { (array) throws(Fault) in
            ArrayRows.append(frame, slots[2], layout, to: &array)
            array.count += 1
          }
        }
      })
    add(
      row("append(contentsOf:)", .mutating, [array], .void) { _ in
        { (frame, slots) throws(Fault) in
          guard case .array(let more) = frame.objects[Int(slots[2].object)] else { return }
          try ArrayRows.modify(frame, slots[1]) { (array) throws(Fault) in array.append(more) }
        }
      })
    add(
      row("reversed()", .method, [], array) { layout in
        { (frame, slots) throws(Fault) in
          guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
          var result = ArrayValue()
          for index in (0..<array.count).reversed() {
            result.words += array.words[(index * layout.words)..<((index + 1) * layout.words)]
            result.objects += array.objects[(index * layout.objects)..<((index + 1) * layout.objects)]
          }
          result.count = array.count
          frame.objects[Int(slots[0].object)] = .array(result)
        }
      })
    add(
      NativeRow(
        name: "init()", role: .initializer, owner: array, generics: [element], labels: [], parameters: [],
        result: array, body: .constant(Constant(words: [], objects: [.array(ArrayValue())]))))
    add(
      NativeRow(
        name: "init(repeating:count:)", role: .initializer, owner: array, generics: [element],
        labels: ["repeating", "count"], parameters: [item, .int], result: array,
        body: .generic { layouts in
          { (frame, slots) throws(Fault) in
            let count = frame[int: slots[2].word]
            guard count >= 0 else { throw .trap("can't construct Array with count < 0") }
            guard count <= 1_000_000 else { throw .tooLarge("array elements") }
            var value = ArrayValue()
            for _ in 0..<count { ArrayRows.append(frame, slots[1], layouts[0], to: &value) }
            value.count = count
            frame.objects[Int(slots[0].object)] = .array(value)
          }
        }))
    add(
      NativeRow(
        name: "+(_:_:)", role: .operator, generics: [element], labels: [nil, nil], parameters: [array, array],
        result: array,
        body: .generic { _ in
          { (frame, slots) throws(Fault) in
            guard case .array(var first) = frame.objects[Int(slots[1].object)],
              case .array(let second) = frame.objects[Int(slots[2].object)]
            else { return }
            first.append(second)
            frame.objects[Int(slots[0].object)] = .array(first)
          }
        }))
  }
}

extension LibraryTable {
  /// `Array(0..<5)`, `Array(stride(…))`: the elements of ranges and strides.
  private mutating func addArraysOfElements() {
    for (name, isThrough) in [("Range", false), ("ClosedRange", true)] {
      addArray(of: .library(name, .int), element: .int) { (frame, slot) throws(Fault) in
        let (low, high) = (frame[int: slot.word], frame[int: slot.word + 1])
        let count = high - low + (isThrough ? 1 : 0)
        guard count <= 1_000_000 else { throw .tooLarge("array elements") }
        return ((0..<count).map { UInt64(UInt(bitPattern: low + $0)) }, count)
      }
    }
    for (name, isThrough) in [("StrideTo", false), ("StrideThrough", true)] {
      for type in [Type.int, .double, .cgFloat] {
        addArray(of: .library(name, type), element: type) { (frame, slot) throws(Fault) in
          try StrideRows.elements(frame, slot, isInt: type == .int, isThrough: isThrough)
        }
      }
    }
  }

  private mutating func addArray(
    of sequence: Type, element: Type,
    _ elements: @escaping @Sendable (Frame, Slot) throws(Fault) -> (words: [UInt64], count: Int)
  ) {
    add(
      NativeRow(
        name: "init(_:)", role: .initializer, owner: .array(element), labels: [nil], parameters: [sequence],
        result: .array(element),
        body: .native { (frame, slots) throws(Fault) in
          let (words, count) = try elements(frame, slots[1])
          frame.objects[Int(slots[0].object)] = .array(ArrayValue(words: ContiguousArray(words), count: count))
        }))
  }
}

extension ArrayValue {
  mutating func append(_ other: ArrayValue) {
    words += other.words
    objects += other.objects
    count += other.count
  }
}
