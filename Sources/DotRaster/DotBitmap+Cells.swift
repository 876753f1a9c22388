extension DotBitmap {
  /// The dots of one cell, where cells are `across` dots wide and `down` dots high and have at most eight of them.
  ///
  /// Row by row, the upper left dot in the lowest bit; dots beyond the picture are clear.
  public func bits(column: Int, row: Int, across: Int, down: Int) -> UInt8 {
    var bits: UInt8 = 0
    var place: UInt8 = 1
    for line in 0..<down {
      for offset in 0..<across {
        if self[column * across + offset, row * down + line] { bits |= place }
        place = place << 1
      }
    }
    return bits
  }
}
