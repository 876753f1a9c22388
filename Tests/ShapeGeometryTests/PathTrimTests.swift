import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathTrimTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func fractionsAreOfTheTotalLength() throws {
    let path = square.trimmedPath(from: 0.125, to: 0.375)
    try expect(path, draws: "50 0 m 100 0 l 100 50 l", within: 1e-12)
    expect(path.boundingRect, equals: CGRect(x: 50, y: 0, width: 50, height: 50), within: 1e-12)
    #expect(path.currentPoint == CGPoint(x: 100, y: 50))
  }

  @Test func theWholeRangeIsThePathItself() {
    let path = Path {
      $0.move(to: CGPoint(x: 3, y: 3))
      $0.addPath(square)
    }
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: -1, to: 2) == path)
  }

  @Test func anEmptyOrReversedRangeIsEmpty() {
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.75, to: 0.25).isEmpty)
    #expect(square.trimmedPath(from: 1, to: 2).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 0).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: 1).isEmpty)
    #expect(square.trimmedPath(from: 0, to: .nan).isEmpty)
  }

  @Test func theClosingLineCounts() throws {
    try expect(square.trimmedPath(from: 0.75, to: 1), draws: "0 100 m 0 0 l", within: 1e-12)
    try expect(square.trimmedPath(from: 0, to: 0.875), draws: "0 0 m 100 0 l 100 100 l 0 100 l 0 50 l", within: 1e-12)
  }

  @Test func aSubpathThatIsCoveredWholeStaysClosed() throws {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    try expect(
      path.trimmedPath(from: 0, to: 0.75), draws: "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l 30 10 l", within: 1e-12)
  }

  @Test func curvesStayCurves() throws {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let eighth = circle.trimmedPath(from: 0, to: 0.125)
    #expect(eighth.elements.map { $0.parts.letter } == ["m", "c"])
    let end = try #require(eighth.currentPoint)
    #expect(abs(end.x - end.y) < 1e-10 && end.x > 0)
    let quad = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    try expect(quad.trimmedPath(from: 0.5, to: 1), draws: "5 5 m 7.5 5 10 0 q", within: 1e-10)
  }

  @Test func lengthsAgreeWithClosedForms() {
    #expect(square.length == 400)
    // A parabola's arc from (0, 0) over (1, 2) to (2, 0).
    let parabola = PathSegment.quad(.zero, CGPoint(x: 1, y: 2), CGPoint(x: 2, y: 0))
    let exact = 5.0.squareRoot() + asinh(2.0) / 2
    #expect(abs(parabola.arcLength() - exact) < 1e-11 * exact)
    // A semicubical cusp: x = 3t² − 2t³ mirrored about t = 1/2, folded onto the x axis.
    let fold = PathSegment.cubic(.zero, CGPoint(x: 2, y: 0), CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    let (turn, back) = (fold.point(at: foldTurns.0).x, fold.point(at: foldTurns.1).x)
    let folded = turn + (turn - back) + (1 - back)
    #expect(abs(fold.arcLength() - folded) < 1e-10)
    #expect(PathSegment.cubic(.zero, .zero, .zero, .zero).arcLength() == 0)
  }

  /// Where (0, 2, -1, 1) turns around: the roots of 2·(1-t)² − 6·t·(1-t) + 2·t².
  private let foldTurns = (
    0.5 - (0.25 - 0.2).squareRoot(), 0.5 + (0.25 - 0.2).squareRoot()
  )

  @Test func curvesAgreeWithMultiplePrecision() {
    // Lengths, and the parameters at three tenths of them, by mpmath with 30 digits.
    let wave = PathSegment.cubic(.zero, CGPoint(x: 10, y: 30), CGPoint(x: 40, y: -20), CGPoint(x: 50, y: 10))
    let loop = PathSegment.cubic(.zero, CGPoint(x: 100, y: 50), CGPoint(x: -50, y: 50), CGPoint(x: 50, y: 0))
    for (curve, length, parameter) in [
      (wave, 62.1470753741077338, 0.30364825061728065), (loop, 126.812132595226658, 0.16751871119213775),
    ] {
      #expect(abs(curve.arcLength() - length) < 1e-10 * length)
      #expect(abs(curve.parameter(atArcLength: 0.3 * length, of: length) - parameter) < 1e-10)
    }
  }

  @Test func aTurnNextToTheCutIsNotOverlooked() {
    let there = PathSegment.quad(.zero, CGPoint(x: 20, y: 10), .zero)
    let total = there.arcLength()
    for fraction in [0.5 - 1e-7, 0.5, 0.5 + 1e-7, 0.7, 0.999] {
      let t = there.parameter(atArcLength: fraction * total, of: total)
      let way = fraction < 0.5 ? there.point(at: t).length : total - there.point(at: t).length
      #expect(abs(way - fraction * total) < 1e-10 * total)
    }
  }

  @Test(arguments: TroubleCurve.allCases)
  func aLengthIsThatOfThePieces(_ kind: TroubleCurve) {
    // A near cusp is where two rules may agree on a wrong length: short pieces leave it no room.
    for seed in UInt64(1)...20 {
      var generator = SeededGenerator(seed: seed)
      for segment in kind.path(&generator).subpaths.flatMap(\.segments) {
        let pieces = (0..<37).map { segment.piece(from: CGFloat($0) / 37, to: CGFloat($0 + 1) / 37) }
        let sum = pieces.reduce(0) { $0 + $1.arcLength(relativeTolerance: 1e-13) }
        #expect(abs(segment.arcLength() - sum) <= 5e-10 * sum, "seed \(seed), \(segment)")
      }
    }
  }

  @Test func circleHasItsCircumference() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(abs(circle.length - 2 * .pi) < 2e-3)
    let seven = circle.trimmedPath(from: 0, to: 0.7).length + circle.trimmedPath(from: 0.7, to: 1).length
    #expect(abs(seven - circle.length) < 1e-9)
  }

  @Test func theInverseOfArcLengthIsRightToNineDigits() {
    let seed: UInt64 = 91
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-200), 1e-6, 100, 1e9, 1e200] {
      for _ in 0..<60 {
        let segment = generator.segment(size: size)
        let total = segment.arcLength()
        let target = total * generator.number(in: 0...1)
        let t = segment.parameter(atArcLength: target, of: total)
        let reached = segment.split(at: t).before.arcLength()
        #expect(abs(reached - target) <= 1e-9 * total, "seed \(seed), \(segment), \(target) of \(total)")
      }
    }
  }

  @Test func trimmedPiecesAddUp() {
    let seed: UInt64 = 92
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-6), 100, 1e9] {
      for _ in 0..<60 {
        let path = generator.path(size: size)
        let cuts = [0] + (0..<3).map { _ in generator.number(in: 0...1) }.sorted() + [1]
        let pieces = zip(cuts, cuts.dropFirst()).map { path.trimmedPath(from: $0, to: $1) }
        let total = path.length
        guard total > 0 else { continue }
        for (piece, fraction) in zip(pieces, zip(cuts, cuts.dropFirst()).map { $1 - $0 }) {
          #expect(abs(piece.length - fraction * total) <= 1e-9 * total, "seed \(seed), \(path), \(cuts)")
        }
      }
    }
  }

  @Test func arcLengthIsThatOfTheFlattenedPath() {
    let seed: UInt64 = 93
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let segment = generator.segment()
      let points = (0...20_000).map { segment.point(at: CGFloat($0) / 20_000) }
      let sum = zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
      let length = segment.arcLength()
      #expect(sum <= length + 1e-8 && sum >= length * (1 - 1e-5), "seed \(seed), \(segment)")
    }
  }

  @Test func pathsWithoutALengthAreWholeOrEmpty() {
    let dot = Path {
      $0.move(to: .zero)
      $0.addLine(to: .zero)
    }
    #expect(dot.trimmedPath(from: 0.25, to: 0.5) == dot)
    let broken = Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5)]) }
    #expect(broken.trimmedPath(from: 0.25, to: 0.5).isEmpty)
    let far = Path {
      $0.move(to: .zero)
      $0.addCurve(to: .zero, control1: CGPoint(x: CGFloat.infinity, y: 0), control2: .zero)
    }
    #expect(far.trimmedPath(from: 0.25, to: 0.5).isEmpty)
  }
}
