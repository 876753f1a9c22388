import TestSupport
import Testing

@testable import ShapeGeometry

struct BoxTreeTests {
  private func boxes(_ count: Int, seed: UInt64) -> [GridBox] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let corner = GridVector(.random(in: 0...1000, using: &generator), .random(in: 0...1000, using: &generator))
      let extent = GridVector(.random(in: 0...80, using: &generator), .random(in: 0...80, using: &generator))
      return GridBox(corner, corner + extent)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 7, 64, 301])
  func allPairsThatMeetAreFoundOnce(_ count: Int) {
    let boxes = boxes(count, seed: 5)
    var found: [[Int]] = []
    BoxTree(boxes).forEachPair { found.append([$0, $1]) }
    var expected: [[Int]] = []
    for i in boxes.indices {
      for j in boxes.indices where i < j && boxes[i].meets(boxes[j]) { expected.append([i, j]) }
    }
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }

  @Test func allBoxesThatMeetABoxAreFound() {
    let boxes = boxes(200, seed: 6)
    let tree = BoxTree(boxes)
    for probe in self.boxes(50, seed: 7) {
      var found: [Int] = []
      tree.forEachBox(meeting: probe) { found.append($0) }
      #expect(found.sorted() == boxes.indices.filter { boxes[$0].meets(probe) })
    }
  }

  @Test func boxesInOnePlaceAreAllPairs() {
    let boxes = [GridBox](repeating: GridBox(GridVector(1, 1), GridVector(1, 1)), count: 20)
    var count = 0
    BoxTree(boxes).forEachPair { _, _ in count += 1 }
    #expect(count == 190)
  }
}
