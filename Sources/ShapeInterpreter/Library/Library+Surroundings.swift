import Foundation

// What surrounds a shape: the edges, axes and alignments that SwiftUI names, and the screen that code sometimes asks about.

/// A set of edges or axes: a bit for each.
struct EdgeSet: OptionSet, Sendable {
  var rawValue: Int
}

extension EdgeSet: MachineValue {
  static var type: Type { .library("Edge.Set") }
  static var layout: Layout { .word }
  static func load(from frame: Frame, at slot: Slot) -> EdgeSet { EdgeSet(rawValue: frame[int: slot.word]) }
  func store(to frame: Frame, at slot: Slot) { frame[int: slot.word] = rawValue }
}

/// The screen of a device: that of a current phone.
struct Screen: MachineValue {
  static var type: Type { .library("UIScreen") }
  static var layout: Layout { .none }
  static func load(from frame: Frame, at slot: Slot) -> Screen { Screen() }
  func store(to frame: Frame, at slot: Slot) {}
}

extension UUID: MachineValue {
  static var type: Type { .library("UUID") }
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
    declareEnum("HorizontalAlignment", cases: ["leading", "center", "trailing"])
    declareEnum(
      "VerticalAlignment", cases: ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"])
    declareEnum("TextAlignment", cases: ["leading", "center", "trailing"])
    declareEnum(
      "Alignment",
      cases: [
        "center", "leading", "trailing", "top", "bottom", "topLeading", "topTrailing", "bottomLeading",
        "bottomTrailing",
      ])
    addEdgeSets()
    declare(UUID.self, conforms: ["Hashable"])
    // Always the same one, so that pictures repeat.
    initializer("init()") { UUID(uuid: (0, 0, 0, 0, 0, 0, 64, 0, 128, 0, 0, 0, 0, 0, 0, 1)) }
    declare(Screen.self)
    constant(Screen.self, "main", Screen())
    getter("bounds") { (_: Screen) in CGRect(x: 0, y: 0, width: 393, height: 852) }
    getter("scale") { (_: Screen) in CGFloat(3) }
  }

  @inline(never)
  private mutating func addEdgeSets() {
    declare(EdgeSet.self, conforms: ["OptionSet", "Hashable"])
    let named: [(String, Int)] = [
      ("top", 1), ("leading", 2), ("bottom", 4), ("trailing", 8), ("vertical", 5), ("horizontal", 10), ("all", 15),
    ]
    for (name, bits) in named { constant(EdgeSet.self, name, EdgeSet(rawValue: bits)) }
    initializer("init()") { EdgeSet() }
    method("contains(_:)") { (set: EdgeSet, other: EdgeSet) in set.contains(other) }
    method("union(_:)") { (set: EdgeSet, other: EdgeSet) in set.union(other) }
    method("intersection(_:)") { (set: EdgeSet, other: EdgeSet) in set.intersection(other) }
    method("subtracting(_:)") { (set: EdgeSet, other: EdgeSet) in set.subtracting(other) }
    getter("isEmpty") { (set: EdgeSet) in set.isEmpty }
    mutating("insert(_:)") { (set: inout EdgeSet, other: EdgeSet) in set.formUnion(other) }
    mutating("remove(_:)") { (set: inout EdgeSet, other: EdgeSet) in set.subtract(other) }
  }
}
