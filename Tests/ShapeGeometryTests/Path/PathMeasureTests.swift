import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathMeasureTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func fractionsGoRoundTheWholePath() throws {
    #expect(square.location(atFraction: 0) == Path.Location(element: 1, t: 0, point: .zero))
    #expect(square.location(atFraction: 0.125) == Path.Location(element: 1, t: 0.5, point: CGPoint(x: 50, y: 0)))
    #expect(square.location(atFraction: 0.25) == Path.Location(element: 1, t: 1, point: CGPoint(x: 100, y: 0)))
    #expect(square.location(atFraction: 0.875) == Path.Location(element: 4, t: 0.5, point: CGPoint(x: 0, y: 50)))
    #expect(square.location(atFraction: 1) == Path.Location(element: 4, t: 1, point: .zero))
    #expect(square.location(atFraction: -3) == square.location(atFraction: 0))
    #expect(square.location(atFraction: .infinity) == square.location(atFraction: 1))
    #expect(square.location(atFraction: .nan) == nil)
  }

  @Test func tangentsPointAlongTheDrawing() {
    #expect(square.tangent(atFraction: 0) == CGVector(dx: 1, dy: 0))
    #expect(square.tangent(atFraction: 0.25) == CGVector(dx: 1, dy: 0))
    #expect(square.tangent(atFraction: 0.26) == CGVector(dx: 0, dy: 1))
    #expect(square.tangent(atFraction: 1) == CGVector(dx: 0, dy: -1))
  }

  @Test func tangentsAreDefinedWhereTheDerivativeIsNothing() throws {
    let (a, b, c) = (CGPoint.zero, CGPoint(x: 3, y: 4), CGPoint(x: 10, y: 0))
    #expect(PathSegment.cubic(a, a, b, c).direction(at: 0) == CGVector(dx: 0.6, dy: 0.8))
    #expect(PathSegment.cubic(c, b, a, a).direction(at: 1) == CGVector(dx: -0.6, dy: -0.8))
    #expect(PathSegment.cubic(a, a, a, b).direction(at: 0) == CGVector(dx: 0.6, dy: 0.8))
    #expect(PathSegment.cubic(a, b, b, b).direction(at: 1) == CGVector(dx: 0.6, dy: 0.8))
    #expect(PathSegment.cubic(a, a, a, a).direction(at: 0.5) == nil)
    // In a cusp the curve turns back: it goes on to where it comes from.
    let cusp = PathSegment.cubic(a, CGPoint(x: 1, y: 1), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
    let onwards = try #require(cusp.direction(at: 0.5))
    #expect(abs(onwards.dx) < 1e-12 && abs(onwards.dy + 1) < 1e-12)
    #expect(PathSegment.quad(a, b, a).direction(at: 0.5).map { abs($0.dx + 0.6) + abs($0.dy + 0.8) < 1e-12 } == true)
  }

  @Test func aPlaceIsWhereTrimmingEnds() throws {
    let seed: UInt64 = 331
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-6), 100, 1e9] {
      for _ in 0..<100 {
        let path = generator.path(size: size)
        let fraction = generator.number(in: 0...1)
        guard path.length > 0, let place = path.location(atFraction: fraction) else { continue }
        let comment: Comment = "seed \(seed), \(path), \(fraction)"
        let end = try #require(path.trimmedPath(from: 0, to: fraction).currentPoint, comment)
        #expect((end - place.point).length <= 1e-9 * size, comment)
        let back = try #require(path.fraction(at: place), comment)
        #expect(abs(back - fraction) <= 1e-9, comment)
        let ahead = try #require(path.location(atFraction: fraction + 1e-7), comment)
        guard ahead.element == place.element, ahead.point != place.point else { continue }
        let tangent = try #require(path.tangent(atFraction: fraction), comment)
        #expect(abs(hypot(tangent.dx, tangent.dy) - 1) < 1e-12, comment)
      }
    }
  }

  @Test func tangentsAgreeWithDifferences() throws {
    let seed: UInt64 = 332
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let segment = generator.segment()
      let t = generator.number(in: 0.01...0.99)
      guard let direction = segment.direction(at: t) else { continue }
      let difference = segment.point(at: t + 1e-7) - segment.point(at: t)
      guard difference.length > 1e-6 else { continue }
      let sine = (difference / difference.length).cross(CGPoint(x: direction.dx, y: direction.dy))
      #expect(abs(sine) < 1e-3, "seed \(seed), \(segment), \(t)")
      #expect(difference.dot(CGPoint(x: direction.dx, y: direction.dy)) > 0, "seed \(seed), \(segment), \(t)")
    }
  }

  @Test func hostilePathsHaveADefinedPlace() {
    #expect(Path().location(atFraction: 0.5) == nil)
    #expect(Path().tangent(atFraction: 0.5) == nil)
    let move = Path { $0.move(to: CGPoint(x: 1, y: 2)) }
    #expect(move.location(atFraction: 0.5) == Path.Location(element: 0, t: 0, point: CGPoint(x: 1, y: 2)))
    #expect(move.tangent(atFraction: 0.5) == nil)
    #expect(move.fraction(at: Path.Location(element: 0, t: 0, point: .zero)) == nil)
    let dot = Path { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 2)]) }
    #expect(dot.location(atFraction: 1)?.point == CGPoint(x: 1, y: 2))
    let broken = Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5)]) }
    #expect(broken.location(atFraction: 0.5) == nil)
    #expect(broken.fraction(at: Path.Location(element: 1, t: 0.5, point: .zero)) == nil)
    let far = Path { $0.addLines([CGPoint(x: -1.7e308, y: 0), CGPoint(x: 1.7e308, y: 0)]) }
    #expect(far.location(atFraction: 0.5) == nil)
    let long = Path { $0.addLines([.zero, CGPoint(x: 1e300, y: 0)]) }
    #expect(long.location(atFraction: 0.5)?.point == CGPoint(x: 5e299, y: 0))
    #expect(long.tangent(atFraction: 0.5) == CGVector(dx: 1, dy: 0))
    let tiny = Path { $0.addLines([.zero, CGPoint(x: 0, y: 0x1p-1060)]) }
    #expect(tiny.tangent(atFraction: 0.5) == CGVector(dx: 0, dy: 1))
  }
}
