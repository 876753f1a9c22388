/// The contents of a cell: its character and the colours of its two kinds of samples.
struct CellSolution {
  var character: Unicode.Scalar
  var front: SIMD4<Float>
  /// The colour behind the character; nil for that of the ground.
  var back: SIMD4<Float>?
  /// True if the cell is filled with one colour.
  var isFull = false
  /// True if the character shows the dots of thin lines.
  var isLine = false
}

/// The least and the greatest components of some colours.
struct ColorExtremes {
  private(set) var low = SIMD4<Float>(repeating: 1)
  private(set) var high = SIMD4<Float>.zero

  /// Takes in another colour.
  @inline(__always)
  mutating func take(_ color: SIMD4<Float>) {
    low = pointwiseMin(low, color)
    high = pointwiseMax(high, color)
  }

  /// Takes in the colours of others.
  mutating func take(_ others: ColorExtremes) {
    low = pointwiseMin(low, others.low)
    high = pointwiseMax(high, others.high)
  }
}
