import Foundation
import ShapeGeometry

/// The part of a picture in which an outline can have dots: whole words of some rows.
struct FillWindow {
  /// The first word of the window in each row of the picture.
  let firstWord: Int
  /// The last column at which an edge can cross a row; at most `columns`, the first column beyond the picture.
  let lastColumn: Int
  let rows: Range<Int>

  /// The number of words in a row, including the word of `lastColumn`.
  var width: Int { lastColumn >> 6 - firstWord + 1 }

  /// Creates the window of a picture around points between two corners, in dots; nil if it contains no dot.
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

/// The rows of dots by height.
enum FillRow {
  /// Returns the first row whose centre lies at or below `y`, clamped to 0...rows.
  @inline(__always)
  static func atOrBelow(_ y: Double, rows: Int) -> Int {
    let bound = Double(rows) + 0.5
    guard y > 0.5 else { return 0 }
    guard y < bound else { return rows }
    // Truncation of a positive number is faster than rounding up.
    return rows - Int(bound - y)
  }
}
