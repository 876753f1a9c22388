import Testing

@testable import ShapeInterpreter

/// An array whose copies share their parts is an array all the same.
struct BranchedArrayTests {
  /// Around the sizes at which the tree grows by a level.
  @Test(arguments: [0, 1, 15, 16, 17, 255, 256, 257, 4_095, 4_096, 4_097, 10_000])
  func itHoldsWhatWasAppended(count: Int) {
    var array = BranchedArray<Int>()
    for index in 0..<count { array.append(index * 3) }
    #expect(array.count == count)
    #expect((0..<count).map { array[$0] } == (0..<count).map { $0 * 3 })
  }

  @Test func aCopyKeepsWhatItHad() {
    var array = BranchedArray<Int>()
    for index in 0..<300 { array.append(index) }
    var copies: [BranchedArray<Int>] = []
    for index in stride(from: 0, to: 300, by: 7) {
      copies.append(array)
      array[index] = -index
      array.append(index)
    }
    for (step, copy) in copies.enumerated() {
      let expected = (0..<300).map { $0 % 7 == 0 && $0 / 7 < step ? -$0 : $0 } + (0..<step).map { $0 * 7 }
      #expect(copy.count == expected.count)
      #expect((0..<copy.count).map { copy[$0] } == expected)
    }
  }
}
