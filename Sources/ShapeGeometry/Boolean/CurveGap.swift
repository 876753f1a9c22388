/// The bounds of the distance between two curves that run side by side.
struct CurveGap {
  /// A lower bound of the distance between the curves, in grid units; if it is below 0, they may meet.
  let least: Double
  /// An upper bound of the distance between points with the same parameter.
  let greatest: Double

  /// Creates the bounds; nil if the curves do not run side by side.
  ///
  /// For such curves the distance of points with the same parameter must be below 1/64 of the chord and of the radius
  /// of curvature. Consider the cross product of one curve's derivative with the vector to the other curve's point at
  /// the same parameter. It is a polynomial of degree 5. Its least Bernstein coefficient, divided by the greatest
  /// speed, bounds the distance from the tangent. Over that distance the curve may leave its tangent by the square of
  /// the distance times the curvature.
  init?(_ a: GridCubic, _ other: GridCubic) {
    let chord = a.p3 - a.p0
    let b = chord.dot(other.p3 - other.p0) >= 0 ? other : GridCubic(other.p3, other.p2, other.p1, other.p0)
    let (d0, d1, d2, d3) = (b.p0 - a.p0, b.p1 - a.p1, b.p2 - a.p2, b.p3 - a.p3)
    let square = max(max(d0.lengthSquared, d1.lengthSquared), max(d2.lengthSquared, d3.lengthSquared))
    guard square * 4096 < chord.lengthSquared else { return nil }
    let (l0, l1, l2) = (a.p1 - a.p0, a.p2 - a.p1, a.p3 - a.p2)
    let slowest = 3 * min(l0.dot(chord), min(l1.dot(chord), l2.dot(chord))) / chord.length
    guard slowest > 0 else { return nil }
    let turn = 6 * max((l1 - l0).length, (l2 - l1).length)
    let curvature = turn / (slowest * slowest)
    guard square * curvature * curvature < 1.0 / 4096 else { return nil }
    let heights = (
      l0.cross(d0), (l0.cross(d1) * 3 + l1.cross(d0) * 2) / 5,
      (l0.cross(d2) * 3 + l1.cross(d1) * 6 + l2.cross(d0)) / 10,
      (l0.cross(d3) + l1.cross(d2) * 6 + l2.cross(d1) * 3) / 10,
      (l1.cross(d3) * 2 + l2.cross(d2) * 3) / 5, l2.cross(d3)
    )
    let low = min(min(heights.0, heights.1, heights.2), min(heights.3, heights.4, heights.5))
    let high = max(max(heights.0, heights.1, heights.2), max(heights.3, heights.4, heights.5))
    let height = low > 0 ? low : high < 0 ? -high : 0
    let fastest = max(l0.lengthSquared, max(l1.lengthSquared, l2.lengthSquared)).squareRoot()
    least = height / fastest - square * curvature
    greatest = square.squareRoot()
  }
}
