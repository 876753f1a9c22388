import Foundation
import ShapeGeometry

/// The edges of polygons in pixels, cut to the columns and rows of a picture, and in the order of their upper ends.
struct AreaEdges {
  /// A straight edge that goes down.
  struct Segment {
    var x0, y0, x1, y1: Double
    /// 1 if the polygon goes down along it, -1 if it goes up.
    var turn: Int32

    /// Returns the place of the edge at a height.
    @inline(__always)
    func x(at y: Double) -> Double {
      // The ends are exact, so that neighbours meet.
      if y <= y0 { return x0 }
      if y >= y1 { return x1 }
      return x0 + (x1 - x0) * ((y - y0) / (y1 - y0))
    }
  }

  private var segments: [Segment] = []
  /// The columns and rows, with the left edge of the first column at 0.
  private let columns: Range<Int>
  private let rows: Range<Int>
  private var low = SIMD2<Double>(repeating: .infinity)
  private var high = SIMD2<Double>(repeating: -.infinity)

  /// The greatest coordinate: differences of such numbers, and their products with shares, are numbers.
  private static let farthest = 1e300

  /// Takes the edges of polygons. Open ones are closed, points that are not finite are skipped.
  init(_ polylines: [Polyline], through viewport: Viewport, columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    for polyline in polylines {
      var first: SIMD2<Double>?
      var last = SIMD2<Double>.zero
      for point in polyline.points {
        let dot = viewport.dot(point)
        var place = SIMD2(Double(dot.x), Double(dot.y))
        guard place.x.isFinite, place.y.isFinite else { continue }
        place.clamp(lowerBound: SIMD2(repeating: -Self.farthest), upperBound: SIMD2(repeating: Self.farthest))
        if first == nil { first = place } else { add(last, place) }
        last = place
      }
      if let first { add(last, first) }
    }
    segments.sort { $0.y0 < $1.y0 }
  }

  /// The number of edges in all rows; one that passes several rows counts in each.
  var partCount: Int {
    segments.reduce(segments.count) { $0 + Int($1.y1 - $1.y0) }
  }

  /// The pixels that the edges touch or enclose; nil if there are none.
  var window: (columns: Range<Int>, rows: Range<Int>)? {
    guard low.x < high.x, low.y < high.y else { return nil }
    let left = max(columns.lowerBound, Int(low.x.rounded(.down)))
    let right = min(columns.upperBound, Int(high.x.rounded(.up)))
    let top = max(rows.lowerBound, Int(low.y.rounded(.down)))
    let bottom = min(rows.upperBound, Int(high.y.rounded(.up)))
    guard left < right, top < bottom else { return nil }
    return (left..<right, top..<bottom)
  }

  /// Adds an edge, cut at the picture's upper and lower edge; what is beyond its sides is moved onto them.
  private mutating func add(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    var segment =
      isDown
      ? Segment(x0: start.x, y0: start.y, x1: end.x, y1: end.y, turn: 1)
      : Segment(x0: end.x, y0: end.y, x1: start.x, y1: start.y, turn: -1)
    let (top, bottom) = (Double(rows.lowerBound), Double(rows.upperBound))
    guard segment.y1 > top, segment.y0 < bottom else { return }
    let whole = segment
    if segment.y0 < top { (segment.x0, segment.y0) = (whole.x(at: top), top) }
    if segment.y1 > bottom { (segment.x1, segment.y1) = (whole.x(at: bottom), bottom) }
    let (left, right) = (Double(columns.lowerBound), Double(columns.upperBound))
    let sides = left...right
    if sides.contains(segment.x0), sides.contains(segment.x1) { return append(segment) }
    // The heights at which the edge passes the sides.
    var cuts = [segment.y0, segment.y1]
    for side in [left, right] where (segment.x0 < side) != (segment.x1 < side) && segment.x0 != segment.x1 {
      let y = segment.y0 + (segment.y1 - segment.y0) * ((side - segment.x0) / (segment.x1 - segment.x0))
      if y > segment.y0, y < segment.y1 { cuts.insert(y, at: cuts.firstIndex { $0 > y } ?? 1) }
    }
    for (y0, y1) in zip(cuts, cuts.dropFirst()) where y0 < y1 {
      let piece = Segment(
        x0: min(max(segment.x(at: y0), left), right), y0: y0, x1: min(max(segment.x(at: y1), left), right), y1: y1,
        turn: segment.turn)
      append(piece)
    }
  }

  private mutating func append(_ piece: Segment) {
    low = pointwiseMin(low, SIMD2(min(piece.x0, piece.x1), piece.y0))
    high = pointwiseMax(high, SIMD2(max(piece.x0, piece.x1), piece.y1))
    segments.append(piece)
  }

  /// Calls the closure for each row that edges touch, with their parts in it.
  ///
  /// The parts are relative to the window's first column and to the row's upper edge: heights go from 0 to 1.
  func forEachRow(_ body: (_ row: Int, _ segments: [Segment]) -> Void) {
    guard let window else { return }
    let left = Double(window.columns.lowerBound)
    var active: [Segment] = []
    var parts: [Segment] = []
    var next = 0
    for row in window.rows {
      let (top, bottom) = (Double(row), Double(row + 1))
      active.removeAll { $0.y1 <= top }
      while next < segments.count, segments[next].y0 < bottom {
        if segments[next].y1 > top { active.append(segments[next]) }
        next += 1
      }
      guard !active.isEmpty else { continue }
      parts.removeAll(keepingCapacity: true)
      for edge in active {
        let (y0, y1) = (max(edge.y0, top), min(edge.y1, bottom))
        guard y0 < y1 else { continue }
        parts.append(
          Segment(
            x0: edge.x(at: y0) - left, y0: y0 - top, x1: edge.x(at: y1) - left, y1: y1 - top, turn: edge.turn))
      }
      body(row, parts)
    }
  }
}
