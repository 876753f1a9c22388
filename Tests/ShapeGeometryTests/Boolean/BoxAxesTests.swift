import Testing

@testable import ShapeGeometry

struct BoxAxesTests {
  /// Parallel lines at a slant, far longer than they are apart.
  private let lines = (0..<100).map { index -> (GridVector, GridVector) in
    let start = GridVector(Double(index) * 10, 0)
    return (start, start + GridVector(10_000, 7_000))
  }

  @Test func boxesOfParallelLinesMeetTheirNeighboursAtMost() {
    let axes = BoxAxes(along: lines.map { $0.1 - $0.0 })
    #expect(axes.areTurned)
    var pairs = 0
    BoxTree(lines.map { axes.box($0.0, $0.1) }).forEachPair { _, _ in pairs += 1 }
    #expect(pairs < 200)
  }

  @Test func turningKeepsLengthsAndDistances() {
    let axes = BoxAxes(along: lines.map { $0.1 - $0.0 })
    for (start, end) in lines {
      #expect(abs((axes.turned(end) - axes.turned(start)).length - (end - start).length) < 1e-9)
    }
  }

  @Test func axisParallelLinesNeedNoTurning() {
    #expect(!BoxAxes(along: [GridVector(5, 0), GridVector(0, -3), GridVector(-4, 0)]).areTurned)
    #expect(!BoxAxes(along: [GridVector]()).areTurned)
  }
}
