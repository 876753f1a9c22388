extension AreaCoverage {
  /// Covers the dots of a picture entirely, and nothing else.
  public init(_ dots: DotBitmap) {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    dots.forEachDot { column, row in
      (left, right) = (min(left, column), max(right, column))
      (top, bottom) = (min(top, row), max(bottom, row))
    }
    guard left <= right else {
      self = .empty
      return
    }
    let width = right - left + 1
    let shares = [Float](unsafeUninitializedCapacity: width * (bottom - top + 1)) { buffer, count in
      buffer.initialize(repeating: 0)
      count = buffer.count
      dots.forEachDot { column, row in buffer[(row - top) * width + column - left] = 1 }
    }
    self.init(columns: left..<right + 1, rows: top..<bottom + 1, shares: shares)
  }
}
