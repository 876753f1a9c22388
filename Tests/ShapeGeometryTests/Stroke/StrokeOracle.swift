import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// A stroke by its definition, without any outline.
struct StrokeOracle {
  private let polylines: [Polyline]

  /// The oracle for a path, whose curves it cuts to within `tolerance`.
  init(_ path: Path, tolerance: CGFloat) {
    polylines = path.flattened(tolerance: tolerance)
  }

  /// Returns a point's distance from the centre line; at most half the line width is inside, with round caps and joins.
  func distance(to point: CGPoint) -> CGFloat {
    var least = CGFloat.infinity
    for line in polylines {
      let ends = line.isClosed ? line.points.dropFirst() + line.points.prefix(1) : line.points.dropFirst()
      for (a, b) in zip(line.points, ends) {
        let (along, from) = (b - a, point - a)
        let square = along.dot(along)
        let t = square > 0 ? min(max(from.dot(along) / square, 0), 1) : 0
        let gap = from - along * t
        least = min(least, gap.dot(gap))
      }
    }
    return least.squareRoot()
  }
}

/// A cubic that makes trouble, or one that does not.
enum TroubleCurve: String, CaseIterable {
  case any, sShaped, loop, coincidentFirst, coincidentLast, nearCusp, cusp, flat, straight, tinyHandle, turnRound, quad

  /// A curve of this kind within about 200 points of the origin.
  func path(_ generator: inout SeededGenerator) -> Path {
    let points = controlPoints(&generator)
    return Path {
      $0.move(to: points.0)
      $0.addCurve(to: points.3, control1: points.1, control2: points.2)
    }
  }

  private func controlPoints(_ generator: inout SeededGenerator) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    func any() -> CGPoint { generator.point(size: 50) }
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { generator.number(in: range) }
    func small(_ exponents: ClosedRange<CGFloat>) -> CGFloat { pow(10, number(exponents)) }
    let a = any()
    switch self {
    case .any: return (a, any(), any(), any())
    case .sShaped:
      return (
        CGPoint(x: 0, y: 50), CGPoint(x: number(20...60), y: number(-50...30)),
        CGPoint(x: number(20...80), y: number(70...150)), CGPoint(x: 100, y: 50)
      )
    case .loop:
      return (
        CGPoint(x: 20, y: 80), CGPoint(x: number(100...200), y: number(-40...20)),
        CGPoint(x: number(-100...0), y: number(-40...20)), CGPoint(x: 80, y: 80)
      )
    case .coincidentFirst: return (a, a, any(), any())
    case .coincidentLast: return (any(), any(), a, a)
    case .nearCusp:
      let miss = small(-8...0) * (Bool.random(using: &generator) ? 1 : -1)
      return (.zero, CGPoint(x: 100 + miss, y: 100), CGPoint(x: 0, y: 100), CGPoint(x: 100, y: 0))
    case .cusp: return (a, a + CGPoint(x: 100, y: 100), a + CGPoint(x: 0, y: 100), a + CGPoint(x: 100, y: 0))
    case .flat:
      let height = small(-9 ... -1)
      return (
        .zero, CGPoint(x: number(-50...150), y: height), CGPoint(x: number(-50...150), y: height * number(-1...1)),
        CGPoint(x: 100, y: 0)
      )
    case .straight:
      let b = any()
      return (a, a.mixed(with: b, at: number(-1...2)), a.mixed(with: b, at: number(-1...2)), b)
    case .tinyHandle:
      let (length, angle) = (small(-9...0), number(0...6.28))
      return (a, a + CGPoint(x: cos(angle), y: sin(angle)) * length, any(), any())
    case .turnRound:
      let height = small(-4...1)
      return (
        .zero, CGPoint(x: number(60...200), y: 0), CGPoint(x: number(60...200), y: height),
        CGPoint(x: number(-20...20), y: height)
      )
    case .quad:
      let (b, c) = (any(), any())
      return (a, a.mixed(with: b, at: 2 / 3), c.mixed(with: b, at: 2 / 3), c)
    }
  }
}

/// Expects that the outline agrees with the oracle at random points around the path, but for `tolerance` at the edge.
func expectRoundStroke(
  _ outline: Path, of path: Path, lineWidth: CGFloat, tolerance: CGFloat, points: Int, _ comment: String,
  using generator: inout SeededGenerator, sourceLocation: SourceLocation = #_sourceLocation
) {
  let oracle = StrokeOracle(path, tolerance: tolerance / 50)
  let segments = path.subpaths.flatMap(\.segments)
  let half = lineWidth / 2
  var worst: CGFloat = 0
  var (inside, outside) = (0, 0)
  for index in 0..<points {
    let segment = segments[Int.random(in: 0..<segments.count, using: &generator)]
    // Across the line, where the edge is, and now and then anywhere: at the ends and corners.
    let t = generator.number(in: 0...1)
    let along = segment.derivative(at: t)
    let across = along == .zero ? CGPoint(x: 0, y: 1) : along.unit.normal
    let angle = generator.number(in: 0...(2 * .pi))
    let direction = index % 4 == 0 ? CGPoint(x: cos(angle), y: sin(angle)) : index % 8 < 4 ? across : -across
    // Near the edge by turns closely and loosely, and anywhere inside.
    let share = [generator.number(in: 0.95...1.05), generator.number(in: 0.999...1.001), generator.number(in: 0...1.1)]
    let reach = half * share[index % 3]
    let point = segment.point(at: t) + direction * reach
    let distance = oracle.distance(to: point)
    if distance <= half { inside += 1 } else { outside += 1 }
    if outline.contains(point) != (distance <= half) { worst = max(worst, abs(distance - half)) }
  }
  #expect(
    worst <= tolerance, "\(comment): off by \(worst), line width \(lineWidth), \(path)", sourceLocation: sourceLocation)
  #expect(inside > 0 && outside > 0, "\(comment): all points on one side", sourceLocation: sourceLocation)
}
