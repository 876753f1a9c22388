import Foundation

/// A cubic Bézier curve in dots as polynomials in its parameter, directed downwards.
struct RowCubic {
  /// The coefficients of 1, t, t² and t³.
  private let constant: SIMD2<Double>
  private let linear: SIMD2<Double>
  let square: SIMD2<Double>
  let cube: SIMD2<Double>
  /// The last point, exact.
  private let end: SIMD2<Double>
  /// True if the curve was drawn in the opposite direction.
  let isReversed: Bool

  /// Creates a curve from its four points; the upper end, or of two ends at the same height the left one, becomes the
  /// start.
  ///
  /// So a curve has the same crossings in both directions.
  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    isReversed = (d.y, d.x) < (a.y, a.x)
    let (p, q, r, s) = isReversed ? (d, c, b, a) : (a, b, c, d)
    constant = p
    linear = (q - p) * 3
    square = (p - q * 2 + r) * 3
    cube = (q - r) * 3 + (s - p)
    end = s
  }

  /// Returns the point at a parameter.
  @inline(__always) func point(at t: Double) -> SIMD2<Double> {
    t == 1 ? end : constant + (linear + (square + cube * t) * t) * t
  }

  /// The parameters inside 0...1 at which the curve turns from falling to rising or back, in order; 1 stands for a
  /// missing turn.
  @inline(__always) var turns: SIMD2<Double> {
    let (a, b, c) = (cube.y * 3, square.y * 2, linear.y)
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return SIMD2(1, 1) }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    let first = q != 0 ? c / q : 1
    let second = a != 0 ? q / a : 1
    let one = first > 0 && first < 1 ? first : 1
    let other = second > 0 && second < 1 ? second : 1
    return SIMD2(min(one, other), max(one, other))
  }

  /// Returns the piece between two parameters as a polynomial in a parameter of its own.
  @inline(__always) func local(from t0: Double, to t1: Double) -> LocalCubic {
    let width = t1 - t0
    let bend = square + cube * (3 * t0)
    return LocalCubic(
      first: (linear + (square + bend) * t0) * width, second: bend * (width * width),
      third: cube * (width * width * width))
  }

  /// Returns the parameter at which the curve is at height `y`, by safeguarded Newton steps.
  ///
  /// The curve must be monotone in y between the two parameters.
  func parameter(at y: Double, from t0: Double, to t1: Double) -> Double {
    var (low, high) = (min(t0, t1), max(t0, t1))
    let first = point(at: low).y
    let last = point(at: high).y
    let isFalling = last > first
    var t = last != first ? low + (high - low) * min(max((y - first) / (last - first), 0), 1) : low
    for _ in 0..<60 {
      let error = constant.y - y + (linear.y + (square.y + cube.y * t) * t) * t
      if error == 0 { break }
      if (error < 0) == isFalling { low = t } else { high = t }
      let slope = linear.y + (2 * square.y + 3 * cube.y * t) * t
      let next = t - error / slope
      if abs(next - t) < 1e-15 { break }
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

/// The coefficients of u, u² and u³ of a curve's piece; u runs from 0 to 1 along it.
struct LocalCubic {
  let first: SIMD2<Double>
  let second: SIMD2<Double>
  let third: SIMD2<Double>
}
