import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathSegmentTests {
  @Test func piecesLieOnTheirCurve() {
    let seed: UInt64 = 81
    var generator = SeededGenerator(seed: seed)
    for size in [CGFloat(1e-6), 100, 1e9] {
      for _ in 0..<100 {
        let segment = generator.segment(size: size)
        let (a, b) = (generator.number(in: 0...1), generator.number(in: 0...1))
        let (t0, t1) = (min(a, b), max(a, b))
        let piece = segment.piece(from: t0, to: t1)
        for fraction in [CGFloat(0), 0.25, 0.5, 0.8, 1] {
          let distance = (piece.point(at: fraction) - segment.point(at: t0 + (t1 - t0) * fraction)).length
          #expect(distance <= size * 1e-12, "seed \(seed), \(segment), \(t0)...\(t1)")
        }
      }
    }
  }

  @Test func outerEndsStayBitForBit() {
    let seed: UInt64 = 82
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let segment = generator.segment()
      let t = generator.number(in: 0...1)
      #expect(segment.piece(from: 0, to: t).start == segment.start, "seed \(seed), \(segment)")
      #expect(segment.piece(from: t, to: 1).end == segment.end, "seed \(seed), \(segment)")
      #expect(segment.piece(from: 0, to: 1) == segment, "seed \(seed), \(segment)")
      #expect(segment.split(at: t).before.end == segment.split(at: t).after.start, "seed \(seed), \(segment)")
    }
  }

  @Test func elevationDrawsTheSameCurve() {
    let seed: UInt64 = 83
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let segment = generator.segment()
      let t = generator.number(in: 0...1)
      let distance = (segment.elevatedToCubic.point(at: t) - segment.point(at: t)).length
      #expect(distance < 1e-12 * 1000, "seed \(seed), \(segment)")
      #expect((segment.reversed.point(at: 1 - t) - segment.point(at: t)).length < 1e-9, "seed \(seed), \(segment)")
    }
  }

  @Test func subpathsKnowTheirClosingLine() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
      $0.closeSubpath()
      $0.addLines([.zero, CGPoint(x: 1, y: 0), .zero])
      $0.closeSubpath()
    }
    #expect(path.subpaths.map { $0.endsWithClosingLine } == [true, false])
    #expect(path.subpaths.map { $0.segments.count } == [3, 2])
  }
}
