import Foundation

/// A cubic Bézier curve in dots, as polynomials in its parameter, drawn downwards.
struct RowCubic {
  /// The coefficients of 1, t, t² and t³.
  private let constant: SIMD2<Double>
  private let linear: SIMD2<Double>
  private let square: SIMD2<Double>
  private let cube: SIMD2<Double>
  /// The last point, bit for bit.
  private let end: SIMD2<Double>
  /// Whether the curve was drawn the other way.
  let isReversed: Bool

  /// A curve by its four points; the upper end, or of two at one height the left one, becomes the start, so that a curve has the same
  /// crossings in both directions.
  init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    isReversed = (d.y, d.x) < (a.y, a.x)
    let (p, q, r, s) = isReversed ? (d, c, b, a) : (a, b, c, d)
    constant = p
    linear = (q - p) * 3
    square = (p - q * 2 + r) * 3
    cube = (q - r) * 3 + (s - p)
    end = s
  }

  /// The point at a parameter.
  @inline(__always) func point(at t: Double) -> SIMD2<Double> {
    t == 1 ? end : constant + (linear + (square + cube * t) * t) * t
  }

  /// The parameters inside 0...1 at which the curve turns from falling to rising or back.
  @inline(__always) func forEachTurn(_ body: (Double) -> Void) {
    let (a, b, c) = (cube.y * 3, square.y * 2, linear.y)
    let discriminant = b * b - 4 * a * c
    guard discriminant > 0 else { return }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    let roots = (q != 0 ? c / q : -1, a != 0 ? q / a : -1)
    let (first, second) = (min(roots.0, roots.1), max(roots.0, roots.1))
    if first > 0, first < 1 { body(first) }
    if second > 0, second < 1, second != first { body(second) }
  }

  /// How many equal steps of the parameter keep chords between two parameters within `tolerance` dots of the curve, by Wang's bound.
  @inline(__always) func steps(from t0: Double, to t1: Double, tolerance: Double) -> Int {
    let (first, last) = (square + cube * (3 * t0), square + cube * (3 * t1))
    let bend = max(first.x * first.x + first.y * first.y, last.x * last.x + last.y * last.y).squareRoot() / 4
    let steps = (bend / tolerance).squareRoot() * (t1 - t0)
    return steps < 65_536 ? max(1, Int(steps.rounded(.up))) : 65_536
  }

  /// Where the curve, monotone in y between two parameters, crosses the line at height `y`, by safeguarded Newton steps.
  func crossing(at y: Double, from t0: Double, to t1: Double) -> Double {
    var low = t0
    var high = t1
    let first = point(at: t0).y
    let last = point(at: t1).y
    let isFalling = last > first
    var t = last != first ? t0 + (t1 - t0) * min(max((y - first) / (last - first), 0), 1) : t0
    for _ in 0..<60 {
      let error = constant.y - y + (linear.y + (square.y + cube.y * t) * t) * t
      if error == 0 { break }
      if (error < 0) == isFalling { low = t } else { high = t }
      let slope = linear.y + (2 * square.y + 3 * cube.y * t) * t
      let next = t - error / slope
      if abs(next - t) < 1e-15 { break }
      t = next > low && next < high ? next : (low + high) / 2
    }
    return point(at: t).x
  }
}
