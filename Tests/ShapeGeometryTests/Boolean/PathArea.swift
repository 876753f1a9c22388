import Foundation

@testable import ShapeGeometry

/// Measures of a path's filled region that share no code with the boolean operations.
struct PathArea {
  /// All segments, open subpaths closed.
  let segments: [PathSegment]

  init(_ path: Path) {
    segments = path.subpaths.flatMap { subpath -> [PathSegment] in
      guard let last = subpath.segments.last, last.end != subpath.start else { return subpath.segments }
      return subpath.segments + [.line(last.end, subpath.start)]
    }
  }

  /// The area that the contours enclose, by Green's theorem, exact for curves; clockwise contours on a screen count as
  /// positive. It is the filled area where the winding number is 0 or 1 everywhere.
  var signed: CGFloat {
    guard let origin = segments.first?.start else { return 0 }
    return segments.reduce(0) { sum, segment in
      let points = segment.elevatedToCubic.points.map { $0 - origin }
      let (a, b, c, d) = (points[0], points[1], points[2], points[3])
      let near = a.cross(b) * 6 + a.cross(c) * 3 + a.cross(d)
      return sum + (near + b.cross(c) * 3 + b.cross(d) * 3 + c.cross(d) * 6) / 20
    }
  }

  /// The filled area under either rule, by the crossings of many horizontal lines: good to about a thousandth.
  func filled(eoFill: Bool, lines: Int = 400) -> CGFloat {
    let box = bounds
    guard !box.isNull, box.height > 0 else { return 0 }
    let flat = edges(tolerance: max(box.width, box.height) * 1e-5)
    var total: CGFloat = 0
    for line in 0..<lines {
      let y = box.minY + box.height * (CGFloat(line) + 0.5) / CGFloat(lines)
      var crossings: [(x: CGFloat, step: Int)] = []
      for (a, b) in flat where (a.y <= y) != (b.y <= y) {
        crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y <= y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        if index > 0, eoFill ? winding & 1 != 0 : winding != 0 { total += crossing.x - crossings[index - 1].x }
        winding += crossing.step
      }
    }
    return total * box.height / CGFloat(lines)
  }

  /// The winding number around a point that lies on no segment.
  func winding(around point: CGPoint) -> Int {
    segments.reduce(0) { $0 + Self.crossing($1, point) }
  }

  /// By how much a segment turns the ray from the point to the right: halved until the point is outside the hull's box.
  private static func crossing(_ segment: PathSegment, _ point: CGPoint, depth: Int = 0) -> Int {
    let xs = segment.points.map(\.x)
    let ys = segment.points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return 0 }
    if point.y < top || point.y > bottom || point.x > right { return 0 }
    let a = segment.start
    let b = segment.end
    let step = a.y <= point.y ? (b.y > point.y ? 1 : 0) : (b.y <= point.y ? -1 : 0)
    if point.x < left { return step }
    let isSmall = (right - left) + (bottom - top) <= 1e-15 * (abs(point.x) + abs(point.y))
    if case .line = segment { return (b - a).cross(point - a) * CGFloat(step) > 0 ? step : 0 }
    if depth > 50 || isSmall { return crossing(.line(a, b), point) }
    let (head, tail) = segment.split(at: 0.5)
    return crossing(head, point, depth: depth + 1) + crossing(tail, point, depth: depth + 1)
  }

  /// The box of points along the segments; null without any.
  var bounds: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = -low
    for segment in segments {
      for point in (0...16).map({ segment.point(at: CGFloat($0) / 16) }) {
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The length of all segments, to a thousandth or so.
  var perimeter: CGFloat {
    segments.reduce(0) { sum, segment in
      let points = (0...32).map { segment.point(at: CGFloat($0) / 32) }
      return sum + zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
    }
  }

  /// The segments as short lines.
  func edges(tolerance: CGFloat) -> [(CGPoint, CGPoint)] {
    segments.flatMap { segment -> [(CGPoint, CGPoint)] in
      var points = [segment.start]
      segment.appendVertices(to: &points, tolerance: tolerance)
      return Array(zip(points, points.dropFirst()))
    }
  }

  /// The box around lines; null without any.
  static func bounds(of edges: [(CGPoint, CGPoint)]) -> CGRect {
    guard let first = edges.first?.0 else { return .null }
    var (low, high) = (first, first)
    for end in edges.lazy.map(\.1) {
      low = CGPoint(x: min(low.x, end.x), y: min(low.y, end.y))
      high = CGPoint(x: max(high.x, end.x), y: max(high.y, end.y))
    }
    for start in edges.lazy.map(\.0) {
      low = CGPoint(x: min(low.x, start.x), y: min(low.y, start.y))
      high = CGPoint(x: max(high.x, start.x), y: max(high.y, start.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the number of pairs of lines that cross inside both, by looking at all pairs that overlap in x.
  static func crossings(among edges: [(CGPoint, CGPoint)]) -> Int {
    let sorted = edges.sorted { min($0.0.x, $0.1.x) < min($1.0.x, $1.1.x) }
    var count = 0
    for (index, (a, b)) in sorted.enumerated() {
      let right = max(a.x, b.x)
      let (top, bottom) = (min(a.y, b.y), max(a.y, b.y))
      for other in sorted[(index + 1)...] {
        let (c, d) = other
        if min(c.x, d.x) > right { break }
        if min(c.y, d.y) > bottom || max(c.y, d.y) < top { continue }
        let sides = ((b - a).cross(c - a), (b - a).cross(d - a))
        let others = ((d - c).cross(a - c), (d - c).cross(b - c))
        if (sides.0 > 0) != (sides.1 > 0), (others.0 > 0) != (others.1 > 0) { count += 1 }
      }
    }
    return count
  }

  /// The distance of a point from the contours, to within `tolerance`.
  func distance(to point: CGPoint, tolerance: CGFloat) -> CGFloat {
    Self.distance(to: point, edges(tolerance: tolerance))
  }

  /// The distance of a point from the nearest of some lines.
  static func distance(to point: CGPoint, _ edges: [(CGPoint, CGPoint)]) -> CGFloat {
    var best = CGFloat.infinity
    for (start, end) in edges {
      guard min(start.x, end.x) - point.x < best, point.x - max(start.x, end.x) < best else { continue }
      guard min(start.y, end.y) - point.y < best, point.y - max(start.y, end.y) < best else { continue }
      let (x, y) = (end.x - start.x, end.y - start.y)
      let squared = x * x + y * y
      let along = (point.x - start.x) * x + (point.y - start.y) * y
      let t = squared > 0 ? min(max(along / squared, 0), 1) : 0
      best = min(best, hypot(start.x + x * t - point.x, start.y + y * t - point.y))
    }
    return best
  }
}
