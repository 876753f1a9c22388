/// The native code of dictionaries and sets: lookup, insertion and removal of entries.
enum TableRows {
  /// Returns the table in a slot.
  static func table(_ frame: Frame, _ slot: Slot) -> TableValue {
    if case .table(let table) = frame.objects[Int(slot.object)] { table } else { TableValue() }
  }

  /// Changes a table in place, so that it has one owner.
  static func modify(_ frame: Frame, _ slot: Slot, _ body: (inout TableValue) throws(Fault) -> Void) throws(Fault) {
    let place = frame.objects + Int(slot.object)
    let object = place.move()
    place.initialize(to: .none)
    var table = TableValue()
    if case .table(let known) = consume object { table = known }
    let before = table.entries.storage
    do throws(Fault) {
      try body(&table)
    } catch {
      place.pointee = .table(table)
      throw error
    }
    let after = table.entries.storage
    if after.words.address != before.words.address || after.objects.address != before.objects.address {
      frame.allot(table.bytes)
    }
    place.pointee = .table(table)
  }

  /// Adds the elements of an array to a table. For a key that exists already, `meet` is
  /// called with the index of its entry.
  static func fill(
    _ table: inout TableValue, from array: ArrayValue, _ form: KeyForm, _ layout: Layout, _ frame: Frame,
    meet: (Int) throws(Fault) -> Void
  ) throws(Fault) {
    try frame.charge(array.count * 4)
    // The words and objects of the elements serve as a frame of their own.
    var array = array
    if array.words.isEmpty { array.words = [0] }
    if array.objects.isEmpty { array.objects = [.none] }
    let count = array.count
    var failure: Fault?
    array.words.withUnsafeMutableBufferPointer { words in
      array.objects.withUnsafeMutableBufferPointer { objects in
        guard let word = words.baseAddress, let object = objects.baseAddress else { return }
        let elements = Frame(words: word, objects: object, allowance: frame.allowance)
        do throws(Fault) {
          for index in 0..<count {
            let slot = Slot(index * layout.words, index * layout.objects)
            let key = try form.key(elements, slot)
            if let place = table.place(of: key) {
              try meet(place)
            } else {
              try ArrayRows.append(elements, slot, layout, to: &table.entries)
              table.append(key)
            }
          }
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
  }

  /// Makes a table of its entries; of those with the same key it has the first. Slots: result, array.
  static func made(_ form: KeyForm, _ entry: Layout) -> Native {
    { (frame, slots) throws(Fault) in
      guard case .array(let array) = frame.objects[Int(slots[1].object)] else { return }
      var table = TableValue()
      try fill(&table, from: array, form, entry, frame) { _ in }
      frame.objects[Int(slots[0].object)] = .table(table)
    }
  }

  /// Stores a part of an entry in a slot, as an optional. It is nil if there is no entry.
  static func read(
    _ table: TableValue, _ place: Int?, part: Layout, after first: Layout, of entry: Layout, _ frame: Frame,
    _ slot: Slot
  ) {
    guard let place else { return frame.clear(.word + part, at: slot) }
    frame[bool: slot.word] = true
    let (word, object) = (place * entry.words + first.words, place * entry.objects + first.objects)
    let target = slot.advanced(by: .word)
    for index in 0..<part.words { frame.words[Int(target.word) + index] = table.entries.words[word + index] }
    for index in 0..<part.objects {
      frame.objects[Int(target.object) + index] = table.entries.objects[object + index]
    }
  }

  /// Sets the value of a key.
  static func put(
    _ table: inout TableValue, _ key: TableKey, _ keySlot: Slot, _ valueSlot: Slot, _ first: Layout, _ value: Layout,
    _ frame: Frame
  ) throws(Fault) {
    guard let place = table.place(of: key) else {
      try ArrayRows.append(frame, keySlot, first, to: &table.entries)
      try ArrayRows.append(frame, valueSlot, value, to: &table.entries)
      return table.append(key)
    }
    let entry = first + value
    let (word, object) = (place * entry.words + first.words, place * entry.objects + first.objects)
    for index in 0..<value.words { table.entries.words[word + index] = frame.words[Int(valueSlot.word) + index] }
    for index in 0..<value.objects {
      table.entries.objects[object + index] = frame.objects[Int(valueSlot.object) + index]
      table.entries.enclose(frame.objects[Int(valueSlot.object) + index])
    }
    if value.objects > 0 { try frame.require(nestingOf: table.entries) }
  }

  /// Returns one part of every entry: the keys or the values of a dictionary.
  static func column(_ table: TableValue, part: Layout, after first: Layout, of entry: Layout) -> ArrayValue {
    var result = ArrayValue(count: table.entries.count, nesting: table.entries.nesting)
    for index in 0..<table.entries.count {
      let (word, object) = (index * entry.words + first.words, index * entry.objects + first.objects)
      result.words += table.entries.words[word..<(word + part.words)]
      result.objects += table.entries.objects[object..<(object + part.objects)]
    }
    return result
  }
}
