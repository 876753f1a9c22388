import Testing

@testable import ShapeGeometry

struct GridCubicTests {
  /// An arch with a self-loop below it.
  private let loop = GridCubic(GridVector(0, 0), GridVector(300, 200), GridVector(-200, 200), GridVector(100, 0))

  @Test func aCurveBendsWhereItsDerivativeVanishes() {
    var bends: [Double] = []
    loop.findBends(&bends)
    #expect(bends.count == 3)
    for t in bends {
      let slope = loop.derivative(at: t)
      #expect(min(abs(slope.x), abs(slope.y)) < 1e-9)
    }
    #expect(bends == bends.sorted())
  }

  @Test func anInflectionIsABend() {
    let wave = GridCubic(GridVector(0, 0), GridVector(100, 50), GridVector(200, -50), GridVector(300, 0))
    var bends: [Double] = []
    wave.findBends(&bends)
    #expect(bends.contains { abs($0 - 0.5) < 1e-12 })
  }

  @Test func partsMeetTheWholeCurve() {
    let part = loop.part(from: 0.25, to: 0.75)
    for step in 0...10 {
      let t = Double(step) / 10
      #expect((part.point(at: t) - loop.point(at: 0.25 + t / 2)).length < 1e-10)
    }
  }

  @Test func theNearestParameterOfAPointOnTheCurveIsItsOwn() {
    let quarter = GridCubic(GridVector(1000, 0), GridVector(1000, 552), GridVector(552, 1000), GridVector(0, 1000))
    for step in 0...50 {
      let t = Double(step) / 50
      #expect(abs(quarter.nearestParameter(to: quarter.point(at: t)) - t) < 1e-9)
    }
    #expect(quarter.nearestParameter(to: GridVector(2000, -5)) == 0)
    #expect(quarter.nearestParameter(to: GridVector(-5, 2000)) == 1)
  }

  @Test func theDoubledAreaOfATriangleIsItsDeterminant() {
    let corners = [GridVector(3, 4), GridVector(10, 5), GridVector(7, 12)]
    let doubled = (0..<3).reduce(0.0) { sum, index in
      sum + GridCubic(lineFrom: corners[index], to: corners[(index + 1) % 3]).doubledArea
    }
    #expect(abs(doubled - (corners[1] - corners[0]).cross(corners[2] - corners[0])) < 1e-9)
  }
}
