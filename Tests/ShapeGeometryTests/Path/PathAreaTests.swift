import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathAreaTests {
  @Test func clockwiseOnTheScreenIsPositive() {
    let rect = Path(CGRect(x: 5, y: 5, width: 10, height: 20))
    #expect(rect.signedArea == 200)
    #expect(rect.subpaths[0].direction == .clockwise)
    let reversed = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 3), CGPoint(x: 3, y: 0)]) }
    #expect(reversed.subpaths[0].signedArea == -4.5)
    #expect(reversed.subpaths[0].direction == .counterclockwise)
  }

  @Test func curvesAreExact() {
    // Under a parabola of width 10 and height 5 lie two thirds of its box.
    let parabola = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(abs(parabola.signedArea + 100.0 / 3) < 1e-12)
    let disc = Path(ellipseIn: CGRect(x: -2, y: -1, width: 4, height: 2))
    #expect(abs(disc.signedArea - 2 * .pi) < 2e-3)
  }

  @Test func aFigureThatEnclosesNothingHasNoDirection() {
    let eight = Path { $0.addLines([.zero, CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)]) }
    #expect(eight.signedArea == 0 && eight.subpaths[0].direction == nil)
    #expect(Path { $0.move(to: CGPoint(x: 5, y: 5)) }.subpaths[0].direction == nil)
    #expect(Path().signedArea == 0)
  }

  @Test func areaAgreesWithTheFlattenedSubpath() {
    let seed: UInt64 = 341
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let path = generator.path()
      let flat = path.flattened(tolerance: 1e-4)
      for (subpath, polyline) in zip(path.subpaths, flat) {
        let points = polyline.points
        let green = zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.cross($1.1) / 2 }
        let perimeter = subpath.segments.reduce(0) { $0 + $1.arcLength() }
        #expect(abs(subpath.signedArea - green) <= 1e-4 * perimeter + 1e-9, "seed \(seed), \(path)")
        #expect(subpath.signedArea.sign == green.sign || abs(green) < 1e-4 * perimeter + 1e-9, "seed \(seed), \(path)")
      }
    }
  }

  @Test func filledAreaFollowsTheRule() {
    let rings = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    #expect(abs(rings.filledArea() - 100) < 1e-9)
    #expect(abs(rings.filledArea(eoFill: true) - 64) < 1e-9)
    let eight = Path { $0.addLines([.zero, CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 0), CGPoint(x: 0, y: 2)]) }
    #expect(abs(eight.filledArea() - 2) < 1e-6)
  }

  @Test func filledAreaAgreesWithCrossings() {
    let seed: UInt64 = 342
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      let path = generator.path()
      for eoFill in [false, true] {
        let sampled = PathArea(path).filled(eoFill: eoFill, lines: 500)
        let area = path.filledArea(eoFill: eoFill)
        #expect(abs(area - sampled) < 4e-3 * 40_000, "seed \(seed), \(path), \(area), \(sampled)")
      }
    }
  }

  @Test func hostileNumbersHaveADefinedArea() {
    func rect(_ size: CGFloat) -> Path { Path(CGRect(x: -size / 2, y: -size / 2, width: size, height: size)) }
    #expect(rect(1e-300).signedArea == 0 && rect(1e300).signedArea == .infinity)
    #expect(abs(rect(1e150).signedArea / 1e300 - 1) < 1e-12)
    let wide = Path { $0.addLines([-1.7e308, 1.7e308].map { CGPoint(x: $0, y: 0) } + [CGPoint(x: 0, y: 1e-300)]) }
    #expect(abs(wide.signedArea / 1.7e8 - 1) < 1e-9)
    let broken = Path { $0.addLines([.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 5, y: 5)]) }
    #expect(broken.signedArea.isNaN && broken.subpaths[0].direction == nil)
    #expect(Path { $0.move(to: CGPoint(x: 1, y: 2)) }.signedArea == 0)
  }
}
