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
    BoxTree(boxes.map { SlantedBox($0) }).forEachPair { found.append([$0, $1]) }
    var expected: [[Int]] = []
    for i in boxes.indices {
      for j in boxes.indices where i < j && boxes[i].meets(boxes[j]) { expected.append([i, j]) }
    }
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }

  @Test func allBoxesThatMeetABoxAreFound() {
    let boxes = boxes(200, seed: 6)
    let tree = BoxTree(boxes.map { SlantedBox($0) })
    for probe in self.boxes(50, seed: 7) {
      var found: [Int] = []
      tree.forEachBox(meeting: SlantedBox(probe)) { found.append($0) }
      #expect(found.sorted() == boxes.indices.filter { boxes[$0].meets(probe) })
    }
  }

  @Test func boxesInOnePlaceAreAllPairs() {
    let boxes = [GridBox](repeating: GridBox(GridVector(1, 1), GridVector(1, 1)), count: 20)
    var count = 0
    BoxTree(boxes.map { SlantedBox($0) }).forEachPair { _, _ in count += 1 }
    #expect(count == 190)
  }

  /// Long lines at all slants in no order: none that are near each other may be missed.
  @Test(arguments: [30, 200])
  func linesThatAreNearAreFound(_ count: Int) {
    var generator = SeededGenerator(seed: 8)
    let lines = (0..<count).map { _ -> (GridVector, GridVector) in
      func place() -> GridVector {
        GridVector(.random(in: 0...1000, using: &generator), .random(in: 0...1000, using: &generator))
      }
      let start = place()
      return (start, Bool.random(using: &generator) ? place() : start + (place() - start) / 50)
    }
    var found: Set<[Int]> = []
    BoxTree(lines.map { SlantedBox($0.0, $0.1, margin: 2) }).forEachPair { found.insert([$0, $1]) }
    for i in lines.indices {
      for j in lines.indices where i < j {
        let (a, b) = (GridCubic(lineFrom: lines[i].0, to: lines[i].1), GridCubic(lineFrom: lines[j].0, to: lines[j].1))
        let isNear = (0...40).contains { step in
          let place = a.point(at: Double(step) / 40)
          let along = b.p3 - b.p0
          let t = min(max((place - b.p0).dot(along) / along.lengthSquared, 0), 1)
          return (b.p0 + along * t - place).length < 4
        }
        if isNear { #expect(found.contains([i, j]), "\(i), \(j)") }
      }
    }
  }

  /// Teeth side by side at a slant: their upright boxes all meet.
  @Test func longTeethAtASlantMeetTheirNeighboursAlone() {
    let way = GridVector(3, 1) * 1e5
    let lines = (0..<1000).map { index in
      let start = GridVector(-1, 3) * Double(index) * 100
      return SlantedBox(start, start + way, margin: 16)
    }
    var count = 0
    BoxTree(lines).forEachPair { _, _ in count += 1 }
    #expect(count < 1000)
  }
}
