extension DotBitmap {
  /// Returns the dots of one cell; cells are `across` dots wide and `down` dots high and have at most eight dots.
  ///
  /// The bits are ordered row by row, with the upper left dot in the lowest bit. Dots outside the picture are clear.
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
