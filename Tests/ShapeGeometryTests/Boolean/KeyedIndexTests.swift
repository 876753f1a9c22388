import TestSupport
import Testing

@testable import ShapeGeometry

struct KeyedIndexTests {
  /// Few keys and many, of all sizes, with bytes that are the same in all of them and keys that come again.
  @Test(arguments: [0, 1, 2, 40, 41, 1000], [0xFF, 0x3F00_0000_3F00, 0xF000_0000_0000_000F, UInt64.max])
  func `keys are put in order, and equal ones stay in theirs`(_ count: Int, _ mask: UInt64) {
    var generator = SeededGenerator(seed: UInt64(count))
    let items = (0..<count).map { KeyedIndex(key: .random(in: 0...(.max), using: &generator) & mask, index: Int32($0)) }
    var sorted = items
    sorted.sortByKey()
    let expected = items.sorted { ($0.key, $0.index) < ($1.key, $1.index) }
    #expect(sorted.map(\.index) == expected.map(\.index))
    #expect(sorted.map(\.key) == expected.map(\.key))
  }
}
