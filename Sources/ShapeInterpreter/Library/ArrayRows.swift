/// The native code of arrays. The layout of an element is known only when a shape's code is made.
enum ArrayRows {
  /// Slots: result, then the elements.
  static func literal(_ element: Layout, count: Int) -> Native {
    { (frame, slots) throws(Fault) in
      var value = ArrayValue()
      value.words.reserveCapacity(count * element.words)
      for index in 1..<(count + 1) { try append(frame, slots[index], element, to: &value) }
      value.count = count
      frame.allot(value.bytes)
      frame.objects[Int(slots[0].object)] = .array(value)
    }
  }

  /// Slots: result, array, index.
  static func element(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      let index = frame[int: slots[2].word]
      try reading(frame, slots[1]) { (array) throws(Fault) in
        guard index >= 0, index < array.count else { throw .index(index, ofArray: array.count) }
        read(array, index, element, frame, slots[0])
      }
    }
  }

  /// Slots: new element, array, index.
  static func replaceElement(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      let index = frame[int: slots[2].word]
      try modify(frame, slots[1]) { (array) throws(Fault) in
        guard index >= 0, index < array.count else { throw .index(index, ofArray: array.count) }
        try replace(index, of: &array, element, frame, slots[0])
      }
    }
  }

  /// Slots: an unused one, array, new element.
  static func appending(_ element: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      try modify(frame, slots[1]) { (array) throws(Fault) in
        try append(frame, slots[2], element, to: &array)
        array.count += 1
      }
    }
  }

  /// Slots: result, array.
  static let count: Native = { (frame, slots) throws(Fault) in
    try reading(frame, slots[1]) { (array) throws(Fault) in frame[int: slots[0].word] = array.count }
  }

  /// Reads an array in place, without a change of its reference count.
  @inline(__always)
  static func reading(_ frame: Frame, _ slot: Slot, _ body: (ArrayValue) throws(Fault) -> Void) throws(Fault) {
    let place = frame.objects + Int(slot.object)
    guard case .array(let array) = place.move() else {
      place.initialize(to: .none)
      return
    }
    do throws(Fault) {
      try body(array)
    } catch {
      place.initialize(to: .array(array))
      throw error
    }
    place.initialize(to: .array(array))
  }

  /// Changes an array in place, so that it has one owner.
  @inline(__always)
  static func modify(_ frame: Frame, _ slot: Slot, _ body: (inout ArrayValue) throws(Fault) -> Void) throws(Fault) {
    let place = frame.objects + Int(slot.object)
    guard case .array(var array) = place.move() else {
      place.initialize(to: .none)
      return
    }
    place.initialize(to: .none)
    let before = array.storage
    do throws(Fault) {
      try body(&array)
    } catch {
      place.initialize(to: .array(array))
      throw error
    }
    let after = array.storage
    frame.allot(after.words, unless: before.words)
    frame.allot(after.objects, unless: before.objects)
    place.initialize(to: .array(array))
  }

  static func append(
    _ frame: Frame, _ slot: Slot, _ element: Layout, to array: inout ArrayValue
  ) throws(Fault) {
    for word in 0..<element.words { array.words.append(frame.words[Int(slot.word) + word]) }
    for object in 0..<element.objects {
      array.objects.append(frame.objects[Int(slot.object) + object])
      array.enclose(frame.objects[Int(slot.object) + object])
    }
    if element.objects > 0 { try frame.require(nestingOf: array) }
  }

  static func read(_ array: ArrayValue, _ index: Int, _ element: Layout, _ frame: Frame, _ slot: Slot) {
    for word in 0..<element.words { frame.words[Int(slot.word) + word] = array.words[index * element.words + word] }
    for object in 0..<element.objects {
      frame.objects[Int(slot.object) + object] = array.objects[index * element.objects + object]
    }
  }
}
