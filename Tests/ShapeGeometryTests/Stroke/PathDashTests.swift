import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathDashTests {
  private let line = Path {
    $0.move(to: .zero)
    $0.addLine(to: CGPoint(x: 100, y: 0))
  }

  /// Returns the places where the dashes of the straight line begin and end.
  private func spans(_ lengths: [CGFloat], phase: CGFloat = 0) -> [[CGFloat]] {
    let dashes = line.dashes(StrokeStyle(dash: lengths, dashPhase: phase)) ?? []
    return dashes.map { [$0.start.x, $0.segments.last?.end.x ?? $0.start.x].map { ($0 * 1e9).rounded() / 1e9 } }
  }

  @Test func dashesAndGapsTakeTurns() {
    #expect(spans([30, 10]) == [[0, 30], [40, 70], [80, 100]])
    #expect(spans([60, 70]) == [[0, 60]])
    #expect(spans([200, 10]) == [[0, 100]])
    #expect(spans([25, 25]) == [[0, 25], [50, 75]])
  }

  @Test func thePhaseIsHowFarIntoThePatternALineStarts() {
    #expect(spans([30, 10], phase: 20) == [[0, 10], [20, 50], [60, 90]])
    #expect(spans([30, 10], phase: 35) == [[5, 35], [45, 75], [85, 100]])
    #expect(spans([30, 10], phase: 30) == [[10, 40], [50, 80], [90, 100]])
    #expect(spans([30, 10], phase: -5) == [[5, 35], [45, 75], [85, 100]])
    #expect(spans([30, 10], phase: 4_000_020) == spans([30, 10], phase: 20))
    #expect(spans([30, 10], phase: -400_005) == spans([30, 10], phase: -5))
    #expect(spans([30, 10], phase: .nan) == spans([30, 10]))
  }

  @Test func anOddListChangesDashesAndGapsTheSecondTime() {
    #expect(spans([30]) == [[0, 30], [60, 90]])
    #expect(spans([30, 5, 20]) == spans([30, 5, 20, 30, 5, 20]))
    #expect(spans([30, 5, 20]) == [[0, 30], [35, 55], [85, 90]])
    #expect(spans([5, 2, 1], phase: 1.75).prefix(4) == [[0, 3.25], [5.25, 6.25], [11.25, 13.25], [14.25, 19.25]])
  }

  @Test(arguments: [[], [0, 0], [0], [10, -1], [.nan, 1], [.infinity, 2], [1e-9, 1e-9]] as [[CGFloat]])
  func patternsWithoutAMeaningGiveASolidLine(_ lengths: [CGFloat]) {
    #expect(line.dashes(StrokeStyle(dash: lengths)) == nil)
    let solid = line.strokedPath(StrokeStyle(lineWidth: 3), tolerance: 0.01)
    #expect(line.strokedPath(StrokeStyle(lineWidth: 3, dash: lengths), tolerance: 0.01) == solid)
  }

  @Test func dashesWithoutALengthAreDotsAlongTheLine() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .square, dash: [0, 25])
    let path = line.applying(CGAffineTransform(rotationAngle: 0.5))
    let dots = path.strokedPath(style, tolerance: 0.01).applying(CGAffineTransform(rotationAngle: -0.5)).subpaths
    #expect(dots.count == 4)
    for (index, dot) in dots.enumerated() {
      let outline = Path {
        $0.move(to: dot.start)
        for segment in dot.segments { $0.append(segment.element) }
      }
      expect(
        outline.boundingRect, equals: CGRect(x: CGFloat(index) * 25 - 2, y: -2, width: 4, height: 4), within: 1e-9)
    }
    #expect(path.strokedPath(StrokeStyle(lineWidth: 4, dash: [0, 25]), tolerance: 0.01).isEmpty)
  }

  @Test(arguments: [CGLineCap.round, .square])
  func dashesWithoutALengthCountAsTheOthersDo(_ cap: CGLineCap) {
    // Dots over dashes, and a dot of its own over a line: by the non-zero rule neither may take away from the other.
    let style = StrokeStyle(lineWidth: 4, lineCap: cap, dash: [20, 0, 0, 30])
    let dashed = line.strokedPath(style, tolerance: 0.001)
    let dotted = Path {
      $0.addPath(line)
      $0.move(to: CGPoint(x: 50, y: 0))
      $0.addLine(to: CGPoint(x: 50, y: 0))
    }
    let stroked = dotted.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap), tolerance: 0.001)
    for x in stride(from: 0.25 as CGFloat, to: 100, by: 0.5) {
      for y in [-1.2, 0.1, 1.2] as [CGFloat] {
        let isDash = x < 21 || x > 49 && x < 71
        if isDash { #expect(dashed.contains(CGPoint(x: x, y: y)), "\(x), \(y)") }
        #expect(stroked.contains(CGPoint(x: x, y: y)), "\(x), \(y)")
      }
    }
    #expect(!dashed.contains(CGPoint(x: 35, y: 0)))
  }

  @Test func thePatternStartsAnewAtEverySubpath() {
    var path = line
    path.addPath(line, transform: CGAffineTransform(translationX: 0, y: 50))
    let dashes = path.dashes(StrokeStyle(dash: [30, 40])) ?? []
    #expect(dashes.map(\.start) == [0, 70, 0, 70].enumerated().map { CGPoint(x: $1, y: $0 < 2 ? 0 : 50) })
  }

  @Test func aDashGoesRoundACorner() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let dashes = try #require(path.dashes(StrokeStyle(dash: [10, 6], dashPhase: -14)))
    #expect(
      dashes[0].segments == [
        .line(CGPoint(x: 14, y: 0), CGPoint(x: 20, y: 0)), .line(CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 4)),
      ])
  }

  @Test func theLastDashOfAClosedSubpathRunsIntoItsFirst() throws {
    let path = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let dashes = try #require(path.dashes(StrokeStyle(dash: [10, 10], dashPhase: 5)))
    #expect(dashes.count == 4)
    #expect(dashes[3].segments == [.line(CGPoint(x: 0, y: 5), .zero), .line(.zero, CGPoint(x: 5, y: 0))])
    // The joined dash has a corner, which only a join fills.
    let outline = path.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10], dashPhase: 5), tolerance: 0.01)
    #expect(outline.contains(CGPoint(x: -1.9, y: -1.9)))
    // A pattern whose first dash is longer than the subpath leaves it closed.
    let whole = path.strokedPath(StrokeStyle(lineWidth: 4, dash: [100, 10]), tolerance: 0.01)
    #expect(whole == path.strokedPath(StrokeStyle(lineWidth: 4), tolerance: 0.01))
  }

  @Test func dashesOnCurvesAreCurvesOfTheRightLength() throws {
    for seed in UInt64(1)...30 {
      var generator = SeededGenerator(seed: seed)
      let path = TroubleCurve.allCases[Int(seed) % TroubleCurve.allCases.count].path(&generator)
      let total = path.length
      let dashes = try #require(path.dashes(StrokeStyle(dash: [total / 7.3, total / 11])))
      #expect(dashes.count == 5)
      for dash in dashes.dropLast() {
        let length = dash.segments.reduce(0) { $0 + $1.arcLength() }
        #expect(abs(length - total / 7.3) < total * 1e-8, "seed \(seed)")
        #expect(dash.segments.count == 1)
      }
    }
  }

  @Test func dashesCoverTheirShareOfThePath() throws {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      var path = generator.path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 50, y: 0))
      let lengths = [generator.number(in: 1...20), generator.number(in: 0.5...20)]
      let covered = try #require(path.dashes(StrokeStyle(dash: lengths, dashPhase: generator.number(in: -99...99))))
        .flatMap(\.segments).reduce(0) { $0 + $1.arcLength() }
      // Each subpath has whole periods and a part of one.
      let period = lengths[0] + lengths[1]
      let expected = path.length * lengths[0] / period
      #expect(abs(covered - expected) <= period * CGFloat(path.subpaths.count), "seed \(seed)")
    }
  }

  @Test func aDashedCurveIsInsideTheSolidOne() {
    var generator = SeededGenerator(seed: 4)
    let path = TroubleCurve.loop.path(&generator)
    let solid = path.strokedPath(StrokeStyle(lineWidth: 8), tolerance: 0.01)
    let dashed = path.strokedPath(StrokeStyle(lineWidth: 8, dash: [9, 4]), tolerance: 0.01)
    var count = 0
    for _ in 0..<600 {
      let point = generator.point(size: 100)
      guard dashed.contains(point) else { continue }
      count += 1
      #expect(solid.contains(point), "\(point)")
    }
    #expect(count > 10)
  }
}
