import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathContainsTests {
  @Test func rectanglesAreHalfOpen() {
    let path = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(.zero))
    #expect(path.contains(CGPoint(x: 0, y: 50)) && path.contains(CGPoint(x: 50, y: 0)))
    #expect(!path.contains(CGPoint(x: 100, y: 100)))
    #expect(!path.contains(CGPoint(x: 100, y: 50)) && !path.contains(CGPoint(x: 50, y: 100)))
    #expect(path.contains(CGPoint(x: 99.999999, y: 99.999999)))
  }

  @Test func ellipsesAreHalfOpenToo() {
    let path = Path(ellipseIn: CGRect(x: 10, y: 20, width: 40, height: 20))
    #expect(path.contains(CGPoint(x: 30, y: 30)) && !path.contains(CGPoint(x: 11, y: 21)))
    #expect(!path.contains(CGPoint(x: 50, y: 30)) && !path.contains(CGPoint(x: 30, y: 40)))
    // The leftmost point counts as a rectangle's left edge does.
    #expect(path.contains(CGPoint(x: 10, y: 30)) && !path.contains(CGPoint(x: 9.999999, y: 30)))
  }

  @Test func neighboursShareNoPoint() {
    let left = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let rest = Path {
      $0.addRect(CGRect(x: -5, y: -5, width: 20, height: 20))
      $0.addPath(left)
    }
    let seed: UInt64 = 41
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let t = generator.number(in: 0...1)
      let edge = left.subpaths[0].segments[Int.random(in: 0..<4, using: &generator)].point(at: t)
      #expect(left.contains(edge) != rest.contains(edge, eoFill: true), "seed \(seed), \(edge)")
    }
  }

  @Test func theRulesDifferOnAStarsHeart() {
    let star = Path { path in
      path.addLines((0..<5).map { CGPoint(x: sin(Double($0) * 0.8 * .pi), y: -cos(Double($0) * 0.8 * .pi)) })
      path.closeSubpath()
    }
    #expect(star.contains(.zero))
    #expect(!star.contains(.zero, eoFill: true))
    #expect(star.contains(CGPoint(x: 0, y: -0.8)) && star.contains(CGPoint(x: 0, y: -0.8), eoFill: true))
  }

  @Test func openSubpathsCountAsClosed() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
      $0.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    }
    #expect(path.contains(CGPoint(x: 9, y: 1)) && path.contains(CGPoint(x: 29, y: 1)))
    #expect(!path.contains(CGPoint(x: 1, y: 9)) && !path.contains(CGPoint(x: 15, y: 1)))
  }

  @Test func undefinedCoordinatesAreOutside() {
    let path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: CGFloat.infinity)))
    let broken = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 10, y: 10), control1: CGPoint(x: CGFloat.nan, y: 5), control2: CGPoint(x: 5, y: CGFloat.infinity)
      )
    }
    _ = broken.contains(CGPoint(x: 5, y: 5))
  }

  @Test func windingAgreesWithTheFlattenedPath() {
    let seed: UInt64 = 42
    var generator = SeededGenerator(seed: seed)
    var inside = 0
    for _ in 0..<60 {
      let path = generator.path()
      let flat = path.flattened(tolerance: 1e-2)
      for _ in 0..<12 {
        let point = generator.point()
        guard flat.allSatisfy({ $0.distance(to: point) > 2e-2 }) else { continue }
        let polygon = Path { for line in flat { $0.addLines(line.points) } }
        #expect(path.winding(around: point) == polygon.winding(around: point), "seed \(seed), \(path), \(point)")
        inside += path.contains(point) ? 1 : 0
      }
    }
    #expect(inside > 60)
  }

  @Test func windingStaysQuickInCuspsAndOnTheCurve() {
    let seed: UInt64 = 43
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-300), 1, 1e17, 1e300] {
      for _ in 0..<300 {
        let segment = generator.segment(size: size)
        let path = Path {
          $0.move(to: segment.start)
          $0.append(segment.element)
        }
        var point = segment.point(
          at: [0, 0.5, 1, generator.number(in: 0...1)][Int.random(in: 0..<4, using: &generator)])
        if Bool.random(using: &generator) { point.x = point.x.nextUp }
        if Bool.random(using: &generator) { point.y = point.y.nextDown }
        #expect((-3...3).contains(path.winding(around: point)), "seed \(seed), \(path.svgPathData()), \(point)")
      }
    }
  }

  @Test func hostilePathsHaveADefinedWinding() {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0, -0.0, 1,
    ]
    let seed: UInt64 = 44
    var generator = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      CGPoint(
        x: numbers.randomElement(using: &generator) ?? 0, y: numbers.randomElement(using: &generator) ?? 0)
    }
    for _ in 0..<2000 {
      let path = Path {
        $0.move(to: point())
        $0.addLine(to: point())
        $0.addQuadCurve(to: point(), control: point())
        $0.addCurve(to: point(), control1: point(), control2: point())
      }
      let place = point()
      #expect((-9...9).contains(path.winding(around: place)), "seed \(seed), \(path), \(place)")
      #expect(path.contains(place) == (path.winding(around: place) != 0))
    }
  }
}

extension Polyline {
  /// The distance from a point to the nearest edge, the implied closing one included.
  func distance(to point: CGPoint) -> CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).map { a, b in
      let edge = b - a
      let t = edge == .zero ? 0 : max(0, min((point - a).dot(edge) / edge.dot(edge), 1))
      return (point - (a + edge * t)).length
    }.min() ?? .infinity
  }
}
