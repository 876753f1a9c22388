import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathNearestTests {
  @Test func theNearestPlaceOfALineIsItsFootOrAnEnd() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let foot = try #require(square.nearestLocation(to: CGPoint(x: 3, y: -2)))
    #expect(foot.location == Path.Location(element: 1, t: 0.3, point: CGPoint(x: 3, y: 0)))
    #expect(foot.distance == 2)
    let corner = try #require(square.nearestLocation(to: CGPoint(x: 13, y: 14)))
    #expect(corner.point == CGPoint(x: 10, y: 10) && corner.distance == 5)
    let closing = try #require(square.nearestLocation(to: CGPoint(x: 1, y: 5)))
    #expect(closing.location == Path.Location(element: 4, t: 0.5, point: CGPoint(x: 0, y: 5)))
  }

  @Test func loneMovesArePlacesAndAnEmptyPathHasNone() throws {
    #expect(Path().nearestLocation(to: .zero) == nil)
    let path = Path {
      $0.move(to: CGPoint(x: 3, y: 4))
      $0.move(to: CGPoint(x: 9, y: 9))
      $0.addLine(to: CGPoint(x: 10, y: 9))
      $0.move(to: CGPoint(x: 0, y: -1))
    }
    let nearest = try #require(path.nearestLocation(to: .zero))
    #expect(nearest.location.element == 3 && nearest.distance == 1)
    #expect(try #require(path.nearestLocation(to: CGPoint(x: 3, y: 3))).location.element == 0)
  }

  @Test func noSampleIsNearerAndTheDistanceIsStationary() throws {
    let seed: UInt64 = 321
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-300), 1e-9, 100, 1e9, 1e300] {
      for _ in 0..<120 {
        let segment = generator.segment(size: size)
        let point = generator.point(size: size * 1.5)
        let t = segment.nearestParameter(to: point)
        let distance = (segment.point(at: t) - point).length
        let comment: Comment = "seed \(seed), \(segment), \(point), \(t)"
        for step in 0...2000 {
          let sample = (segment.point(at: CGFloat(step) / 2000) - point).length
          #expect(distance <= sample + 1e-13 * size, comment)
        }
        guard t > 0, t < 1 else { continue }
        let way = (segment.point(at: t) - point) / size
        #expect(abs(way.dot(segment.derivative(at: t) / size)) < 1e-9, comment)
      }
    }
  }

  @Test func aPlaceOnThePathIsFoundAgain() throws {
    let seed: UInt64 = 322
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let path = generator.path()
      let fraction = generator.number(in: 0...1)
      guard let place = path.location(atFraction: fraction) else { continue }
      let nearest = try #require(path.nearestLocation(to: place.point))
      #expect(nearest.distance < 1e-9, "seed \(seed), \(path), \(fraction)")
    }
  }

  @Test func distancesAgreeWithAnotherLibrary() throws {
    // Distances by kurbopy 0.13.1, CubicBez.nearest with an accuracy of 1e-12.
    let cubic = PathSegment.cubic(.zero, CGPoint(x: 10, y: 30), CGPoint(x: 40, y: -20), CGPoint(x: 50, y: 10))
    let loop = PathSegment.cubic(.zero, CGPoint(x: 100, y: 50), CGPoint(x: -50, y: 50), CGPoint(x: 50, y: 0))
    let rows: [(PathSegment, CGFloat, CGFloat, CGFloat)] = [
      (cubic, 0, 20, 12.690660663788966),
      (cubic, 25, 5, 0),
      (cubic, -10, -7, 12.206555615733702),
      (cubic, 60, -3, 14.643543298239653),
      (cubic, 31, 31, 26.019824762581326),
      (cubic, 17, 2.5, 5.7112760403961946),
      (loop, 0, 20, 15.998699850750336),
      (loop, 25, 5, 8.1056752085411468),
      (loop, -10, -7, 12.206555615733702),
      (loop, 60, -3, 10.440306508910551),
      (loop, 31, 31, 4.7354505959212831),
      (loop, 17, 2.5, 5.9233789628512827),
    ]
    for (segment, x, y, distance) in rows {
      let point = CGPoint(x: x, y: y)
      let place = segment.point(at: segment.nearestParameter(to: point))
      #expect(abs((place - point).length - distance) < 1e-10)
    }
  }

  @Test func hostileNumbersHaveADefinedPlace() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(square.nearestLocation(to: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    #expect(square.nearestLocation(to: CGPoint(x: 0, y: -CGFloat.infinity)) == nil)
    let far = try #require(square.nearestLocation(to: CGPoint(x: -1e308, y: 1.7e308)))
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: -1, dy: -1).contains(far.point) && far.distance > 1e308)
    let broken = Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 6, y: 5)]) }
    #expect(try #require(broken.nearestLocation(to: .zero)).point == CGPoint(x: 5, y: 5))
    let nothing = Path { $0.addLines([CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1, y: CGFloat.nan)]) }
    #expect(nothing.nearestLocation(to: .zero) == nil)
    let dot = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      for _ in 0..<10 {
        $0.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 1, y: 1))
      }
    }
    #expect(try #require(dot.nearestLocation(to: .zero)).distance == 2.0.squareRoot())
    let tiny = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 0x1p-1074, y: 0), control1: CGPoint(x: 0, y: 0x1p-1074),
        control2: CGPoint(x: 0x1p-1074, y: 0x1p-1074))
    }
    #expect(try #require(tiny.nearestLocation(to: CGPoint(x: 0x1p-1074, y: 0))).point == CGPoint(x: 0x1p-1074, y: 0))
    let huge = Path {
      $0.move(to: CGPoint(x: -1e308, y: -1e308))
      $0.addCurve(
        to: CGPoint(x: 1e308, y: 1e308), control1: CGPoint(x: 1e308, y: -1e308), control2: CGPoint(x: -1e308, y: 1e308))
    }
    #expect(try #require(huge.nearestLocation(to: CGPoint(x: 1, y: 2))).distance < 1e293)
  }

  @Test func aMillionElementsAreSearched() throws {
    let path = Path { $0.addLines((0...1_000_000).map { CGPoint(x: CGFloat($0), y: 0) }) }
    let nearest = try #require(path.nearestLocation(to: CGPoint(x: 777_777.25, y: 3)))
    #expect(nearest.location.element == 777_778 && abs(nearest.location.t - 0.25) < 1e-9)
  }
}
