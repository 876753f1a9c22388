/// A few colours with an index each, in the order of their first use.
struct ColorTable: Sendable {
  /// The greatest number of colours: an index of GIF has a byte, and one is for transparency.
  static let capacity = 255
  private static let slotCount = 1024

  private(set) var colors: [FlatColor] = []
  /// The index of a colour plus 1, at the first free slot from the one that its bits select; 0 in a free slot.
  private var slots = [UInt16](repeating: 0, count: slotCount)

  /// Returns the index of a colour; nil if the table does not have it.
  func index(of color: FlatColor) -> Int? {
    let entry = slots[slot(of: color)]
    return entry == 0 ? nil : Int(entry) - 1
  }

  /// Returns the index of a colour, which is added if necessary; nil if there is no room for it.
  mutating func insert(_ color: FlatColor) -> Int? {
    let slot = slot(of: color)
    if slots[slot] > 0 { return Int(slots[slot]) - 1 }
    guard colors.count < Self.capacity else { return nil }
    colors.append(color)
    slots[slot] = UInt16(colors.count)
    return colors.count - 1
  }

  private func slot(of color: FlatColor) -> Int {
    // The multiplier is 2^32 divided by the golden ratio: it spreads similar colours (Knuth, TAOCP 6.4).
    var slot = Int((color.bits &* 0x9e37_79b9) >> 22)
    while slots[slot] > 0, colors[Int(slots[slot]) - 1] != color { slot = (slot + 1) % Self.slotCount }
    return slot
  }
}
