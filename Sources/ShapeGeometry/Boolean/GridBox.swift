/// An axis-parallel box in grid units, borders included.
struct GridBox {
  var low: GridVector
  var high: GridVector

  @inline(__always) init(low: GridVector, high: GridVector) {
    self.low = low
    self.high = high
  }

  /// Creates the box spanned by two corners.
  @inline(__always) init(_ a: GridVector, _ b: GridVector) {
    low = pointwiseMin(a, b)
    high = pointwiseMax(a, b)
  }

  /// Returns true if the boxes share a point.
  @inline(__always) func meets(_ other: GridBox) -> Bool {
    let isNear = (low .<= other.high) .& (other.low .<= high)
    return isNear[0] && isNear[1]
  }

  /// Returns true if the box, grown by `margin` on every side, contains `place`.
  @inline(__always) func contains(_ place: GridVector, margin: Double) -> Bool {
    place.x >= low.x - margin && place.x <= high.x + margin && place.y >= low.y - margin && place.y <= high.y + margin
  }

  /// Returns the box grown by `margin` on every side.
  @inline(__always) func grown(by margin: Double) -> GridBox {
    GridBox(low: low - margin, high: high + margin)
  }

  /// Returns the smallest box that contains both.
  @inline(__always) func union(_ other: GridBox) -> GridBox {
    GridBox(low: pointwiseMin(low, other.low), high: pointwiseMax(high, other.high))
  }
}
