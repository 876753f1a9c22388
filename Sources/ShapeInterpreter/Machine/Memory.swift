import Foundation
import ShapeGeometry

/// Where a value lies within a frame: the index of its first word and of its first object.
struct Slot: Hashable, Sendable {
  var word: Int32
  var object: Int32

  init(_ word: Int, _ object: Int) {
    self.word = Int32(truncatingIfNeeded: word)
    self.object = Int32(truncatingIfNeeded: object)
  }

  /// The slot of a part that starts after `layout`.
  func advanced(by layout: Layout) -> Slot {
    Slot(Int(word) + layout.words, Int(object) + layout.objects)
  }
}

/// How much room a value takes: plain 64-bit words, and objects that are reference counted.
struct Layout: Hashable, Sendable {
  var words = 0
  var objects = 0

  static let none = Layout()
  static let word = Layout(words: 1)
  static let object = Layout(objects: 1)

  static func + (a: Layout, b: Layout) -> Layout {
    Layout(words: a.words + b.words, objects: a.objects + b.objects)
  }

  static func += (a: inout Layout, b: Layout) { a = a + b }
}

/// A part of a value that is not plain words.
enum Object: Sendable {
  case none
  case path(Path)
  case array(ArrayValue)
  case table(TableValue)
  case string(String)
  case closure(ClosureValue)
  case any(any Sendable)
}

/// An array: its elements' words one after the other, and their objects likewise.
struct ArrayValue: Sendable {
  var words: ContiguousArray<UInt64> = []
  var objects: ContiguousArray<Object> = []
  var count = 0
}

/// A function with the values it captured.
struct ClosureValue: Sendable {
  var function: Int
  var words: ContiguousArray<UInt64> = []
  var objects: ContiguousArray<Object> = []
}

/// The part of a run's budget that natives have to keep: how large a value may grow, and how much they may move about.
struct Allowance {
  let size: Int
  /// Elements and characters that natives may still go through.
  var work: Int
  /// The system's random numbers: each run begins with the same.
  var random = SplitMix64(seed: 0)

  init(_ budget: Budget) {
    size = budget.size
    // A native goes through an element in a fraction of the time that a step takes.
    work = min(budget.steps, Int.max / 16) * 16
  }
}

/// The frame that an instruction works on.
struct Frame {
  var words: UnsafeMutablePointer<UInt64>
  var objects: UnsafeMutablePointer<Object>
  /// What natives may still do; nil outside of a run.
  var allowance: UnsafeMutablePointer<Allowance>?

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

extension Frame {
  /// Stops a value from growing beyond the budget before it is made; `what` are its parts.
  func require(size: Int, of what: String) throws(Fault) {
    if let allowance, size > allowance.pointee.size { throw .tooLarge(what) }
  }

  /// Counts elements that a native goes through.
  func charge(_ count: Int) throws(Fault) {
    guard let allowance else { return }
    allowance.pointee.work -= count
    if allowance.pointee.work < 0 { throw .outOfSteps }
  }
}

/// A native Swift type whose values the machine can hold.
protocol MachineValue: Sendable {
  /// The type as the checker knows it.
  static var type: Type { get }
  static var layout: Layout { get }
  /// How many parts of the value count against the budget's size, and what they are called.
  var extent: Int { get }
  static var parts: String { get }
  static func load(from frame: Frame, at slot: Slot) -> Self
  /// The value with the slot left empty, so that an object has no second owner while it is changed.
  static func take(from frame: Frame, at slot: Slot) -> Self
  func store(to frame: Frame, at slot: Slot)
}

extension MachineValue {
  @inline(__always)
  var extent: Int { 0 }
  static var parts: String { "" }

  @inline(__always)
  static func take(from frame: Frame, at slot: Slot) -> Self { load(from: frame, at: slot) }

  /// Changes the value where it lies, within the budget's size; when `body` throws, what it had done by then stays.
  @inline(__always)
  static func modify(
    in frame: Frame, at slot: Slot, _ body: (inout Self) throws(Fault) -> Void
  ) throws(Fault) {
    var value = take(from: frame, at: slot)
    do throws(Fault) {
      try body(&value)
    } catch {
      value.store(to: frame, at: slot)
      throw error
    }
    let extent = value.extent
    value.store(to: frame, at: slot)
    try frame.require(size: extent, of: parts)
  }
}

/// A native type made of Doubles alone, which lies in memory as the machine's words do: one for each, in order.
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
}
