import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// Numbers that nobody means, in whatever follows a path: a defined result, at once.
struct PathStrokeHostileTests {
  private let hostile: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]
  private let curve = Path {
    $0.move(to: .zero)
    $0.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 30, y: 80), control2: CGPoint(x: 70, y: -80))
    $0.addQuadCurve(to: CGPoint(x: 60, y: 90), control: CGPoint(x: 150, y: 40))
    $0.closeSubpath()
  }

  private func isFinite(_ path: Path) -> Bool { path.subpaths.allSatisfy(\.isFinite) }

  @Test func anyNumberInAStyleGivesAFiniteOutline() {
    for value in hostile {
      let fine = curve.strokedPath(StrokeStyle(lineWidth: 3), tolerance: value)
      #expect(isFinite(fine) && !fine.isEmpty, "tolerance \(value)")
      for other in hostile {
        let outline = curve.strokedPath(StrokeStyle(lineWidth: value, miterLimit: other), tolerance: 0.1)
        #expect(isFinite(outline), "line width \(value), limit \(other)")
        // Next to a pen of 1e300 this path is a point, and its caps are butt.
        #expect(outline.isEmpty == !(value > 0 && value < 1e100), "line width \(value), limit \(other)")
        let dashes = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [value, 5], dashPhase: other)
        let dashed = curve.strokedPath(dashes, tolerance: 0.1)
        #expect(isFinite(dashed) && !dashed.isEmpty, "dash \(value), phase \(other)")
      }
    }
  }

  @Test func aLimitThatIsNoNumberBevels() {
    let corner = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    let bevelled = corner.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel), tolerance: 0.1)
    for limit in [.nan, 0, -1, -.infinity] as [CGFloat] {
      #expect(corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: limit), tolerance: 0.1) == bevelled)
    }
    let mitered = corner.strokedPath(StrokeStyle(lineWidth: 2), tolerance: 0.1)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 2, miterLimit: .infinity), tolerance: 0.1) == mitered)
  }

  @Test func patternsTooFineForTheLineGiveASolidOne() {
    let solid = curve.strokedPath(StrokeStyle(lineWidth: 3), tolerance: 0.1)
    let fine: [[CGFloat]] = [
      [1e-300, 1e-300], [.leastNonzeroMagnitude], [1e-6, 1e-6], [5, -1], [.nan], [.infinity, 1], [0, 0, 0],
    ]
    for dash in fine {
      #expect(curve.strokedPath(StrokeStyle(lineWidth: 3, dash: dash), tolerance: 0.1) == solid, "\(dash)")
    }
    // Dashes of no length count as well, on each of many lines that never come to the end of the pattern.
    var lines = Path()
    for index in 0..<1000 {
      lines.move(to: CGPoint(x: CGFloat(index), y: 0))
      lines.addLine(to: CGPoint(x: CGFloat(index), y: 1))
    }
    #expect(lines.dashes(StrokeStyle(dash: Array(repeating: 0, count: 1000) + [100, 1])) == nil)
    #expect(lines.dashes(StrokeStyle(dash: Array(repeating: 0, count: 100) + [100, 1]))?.count == 51_000)
  }

  @Test func aGapThatIsLongerThanAnythingLeavesOneDash() throws {
    let dashes = try #require(curve.dashes(StrokeStyle(dash: [5, 1e300])))
    #expect(dashes.count == 1)
    let phased = try #require(curve.dashes(StrokeStyle(dash: [5, 3], dashPhase: 1e300)))
    #expect(phased.count > 20)
  }

  @Test func anyNumberInAPathTrimsToAFinitePath() {
    for seed in UInt64(1)...400 {
      var generator = SeededGenerator(seed: seed)
      func value() -> CGFloat {
        Bool.random(using: &generator)
          ? generator.number(in: -9...9) : hostile[Int.random(in: 0..<hostile.count, using: &generator)]
      }
      func point() -> CGPoint { CGPoint(x: value(), y: value()) }
      var path = Path()
      path.move(to: point())
      path.addLine(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addQuadCurve(to: point(), control: point())
      path.closeSubpath()
      let trimmed = path.trimmedPath(from: 0.2, to: 0.7)
      #expect(isFinite(path) || trimmed.isEmpty, "seed \(seed), \(path)")
      #expect(isFinite(trimmed), "seed \(seed), \(path)")
      #expect(path.flattened(tolerance: value()).count == 1, "seed \(seed)")
      #expect(isFinite(path.strokedPath(StrokeStyle(lineWidth: 3, dash: [5, 2]), tolerance: 0.1)), "seed \(seed)")
    }
  }

  @Test func anyFractionTrims() {
    for low in hostile {
      for high in hostile {
        let trimmed = curve.trimmedPath(from: low, to: high)
        #expect(trimmed.isEmpty == !(low < high && low < 1 && high > 0), "\(low), \(high)")
      }
    }
  }

  @Test(arguments: [CGFloat.nan, 0, -1, 1e-300])
  func aToleranceWithoutAMeaningHasABoundToo(_ tolerance: CGFloat) {
    #expect(curve.flattened(tolerance: tolerance).map(\.points.count) == [2 * 65_536 + 1])
    var many = Path()
    many.move(to: .zero)
    for index in 0..<20_000 {
      many.addQuadCurve(to: CGPoint(x: CGFloat(index), y: 0), control: CGPoint(x: CGFloat(index), y: 10))
    }
    #expect(many.flattened(tolerance: tolerance).reduce(0) { $0 + $1.points.count } <= 10_000_001)
    #expect(many.flattened(tolerance: .infinity).map(\.points.count) == [20_001])
  }

  @Test func allPointsEqualIsADot() {
    let point = CGPoint(x: 3, y: 4)
    var path = Path()
    path.move(to: point)
    for _ in 0..<1000 {
      path.addLine(to: point)
      path.addCurve(to: point, control1: point, control2: point)
    }
    path.closeSubpath()
    #expect(path.strokedPath(StrokeStyle(lineWidth: 2)).isEmpty)
    for dash in [[], [2, 2]] as [[CGFloat]] {
      let dot = path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .round, dash: dash), tolerance: 0.001)
      expect(dot.boundingRect, equals: CGRect(x: 2, y: 3, width: 2, height: 2), within: 0.002)
    }
    #expect(path.trimmedPath(from: 0.1, to: 0.2) == path)
    #expect(path.length == 0)
  }

  @Test func manyElementsTakeTheirTimeOnce() {
    var path = Path()
    path.move(to: .zero)
    let count = 50_000
    for index in 0..<count {
      let x = CGFloat(index)
      path.addLine(to: CGPoint(x: x, y: index.isMultiple(of: 2) ? 0 : 3))
    }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 1), tolerance: 0.1).elements.count > 2 * count)
    #expect(path.dashes(StrokeStyle(dash: [2, 2]))?.count ?? 0 > count / 2)
    let half = path.trimmedPath(from: 0.25, to: 0.75)
    #expect(abs(half.length - path.length / 2) < 1e-9 * path.length)
    #expect(path.flattened(tolerance: 0.1).map(\.points.count) == [count + 1])
  }
}
