// Single elements of ranges, slices and arrays.

extension ArrayRows {
  /// Slots: result, range, index. The indices of an integer range are its elements.
  static let rangeElement: Native = { (frame, slots) throws(Fault) in
    let (range, index) = (slots[1].word, frame[int: slots[2].word])
    let (low, high) = (frame[int: range], frame[int: range + 1])
    guard index >= low, index < high else { throw .index(index, ofRange: low..<high) }
    frame[int: slots[0].word] = index
  }

  /// Slots: result, slice, index.
  static func sliceElement(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      let start = frame[int: slots[1].word]
      let index = frame[int: slots[2].word] &- start
      guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
      guard index >= 0, index < array.count else {
        throw ArrayKind.slice.outOfRange(index, start, array)
      }
      read(array, index, element, frame, slots[0])
    }
  }

  /// Slots: new element, slice, index.
  static func replaceSliceElement(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      let start = frame[int: slots[1].word]
      let index = frame[int: slots[2].word] &- start
      try modify(frame, slots[1]) { (array) throws(Fault) in
        guard index >= 0, index < array.count else {
          throw ArrayKind.slice.outOfRange(index, start, array)
        }
        try replace(index, of: &array, element, frame, slots[0])
      }
    }
  }

  /// Replaces an element of an array. The array must have this index.
  static func replace(
    _ index: Int, of array: inout ArrayValue, _ element: Layout, _ frame: Frame, _ slot: Slot
  ) throws(Fault) {
    for word in 0..<element.words {
      array.words[index * element.words + word] = frame.words[Int(slot.word) + word]
    }
    for object in 0..<element.objects {
      array.objects[index * element.objects + object] = frame.objects[Int(slot.object) + object]
      array.enclose(frame.objects[Int(slot.object) + object])
    }
    if element.objects > 0 { try frame.require(nestingOf: array) }
  }
}
