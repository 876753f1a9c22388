/// The objects of a session: the instances of the file's classes, and the variables that closures share.
///
/// A value refers to an object by a word that says its number, and so does another object. No reference is counted:
/// objects may refer to one another in a circle. Those that nothing refers to any more are freed together, when the
/// memory of the live values is measured, after their deinitializers, which run between two runs of the session's code.
/// A `weak` reference is therefore a strong one: the object that it refers to is there as long as something else may
/// ask for it.
///
/// The heap is a value. With the values of the globals, which may refer to its objects, a copy is a session at one
/// moment, to which a machine may return.
struct Heap: Sendable {
  /// An object: the place of its parts, and its class.
  private struct Header: Sendable {
    var start = Slot(0, 0)
    /// The layout of its parts in the form of a slot.
    var layout = Slot(0, 0)
    /// The tag of its class in the program; negative for a shared variable.
    var tag: Int32 = Heap.variable
    var isLive = true
  }

  /// The deinitializer of an object, as code that refers to it.
  struct Ending: Sendable {
    var number: Int
    var code: ClosureValue
  }

  private var headers: ContiguousArray<Header> = []
  private var words: ContiguousArray<UInt64> = []
  private(set) var objects: ContiguousArray<Object> = []
  /// The values of the globals and static properties; nil for those that nothing has asked for yet.
  var globals: [ArrayValue?]
  /// The deinitializers that are to run, in the order in which their objects were made.
  private(set) var endings: [Ending] = []
  /// The numbers of headers that no object has, the one to use next last.
  private var free: ContiguousArray<Int> = []

  init(globals count: Int = 0) { globals = Array(repeating: nil, count: count) }

  /// The tag of a variable that closures share.
  static let variable: Int32 = -1

  /// The upper bits of a reference. No number that a program is likely to compute has them: they are those of a NaN.
  private static let mark: UInt64 = 0xFFF5 << 48

  /// The number of objects.
  var count: Int { headers.count - free.count }

  /// The memory of all objects, in bytes.
  var bytes: Int { Self.bytes(words: words.count, objects: objects.count) + headers.count * Self.headerBytes }

  private static let headerBytes = MemoryLayout<Header>.stride

  private static func bytes(words: Int, objects: Int) -> Int {
    words * MemoryLayout<UInt64>.stride + objects * MemoryLayout<Object>.stride
  }

  /// Returns the memory of an object with a layout, in bytes.
  static func bytes(of layout: Slot) -> Int {
    bytes(words: Int(layout.word), objects: Int(layout.object)) + headerBytes
  }
}

extension Heap {
  /// Adds an object with a layout, whose words are zero and whose objects are empty. Returns its reference.
  mutating func add(_ layout: Slot, tag: Int32) -> UInt64 {
    let header = Header(start: Slot(words.count, objects.count), layout: layout, tag: tag)
    words.append(contentsOf: repeatElement(0, count: Int(layout.word)))
    objects.append(contentsOf: repeatElement(.none, count: Int(layout.object)))
    if let number = free.popLast() {
      headers[number] = header
      return Self.mark | UInt64(number)
    }
    headers.append(header)
    return Self.mark | UInt64(headers.count - 1)
  }

  /// Returns the number of the object that a word refers to; nil if the word is no reference.
  @inline(__always)
  func number(of word: UInt64) -> Int? {
    let number = Int(truncatingIfNeeded: word ^ Self.mark)
    return number >= 0 && number < headers.count && headers[number].isLive ? number : nil
  }

  /// Returns whether a word may refer to an object of some heap.
  static func isReference(_ word: UInt64) -> Bool { word >> 48 == mark >> 48 }

  /// Returns the tag of the class of an object.
  func tag(of reference: UInt64) throws(Fault) -> Int {
    guard let number = number(of: reference) else { throw .noObject }
    return Int(headers[number].tag)
  }

  /// Copies a part of an object into a frame. `layout` and `place` are the part's layout and its position in the form
  /// of slots.
  func load(
    _ reference: UInt64, _ frame: Frame, _ slot: Slot, _ layout: Slot, at place: Slot
  ) throws(Fault) {
    let start = try start(of: reference, layout, at: place)
    for index in 0..<Int(layout.word) { frame.words[Int(slot.word) + index] = words[Int(start.word) + index] }
    for index in 0..<Int(layout.object) { frame.objects[Int(slot.object) + index] = objects[Int(start.object) + index] }
  }

  /// Moves a part of an object into a frame, so that its objects have no second owner while they are changed there.
  mutating func take(
    _ reference: UInt64, _ frame: Frame, _ slot: Slot, _ layout: Slot, at place: Slot
  ) throws(Fault) {
    try load(reference, frame, slot, layout, at: place)
    let start = try start(of: reference, layout, at: place)
    for index in 0..<Int(layout.object) { objects[Int(start.object) + index] = .none }
  }

  /// Copies a value of a frame into a part of an object.
  mutating func store(
    _ reference: UInt64, _ frame: Frame, _ slot: Slot, _ layout: Slot, at place: Slot
  ) throws(Fault) {
    let start = try start(of: reference, layout, at: place)
    for index in 0..<Int(layout.word) { words[Int(start.word) + index] = frame.words[Int(slot.word) + index] }
    for index in 0..<Int(layout.object) { objects[Int(start.object) + index] = frame.objects[Int(slot.object) + index] }
  }

  /// Returns the place of a part of an object.
  @inline(__always)
  private func start(of reference: UInt64, _ layout: Slot, at place: Slot) throws(Fault) -> Slot {
    guard let number = number(of: reference) else { throw .noObject }
    let header = headers[number]
    guard place.word + layout.word <= header.layout.word, place.object + layout.object <= header.layout.object else {
      throw .noObject
    }
    return Slot(Int(header.start.word + place.word), Int(header.start.object + place.object))
  }
}

extension Heap {
  /// The number of headers, with those that no object has.
  var room: Int { headers.count }

  /// Returns the words and the objects of an object.
  func parts(of number: Int) -> (words: ArraySlice<UInt64>, objects: ArraySlice<Object>) {
    let header = headers[number]
    let (word, object) = (Int(header.start.word), Int(header.start.object))
    return (
      words[word..<(word + Int(header.layout.word))], objects[object..<(object + Int(header.layout.object))]
    )
  }

  /// Calls `body` with pointers to the words and the objects of an object.
  func withParts(
    of number: Int, _ body: (UnsafePointer<UInt64>, UnsafePointer<Object>) throws(Fault) -> Void
  ) throws(Fault) {
    let (words, objects) = parts(of: number)
    try ArrayValue(words: ContiguousArray(words), objects: ContiguousArray(objects), count: 1).withParts(.none, body)
  }

  /// Adds a deinitializer, whose first captured value is its object.
  mutating func addEnding(_ code: ClosureValue) {
    guard let number = code.words.first.flatMap(number(of:)) else { return }
    endings.append(Ending(number: number, code: code))
  }

  /// Removes the deinitializers of the objects that were not reached from the first ones. Those behind them may have
  /// objects that were made since, with numbers that were free.
  mutating func removeEndings(first count: Int, unless isReached: [Bool]) {
    endings = endings[..<count].filter { isReached[$0.number] } + endings[count...]
  }

  /// Frees the objects that were not reached, and closes the gaps between the others.
  mutating func keep(_ isReached: [Bool]) {
    var (keptWords, keptObjects): (ContiguousArray<UInt64>, ContiguousArray<Object>) = ([], [])
    for number in headers.indices where headers[number].isLive {
      guard isReached[number] else {
        headers[number] = Header(isLive: false)
        free.append(number)
        continue
      }
      let header = headers[number]
      headers[number].start = Slot(keptWords.count, keptObjects.count)
      keptWords += words[Int(header.start.word)..<Int(header.start.word + header.layout.word)]
      keptObjects += objects[Int(header.start.object)..<Int(header.start.object + header.layout.object)]
    }
    (words, objects) = (keptWords, keptObjects)
  }
}
