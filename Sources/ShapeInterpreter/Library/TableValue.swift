/// A dictionary or set: its entries in the order in which they were put in, and where each key's entry is.
///
/// Swift's own order differs from run to run; a drawing that depends on it would too. This one is the order of insertion.
struct TableValue: Sendable {
  /// The keys, each followed by its value.
  var entries = ArrayValue()
  private(set) var places: [TableKey: Int] = [:]

  /// The index of a key's entry.
  func place(of key: TableKey) -> Int? { places[key] }

  /// Adds an entry whose words and objects have been appended to `entries` already.
  mutating func append(_ key: TableKey) {
    places[key] = entries.count
    entries.count += 1
  }

  /// What taking an entry out costs, in units of work: the places of all entries are gone through.
  var removing: Int { 4 * entries.count + entries.words.count >> 2 + entries.objects.count }

  /// Takes an entry out; those after it move up.
  mutating func remove(_ key: TableKey, _ entry: Layout) {
    guard let place = places.removeValue(forKey: key) else { return }
    entries.replace(place..<(place + 1), with: ArrayValue(), entry)
    guard place < entries.count else { return }
    for (other, index) in places where index > place { places[other] = index - 1 }
  }
}

/// What tells two keys apart: equal values have equal keys.
enum TableKey: Hashable, Sendable {
  case word(UInt64)
  case text(String)
  case parts([UInt64], [String])
}

/// How a value of a type becomes a key: -0.0 is 0.0, and what lies behind a nil or another case does not count.
indirect enum KeyForm: Sendable {
  /// Words that are compared as they are.
  case words(Int)
  case double
  case float
  case text
  case optional(KeyForm)
  case array(KeyForm, Layout)
  case slice(KeyForm, Layout)
  /// A set or dictionary, whatever its order: the forms of the key and the value with the value's place.
  case table(KeyForm, KeyForm, Layout, Layout)
  /// The parts of a struct or tuple and where they lie.
  case parts([(place: Layout, form: KeyForm)])
  /// The associated values of each case of an enum.
  case cases([KeyForm])
  /// What the box of an indirect case holds.
  case boxed(KeyForm, Layout)
  /// A form that goes by a number within itself.
  case recursive(Int, KeyForm)
  /// The form around of that number.
  case again(Int)
}

extension KeyForm {
  /// The key of the value in a slot.
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

  /// Whether the values in two slots are equal; NaN is not equal to itself.
  func isEqual(_ frame: Frame, _ a: Slot, _ b: Slot) throws(Fault) -> Bool {
    var (first, second) = (KeyWriter(frame), KeyWriter(frame))
    try first.write(self, frame.words + Int(a.word), frame.objects + Int(a.object))
    try second.write(self, frame.words + Int(b.word), frame.objects + Int(b.object))
    return first.words == second.words && first.texts == second.texts && !first.hasNaN
  }

  static func word(_ value: Double) -> UInt64 { value == 0 ? 0 : value.bitPattern }
}

/// Collects the words and texts that make up a key, within the budget: parts that are shared are collected wherever they are.
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
    // A word of a key takes memory besides time.
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
      // Sorted, so that the order of insertion does not count.
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
    case .boxed(let content, let layout):
      guard case .array(let box) = object.pointee else { return }
      try box.withParts(layout) { (word, object) throws(Fault) in try write(content, word, object) }
    case .recursive(let number, let form):
      guard enclosing.count < Frame.deepestValue else { throw .tooNested(Frame.deepestValue) }
      enclosing.append((number, form))
      try write(form, word, object)
      enclosing.removeLast()
    case .again(let number):
      guard let form = enclosing.last(where: { $0.number == number })?.form else { return }
      try write(.recursive(number, form), word, object)
    }
  }

  private func precedes(_ other: KeyWriter) -> Bool {
    words == other.words ? texts.lexicographicallyPrecedes(other.texts) : words.lexicographicallyPrecedes(other.words)
  }
}

extension ArrayValue {
  /// Hands out where each element's words and objects lie.
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

  /// The elements at some indices.
  func elements(_ range: Range<Int>, _ layout: Layout) -> ArrayValue {
    if range == 0..<count { return self }
    return ArrayValue(
      words: ContiguousArray(words[(range.lowerBound * layout.words)..<(range.upperBound * layout.words)]),
      objects: ContiguousArray(objects[(range.lowerBound * layout.objects)..<(range.upperBound * layout.objects)]),
      count: range.count, nesting: nesting)
  }

  /// Puts other elements in the place of some.
  mutating func replace(_ range: Range<Int>, with other: ArrayValue, _ layout: Layout) {
    words.replaceSubrange(
      (range.lowerBound * layout.words)..<(range.upperBound * layout.words), with: other.words)
    objects.replaceSubrange(
      (range.lowerBound * layout.objects)..<(range.upperBound * layout.objects), with: other.objects)
    count += other.count - range.count
    nesting = max(nesting, other.nesting)
  }
}
