import Foundation
import ShapeGeometry

/// The share of each pixel's area that a path covers, in a window of a picture.
///
/// The shares are exact for the path's polygons, whatever their winding: each row is cut at the corners and crossings
/// of the edges in it, so that between two cuts they are trapezoids side by side.
public struct AreaCoverage: Sendable {
  /// The columns of the window, counted from the picture's left edge.
  public let columns: Range<Int>
  /// The rows of the window, counted from the picture's upper edge.
  public let rows: Range<Int>
  /// The shares, from 0 to 1, row by row.
  public private(set) var shares: [Float]

  /// Creates a window without anything in it.
  public static let empty = AreaCoverage(columns: 0..<0, rows: 0..<0, shares: [])

  /// Creates a coverage of known shares, as many as the window has pixels.
  public init(columns: Range<Int>, rows: Range<Int>, shares: [Float]) {
    precondition(shares.count == columns.count * rows.count, "a window has as many shares as pixels")
    (self.columns, self.rows, self.shares) = (columns, rows, shares)
  }

  /// Covers the inside of polygons, which together form one outline.
  ///
  /// The window is the smallest one around them within the given columns and rows. Open polygons are closed, and points
  /// that are not finite are skipped.
  public init(
    _ polylines: [Polyline], through viewport: Viewport, rule: FillRule, columns: Range<Int>, rows: Range<Int>
  ) {
    self.init(polylines, through: viewport, rule: rule, columns: columns, rows: rows) { _ in }
  }

  /// The work of an edge in a row, in units of about 10 ns.
  private static let workPerPart = 16

  /// Covers the same, after the closure has been charged for the edges in all rows, in units of about 10 ns.
  public init<Failure: Error>(
    _ polylines: [Polyline], through viewport: Viewport, rule: FillRule, columns: Range<Int>, rows: Range<Int>,
    charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) {
    let edges = AreaEdges(polylines, through: viewport, columns: columns, rows: rows)
    try charge(edges.partCount * Self.workPerPart)
    guard let window = edges.window else {
      self = .empty
      return
    }
    (self.columns, self.rows) = window
    let width = window.columns.count
    var walk = AreaRow(rule: rule, width: width)
    shares = [Float](unsafeUninitializedCapacity: width * window.rows.count) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      edges.forEachRow { row, segments in
        let start = (row - window.rows.lowerBound) * width
        walk.write(segments, to: UnsafeMutableBufferPointer(rebasing: buffer[start..<start + width]))
      }
    }
  }

  /// The share of a pixel; 0 beyond the window.
  public subscript(column: Int, row: Int) -> Float {
    guard columns.contains(column), rows.contains(row) else { return 0 }
    return shares[(row - rows.lowerBound) * columns.count + column - columns.lowerBound]
  }

  /// The greatest difference of shares that count as equal.
  private static let alike: Float = 0.004

  /// Multiplies the shares by those of another area. The window becomes no larger.
  ///
  /// With `joinsEdges`, equal shares are those of one edge that both areas have, and stay as they are.
  public mutating func formProduct(with other: AreaCoverage, joinsEdges: Bool = false) {
    let (common, lines) = (columns.clamped(to: other.columns), rows.clamped(to: other.rows))
    guard !common.isEmpty, !lines.isEmpty else {
      self = .empty
      return
    }
    var result = [Float]()
    result.reserveCapacity(common.count * lines.count)
    for row in lines {
      let own = (row - rows.lowerBound) * columns.count + common.lowerBound - columns.lowerBound
      let its = (row - other.rows.lowerBound) * other.columns.count + common.lowerBound - other.columns.lowerBound
      for column in 0..<common.count {
        let (share, cut) = (shares[own + column], other.shares[its + column])
        result.append(joinsEdges && abs(share - cut) < Self.alike ? share : share * cut)
      }
    }
    self = AreaCoverage(columns: common, rows: lines, shares: result)
  }

  /// Makes the shares whole that another area has too: both have the same edge.
  public mutating func join(_ other: AreaCoverage) {
    var index = 0
    for row in rows {
      for column in columns {
        let share = shares[index]
        if share > 0, share < 1, abs(share - other[column, row]) < Self.alike { shares[index] = 1 }
        index += 1
      }
    }
  }
}
