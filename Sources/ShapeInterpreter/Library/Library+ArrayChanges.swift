// Arrays and slices: members that change them in place, and subscripts with ranges.

extension LibraryTable {
  @inline(never)
  mutating func addChanging(_ kind: ArrayKind) {
    let parameter = Self.parameter("Array", 0)
    let item = Type.parameter(parameter)
    let owner = kind.type(of: item)

    func change(
      _ name: String, _ parameters: [Type], _ result: Type, cost: RowCost = .own,
      _ body: @escaping @Sendable (inout ArrayValue, Layout, Frame, UnsafePointer<Slot>) throws(Fault) -> Void
    ) -> NativeRow {
      NativeRow(
        name: name, role: .mutating, owner: owner, generics: [parameter],
        parameters: parameters, result: result,
        body: .generic { layouts in
          let layout = layouts[0]
          return { (frame, slots) throws(Fault) in
            try ArrayRows.modify(frame, slots[1]) { (array) throws(Fault) in
              try body(&array, layout, frame, slots)
            }
          }
        }, cost: cost)
    }

    addGeneric(owner, [parameter], "append(_:)", .mutating, [item], .void, cost: .nothing) { layouts in
      ArrayRows.appending(layouts[0])
    }
    for other in ArrayKind.allCases {
      // The argument may be the array itself, so it is loaded before the array is taken out of its slot.
      addGeneric(owner, [parameter], "append(contentsOf:)", .mutating, [other.type(of: item)], .void, cost: .arguments)
      { _ in
        { (frame, slots) throws(Fault) in
          guard case .array(let more) = frame.objects[Int(slots[2].object)] else { return }
          try ArrayRows.modify(frame, slots[1]) { (array) throws(Fault) in array.append(more) }
        }
      }
    }
    for (name, isFirst) in [("removeLast()", false), ("removeFirst()", true)] {
      add(
        change(name, [], item, cost: .nothing) { (array, layout, frame, slots) throws(Fault) in
          guard array.count > 0 else { throw .empty(removing: isFirst ? "first" : "last") }
          try ArrayRows.take(isFirst ? 0 : array.count - 1, from: &array, layout, frame, slots[0])
          if isFirst, kind == .slice { frame[int: slots[1].word] += 1 }
        })
      add(
        change(String(name.dropLast()) + "_:)", [.int], .void) { (array, layout, frame, slots) throws(Fault) in
          let count = frame[int: slots[2].word]
          guard count >= 0, count <= array.count else { throw .removing(count, from: array.count) }
          try frame.charge(isFirst ? Object.array(array).extent : count * (1 + layout.objects))
          let start = isFirst ? 0 : array.count - count
          array.replace(start..<(start + count), with: ArrayValue(), layout)
          if isFirst, kind == .slice { frame[int: slots[1].word] += count }
        })
    }
    for (name, isFirst) in [("popLast()", false), ("popFirst()", true)] where kind == .slice || !isFirst {
      add(
        change(name, [], .optional(item), cost: .nothing) { (array, layout, frame, slots) throws(Fault) in
          guard array.count > 0 else { return frame.clear(.word + layout, at: slots[0]) }
          frame[bool: slots[0].word] = true
          try ArrayRows.take(isFirst ? 0 : array.count - 1, from: &array, layout, frame, slots[0].advanced(by: .word))
          if isFirst { frame[int: slots[1].word] += 1 }
        })
    }
    add(
      change("insert(_:at:)", [item, .int], .void) { (array, layout, frame, slots) throws(Fault) in
        let start = kind.start(frame, slots[1])
        let index = frame[int: slots[3].word] &- start
        guard index >= 0, index <= array.count else { throw kind.outOfRange(index, start, array) }
        try frame.charge((array.count - index) * (1 + layout.words >> 2 + layout.objects))
        var one = ArrayValue()
        try ArrayRows.append(frame, slots[2], layout, to: &one)
        one.count = 1
        array.replace(index..<index, with: one, layout)
      })
    add(
      change("remove(at:)", [.int], item) { (array, layout, frame, slots) throws(Fault) in
        let start = kind.start(frame, slots[1])
        let index = frame[int: slots[2].word] &- start
        guard index >= 0, index < array.count else { throw kind.outOfRange(index, start, array) }
        try ArrayRows.take(index, from: &array, layout, frame, slots[0])
      })
    add(
      change("swapAt(_:_:)", [.int, .int], .void, cost: .nothing) { (array, layout, frame, slots) throws(Fault) in
        let start = kind.start(frame, slots[1])
        let (i, j) = (frame[int: slots[2].word] &- start, frame[int: slots[3].word] &- start)
        guard i >= 0, i < array.count else { throw kind.outOfRange(i, start, array) }
        guard j >= 0, j < array.count else { throw kind.outOfRange(j, start, array) }
        for word in 0..<layout.words { array.words.swapAt(i * layout.words + word, j * layout.words + word) }
        for object in 0..<layout.objects {
          array.objects.swapAt(i * layout.objects + object, j * layout.objects + object)
        }
      })
    add(
      change("reverse()", [], .void, cost: .everything) { (array, layout, _, _) throws(Fault) in
        array = array.reversed(layout)
      })
    add(change("removeAll()", [], .void, cost: .nothing) { (array, _, _, _) throws(Fault) in array = ArrayValue() })
    add(
      change("removeAll(keepingCapacity:)", [.bool], .void, cost: .nothing) { (array, _, _, _) throws(Fault) in
        array = ArrayValue()
      })
    add(change("reserveCapacity(_:)", [.int], .void, cost: .nothing) { (_, _, _, _) throws(Fault) in })
  }

  /// Adds the subscripts `a[1...]` and similar, for reading and assigning, and the
  /// members that replace or remove ranges.
  @inline(never)
  mutating func addSubscripts(_ kind: ArrayKind) {
    let parameter = Self.parameter("Array", 0)
    let item = Type.parameter(parameter)
    let owner = kind.type(of: item)
    for range in RangeKind.allCases {
      let rangeType = Type.library(range.rawValue, .int)
      addGeneric(owner, [parameter], "subscript(_:)", .getter, [rangeType], .slice(item), cost: .own) { layouts in
        { (frame, slots) throws(Fault) in
          guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
          let start = kind.start(frame, slots[1])
          let part = try range.part(frame, slots[2], start..<(start + array.count))
          if part.count < array.count {
            try frame.charge(part.count * (1 + layouts[0].words >> 2 + layouts[0].objects))
          }
          let elements = array.elements((part.lowerBound - start)..<(part.upperBound - start), layouts[0])
          if part.count < array.count { frame.allot(elements.bytes) }
          frame.objects[Int(slots[0].object)] = .array(elements)
          frame[int: slots[0].word] = part.lowerBound
        }
      }
      for source in ArrayKind.allCases {
        addGeneric(
          owner, [parameter], "replaceSubrange(_:with:)", .mutating, [rangeType, source.type(of: item)], .void,
          cost: .own
        ) { layouts in
          { (frame, slots) throws(Fault) in
            guard case .array(let more) = frame.objects[Int(slots[3].object)] else { return }
            try replace(frame, slots[1], range, slots[2], more, layouts[0])
          }
        }
      }
      addGeneric(owner, [parameter], "removeSubrange(_:)", .mutating, [rangeType], .void, cost: .own) { layouts in
        { (frame, slots) throws(Fault) in
          try replace(frame, slots[1], range, slots[2], ArrayValue(), layouts[0])
        }
      }
      add(
        NativeRow(
          name: "subscript(_:)", role: .setter, owner: owner, generics: [parameter], labels: [nil, nil],
          parameters: [.slice(item), rangeType], result: .void,
          body: .generic { layouts in
            { (frame, slots) throws(Fault) in
              guard case .array(let more) = frame.objects[Int(slots[2].object)] else { return }
              try replace(frame, slots[1], range, slots[3], more, layouts[0])
            }
          }, cost: .own))
    }

    @Sendable func replace(
      _ frame: Frame, _ slot: Slot, _ range: RangeKind, _ place: Slot, _ more: ArrayValue, _ layout: Layout
    ) throws(Fault) {
      let start = kind.start(frame, slot)
      try ArrayRows.modify(frame, slot) { (array) throws(Fault) in
        let part = try range.part(frame, place, start..<(start + array.count))
        try frame.charge(Object.array(array).extent + Object.array(more).extent)
        array.replace((part.lowerBound - start)..<(part.upperBound - start), with: more, layout)
      }
    }
  }
}

extension ArrayRows {
  /// Removes an element from an array and stores it in a slot.
  static func take(
    _ index: Int, from array: inout ArrayValue, _ layout: Layout, _ frame: Frame, _ slot: Slot
  ) throws(Fault) {
    try frame.charge((array.count - index) * (1 + layout.words >> 2 + layout.objects))
    read(array, index, layout, frame, slot)
    array.words.removeSubrange((index * layout.words)..<((index + 1) * layout.words))
    array.objects.removeSubrange((index * layout.objects)..<((index + 1) * layout.objects))
    array.count -= 1
  }
}
