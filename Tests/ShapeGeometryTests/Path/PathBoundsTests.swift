import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathBoundsTests {
  @Test func anEmptyPathHasNoBounds() {
    #expect(Path().boundingRect == .null)
  }

  @Test func loneMovesCount() {
    let path = Path {
      $0.move(to: CGPoint(x: 5, y: 6))
      $0.addRect(CGRect(x: 10, y: 10, width: 1, height: 2))
    }
    #expect(path.boundingRect == CGRect(x: 5, y: 6, width: 6, height: 6))
    #expect(Path { $0.move(to: CGPoint(x: 5, y: 6)) }.boundingRect == CGRect(x: 5, y: 6, width: 0, height: 0))
  }

  @Test func controlPointsDoNotCount() {
    let quad = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(quad.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 5))
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    }
    expect(cubic.boundingRect, equals: CGRect(x: 0, y: 0, width: 10, height: 6), within: 1e-12)
  }

  @Test func aClosedSubpathGoesOnAtItsStart() {
    let path = Path {
      $0.move(to: CGPoint(x: 1, y: 1))
      $0.addLine(to: CGPoint(x: 9, y: 9))
      $0.closeSubpath()
      $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: -3, y: 1))
    }
    #expect(path.boundingRect == CGRect(x: -1, y: 1, width: 10, height: 8))
  }

  @Test func boundsAreTightAroundDenseSamples() {
    let seed: UInt64 = 31
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-150), 1, 100, 1e200] {
      for _ in 0..<60 {
        let segment = generator.segment(size: size)
        let samples = (0...4096).map { segment.point(at: CGFloat($0) / 4096) }
        let (xs, ys) = (samples.map(\.x), samples.map(\.y))
        let box = segment.boundingRect
        let comment: Comment = "seed \(seed), \(segment)"
        let (least, most) = (size * -1e-12, size * 1e-5)
        #expect((least...most).contains((xs.min() ?? .nan) - box.minX), comment)
        #expect((least...most).contains((ys.min() ?? .nan) - box.minY), comment)
        #expect((least...most).contains(box.maxX - (xs.max() ?? .nan)), comment)
        #expect((least...most).contains(box.maxY - (ys.max() ?? .nan)), comment)
      }
    }
  }

  /// The box by the textbook: a segment's ends and its points where the derivative of either coordinate is 0.
  private func textbookBox(_ segment: PathSegment) -> CGRect {
    func roots(_ a: CGFloat, _ h: CGFloat, _ c: CGFloat) -> [CGFloat] {
      let scale = [abs(a), abs(h), abs(c)].max() ?? 0
      guard scale > 0, scale.isFinite else { return [] }
      let (a, h, c) = (a / scale, h / scale, c / scale)
      let discriminant = h * h - a * c
      guard discriminant >= 0 else { return [] }
      let q = -(h + (h < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
      return [q / a, c / q]
    }
    func extrema(_ axis: (CGPoint) -> CGFloat) -> [CGFloat] {
      let p = segment.points.map(axis)
      let steps = zip(p.dropFirst(), p).map { $0 - $1 }
      let found =
        steps.count == 3
        ? roots(steps[0] - 2 * steps[1] + steps[2], steps[1] - steps[0], steps[0])
        : steps.count == 2 ? [steps[0] / (steps[0] - steps[1])] : []
      return found.filter { $0 > 0 && $0 < 1 }
    }
    var xs = [segment.start.x, segment.end.x]
    var ys = [segment.start.y, segment.end.y]
    let isWithinEnds = segment.points.allSatisfy {
      (min(xs[0], xs[1])...max(xs[0], xs[1])).contains($0.x) && (min(ys[0], ys[1])...max(ys[0], ys[1])).contains($0.y)
    }
    if !isWithinEnds {
      xs += extrema(\.x).map { segment.point(at: $0).x }
      ys += extrema(\.y).map { segment.point(at: $0).y }
    }
    let (x, y) = (xs.min() ?? .nan, ys.min() ?? .nan)
    return CGRect(x: x, y: y, width: (xs.max() ?? .nan) - x, height: (ys.max() ?? .nan) - y)
  }

  @Test func theBoxIsTheTextbooksToTheLastBit() {
    let seed: UInt64 = 33
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-300), 1e-150, 1, 100, 1e200] {
      for _ in 0..<1000 {
        let segment = generator.segment(size: size)
        #expect(segment.boundingRect == textbookBox(segment), "seed \(seed), \(segment)")
      }
    }
    for kind in TroubleCurve.allCases {
      for _ in 0..<200 {
        for segment in kind.path(&generator).subpaths.flatMap(\.segments) {
          #expect(segment.boundingRect == textbookBox(segment), "seed \(seed), \(kind), \(segment)")
        }
      }
    }
  }

  @Test func hostileNumbersHaveADefinedBox() {
    let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, 0x1p-1074, .greatestFiniteMagnitude, -1e308, 0]
    let seed: UInt64 = 32
    var generator = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      CGPoint(
        x: numbers.randomElement(using: &generator) ?? 0, y: numbers.randomElement(using: &generator) ?? 0)
    }
    for _ in 0..<1000 {
      let path = Path {
        $0.move(to: point())
        $0.addQuadCurve(to: point(), control: point())
        $0.addCurve(to: point(), control1: point(), control2: point())
      }
      let box = path.boundingRect
      #expect(box.isNull || box.width >= 0 && box.height >= 0, "seed \(seed), \(path)")
    }
    let infinite = Path { $0.move(to: CGPoint(x: CGFloat.infinity, y: -.infinity)) }
    #expect(infinite.boundingRect == CGRect(x: CGFloat.infinity, y: -.infinity, width: 0, height: 0))
  }
}
