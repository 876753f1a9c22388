/// A picture of dots that are set or clear; the origin is the upper left corner.
///
/// Rows are packed into 64-bit words, with the leftmost dot in the lowest bit. Bits beyond the last column are always
/// clear, so that equal pictures are equal values.
public struct DotBitmap: Hashable, Sendable {
  /// The greatest number of columns or rows; up to it the error bounds of the crossings hold, which are computed in 64
  /// bits.
  public static let maximumExtent = 16_384

  /// The number of dots from left to right.
  public let columns: Int
  /// The number of dots from top to bottom.
  public let rows: Int
  /// The number of words of one row.
  let wordsPerRow: Int
  var words: [UInt64]

  /// Creates a bitmap with all dots clear; both extents are clamped to 0...`maximumExtent`.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.maximumExtent)
    self.rows = min(max(rows, 0), Self.maximumExtent)
    wordsPerRow = (self.columns + 63) / 64
    words = Array(repeating: 0, count: wordsPerRow * self.rows)
  }

  /// True if the dot is set; a dot outside the picture reads as clear, and writing it has no effect.
  public subscript(column: Int, row: Int) -> Bool {
    get {
      guard contains(column: column, row: row) else { return false }
      return words[row * wordsPerRow + column >> 6] >> UInt64(column & 63) & 1 == 1
    }
    set {
      guard contains(column: column, row: row) else { return }
      let bit = UInt64(1) << UInt64(column & 63)
      if newValue {
        words[row * wordsPerRow + column >> 6] |= bit
      } else {
        words[row * wordsPerRow + column >> 6] &= ~bit
      }
    }
  }

  /// Returns whether the dot lies within the picture.
  public func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  /// The number of dots that are set.
  public var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// True if no dot is set.
  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// Sets the dots from `start` up to, but not including, `end` in `row`; all three must be within the picture.
  @inline(__always)
  mutating func setSpan(from start: Int, to end: Int, row: Int) {
    guard start < end else { return }
    let base = row * wordsPerRow
    let first = base + start >> 6
    let last = base + (end - 1) >> 6
    let head = ~UInt64(0) << UInt64(start & 63)
    let tail = ~UInt64(0) >> UInt64(63 - (end - 1) & 63)
    guard first < last else {
      words[first] |= head & tail
      return
    }
    words[first] |= head
    var index = first + 1
    while index < last {
      words[index] = ~0
      index += 1
    }
    words[last] |= tail
  }
}
