import Foundation
import ShapeGeometry

/// Where the edges of polygons cross the lines through the dots' centres, row by row.
///
/// Vertices are rounded to 1/65,536 of a dot; from there on everything is exact integer arithmetic. An edge reaches from its upper
/// end, included, to its lower end, excluded, and is walked from top to bottom whatever its direction; so two polygons that share an edge
/// see the same crossings, and share no dot and miss none.
struct Crossings {
  /// A column and a direction in one number that sorts by column: the first column at or right of the crossing, then whether the edge goes up.
  typealias Crossing = Int32

  private static let fractionBits: Int64 = 16
  private static let one: Int64 = 1 << fractionBits
  private static let half: Int64 = one / 2

  private let columns: Int64
  private let rows: Int64
  private var edges: [Edge] = []
  private(set) var topRow: Int
  private(set) var bottomRow: Int

  /// An edge from its upper to its lower end, and the rows whose centre lines it crosses.
  private struct Edge {
    var x: Int64
    var y: Int64
    var run: Int64
    var drop: Int64
    var rows: Range<Int32>
    var goesUp: Int32
  }

  init(columns: Int, rows: Int, capacity: Int) {
    self.columns = Int64(columns)
    self.rows = Int64(rows)
    topRow = rows
    bottomRow = 0
    edges.reserveCapacity(capacity)
  }

  /// Adds the polygon of a polyline, closed whether it says so or not; vertices that are not finite are passed over.
  mutating func add(_ polyline: Polyline, through viewport: Viewport) {
    var first: CGPoint?
    var previous = CGPoint.zero
    for point in polyline.points {
      let next = viewport.dot(point)
      guard next.x.isFinite, next.y.isFinite else { continue }
      if first == nil {
        first = next
      } else {
        addEdge(from: previous, to: next)
      }
      previous = next
    }
    if let first { addEdge(from: previous, to: first) }
  }

  /// The band of coordinates, in dots, in which products of two differences fit into 64 bits.
  private static let guardBand: ClosedRange<CGFloat> = -8_192...24_576

  @inline(__always)
  private mutating func addEdge(from start: CGPoint, to end: CGPoint) {
    let band = Self.guardBand
    if band.contains(start.x), band.contains(start.y), band.contains(end.x), band.contains(end.y) {
      addRounded(from: start, to: end)
    } else {
      addClipped(from: start, to: end)
    }
  }

  /// Adds an edge that leaves the guard band: the part above and below is dropped, the part beside it pressed onto its border.
  ///
  /// Coordinates beyond 2^40 dots are held there. The cuts are computed from the upper end whatever the direction.
  private mutating func addClipped(from start: CGPoint, to end: CGPoint) {
    func held(_ point: CGPoint) -> CGPoint {
      let limit: CGFloat = 0x1p40
      return CGPoint(x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    }
    let band = Self.guardBand
    let goesUp = start.y > end.y
    var upper = held(goesUp ? end : start)
    var lower = held(goesUp ? start : end)
    guard upper.y < lower.y, lower.y > band.lowerBound, upper.y < band.upperBound else { return }
    let whole = (upper, lower)
    func across(_ y: CGFloat) -> CGPoint {
      let t = (y - whole.0.y) / (whole.1.y - whole.0.y)
      return CGPoint(x: whole.0.x + (whole.1.x - whole.0.x) * t, y: y)
    }
    if upper.y < band.lowerBound { upper = across(band.lowerBound) }
    if lower.y > band.upperBound { lower = across(band.upperBound) }
    // The heights at which the edge enters or leaves the band sideways cut it into at most three pieces.
    var cuts = [upper]
    let borders = upper.x <= lower.x ? [band.lowerBound, band.upperBound] : [band.upperBound, band.lowerBound]
    for border in borders where (upper.x < border) != (lower.x < border) {
      let t = (border - upper.x) / (lower.x - upper.x)
      cuts.append(CGPoint(x: border, y: upper.y + (lower.y - upper.y) * t))
    }
    cuts.append(lower)
    for (a, b) in zip(cuts, cuts.dropFirst()) {
      let c = CGPoint(x: min(max(a.x, band.lowerBound), band.upperBound), y: a.y)
      let d = CGPoint(x: min(max(b.x, band.lowerBound), band.upperBound), y: b.y)
      addRounded(from: goesUp ? d : c, to: goesUp ? c : d)
    }
  }

  @inline(__always)
  private static func fixed(_ value: CGFloat) -> Int64 {
    // Truncation after a shift into positive numbers rounds to the nearest without a call into libm.
    Int64((value + 16_384) * CGFloat(one) + 0.5) - 16_384 * one
  }

  /// The first row whose centre lies at or below `y`.
  @inline(__always)
  private static func centre(atOrAfter y: Int64) -> Int64 {
    (y + half - 1) >> fractionBits
  }

  @inline(__always)
  private mutating func addRounded(from start: CGPoint, to end: CGPoint) {
    var x0 = Self.fixed(start.x)
    var y0 = Self.fixed(start.y)
    var x1 = Self.fixed(end.x)
    var y1 = Self.fixed(end.y)
    var goesUp: Int32 = 0
    if y0 > y1 {
      swap(&x0, &x1)
      swap(&y0, &y1)
      goesUp = 1
    }
    let top = max(Self.centre(atOrAfter: y0), 0)
    let bottom = min(Self.centre(atOrAfter: y1), rows)
    guard top < bottom else { return }
    topRow = min(topRow, Int(top))
    bottomRow = max(bottomRow, Int(bottom))
    edges.append(
      Edge(x: x0, y: y0, run: x1 - x0, drop: y1 - y0, rows: Int32(top)..<Int32(bottom), goesUp: goesUp))
  }

  /// The crossings of all rows in one list, in no order within a row, and where each row from `topRow` on starts in it.
  func gathered() -> (crossings: [Crossing], starts: [Int]) {
    guard topRow < bottomRow else { return ([], [0]) }
    let height = bottomRow - topRow
    // Differences first, then sums: how many edges cross each row.
    var starts = [Int](repeating: 0, count: height + 2)
    for edge in edges {
      starts[Int(edge.rows.lowerBound) - topRow + 1] += 1
      starts[Int(edge.rows.upperBound) - topRow + 1] -= 1
    }
    for row in 1...height { starts[row] += starts[row - 1] }
    for row in 1...height { starts[row] += starts[row - 1] }
    starts.removeLast()
    let total = starts[height]
    var next = starts
    let crossings = [Crossing](unsafeUninitializedCapacity: total) { buffer, count in
      next.withUnsafeMutableBufferPointer { next in
        for edge in edges { write(edge, into: buffer, at: next) }
      }
      count = total
    }
    return (crossings, starts)
  }

  /// Walks one edge down its rows; the position is kept as a quotient and a remainder, so that nothing is ever rounded.
  @inline(__always)
  private func write(
    _ edge: Edge, into buffer: UnsafeMutableBufferPointer<Crossing>, at next: UnsafeMutableBufferPointer<Int>
  ) {
    let firstCentre = Int64(edge.rows.lowerBound) << Self.fractionBits + Self.half
    var (x, remainder) = Self.floorDivision((firstCentre - edge.y) * edge.run, by: edge.drop)
    x += edge.x
    let (step, stepRemainder) = Self.floorDivision(edge.run << Self.fractionBits, by: edge.drop)
    var row = Int(edge.rows.lowerBound) - topRow
    let end = Int(edge.rows.upperBound) - topRow
    while row < end {
      let roundedUp = remainder > 0 ? x + 1 : x
      let column = min(max(Self.centre(atOrAfter: roundedUp), 0), columns)
      buffer[next[row]] = Int32(truncatingIfNeeded: column) << 1 | edge.goesUp
      next[row] += 1
      row += 1
      x += step
      remainder += stepRemainder
      if remainder >= edge.drop {
        remainder -= edge.drop
        x += 1
      }
    }
  }

  /// Quotient rounded down, and a remainder from 0 to below the divisor, which is positive.
  @inline(__always)
  private static func floorDivision(_ dividend: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
