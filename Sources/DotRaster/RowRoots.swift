/// Places at which a piece of a curve without a turn crosses rows, two rows at a time.
///
/// With u from 0 to 1 along the piece, y(u) - y(0) is a cubic polynomial. The root of the quadratic one with the same ends and the same
/// slope at the flatter end is taken a step nearer by Halley's method. Whether that is near enough the signs on both sides of it tell.
struct RowRoots {
  /// The greatest distance of a place that is certain from the curve's, in dots.
  static let doubt = 0x1p-9

  private let start: SIMD2<Double>
  private let x1, x2, x3: Double
  private let y1, y2, y3: Double
  /// The guessed polynomial's coefficient of u; and four times that of u².
  private let linear, fourSquares: Double
  /// As far the parameter may be out.
  private let reach: Double

  @inline(__always)
  init(_ local: LocalCubic, from start: SIMD2<Double>) {
    self.start = start
    (x1, x2, x3) = (local.first.x, local.second.x, local.third.x)
    (y1, y2, y3) = (local.first.y, local.second.y, local.third.y)
    let height = y1 + y2 + y3
    let endSlope = y1 + 2 * y2 + 3 * y3
    linear = min(max(y1 <= endSlope ? y1 : 2 * height - endSlope, 0), 2 * height)
    fourSquares = 4 * (height - linear)
    // The derivative of x lies within its Bernstein coefficients.
    reach = 0.5 * Self.doubt / max(abs(x1), abs(x1 + x2), abs(x1 + 2 * x2 + 3 * x3))
  }

  /// The places at two heights, and whether they are certain.
  @inline(__always)
  func x(at y: SIMD2<Double>) -> (SIMD2<Double>, isCertain: Bool) {
    let depth = y - start.y
    let under = linear * linear + fourSquares * depth
    let root = SIMD2(max(under.x, 0).squareRoot(), max(under.y, 0).squareRoot())
    let u = Self.held(nearer(2 * depth / (linear + root), depth))
    let low = height(Self.held(u - reach)) .<= depth
    let high = height(Self.held(u + reach)) .>= depth
    return (start.x + ((x3 * u + x2) * u + x1) * u, all(low .& high))
  }

  /// Halley's step.
  @inline(__always)
  private func nearer(_ u: SIMD2<Double>, _ depth: SIMD2<Double>) -> SIMD2<Double> {
    let rest = height(u) - depth
    let slope = (3 * y3 * u + 2 * y2) * u + y1
    return u - rest * slope / (slope * slope - rest * (3 * y3 * u + y2))
  }

  @inline(__always)
  private func height(_ u: SIMD2<Double>) -> SIMD2<Double> { ((y3 * u + y2) * u + y1) * u }

  @inline(__always)
  private static func held(_ u: SIMD2<Double>) -> SIMD2<Double> {
    u.replacing(with: 0, where: u .< 0).replacing(with: 1, where: u .> 1)
  }
}
