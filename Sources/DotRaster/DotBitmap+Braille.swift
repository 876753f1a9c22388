// A Braille cell is two dots wide and four high. Its bits are numbered down the left column 1, 2, 3, 7 and down the
// right one 4, 5, 6, 8 (Unicode chapter 21.1), which is not row by row.

extension DotBitmap {
  /// The number of cells that cover the picture from left to right.
  public var brailleColumns: Int { (columns + 1) / 2 }
  /// The number of cells that cover the picture from top to bottom.
  public var brailleRows: Int { (rows + 3) / 4 }

  /// Returns the eight dots of one cell as the low byte of its Braille character; 0 outside the picture.
  @inline(__always)
  public func brailleBits(column: Int, row: Int) -> UInt8 {
    guard column >= 0, column < brailleColumns, row >= 0, row < brailleRows else { return 0 }
    let word = column >> 5
    let shift = UInt64(column & 31) << 1
    var bits: UInt8 = 0
    let top = row * 4
    let height = min(4, rows - top)
    for line in 0..<height {
      let pair = words[(top + line) * wordsPerRow + word] >> shift & 3
      let left = UInt8(pair & 1)
      let right = UInt8(pair >> 1)
      bits |= line < 3 ? left << UInt8(line) | right << UInt8(line + 3) : left << 6 | right << 7
    }
    return bits
  }

  /// Returns the dots of all cells in one row of cells, from left to right, as `brailleBits(column:row:)` does; zeros
  /// outside the picture.
  ///
  /// Each word of dots is read once, and 32 empty cells take no longer than one.
  public func brailleBits(ofRow row: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: brailleColumns)
    guard row >= 0, row < brailleRows else { return result }
    let (top, columns) = (row * 4, brailleColumns)
    words.withUnsafeBufferPointer { words in
      result.withUnsafeMutableBufferPointer { result in
        for word in 0..<wordsPerRow {
          func line(_ line: Int) -> UInt64 { top + line < rows ? words[(top + line) * wordsPerRow + word] : 0 }
          var (first, second, third, fourth) = (line(0), line(1), line(2), line(3))
          var column = word * 32
          while first | second | third | fourth != 0, column < columns {
            let left = first & 1 | (second & 1) << 1 | (third & 1) << 2
            let right = (first >> 1 & 1) << 3 | (second >> 1 & 1) << 4 | (third >> 1 & 1) << 5
            result[column] = UInt8(truncatingIfNeeded: left | right | (fourth & 3) << 6)
            (first, second, third, fourth) = (first >> 2, second >> 2, third >> 2, fourth >> 2)
            column += 1
          }
        }
      }
    }
    return result
  }

  /// The picture in Braille characters, one line for four rows of dots; empty cells are the Braille blank U+2800.
  public var brailleText: String {
    var text = ""
    for row in 0..<brailleRows {
      if row > 0 { text.unicodeScalars.append("\n") }
      for bits in brailleBits(ofRow: row) { text.unicodeScalars.append(Unicode.Scalar(braille: bits)) }
    }
    return text
  }

  /// Creates the picture that lines of Braille show, as wide as the longest line.
  ///
  /// Any other character counts as an empty cell. The extents are clamped to `maximumExtent`.
  public init(braille text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
    self.init(columns: (lines.map(\.count).max() ?? 0) * 2, rows: lines.count * 4)
    for (row, line) in lines.enumerated() {
      for (column, scalar) in line.enumerated() where (0x2800...0x28FF).contains(scalar.value) {
        for bit in 0..<8 where scalar.value >> UInt32(bit) & 1 == 1 {
          let isLeft = bit < 3 || bit == 6
          let line = bit < 6 ? bit % 3 : 3
          self[column * 2 + (isLeft ? 0 : 1), row * 4 + line] = true
        }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Creates the Braille character with these dots; dot 1 is the lowest bit.
  public init(braille bits: UInt8) {
    // All patterns are in U+2800...U+28FF, so the sum is always a valid scalar.
    self = Unicode.Scalar(0x2800 + UInt16(bits)) ?? " "
  }
}
