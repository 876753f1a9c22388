import Foundation

// Types that code around a shape refers to: the edges, axes and alignments of SwiftUI, and the screen.

/// A set of edges or axes. Each member has a bit, by its position among the cases.
protocol FlagSet: OptionSet, MachineValue where RawValue == Int8, Element == Self {
  /// The name of the enum whose cases are the members.
  static var member: String { get }
}

extension FlagSet {
  static var type: Type { .library("\(member).Set") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> Self {
    Self(rawValue: Int8(truncatingIfNeeded: frame[int: slot.word]))
  }
  func store(to frame: Frame, at slot: Slot) { frame[int: slot.word] = Int(rawValue) }
}

struct EdgeSet: FlagSet {
  static let member = "Edge"
  var rawValue: Int8
}

struct AxisSet: FlagSet {
  static let member = "Axis"
  var rawValue: Int8
}

/// The screen of a device. Its size is that of a recent phone.
struct Screen: MachineValue {
  static var type: Type { .library("UIScreen") }
  static var layout: Layout { .none }
  static func load(from frame: Frame, at slot: Slot) -> Screen { Screen() }
  func store(to frame: Frame, at slot: Slot) {}
}

extension UUID: MachineValue {
  static var type: Type { .library("UUID") }

  /// A random UUID (version 4 of RFC 9562) of a run's random numbers, so that pictures repeat.
  init(random: inout SplitMix64) {
    var words = (random.next(), random.next())
    self = withUnsafeMutableBytes(of: &words) { bytes in
      bytes[6] = bytes[6] & 0x0f | 0x40
      bytes[8] = bytes[8] & 0x3f | 0x80
      return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }
  static var layout: Layout { Layout(words: 2) }

  static func load(from frame: Frame, at slot: Slot) -> UUID {
    var words = (frame.words[Int(slot.word)], frame.words[Int(slot.word) + 1])
    return withUnsafeBytes(of: &words) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  func store(to frame: Frame, at slot: Slot) {
    withUnsafeBytes(of: uuid) { bytes in
      for index in 0..<2 {
        frame.words[Int(slot.word) + index] = bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
      }
    }
  }
}

extension LibraryTable {
  @inline(never)
  mutating func addSurroundings() {
    declareEnum("LayoutDirection", cases: ["leftToRight", "rightToLeft"])
    declareEnum("ColorScheme", cases: ["light", "dark"])
    declareEnum("Edge", cases: ["top", "leading", "bottom", "trailing"])
    declareEnum("HorizontalEdge", cases: ["leading", "trailing"])
    declareEnum("VerticalEdge", cases: ["top", "bottom"])
    declareEnum("Axis", cases: ["horizontal", "vertical"])
    declareEnum("HorizontalAlignment", cases: ["leading", "center", "trailing", "listRowSeparatorLeading"])
    declareEnum(
      "VerticalAlignment", cases: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
    declareEnum("TextAlignment", cases: ["leading", "center", "trailing"])
    declareEnum(
      "Alignment",
      cases: [
        "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing",
      ])
    addFlags(
      EdgeSet.self,
      ["top": 1, "leading": 2, "bottom": 4, "trailing": 8, "vertical": 5, "horizontal": 10, "all": 15])
    addFlags(AxisSet.self, ["horizontal": 1, "vertical": 2])
    declare(UUID.self, conforms: ["Hashable"])
    getter("uuidString") { (value: UUID) in value.uuidString }
    add("init()", .initializer, of: UUID.type, [], UUID.type, [:]) { (frame, slots) throws(Fault) in
      frame.allowance.map { UUID(random: &$0.pointee.random) }?.store(to: frame, at: slots[0])
    }
    declare(Screen.self)
    constant(Screen.self, "main", Screen())
    getter("bounds") { (_: Screen) in CGRect(x: 0, y: 0, width: 402, height: 874) }
    getter("scale") { (_: Screen) in CGFloat(3) }
  }

  @inline(never)
  private mutating func addFlags<Flags: FlagSet>(_: Flags.Type, _ named: KeyValuePairs<String, Int8>) {
    declare(Flags.self, conforms: ["OptionSet", "Hashable"])
    for (name, bits) in named { constant(Flags.self, name, Flags(rawValue: bits)) }
    initializer("init()") { Flags() }
    initializer("init(rawValue:)") { (bits: Int8) -> Flags in Flags(rawValue: bits) }
    getter("rawValue") { (set: Flags) in set.rawValue }
    add("init(_:)", .initializer, of: Flags.type, [.library(Flags.member)], Flags.type, [:]) { frame, slots in
      // The type is given because an option set's raw value may also make an optional set.
      let set: Flags = Flags(rawValue: 1 << Int8(truncatingIfNeeded: frame[int: slots[1].word]))
      set.store(to: frame, at: slots[0])
    }
    method("contains(_:)") { (set: Flags, other: Flags) in set.contains(other) }
    method("union(_:)") { (set: Flags, other: Flags) in set.union(other) }
    method("intersection(_:)") { (set: Flags, other: Flags) in set.intersection(other) }
    method("subtracting(_:)") { (set: Flags, other: Flags) in set.subtracting(other) }
    getter("isEmpty") { (set: Flags) in set.isEmpty }
    mutating("insert(_:)") { (set: inout Flags, other: Flags) in set.formUnion(other) }
    mutating("remove(_:)") { (set: inout Flags, other: Flags) in set.subtract(other) }
  }
}
