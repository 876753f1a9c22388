/// A dictionary or set: its entries in the order of insertion, and the index of each key's entry.
///
/// Swift's own order differs from run to run, so a drawing that depended on it would differ too. This order does not.
struct TableValue: Sendable {
  /// The entries: in a dictionary each key is followed by its value.
  var entries = ArrayValue()
  private(set) var places: [TableKey: Int] = [:]

  /// Returns the index of a key's entry, or nil if there is none.
  func place(of key: TableKey) -> Int? { places[key] }

  /// Adds the key of an entry whose words and objects are already in `entries`.
  mutating func append(_ key: TableKey) {
    places[key] = entries.count
    entries.count += 1
  }

  /// The cost of removing an entry, in units of work. It includes a pass over the indices of all entries.
  var removing: Int { 4 * entries.count + entries.words.count >> 2 + entries.objects.count }

  /// Removes an entry. Those after it move up.
  mutating func remove(_ key: TableKey, _ entry: Layout) {
    guard let place = places.removeValue(forKey: key) else { return }
    entries.replace(place..<(place + 1), with: ArrayValue(), entry)
    guard place < entries.count else { return }
    for (other, index) in places where index > place { places[other] = index - 1 }
  }
}

/// A hashable key for a value. Equal values have equal keys.
enum TableKey: Hashable, Sendable {
  case word(UInt64)
  case text(String)
  case parts([UInt64], [String])
}

extension TableKey {
  /// A text that differs for keys that differ.
  var identityText: String {
    switch self {
    case .word(let word): "\(word)"
    case .text(let text): text
    case .parts(let words, let texts): "\(words) \(texts)"
    }
  }
}

/// The form in which values of a type become keys. -0.0 becomes 0.0. Words and objects that a nil or the current
/// enum case does not use are ignored.
indirect enum KeyForm: Sendable {
  /// Words that are compared as they are.
  case words(Int)
  case double
  case float
  case text
  case optional(KeyForm)
  case array(KeyForm, Layout)
  case slice(KeyForm, Layout)
  /// A set or dictionary, regardless of its order: the forms of key and value, the position of the
  /// value, and the layout of an entry.
  case table(KeyForm, KeyForm, Layout, Layout)
  /// The parts of a struct or tuple, with their positions.
  case parts([(place: Layout, form: KeyForm)])
  /// The associated values of each case of an enum.
  case cases([KeyForm])
  /// A native value that is held as one object: its description, which differs for values that differ.
  case held
  /// The content of the box of an indirect case.
  case boxed(KeyForm, Layout)
  /// The parts of the object that a word refers to.
  case object(KeyForm)
  /// A form that contains itself. Inner forms refer to it by its number.
  case recursive(Int, KeyForm)
  /// The enclosing form with this number.
  case again(Int)
  /// An AnyHashable: the form of the value in it follows from the tag of its type.
  case hashable
  /// A number in an AnyHashable.
  case number(NumberForm)
  /// A type whose values cannot become keys: the message of the fault.
  case refused(String)
}

/// The form in which the value in an AnyHashable becomes a key.
struct BoxedKeyForm: Sendable {
  var form: KeyForm
  /// The layout of the value in its box.
  var layout: Layout
}

extension KeyForm {
  /// Returns the key of the value in a slot.
  func key(_ frame: Frame, _ slot: Slot) throws(Fault) -> TableKey {
    switch self {
    case .words(1): return .word(frame.words[Int(slot.word)])
    case .double: return .word(Self.word(frame[double: slot.word]))
    case .text:
      guard case .string(let string) = frame.objects[Int(slot.object)] else { return .text("") }
      try frame.charge(string.utf8.count >> 3)
      return .text(string)
    default:
      var writer = KeyWriter(frame)
      try writer.write(self, frame.words + Int(slot.word), frame.objects + Int(slot.object))
      return .parts(writer.words, writer.texts)
    }
  }

  /// Returns whether the values in two slots are equal. NaN is not equal to itself.
  func isEqual(_ frame: Frame, _ a: Slot, _ b: Slot) throws(Fault) -> Bool {
    try isEqual(frame, a, self, b)
  }

  /// Returns whether the value in a slot has the same key as one of another form.
  func isEqual(_ frame: Frame, _ a: Slot, _ other: KeyForm, _ b: Slot) throws(Fault) -> Bool {
    var (first, second) = (KeyWriter(frame), KeyWriter(frame))
    try first.write(self, frame.words + Int(a.word), frame.objects + Int(a.object))
    try second.write(other, frame.words + Int(b.word), frame.objects + Int(b.object))
    return first.words == second.words && first.texts == second.texts && !first.hasNaN
  }

  /// Returns whether a number equals the one in an AnyHashable; false if that holds no number.
  static func isEqual(
    _ frame: Frame, _ number: NumberForm, _ a: Slot, toHashable box: Slot
  ) throws(Fault) -> Bool {
    let tag = Int(truncatingIfNeeded: frame.words[Int(box.word)])
    guard case .number? = frame.allowance?.pointee.keyForms[tag]?.form else { return false }
    return try KeyForm.number(number).isEqual(frame, a, .hashable, box)
  }

  static func word(_ value: Double) -> UInt64 { value == 0 ? 0 : value.bitPattern }
}

/// Collects the words and texts of a key, within the budget. Shared parts are collected once for each occurrence.
struct KeyWriter {
  private(set) var words: [UInt64] = []
  private(set) var texts: [String] = []
  private(set) var hasNaN = false
  private let frame: Frame
  private var enclosing: [(number: Int, form: KeyForm)] = []

  init(_ frame: Frame) { self.frame = frame }

  mutating func write(
    _ form: KeyForm, _ word: UnsafePointer<UInt64>, _ object: UnsafePointer<Object>
  ) throws(Fault) {
    // A word of a key costs memory in addition to time.
    try frame.charge(4)
    switch form {
    case .words(let count):
      try frame.charge(count >> 2)
      words.append(contentsOf: UnsafeBufferPointer(start: word, count: count))
    case .double:
      let value = Double(bitPattern: word.pointee)
      hasNaN = hasNaN || value.isNaN
      words.append(KeyForm.word(value))
    case .float:
      let value = Float(bitPattern: UInt32(truncatingIfNeeded: word.pointee))
      hasNaN = hasNaN || value.isNaN
      words.append(value == 0 ? 0 : word.pointee)
    case .text:
      guard case .string(let string) = object.pointee else { return texts.append("") }
      try frame.charge(string.utf8.count >> 3)
      texts.append(string)
    case .optional(let wrapped):
      words.append(word.pointee)
      if word.pointee != 0 { try write(wrapped, word + 1, object) }
    case .array(let element, let layout), .slice(let element, let layout):
      guard case .array(let array) = object.pointee else { return words.append(0) }
      words.append(UInt64(array.count))
      try array.withParts(layout) { (word, object) throws(Fault) in try write(element, word, object) }
    case .table(let key, let value, let first, let layout):
      guard case .table(let table) = object.pointee else { return words.append(0) }
      // Sorted, so that the order of insertion has no influence.
      var entries: [KeyWriter] = []
      try table.entries.withParts(layout) { (word, object) throws(Fault) in
        var writer = KeyWriter(frame)
        writer.enclosing = enclosing
        try writer.write(key, word, object)
        try writer.write(value, word + first.words, object + first.objects)
        entries.append(writer)
      }
      words.append(UInt64(entries.count))
      for entry in entries.sorted(by: { $0.precedes($1) }) {
        words += entry.words
        texts += entry.texts
        hasNaN = hasNaN || entry.hasNaN
      }
    case .parts(let parts):
      for (place, form) in parts { try write(form, word + place.words, object + place.objects) }
    case .cases(let cases):
      words.append(word.pointee)
      if word.pointee < UInt64(cases.count) { try write(cases[Int(word.pointee)], word, object) }
    case .held:
      guard case .any(let value) = object.pointee else { return texts.append("") }
      let text = String(describing: value)
      try frame.charge(text.utf8.count)
      texts.append(text)
    case .boxed(let content, let layout):
      guard case .array(let box) = object.pointee else { return }
      try box.withParts(layout) { (word, object) throws(Fault) in try write(content, word, object) }
    case .object(let parts):
      guard let heap = frame.allowance?.pointee.heap, let number = heap.number(of: word.pointee) else {
        throw .noObject
      }
      try heap.withParts(of: number) { (word, object) throws(Fault) in try write(parts, word, object) }
    case .recursive(let number, let form):
      guard enclosing.count < Frame.deepestValue else { throw .tooNested(Frame.deepestValue) }
      enclosing.append((number, form))
      try write(form, word, object)
      enclosing.removeLast()
    case .again(let number):
      guard let form = enclosing.last(where: { $0.number == number })?.form else { return }
      try write(.recursive(number, form), word, object)
    case .hashable: try writeHashable(word, object)
    case .number(let form): write(form.key(word.pointee))
    case .refused(let message): throw .trap(message)
    }
  }

  /// Writes the value in an AnyHashable behind the tag of its type. All numbers have the same one.
  private mutating func writeHashable(
    _ word: UnsafePointer<UInt64>, _ object: UnsafePointer<Object>
  ) throws(Fault) {
    guard case .array(let box) = object.pointee,
      let boxed = frame.allowance?.pointee.keyForms[Int(truncatingIfNeeded: word.pointee)]
    else { return words.append(.max) }
    guard enclosing.count < Frame.deepestValue else { throw .tooNested(Frame.deepestValue) }
    enclosing.append((-1, .hashable))
    defer { enclosing.removeLast() }
    if case .number = boxed.form {} else { words.append(word.pointee) }
    try box.withParts(boxed.layout) { (word, object) throws(Fault) in try write(boxed.form, word, object) }
  }

  private mutating func write(_ number: (kind: NumberForm.Kind, bits: UInt64)) {
    hasNaN = hasNaN || number.kind == .notANumber
    words += [.max, UInt64(number.kind.rawValue), number.bits]
  }

  private func precedes(_ other: KeyWriter) -> Bool {
    words == other.words ? texts.lexicographicallyPrecedes(other.texts) : words.lexicographicallyPrecedes(other.words)
  }
}

extension ArrayValue {
  /// Calls `body` with pointers to the words and objects of each element.
  func withParts(
    _ layout: Layout, _ body: (UnsafePointer<UInt64>, UnsafePointer<Object>) throws(Fault) -> Void
  ) throws(Fault) {
    let (noWord, noObject): ([UInt64], [Object]) = ([0], [.none])
    try words.withUnsafeBufferPointer { (words) throws(Fault) in
      try objects.withUnsafeBufferPointer { (objects) throws(Fault) in
        try noWord.withUnsafeBufferPointer { (noWord) throws(Fault) in
          try noObject.withUnsafeBufferPointer { (noObject) throws(Fault) in
            guard let word = words.baseAddress ?? noWord.baseAddress,
              let object = objects.baseAddress ?? noObject.baseAddress
            else { return }
            for index in 0..<count { try body(word + index * layout.words, object + index * layout.objects) }
          }
        }
      }
    }
  }

  /// Returns the elements at a range of indices.
  func elements(_ range: Range<Int>, _ layout: Layout) -> ArrayValue {
    if range == 0..<count { return self }
    return ArrayValue(
      words: ContiguousArray(words[(range.lowerBound * layout.words)..<(range.upperBound * layout.words)]),
      objects: ContiguousArray(objects[(range.lowerBound * layout.objects)..<(range.upperBound * layout.objects)]),
      count: range.count, nesting: nesting)
  }

  /// Replaces a range of elements.
  mutating func replace(_ range: Range<Int>, with other: ArrayValue, _ layout: Layout) {
    words.replaceSubrange(
      (range.lowerBound * layout.words)..<(range.upperBound * layout.words), with: other.words)
    objects.replaceSubrange(
      (range.lowerBound * layout.objects)..<(range.upperBound * layout.objects), with: other.objects)
    count += other.count - range.count
    nesting = max(nesting, other.nesting)
  }
}
