import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct OffsetFitTests {
  /// Returns how much farther than half the line width the outline of a round stroke gets from the curve.
  private func overshoot(_ curve: PathSegment, lineWidth: CGFloat, tolerance: CGFloat, samples: Int) -> CGFloat {
    let path = Path {
      $0.move(to: curve.start)
      $0.append(curve.element)
    }
    let oracle = StrokeOracle(path, tolerance: tolerance / 50)
    let style = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    let outline = path.strokedPath(style, tolerance: tolerance)
    let distances = outline.subpaths.flatMap(\.segments).flatMap { segment in
      (0..<samples).map { oracle.distance(to: segment.point(at: CGFloat($0) / CGFloat(samples))) }
    }
    return (distances.max() ?? .infinity) - lineWidth / 2
  }

  @Test func handlesThatOvertakeEachOtherDoNotWaverBetweenTheSamples() {
    // The first three points lie within 2e-7: next to the start the parallel curve turns at once, then hardly at all.
    let start = CGPoint(x: 30.978297659327836, y: -23.515681660247644)
    let curve = PathSegment.cubic(
      start, CGPoint(x: 30.978297740280162, y: -23.515681579295318),
      CGPoint(x: 30.978297821232488, y: -23.515681660247644), CGPoint(x: 45.99177017533749, y: -9.673989125831973))
    #expect(overshoot(curve, lineWidth: 77.94176119769709, tolerance: 0.01, samples: 32) <= 0.01)
  }

  @Test(arguments: [0.1, 0.01, 0.001] as [CGFloat])
  func aCurveThatHesitatesAtItsStartKeepsTheTolerance(_ tolerance: CGFloat) {
    for seed in UInt64(1)...5 {
      var generator = SeededGenerator(seed: seed)
      let start = generator.point(size: 50)
      let step = pow(10, generator.number(in: -9 ... -1))
      let curve = PathSegment.cubic(
        start, start + CGPoint(x: step, y: step), start + CGPoint(x: 2 * step, y: 0), generator.point(size: 50))
      let width = generator.number(in: 1...100)
      #expect(
        overshoot(curve, lineWidth: width, tolerance: tolerance, samples: 8) <= tolerance,
        "seed \(seed), \(width), \(curve)")
    }
  }

  @Test func aGentleStretchTakesOneCubicThatIsWellWithinTheTolerance() {
    var count = 0
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let whole = generator.segment(size: 100).elevatedToCubic
      let share = generator.number(in: 0...0.9)
      guard case .cubic(let a, let b, let c, let d) = whole.piece(from: share, to: share + 0.1),
        let curve = StrokeCurve(a, b, c, d)
      else { continue }
      let fit = OffsetFit(curve: curve, distance: generator.number(in: -20...20), tolerance: 0.01)
      let (start, end) = (OffsetFit.Station(0, of: fit), OffsetFit.Station(1, of: fit))
      guard let cubic = fit.gentleCubic(from: start, to: end) else { continue }
      count += 1
      for step in 0...64 {
        let u = CGFloat(step) / 64
        let gap = (cubic.point(at: u) - curve.offsetPoint(at: u, distance: fit.distance)).length
        #expect(gap <= 0.006, "seed \(seed), \(u)")
      }
    }
    #expect(count > 50)
  }
}
