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

  @Test func figuresAreTrimmedFromTheirOwnStart() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    func start(_ path: Path) -> CGPoint? { path.trimmedPath(from: 0, to: 0.1).subpaths.first?.start }
    #expect(start(Path(rect)) == .zero)
    #expect(start(Path(ellipseIn: rect)) == CGPoint(x: 100, y: 30))
    #expect(start(Path(roundedRect: rect, cornerRadius: 10, style: .circular)) == CGPoint(x: 100, y: 30))
    #expect(start(Path(roundedRect: rect, cornerRadius: 10)) == CGPoint(x: 100, y: 30))
    #expect(start(Circle().path(in: rect)) == CGPoint(x: 80, y: 30))
    // Half of a circle is its lower half on a y-down screen; filled, a chord closes it.
    let half = Circle().trim(from: 0, to: 0.5).path(in: rect)
    expect(half.boundingRect, equals: CGRect(x: 20, y: 30, width: 60, height: 30), within: 1e-9)
    #expect(half.contains(CGPoint(x: 50, y: 31)) && !half.contains(CGPoint(x: 50, y: 29)))
    #expect(half.subpaths.map { $0.isClosed } == [false])
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

  /// The parameters where (0, 2, -1, 1) turns around: the roots of 2·(1-t)² − 6·t·(1-t) + 2·t².
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

  @Test func curvesThatAllButStopAreRightToo() {
    // Lengths, fractions of them and the parameters there, by 34-digit mpmath, the integral cut at the slowest points.
    // Ordinary curves, near cusps, a fold, a coincident handle, an end where both handles meet, a loop, a closed curve.
    let rows: [(PathSegment, CGFloat, CGFloat, CGFloat)] = [
      (
        curve(
          92.5041037700498, 28.933714413688026, 82.55487705197227, 14.771063166745469, 88.03773184947055,
          46.75132980223318, 78.12133906511254, 39.75346853171917), 26.8442971963583052, 0.09710539350531489,
        0.059182865990958353
      ),
      (
        curve(
          71.40255967371412, 92.22217302199614, 65.20985688511807, 25.399166743685953, 90.33369552418608,
          96.75013849038946, 17.379846208088424, 90.38208495513693), 94.689514494277737, 0.9307648741449299,
        0.9688096799845836
      ),
      (
        .quad(
          CGPoint(x: 81.93040442517405, y: 67.45321448642534), CGPoint(x: 15.438110730030974, y: 71.70958002128691),
          CGPoint(x: 78.38879403150615, y: 47.14865784290818)), 71.1982396386562637, 0.6224526878492181,
        0.73183970216472694
      ),
      (
        curve(
          80.57045319241693, 88.42958205403846, 180.57045319241695, 188.42958205403846, 80.57231422289527,
          188.42958205403846, 180.57045319241695, 88.42958205403846), 182.842473041678079, 0.5348467354788241,
        0.64425570438936998
      ),
      (
        curve(
          32.50810431278348, 7.123675384572992, 132.50810431278347, 107.12367538457299, 32.50985764494363,
          107.12367538457299, 132.50810431278347, 7.123675384572992), 182.84248689550728, 0.9773432222102912,
        0.99008913466263071
      ),
      (
        curve(
          48.80431358486196, 51.59995240712284, 198.80431358486197, 51.60095240712284, -1.1956864151380415,
          51.59995240712284, 148.80431358486197, 51.59995240712284), 137.796447319379844, 0.809440920246837,
        0.93107152526449522
      ),
      (
        curve(
          24.47932943647504, 59.38537156181376, 24.47932943647504, 59.38537156181376, 13.744633678527284,
          30.619960010586624, 3.7648221914244995, 13.098916301665309), 50.7524849994234028, 0.7643268069863036,
        0.81537865375124323
      ),
      (
        curve(
          79.63936117668608, 71.83544965308177, 56.00481551439367, 74.94245961264357, 32.37026985210125,
          78.04946957220537, 32.37126985210125, 78.04946957220537), 47.6747995033290863, 0.3951373414911639,
        0.2699791710168024
      ),
      (
        curve(
          26.82302110607775, 21.194271246040984, 176.82302110607776, 71.19427124604098, -23.17697889392225,
          71.19427124604098, 126.82302110607775, 21.194271246040984), 162.45896905674557, 0.5674893328743633,
        0.67078433595472632
      ),
      (
        curve(
          27.058070705587888, 72.56950019135984, 31.74473193642344, 80.1568631284392, 25.73984874404959,
          1.5242169833884711, 27.058070705587888, 72.56950019135984), 61.7376542038376569, 0.9609736020341145,
        0.98841629925131249
      ),
    ]
    for (curve, length, fraction, parameter) in rows {
      let found = curve.arcLength()
      #expect(abs(found - length) < 1e-11 * length, "\(curve), \(found)")
      let t = curve.parameter(atArcLength: fraction * found, of: found)
      #expect(abs(t - parameter) < 1e-11, "\(curve), \(t)")
    }
  }

  private func curve(_ coordinates: CGFloat...) -> PathSegment {
    let points = stride(from: 0, to: 8, by: 2).map { CGPoint(x: coordinates[$0], y: coordinates[$0 + 1]) }
    return .cubic(points[0], points[1], points[2], points[3])
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
