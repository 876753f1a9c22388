import Foundation

extension PathSegment {
  /// The arc length in shape space.
  ///
  /// A line's is exact. A curve's is integrated by Gauss and Legendre's rules of 8 and 16 points; the interval is cut at
  /// cusps, then halved, until they differ by no more than `relativeTolerance` times the size of the control polygon.
  /// Not finite where a point is not.
  public func arcLength(relativeTolerance: CGFloat = 1e-11) -> CGFloat {
    switch self {
    case .line(let a, let b): (b - a).length
    case .quad, .cubic: Speed(self).length(from: 0, to: 1, tolerance: relativeTolerance)
    }
  }

  /// The parameter at which the piece from the start has the given arc length, between 0 and 1.
  ///
  /// `total` is the segment's own arc length. A line's is exact; a curve's is found by the ITP method (Oliveira and Takahashi
  /// 2020), which never takes more than a few steps more than bisection. `relativeTolerance` bounds the error of the parameter and that of each integral.
  public func parameter(atArcLength target: CGFloat, of total: CGFloat, relativeTolerance: CGFloat = 1e-12) -> CGFloat {
    guard target > 0 else { return 0 }
    guard target < total else { return 1 }
    if case .line = self { return target / total }
    let speed = Speed(self)
    return speed.parameter(atLength: target, of: total, accuracy: relativeTolerance)
  }
}

/// How fast a curve is drawn: the length of its derivative, a polynomial vector of degree 2 at most.
///
/// The derivative is divided by its largest control coordinate, so that curves of any size are integrated alike.
private struct Speed {
  /// The coefficients of 1, t and t² of the scaled derivative.
  var constant: CGPoint
  var linear: CGPoint
  var square: CGPoint
  /// What the derivative was divided by.
  var scale: CGFloat
  /// Cusps and near cusps, in order: where a coordinate turns around while the curve is slow.
  var cusps: [CGFloat]
  /// Whether the curve is slow at a cusp or at an end, where the finer rule errs by as much as the two rules differ, and more.
  var isSlow: Bool

  /// `slowness` is the scaled speed below which a turn counts as a near cusp.
  init(_ segment: PathSegment, slowness: CGFloat = 0.25) {
    let a: CGPoint
    let b: CGPoint
    let c: CGPoint
    switch segment {
    case .line(let p, let q):
      (a, b, c) = (q - p, q - p, q - p)
    case .quad(let p, let q, let r):
      let (first, last) = ((q - p) * 2, (r - q) * 2)
      (a, b, c) = (first, first.mixed(with: last, at: 0.5), last)
    case .cubic(let p, let q, let r, let s):
      (a, b, c) = ((q - p) * 3, (r - q) * 3, (s - r) * 3)
    }
    scale = [a.x, a.y, b.x, b.y, c.x, c.y].reduce(0) { $1.isFinite ? max($0, abs($1)) : .nan }
    let unit = scale > 0 ? scale : 1
    constant = a / unit
    linear = (b / unit - a / unit) * 2
    square = a / unit - b / unit * 2 + c / unit
    (cusps, isSlow) = ([], false)
    cusps = (segment.extrema(\.x) + segment.extrema(\.y)).filter { self($0) < slowness }.sorted()
    isSlow = !cusps.isEmpty || self(0) < slowness || self(1) < slowness
  }

  /// The scaled speed at a parameter.
  func callAsFunction(_ t: CGFloat) -> CGFloat {
    let x = constant.x + t * (linear.x + t * square.x)
    let y = constant.y + t * (linear.y + t * square.y)
    return (x * x + y * y).squareRoot()
  }

  /// The arc length between two parameters in shape space; `tolerance` is relative to the largest control coordinate.
  func length(from t0: CGFloat, to t1: CGFloat, tolerance: CGFloat) -> CGFloat {
    guard scale != 0 else { return 0 }
    let tolerance = isSlow ? tolerance / 100 : tolerance
    var sum: CGFloat = 0
    var start = t0
    for cusp in cusps where cusp > t0 && cusp < t1 {
      sum += adaptiveLength(from: start, to: cusp, tolerance: tolerance)
      start = cusp
    }
    return (sum + adaptiveLength(from: start, to: t1, tolerance: tolerance)) * scale
  }

  /// Halves the interval while the two rules differ; `depth` ends that where rounding keeps them apart.
  ///
  /// The interval holds no cusp within: there the speed is not smooth, and both rules may miss it or agree by chance.
  private func adaptiveLength(from t0: CGFloat, to t1: CGFloat, tolerance: CGFloat, depth: Int = 40) -> CGFloat {
    let whole = estimate(from: t0, to: t1)
    guard whole.error > tolerance, depth > 0 else { return whole.length }
    let middle = t0 + (t1 - t0) / 2
    return adaptiveLength(from: t0, to: middle, tolerance: tolerance, depth: depth - 1)
      + adaptiveLength(from: middle, to: t1, tolerance: tolerance, depth: depth - 1)
  }

  /// The scaled length by the rule of 16 points, and how far the rule of 8 is from it.
  private func estimate(from t0: CGFloat, to t1: CGFloat) -> (length: CGFloat, error: CGFloat) {
    let half = (t1 - t0) / 2
    let coarse = GaussLegendre.eight.integral(center: t0 + half, halfWidth: half, self)
    let fine = GaussLegendre.sixteen.integral(center: t0 + half, halfWidth: half, self)
    return (fine, abs(fine - coarse))
  }

  /// Solves length(from: 0, to: t) = target by interpolation, truncation and projection.
  ///
  /// The bracket [low, high] always holds the root, and the length up to `low` is kept, so that each step integrates the new
  /// part alone. The constants are those of the method's authors: κ₁ = 0.2 over the bracket's first width, κ₂ = 2, n₀ = 1; a step
  /// is never shorter than `accuracy`, so that a bound that has met the root does not stop the other one.
  func parameter(atLength target: CGFloat, of total: CGFloat, accuracy: CGFloat) -> CGFloat {
    var (low, high) = (CGFloat(0), CGFloat(1))
    var (below, above) = (-target, total - target)
    var radius = accuracy * exp2(log2(1 / (2 * accuracy)).rounded(.up) + 1)
    while high - low > 2 * accuracy {
      let width = high - low
      let middle = low + width / 2
      let regula = (above * low - below * high) / (above - below)
      let side: CGFloat = middle < regula ? -1 : 1
      let truncation = max(accuracy, 0.2 * width * width)
      let truncated = truncation <= abs(middle - regula) ? regula + side * truncation : middle
      let reach = max(0, radius - width / 2)
      let projected = abs(truncated - middle) <= reach ? truncated : middle - side * reach
      let t = max(low + accuracy, min(projected, high - accuracy))
      let value = below + length(from: low, to: t, tolerance: accuracy)
      if value < 0 {
        (low, below) = (t, value)
      } else if value > 0 {
        (high, above) = (t, value)
      } else {
        return t
      }
      radius /= 2
    }
    return low + (high - low) / 2
  }
}

/// A Gauss-Legendre rule on [-1, 1]: the positive nodes and their weights; the rule is even.
private struct GaussLegendre {
  var nodes: [CGFloat]
  var weights: [CGFloat]

  func integral(center: CGFloat, halfWidth: CGFloat, _ value: Speed) -> CGFloat {
    var sum: CGFloat = 0
    for index in nodes.indices {
      let offset = halfWidth * nodes[index]
      sum += weights[index] * (value(center - offset) + value(center + offset))
    }
    return sum * halfWidth
  }

  static let eight = GaussLegendre(
    nodes: [
      0.183434642495649805,
      0.525532409916328986,
      0.79666647741362674,
      0.960289856497536232,
    ],
    weights: [
      0.362683783378361983,
      0.313706645877887287,
      0.222381034453374471,
      0.101228536290376259,
    ])

  static let sixteen = GaussLegendre(
    nodes: [
      0.0950125098376374402,
      0.281603550779258913,
      0.458016777657227386,
      0.617876244402643748,
      0.755404408355003034,
      0.865631202387831744,
      0.944575023073232576,
      0.989400934991649933,
    ],
    weights: [
      0.189450610455068496,
      0.182603415044923589,
      0.169156519395002538,
      0.149595988816576732,
      0.124628971255533872,
      0.0951585116824927848,
      0.0622535239386478929,
      0.0271524594117540949,
    ])
}
