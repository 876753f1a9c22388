import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathSelfIntersectionsTests {
  @Test func anEightCrossesItselfOnce() throws {
    let eight = Path { $0.addLines([.zero, CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 0), CGPoint(x: 0, y: 2)]) }
    let found = eight.selfIntersections()
    #expect(found.count == 1)
    let crossing = try #require(found.first)
    #expect(crossing.first == Path.Location(element: 1, t: 0.5, point: CGPoint(x: 1, y: 1)))
    #expect(crossing.second.element == 3 && crossing.second.t == 0.5 && !crossing.isOverlapEnd)
  }

  @Test func figuresThatDoNotCrossHaveNone() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 20)
    #expect(Path(rect).selfIntersections().isEmpty)
    #expect(Path(ellipseIn: rect).selfIntersections().isEmpty)
    #expect(Path(roundedRect: rect, cornerRadius: 6).selfIntersections().isEmpty)
    #expect(Path().selfIntersections().isEmpty)
    let apart = Path {
      $0.addRect(rect)
      $0.addEllipse(in: rect.offsetBy(dx: 100, dy: 0))
    }
    #expect(apart.selfIntersections().isEmpty)
    for x in [-1.0, 0] {
      let curveOfOneCusp = Path {
        $0.move(to: CGPoint(x: x, y: 0))
        $0.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: x, y: 1))
      }
      #expect(curveOfOneCusp.selfIntersections().isEmpty)
    }
    // A sharp turn is a joint, not a place where the path touches itself.
    let cusp = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 0, y: 0.5))
      $0.addQuadCurve(to: CGPoint(x: 0, y: -20), control: CGPoint(x: 5, y: 0.25))
    }
    #expect(cusp.selfIntersections().isEmpty)
  }

  @Test func aLoopOfOneCurveIsFound() throws {
    let loop = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 50, y: 0), control1: CGPoint(x: 100, y: 50), control2: CGPoint(x: -50, y: 50))
    }
    let crossing = try #require(loop.selfIntersections().first)
    #expect(loop.selfIntersections().count == 1)
    // By symmetry the loop closes on the axis, at parameters that add up to 1.
    #expect(abs(crossing.point.x - 25) < 1e-6 && abs(crossing.first.t + crossing.second.t - 1) < 1e-9)
    #expect(crossing.first.element == 1 && crossing.second.element == 1)
  }

  @Test func aStarCrossesItselfFiveTimes() {
    let star = Path { path in
      path.addLines((0..<5).map { CGPoint(x: sin(Double($0) * 0.8 * .pi), y: -cos(Double($0) * 0.8 * .pi)) })
      path.closeSubpath()
    }
    let found = star.selfIntersections()
    #expect(found.count == 5)
    // All on the inner pentagon.
    #expect(found.allSatisfy { abs($0.point.length - 0.3819660112501051) < 1e-12 })
  }

  @Test func cornersAndTouchesCountOnce() {
    // Two triangles that meet in a corner, and a corner on an edge.
    let corner = Path {
      $0.addLines([.zero, CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 2)])
      $0.closeSubpath()
      $0.addLines([CGPoint(x: 2, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
      $0.closeSubpath()
    }
    #expect(corner.selfIntersections().map(\.point) == [CGPoint(x: 1, y: 1)])
    let edge = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      $0.addLines([CGPoint(x: 4, y: 0), CGPoint(x: 2, y: 1), CGPoint(x: 4, y: 2)])
    }
    #expect(edge.selfIntersections().map(\.point) == [CGPoint(x: 2, y: 1)])
    let circles = Path {
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      $0.addEllipse(in: CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let touch = circles.selfIntersections()
    #expect(touch.count == 1 && touch.allSatisfy { ($0.point - CGPoint(x: 2, y: 1)).length < 1e-8 })
  }

  @Test func curvesTouchWhereTheyAreTangent() throws {
    let path = Path {
      $0.move(to: CGPoint(x: -3, y: 9))
      $0.addQuadCurve(to: CGPoint(x: 4, y: 16), control: CGPoint(x: 0.5, y: -12))
      $0.move(to: CGPoint(x: -5, y: 0))
      $0.addLine(to: CGPoint(x: 7, y: 0))
    }
    // y = x² on the axis.
    let found = path.selfIntersections()
    #expect(found.count == 1)
    #expect(try #require(found.first).point.length < 1e-3)
  }

  @Test func aStretchThatIsDrawnTwiceGivesItsEnds() {
    let back = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 5)]) }
    let found = back.selfIntersections()
    #expect(found.count == 1 && found[0].isOverlapEnd && found[0].point == CGPoint(x: 4, y: 0))
    let rects = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
      $0.addRect(CGRect(x: 2, y: 1, width: 2, height: 2))
    }
    let shared = rects.selfIntersections()
    #expect(shared.map(\.point) == [CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 2)])
    #expect(shared.allSatisfy { $0.isOverlapEnd })
    let curve = PathSegment.cubic(.zero, CGPoint(x: 10, y: 30), CGPoint(x: 40, y: -20), CGPoint(x: 50, y: 10))
    let twice = Path {
      $0.move(to: curve.start)
      $0.append(curve.element)
      let part = curve.piece(from: 0.2, to: 0.7).reversed
      $0.move(to: part.start)
      $0.append(part.element)
    }
    let ends = twice.selfIntersections()
    #expect(ends.count == 2 && ends.allSatisfy { $0.isOverlapEnd })
    #expect(zip(ends, [0.2, 0.7]).allSatisfy { abs($0.first.t - $1) < 1e-7 })
  }

  /// The crossings of chords, with the parameters and the sine of the angle.
  private func chordCrossings(
    _ a: PathSegment, _ b: PathSegment, isSame: Bool, steps: Int = 200
  ) -> [(t: CGFloat, s: CGFloat)] {
    let points = [a, b].map { curve in (0...steps).map { curve.point(at: CGFloat($0) / CGFloat(steps)) } }
    var result: [(t: CGFloat, s: CGFloat)] = []
    for i in 0..<steps {
      for j in (isSame ? i + 2 : 0)..<max(steps, isSame ? i + 2 : 0) {
        let (p, q) = (points[0][i], points[1][j])
        let (u, v) = (points[0][i + 1] - p, points[1][j + 1] - q)
        let determinant = u.cross(v)
        guard determinant != 0 else { continue }
        let (x, y) = ((q - p).cross(v) / determinant, (q - p).cross(u) / determinant)
        guard x >= 0, x < 1, y >= 0, y < 1 else { continue }
        result.append(((CGFloat(i) + x) / CGFloat(steps), (CGFloat(j) + y) / CGFloat(steps)))
      }
    }
    return result
  }

  @Test func crossingsAreThoseOfDenseChords() {
    let seed: UInt64 = 351
    var generator = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<60 {
      let (a, b) = (generator.segment(), generator.segment())
      let path = Path {
        for segment in [a, b] {
          $0.move(to: segment.start)
          $0.append(segment.element)
        }
      }
      let comment: Comment = "seed \(seed), \(path.svgPathData())"
      let found = path.selfIntersections()
      for place in found {
        #expect((place.first.point - place.second.point).length < 1e-6, comment)
      }
      for (isSame, first, second, p, q) in [(false, a, b, 1, 3), (true, a, a, 1, 1), (true, b, b, 3, 3)] {
        let chords = chordCrossings(first, second, isSame: isSame).filter { crossing in
          let (u, v) = (first.derivative(at: crossing.t), second.derivative(at: crossing.s))
          let isClear = abs(u.cross(v)) > 0.1 * u.length * v.length && min(u.length, v.length) > 5
          return isClear && [crossing.t, crossing.s].allSatisfy { $0 > 0.01 && $0 < 0.99 }
        }
        count += chords.count
        for crossing in chords {
          #expect(
            found.contains {
              $0.first.element == p && $0.second.element == q && abs($0.first.t - crossing.t) < 0.01
                && abs($0.second.t - crossing.s) < 0.01
            }, comment)
        }
      }
    }
    #expect(count > 25)
  }

  @Test func transversalCrossingsAreFoundOnceAndToTheLastDigits() {
    let seed: UInt64 = 352
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-200), 1, 1e200] {
      for _ in 0..<60 {
        let path = generator.path(size: size)
        let found = path.selfIntersections()
        let comment: Comment = "seed \(seed), \(path.svgPathData())"
        for (index, place) in found.enumerated() {
          #expect((place.first.point - place.second.point).length <= 2e-8 * size, comment)
          let isAgain = found[..<index].contains {
            $0.first.element == place.first.element && $0.second.element == place.second.element
              && abs($0.first.t - place.first.t) < 1e-9 && abs($0.second.t - place.second.t) < 1e-9
          }
          #expect(!isAgain, comment)
        }
      }
    }
  }

  @Test func hostileNumbersEnd() {
    let cubic = { (size: CGFloat) in
      Path {
        $0.move(to: CGPoint(x: -size, y: 0))
        $0.addCurve(
          to: CGPoint(x: size, y: 0), control1: CGPoint(x: size * 3, y: size), control2: CGPoint(x: -size * 3, y: size))
      }
    }
    for size in [CGFloat(1e300), 1e307, 1e-300, 1, 1e17] {
      #expect(cubic(size).selfIntersections().count == 1, "\(size)")
    }
    _ = cubic(0x1p-1074).selfIntersections()
    _ = cubic(.greatestFiniteMagnitude).selfIntersections()
    #expect(cubic(.nan).selfIntersections().isEmpty && cubic(.infinity).selfIntersections().isEmpty)
    let half = Path {
      $0.addPath(cubic(.nan))
      $0.addPath(cubic(5))
    }
    #expect(half.selfIntersections().count == 1)
    let far = Path {
      $0.addLines([CGPoint(x: 1e308, y: -6), CGPoint(x: 1e308, y: 14), CGPoint(x: 1e308, y: 4)])
    }
    #expect(far.selfIntersections().map(\.point) == [CGPoint(x: 1e308, y: 4)])
    for tolerance in [CGFloat.nan, .infinity, -1, 0, 1e300] {
      #expect(cubic(5).selfIntersections(tolerance: tolerance).count <= 1)
    }
    let dot = Path { path in
      path.move(to: CGPoint(x: 1, y: 1))
      for _ in 0..<1000 { path.addLine(to: CGPoint(x: 1, y: 1)) }
    }
    #expect(dot.selfIntersections().isEmpty)
  }

  @Test func manyElementsAreSearched() {
    let wave = Path { path in
      path.addLines((0...20_000).map { CGPoint(x: CGFloat($0), y: CGFloat($0 % 2) * 10) })
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 20_000, y: 5))
    }
    #expect(wave.selfIntersections().count == 20_000)
  }
}
