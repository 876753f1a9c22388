// Set operations on pictures of the same size. Different sizes are a programming error, and stop the program.

extension DotBitmap {
  /// Sets every dot that is set in `other`.
  public mutating func formUnion(_ other: DotBitmap) {
    combine(with: other, |)
  }

  /// Returns the dots set in either picture.
  public func union(_ other: DotBitmap) -> DotBitmap {
    var result = self
    result.formUnion(other)
    return result
  }

  /// Clears every dot that is set in `other`.
  public mutating func subtract(_ other: DotBitmap) {
    combine(with: other) { $0 & ~$1 }
  }

  /// Returns the dots set here and not in `other`.
  public func subtracting(_ other: DotBitmap) -> DotBitmap {
    var result = self
    result.subtract(other)
    return result
  }

  /// Clears every dot that is clear in `other`.
  public mutating func formIntersection(_ other: DotBitmap) {
    combine(with: other, &)
  }

  /// Returns the dots set in both pictures.
  public func intersection(_ other: DotBitmap) -> DotBitmap {
    var result = self
    result.formIntersection(other)
    return result
  }

  private mutating func combine(with other: DotBitmap, _ operation: (UInt64, UInt64) -> UInt64) {
    precondition(columns == other.columns && rows == other.rows, "pictures of different sizes")
    for index in words.indices {
      words[index] = operation(words[index], other.words[index])
    }
  }

  /// Returns the picture with all eight neighbours of every set dot set as well.
  public func dilated() -> DotBitmap {
    var wide = self
    for row in 0..<rows {
      let base = row * wordsPerRow
      for index in 0..<wordsPerRow {
        let word = words[base + index]
        var spread = word | word << 1 | word >> 1
        if index > 0 { spread |= words[base + index - 1] >> 63 }
        if index + 1 < wordsPerRow { spread |= words[base + index + 1] << 63 }
        wide.words[base + index] = spread
      }
      wide.clearPadding(row: row)
    }
    var result = wide
    for index in words.indices {
      if index >= wordsPerRow { result.words[index] |= wide.words[index - wordsPerRow] }
      if index + wordsPerRow < words.count { result.words[index] |= wide.words[index + wordsPerRow] }
    }
    return result
  }

  /// Clears the bits beyond the last column.
  mutating func clearPadding(row: Int) {
    let used = columns & 63
    guard used > 0 else { return }
    words[(row + 1) * wordsPerRow - 1] &= ~UInt64(0) >> UInt64(64 - used)
  }
}
