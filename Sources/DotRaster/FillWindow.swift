import Foundation
import ShapeGeometry

/// The part of a picture in which an outline can have dots: whole words of some rows.
struct FillWindow {
  /// The word of the picture with which the window begins.
  let firstWord: Int
  /// The last column at which an edge can cross a row, at most the picture's first column that is none.
  let lastColumn: Int
  let rows: Range<Int>

  /// Words to a row, the one of `lastColumn` included.
  var width: Int { lastColumn >> 6 - firstWord + 1 }

  /// The window on a picture around points between two corners, in dots; nil where no dot is.
  init?(columns: Int, rows: Int, low: SIMD2<Double>, high: SIMD2<Double>) {
    guard low.x < Double(columns), high.x > 0, low.y < Double(rows), high.y > 0 else { return nil }
    firstWord = max(0, Int(max(low.x, 0)) - 1) >> 6
    lastColumn = Int(min(high.x + 1, Double(columns)))
    let top = FillRow.atOrBelow(low.y, rows: rows)
    let bottom = FillRow.atOrBelow(high.y, rows: rows)
    guard top < bottom else { return nil }
    self.rows = top..<bottom
  }
}

/// Rows of dots by height.
enum FillRow {
  /// The first row whose centre lies at or below `y`, held to 0...rows.
  @inline(__always)
  static func atOrBelow(_ y: Double, rows: Int) -> Int {
    let bound = Double(rows) + 0.5
    guard y > 0.5 else { return 0 }
    guard y < bound else { return rows }
    // Truncation of a positive number is quicker than rounding up.
    return rows - Int(bound - y)
  }
}
