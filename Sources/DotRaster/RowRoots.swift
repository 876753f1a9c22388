/// The places at which a piece of a curve without a turn in y crosses rows, computed for two rows at a time.
///
/// Let u run from 0 to 1 along the piece; y(u) - y(0) is a cubic polynomial. The first guess is the root of the
/// quadratic polynomial with the same ends and the same slope at the flatter end. One step of Halley's method improves
/// it. The signs of the cubic on both sides of the result tell whether it is accurate enough.
struct RowRoots {
  /// The greatest distance of a certain place from the curve's own, in dots.
  static let doubt = 0x1p-9

  private let start: SIMD2<Double>
  private let x1, x2, x3: Double
  private let y1, y2, y3: Double
  /// The coefficient of u of the guessed polynomial, and four times that of u².
  private let linear, fourSquares: Double
  /// The allowed error of the parameter.
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
    // The derivative of x lies within the range of its Bernstein coefficients.
    reach = 0.5 * Self.doubt / max(abs(x1), abs(x1 + x2), abs(x1 + 2 * x2 + 3 * x3))
  }

  /// Returns the places at two heights, and whether they are certain.
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

  /// Returns the parameters after one step of Halley's method.
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
