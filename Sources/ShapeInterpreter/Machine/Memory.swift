import Foundation
import ShapeGeometry

/// The position of a value in a frame: the index of its first word and of its first object.
struct Slot: Hashable, Sendable {
  var word: Int32
  var object: Int32

  init(_ word: Int, _ object: Int) {
    self.word = Int32(truncatingIfNeeded: word)
    self.object = Int32(truncatingIfNeeded: object)
  }

  /// Returns the slot of a part that starts after `layout`.
  func advanced(by layout: Layout) -> Slot {
    Slot(Int(word) + layout.words, Int(object) + layout.objects)
  }
}

/// The size of a value: a number of plain 64-bit words and a number of reference-counted objects.
struct Layout: Hashable, Sendable {
  var words = 0
  var objects = 0

  static let none = Layout()
  static let word = Layout(words: 1)
  static let object = Layout(objects: 1)

  static func + (a: Layout, b: Layout) -> Layout {
    Layout(words: a.words + b.words, objects: a.objects + b.objects)
  }

  /// Returns what is left of a room after its first part.
  static func - (a: Layout, b: Layout) -> Layout { Layout(words: a.words - b.words, objects: a.objects - b.objects) }

  static func += (a: inout Layout, b: Layout) { a = a + b }
}

/// A reference-counted part of a value. Plain parts are words.
enum Object: Sendable {
  case none
  case path(Path)
  case array(ArrayValue)
  case table(TableValue)
  case string(String)
  case closure(ClosureValue)
  case any(any MachineValue)
}

extension Object {
  /// The depth to which arrays, tables and closures nest in this object. Releasing it recurses as deep.
  var nesting: Int {
    switch self {
    case .array(let array): array.nesting + 1
    case .table(let table): table.entries.nesting + 1
    case .closure(let closure): Int(closure.nesting) + 1
    case .none, .path, .string, .any: 0
    }
  }
}

/// An array: the words of all elements one after the other, and their objects likewise.
struct ArrayValue: Sendable {
  var words: ContiguousArray<UInt64>
  var objects: ContiguousArray<Object>
  /// The number of elements in the lower 48 bits, the nesting above them. A second word would make every object larger.
  private var measure: UInt64

  init(words: ContiguousArray<UInt64> = [], objects: ContiguousArray<Object> = [], count: Int = 0, nesting: Int = 0) {
    self.words = words
    self.objects = objects
    measure = 0
    self.count = count
    self.nesting = nesting
  }

  /// Makes an array of one element.
  init(only element: Constant) {
    self.init(words: ContiguousArray(element.words), objects: ContiguousArray(element.objects), count: 1)
    for object in element.objects { enclose(object) }
  }

  private static let countBits: UInt64 = 48

  @inline(__always)
  var count: Int {
    get { Int(measure & (1 << Self.countBits - 1)) }
    set { measure = measure & ~(1 << Self.countBits - 1) | UInt64(newValue) }
  }

  /// The greatest depth to which arrays, tables and closures nest, or have nested, in the elements.
  var nesting: Int {
    get { Int(measure >> Self.countBits) }
    set { measure = UInt64(count) | UInt64(min(newValue, 0xFFFF)) << Self.countBits }
  }

  /// Updates the nesting for an object that was added to the elements.
  @inline(__always)
  mutating func enclose(_ object: Object) { nesting = max(nesting, object.nesting) }
}

/// A function with its captured values.
struct ClosureValue: Sendable {
  private(set) var function: Int32
  /// The depth to which arrays, tables and closures nest in the captured values.
  private(set) var nesting: Int32 = 0
  var words: ContiguousArray<UInt64> = []
  private(set) var objects: ContiguousArray<Object> = []

  init(function: Int32) { self.function = function }

  mutating func capture(_ object: Object) {
    objects.append(object)
    nesting = max(nesting, Int32(object.nesting))
  }

  /// Copies the captured values to the frame slot where the closure's code expects them.
  @inline(__always)
  func layCapturesOut(in frame: Frame, at slot: Slot) {
    for index in 0..<words.count { frame.words[Int(slot.word) + index] = words[index] }
    for index in 0..<objects.count { frame.objects[Int(slot.object) + index] = objects[index] }
  }
}

extension Object {
  /// Returns whether the getters of two key paths are one function with the same values.
  func isSamePath(as other: Object) -> Bool {
    guard case .closure(let one) = self, case .closure(let other) = other else { return false }
    // A value that is an object is not compared: such paths are seldom, and count as different.
    return one.function == other.function && one.words == other.words && one.objects.isEmpty && other.objects.isEmpty
  }

  /// A text that is the same for key paths that are the same, as long as the program runs.
  var pathText: String {
    guard case .closure(let path) = self else { return "" }
    return ([UInt64(path.function)] + path.words).map { String($0) }.joined(separator: " ")
  }
}

extension UnsafeMutablePointer<Object> {
  // The closure is moved out of its slot and back, so that its reference count does not change.

  /// The number of the function of the closure in this slot.
  @inline(__always)
  var closureFunction: Int {
    guard case .closure(let closure) = move() else { preconditionFailure("the slot holds no closure") }
    let function = Int(closure.function)
    initialize(to: .closure(closure))
    return function
  }

  /// Copies the captured values of the closure in this slot to the frame slot where the closure's code expects them.
  @inline(__always)
  func layCapturesOut(in frame: Frame, at slot: Slot) {
    guard case .closure(let closure) = move() else { preconditionFailure("the slot holds no closure") }
    closure.layCapturesOut(in: frame, at: slot)
    initialize(to: .closure(closure))
  }
}

/// The part of the stack that an instruction works on.
struct Frame {
  var words: UnsafeMutablePointer<UInt64>
  var objects: UnsafeMutablePointer<Object>
  /// The budget that natives charge; nil outside a run.
  var allowance: UnsafeMutablePointer<Allowance>?

  /// Empties a slot: makes nil of an optional. Equal values consist of equal words, whatever stood there before.
  @inline(__always)
  func clear(_ layout: Layout, at slot: Slot) {
    for index in 0..<layout.words { words[Int(slot.word) + index] = 0 }
    for index in 0..<layout.objects { objects[Int(slot.object) + index] = .none }
  }

  @inline(__always)
  subscript(double index: Int32) -> Double {
    get { Double(bitPattern: words[Int(index)]) }
    nonmutating set { words[Int(index)] = newValue.bitPattern }
  }

  @inline(__always)
  subscript(int index: Int32) -> Int {
    get { Int(bitPattern: UInt(words[Int(index)])) }
    nonmutating set { words[Int(index)] = UInt64(UInt(bitPattern: newValue)) }
  }

  @inline(__always)
  subscript(bool index: Int32) -> Bool {
    get { words[Int(index)] != 0 }
    nonmutating set { words[Int(index)] = newValue ? 1 : 0 }
  }
}

/// A native Swift type whose values the machine can hold.
protocol MachineValue: Sendable {
  /// The type in the checker's representation.
  static var type: Type { get }
  static var layout: Layout { get }
  /// The number of parts that count against the budget's size. `parts` is their name in messages.
  var extent: Int { get }
  static var parts: String { get }
  /// The memory that the value's parts are stored in.
  var storage: Storage { get }
  /// The closures in the value, which may refer to objects; those of values within it are arrays of them.
  var closures: ContiguousArray<Object> { get }
  static func load(from frame: Frame, at slot: Slot) -> Self
  /// Moves the value out of its slot, which is left empty, so that an object has one owner while it is changed.
  static func take(from frame: Frame, at slot: Slot) -> Self
  func store(to frame: Frame, at slot: Slot)
  /// Stores a value in the slot that `take` has emptied.
  func putBack(to frame: Frame, at slot: Slot)
}

extension MachineValue {
  @inline(__always)
  var extent: Int { 0 }
  static var parts: String { "" }
  @inline(__always)
  var storage: Storage { Storage() }
  var closures: ContiguousArray<Object> { [] }

  @inline(__always)
  static func take(from frame: Frame, at slot: Slot) -> Self { load(from: frame, at: slot) }

  @inline(__always)
  func putBack(to frame: Frame, at slot: Slot) { store(to: frame, at: slot) }

  /// Changes the value in place and checks its size against the budget. If `body` throws, the changes made so far stay.
  @inline(__always)
  static func modify(
    in frame: Frame, at slot: Slot, _ body: (inout Self) throws(Fault) -> Void
  ) throws(Fault) {
    var value = take(from: frame, at: slot)
    let before = value.storage
    do throws(Fault) {
      try body(&value)
    } catch {
      value.putBack(to: frame, at: slot)
      throw error
    }
    frame.allot(value.storage, unless: before)
    let extent = value.extent
    value.putBack(to: frame, at: slot)
    try frame.require(size: extent, of: parts)
  }
}

/// A native type that consists of Doubles alone. In memory it looks like the machine's
/// words: one for each Double, in order.
protocol WordValue: MachineValue {}

extension WordValue {
  static var layout: Layout { Layout(words: MemoryLayout<Self>.size / MemoryLayout<UInt64>.size) }

  @inline(__always)
  static func load(from frame: Frame, at slot: Slot) -> Self {
    UnsafeRawPointer(frame.words + Int(slot.word)).load(as: Self.self)
  }

  @inline(__always)
  func store(to frame: Frame, at slot: Slot) {
    UnsafeMutableRawPointer(frame.words + Int(slot.word)).storeBytes(of: self, as: Self.self)
  }
}

/// A native type held as one object.
protocol ObjectValue: MachineValue {
  init(object: Object)
  var object: Object { get }
}

extension ObjectValue {
  static var layout: Layout { .object }

  @inline(__always)
  static func load(from frame: Frame, at slot: Slot) -> Self {
    Self(object: frame.objects[Int(slot.object)])
  }

  @inline(__always)
  static func take(from frame: Frame, at slot: Slot) -> Self {
    let object = (frame.objects + Int(slot.object)).move()
    (frame.objects + Int(slot.object)).initialize(to: .none)
    return Self(object: object)
  }

  @inline(__always)
  func store(to frame: Frame, at slot: Slot) {
    frame.objects[Int(slot.object)] = object
  }

  @inline(__always)
  func putBack(to frame: Frame, at slot: Slot) {
    (frame.objects + Int(slot.object)).initialize(to: object)
  }
}
