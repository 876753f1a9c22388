extension DotBitmap {
  /// Calls `body` with the column and row of each dot that is set, row by row from the top.
  @inline(__always)
  public func forEachDot(_ body: (_ column: Int, _ row: Int) -> Void) {
    for row in 0..<rows {
      for word in 0..<wordsPerRow {
        var bits = words[row * wordsPerRow + word]
        while bits != 0 {
          body(word << 6 + bits.trailingZeroBitCount, row)
          bits &= bits - 1
        }
      }
    }
  }
}
