import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// Curves, and what must hold for every stroke.
struct PathStrokeTests {
  private let round = StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round)

  private func line(_ points: CGPoint..., closed: Bool = false) -> Path {
    Path {
      $0.move(to: points[0])
      for point in points.dropFirst() { $0.addLine(to: point) }
      if closed { $0.closeSubpath() }
    }
  }

  @Test(arguments: TroubleCurve.allCases)
  func aRoundStrokeIsWhatLiesNearTheLine(_ kind: TroubleCurve) {
    for seed in UInt64(1)...5 {
      var generator = SeededGenerator(seed: seed)
      let path = kind.path(&generator)
      let width = [2, 5, 10, 20, 40, 100, 300][Int.random(in: 0..<7, using: &generator)] as CGFloat
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let outline = path.strokedPath(style, tolerance: 0.01)
      expectRoundStroke(
        outline, of: path, lineWidth: width, tolerance: 0.01, points: 45, "seed \(seed), \(kind)", using: &generator)
    }
  }

  @Test func aCurveThatComesBackToItsStartKeepsBothSides() {
    var generator = SeededGenerator(seed: 6)
    let start = CGPoint(x: -21.5, y: 16)
    let path = Path {
      $0.move(to: start)
      $0.addCurve(to: start, control1: CGPoint(x: -49.8, y: 48.4), control2: CGPoint(x: 26.7, y: -39.4))
    }
    for width in [0.01, 1] as [CGFloat] {
      let outline = path.strokedPath(
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), tolerance: width / 4)
      expectRoundStroke(
        outline, of: path, lineWidth: width, tolerance: width / 4, points: 200, "seed 6", using: &generator)
    }
  }

  @Test func roundStrokesOfWholePathsKeepTheToleranceAsWell() {
    for seed in UInt64(1)...12 {
      var generator = SeededGenerator(seed: seed)
      var path = generator.path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 10))
      let width = generator.number(in: 1...60)
      // Lone moves draw nothing, and the oracle knows of no others.
      let drawn = Path { result in
        for subpath in path.subpaths where !subpath.segments.isEmpty || subpath.isClosed {
          result.move(to: subpath.start)
          for segment in subpath.segments { result.append(segment.element) }
          if subpath.isClosed { result.closeSubpath() }
        }
      }
      let outline = path.strokedPath(
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), tolerance: 0.05)
      expectRoundStroke(
        outline, of: drawn, lineWidth: width, tolerance: 0.05, points: 45, "seed \(seed)", using: &generator)
    }
  }

  @Test(arguments: [1, 0.1, 0.01, 0.001] as [CGFloat])
  func aFinerToleranceTakesMoreCurvesAndKeepsItsWord(_ tolerance: CGFloat) {
    var generator = SeededGenerator(seed: 3)
    let path = TroubleCurve.loop.path(&generator)
    let coarse = path.strokedPath(round, tolerance: tolerance * 100).elements.count
    let outline = path.strokedPath(round, tolerance: tolerance)
    #expect(outline.elements.count >= coarse)
    #expect(outline.elements.count < 200)
    expectRoundStroke(
      outline, of: path, lineWidth: 10, tolerance: tolerance, points: 36, "seed 3", using: &generator)
  }

  @Test func aCurveThatBendsMoreTightlyThanThePenIsWideLeavesNoHole() {
    // The parallel curves of a circle of radius 3 at distance 5 run backwards inside.
    let circle = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))
    for join in [CGLineJoin.miter, .round, .bevel] {
      let outline = circle.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join), tolerance: 0.001)
      for radius in stride(from: 0 as CGFloat, to: 7.99, by: 0.37) {
        let point = CGPoint(x: cos(radius * 5), y: sin(radius * 5)) * radius
        #expect(outline.contains(point), "\(join), radius \(radius)")
      }
      #expect(!outline.contains(CGPoint(x: 8.01, y: 0)))
    }
  }

  @Test func manyShortLinesUnderAWidePenLeaveNoHole() {
    let points = (0..<200).map { CGPoint(x: 3 * cos(CGFloat($0) * .pi / 100), y: 3 * sin(CGFloat($0) * .pi / 100)) }
    for isClosed in [true, false] {
      var path = Path()
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      if isClosed { path.closeSubpath() }
      let outline = path.strokedPath(StrokeStyle(lineWidth: 10), tolerance: 0.001)
      for radius in stride(from: 0 as CGFloat, to: 7.9, by: 0.37) {
        #expect(outline.contains(CGPoint(x: cos(radius * 5), y: sin(radius * 5)) * radius), "radius \(radius)")
      }
    }
  }

  @Test func aButtEndCoversEveryNormalOfATightCurve() {
    // A curve whose radius at its end is far below half the line width: the normals there reach beyond their crossings.
    let curve = PathSegment.cubic(.zero, CGPoint(x: 40, y: 0), CGPoint(x: 60, y: 6), CGPoint(x: 59, y: 10))
    let path = Path {
      $0.move(to: curve.start)
      $0.append(curve.element)
    }
    let outline = path.strokedPath(StrokeStyle(lineWidth: 40), tolerance: 0.01)
    for step in 0...100 {
      let t = CGFloat(step) / 100
      let normal = curve.derivative(at: t).unit.normal
      for share in stride(from: -0.99 as CGFloat, through: 0.99, by: 0.11) {
        let point = curve.point(at: t) + normal * (20 * share)
        // Half a tolerance inside of the ends.
        #expect(outline.contains(point) || t < 0.01 || t > 0.99, "t \(t), \(share) of the way")
      }
    }
  }

  @Test func aCuspNextToAnEndIsRoundAsAnyOther() {
    // It sets out one way and turns round on the spot within a ten-thousandth of its parameter.
    let start = CGPoint(x: 40.59862716820595, y: -17.64195197498708)
    let curve = PathSegment.cubic(
      start, CGPoint(x: 40.59862761157983, y: -17.641951531613206),
      CGPoint(x: 40.5986280549537, y: -17.64195197498708), CGPoint(x: 13.892137690659368, y: -44.33098548747466))
    for segment in [curve, curve.reversed] {
      let path = Path {
        $0.move(to: segment.start)
        $0.append(segment.element)
      }
      let style = StrokeStyle(lineWidth: 14, lineCap: .round, lineJoin: .round)
      let outline = path.strokedPath(style, tolerance: 0.01)
      for step in 0..<64 {
        let angle = CGFloat(step) * .pi / 32
        let direction = CGPoint(x: cos(angle), y: sin(angle))
        #expect(outline.contains(start + direction * 6.98), "\(step)")
        #expect(outline.contains(start + direction * 3), "\(step)")
      }
      #expect(outline.elements.count < 40)
    }
  }

  @Test func nothingComesOfNoWidthNoPathAndALoneMove() {
    let path = line(.zero, CGPoint(x: 10, y: 0))
    for width in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
      #expect(path.strokedPath(StrokeStyle(lineWidth: width), tolerance: 0.1).isEmpty)
    }
    #expect(Path().strokedPath(round).isEmpty)
    #expect(line(.zero).strokedPath(round).isEmpty)
  }

  @Test func aPointThatIsDrawnGivesADotASquareOnItsCornerOrNothing() {
    let center = CGPoint(x: 5, y: 5)
    for point in [line(center, center), line(center, closed: true), line(center, center, center, closed: true)] {
      #expect(point.strokedPath(StrokeStyle(lineWidth: 4)).isEmpty)
      let dot = point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
      expect(dot.boundingRect, equals: CGRect(x: 3, y: 3, width: 4, height: 4), within: 1e-3)
      #expect(!dot.contains(CGPoint(x: 6.6, y: 6.6)) && dot.contains(CGPoint(x: 6.3, y: 6.3)))
      let square = point.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
      let reach = 2 * 2.squareRoot() as CGFloat
      expect(
        square.boundingRect, equals: CGRect(x: 5 - reach, y: 5 - reach, width: 2 * reach, height: 2 * reach),
        within: 1e-9)
      #expect(!square.contains(CGPoint(x: 6.5, y: 6.5)) && square.contains(CGPoint(x: 6.3, y: 6.3)))
    }
  }

  @Test func aSubpathWithACoordinateThatIsNotFiniteIsLeftOut() {
    let good = line(.zero, CGPoint(x: 10, y: 0))
    for value in [CGFloat.nan, .infinity, -.infinity] {
      var path = line(CGPoint(x: 0, y: 20), CGPoint(x: value, y: 0), CGPoint(x: 7, y: 7))
      path.append(contentsOf: good)
      #expect(path.strokedPath(round, tolerance: 0.01) == good.strokedPath(round, tolerance: 0.01))
    }
  }

  @Test(arguments: [-900, -200, -60, 60, 200, 900])
  func sizeMakesNoDifference(_ exponent: Int) {
    var generator = SeededGenerator(seed: 11)
    let path = TroubleCurve.any.path(&generator)
    let scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
    let scaled = path.mapPoints { $0 * scale }
      .strokedPath(StrokeStyle(lineWidth: 10 * scale, lineCap: .round), tolerance: 0.01 * scale)
    let plain = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round), tolerance: 0.01)
    expect(scaled.mapPoints { $0 / scale }, equals: plain, within: 1e-6)
  }

  @Test func hostileNumbersGiveFiniteOutlines() {
    let values: [CGFloat] = [
      0, -0.0, 1e-300, .leastNonzeroMagnitude, 1e-30, 1, 1e15, 1e150, -1e300, .greatestFiniteMagnitude,
    ]
    var drawn = 0
    for seed in UInt64(1)...300 {
      var generator = SeededGenerator(seed: seed)
      func value() -> CGFloat { values[Int.random(in: 0..<values.count, using: &generator)] }
      func point() -> CGPoint { CGPoint(x: value(), y: value()) }
      var path = Path()
      path.move(to: point())
      for _ in 0..<3 {
        path.addLine(to: point())
        path.addQuadCurve(to: point(), control: point())
        path.addCurve(to: point(), control1: point(), control2: point())
      }
      if Bool.random(using: &generator) { path.closeSubpath() }
      let style = StrokeStyle(
        lineWidth: value(), lineCap: .round, lineJoin: [.miter, .round, .bevel][Int(seed % 3)], miterLimit: value(),
        dash: seed.isMultiple(of: 2) ? [] : [value(), value()], dashPhase: value())
      let outline = path.strokedPath(style, tolerance: value())
      drawn += outline.isEmpty ? 0 : 1
      let isFinite = outline.subpaths.allSatisfy(\.isFinite)
      #expect(isFinite, "seed \(seed)")
    }
    #expect(drawn > 20)
  }
}
