import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathFlattenTests {
  @Test func linesStayAsTheyAre() {
    let path = Path(CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(path.flattened(tolerance: 0.1).map { $0.points.count } == [4])
    #expect(path.flattened(tolerance: 0.1).allSatisfy { $0.isClosed })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e308])
  func aControlPointThatIsNotFiniteTakesOneStep(x: CGFloat) {
    let control = CGPoint(x: x, y: 1)
    #expect(PathSegment.quad(.zero, control, CGPoint(x: x, y: 0)).flatteningSteps(tolerance: 0.1) == 1)
    #expect(
      PathSegment.cubic(.zero, control, CGPoint(x: -x, y: 5), CGPoint(x: 9, y: 9)).flatteningSteps(tolerance: 0.1) == 1)
  }

  @Test func stepsHaveAnUpperBound() {
    let segment = PathSegment.quad(.zero, CGPoint(x: 1e100, y: 1), CGPoint(x: 5, y: 5))
    #expect(segment.flatteningSteps(tolerance: 0.1) == 65_536)
  }

  @Test func theErrorStaysWithinTheTolerance() {
    let seed: UInt64 = 71
    var generator = SeededGenerator(seed: seed)
    var worst: CGFloat = 0
    for (size, tolerance) in [(CGFloat(1e-6), CGFloat(1e-9)), (100, 0.5), (100, 0.01), (1e9, 1e6)] {
      for _ in 0..<40 {
        let segment = generator.segment(size: size)
        let steps = segment.flatteningSteps(tolerance: tolerance)
        let vertices = (0...steps).map { segment.point(at: CGFloat($0) / CGFloat(steps)) }
        for index in 0..<(steps * 8) {
          let t = (CGFloat(index) + 0.5) / CGFloat(steps * 8)
          let chord = Polyline(points: [vertices[index / 8], vertices[index / 8 + 1]], isClosed: false)
          let error = chord.distance(to: segment.point(at: t))
          #expect(error <= tolerance * 1.000001, "seed \(seed), \(segment), tolerance \(tolerance)")
          worst = max(worst, error / tolerance)
        }
      }
    }
    #expect(worst > 0.5, "the bound is not used")
  }

  @Test(arguments: TroubleCurve.allCases)
  func theErrorOfTroubleCurvesStaysWithinTheTolerance(_ kind: TroubleCurve) {
    for seed in UInt64(1)...10 {
      var generator = SeededGenerator(seed: seed)
      let path = kind.path(&generator)
      let tolerance: CGFloat = 0.05
      guard let line = path.flattened(tolerance: tolerance).first else { continue }
      for segment in path.subpaths.flatMap(\.segments) {
        for index in 0..<200 {
          let error = line.distance(to: segment.point(at: (CGFloat(index) + 0.5) / 200))
          #expect(error <= tolerance * 1.000001, "seed \(seed), \(path)")
        }
      }
    }
  }

  @Test func allVerticesLieOnThePath() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let vertices = circle.flattened(tolerance: 0.01).flatMap(\.points)
    #expect(vertices.count > 20)
    #expect(vertices.allSatisfy { abs($0.length - 10) < 0.003 })
  }
}
