import Foundation

/// The speed of a curve along its parameter: the length of its derivative, a vector polynomial of degree 2 at most.
///
/// The derivative is divided by its largest control coordinate, so that the precision does not depend on the curve's
/// size.
struct SegmentSpeed {
  /// The coefficients of 1, t and t² of the scaled derivative.
  private var constant: (x: Double, y: Double)
  private var linear: (x: Double, y: Double)
  private var square: (x: Double, y: Double)
  /// The divisor of the derivative; NaN if a point is not finite.
  let scale: Double

  /// An interval of the parameter with its scaled arc length, on which the rule of 16 points is accurate enough.
  struct Leaf {
    var start: Double
    var end: Double
    var length: Double
  }

  /// The scaled speed below which a turn counts as a near cusp.
  private static let slowness = 0.25
  /// The limit for the squared difference of the two rules, as a share of the tolerance.
  private static let caution = 1e-4
  /// The greatest depth of halving; without it, rounding could keep the two rules apart forever.
  private static let mostHalvings = 40

  /// Creates the speed of a segment.
  init(_ segment: PathSegment) {
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
    let greatest = max(a.reach, b.reach, c.reach)
    scale = a.isFinite && b.isFinite && c.isFinite ? Double(greatest) : .nan
    let unit = greatest > 0 ? greatest : 1
    let (p, q, r) = (a / unit, b / unit, c / unit)
    constant = (Double(p.x), Double(p.y))
    linear = (Double(q.x - p.x) * 2, Double(q.y - p.y) * 2)
    square = (Double(p.x - q.x * 2 + r.x), Double(p.y - q.y * 2 + r.y))
  }

  /// Returns the scaled speed at a parameter.
  private func value(at t: Double) -> Double {
    let x = constant.x + t * (linear.x + t * square.x)
    let y = constant.y + t * (linear.y + t * square.y)
    return (x * x + y * y).squareRoot()
  }

  /// Calls `body` for the intervals that make up 0...1, in rising order; they are cut at cusps, then halved until the
  /// rule holds.
  func forEachLeaf(tolerance: Double, _ body: (Leaf) -> Void) {
    guard scale != 0 else { return }
    var start = 0.0
    // At a cusp the speed is not smooth: both rules may miss the turn, or agree by chance.
    for cusp in cusps where cusp > start {
      forEachLeaf(from: start, to: cusp, tolerance: tolerance, halvings: Self.mostHalvings, body)
      start = cusp
    }
    forEachLeaf(from: start, to: 1, tolerance: tolerance, halvings: Self.mostHalvings, body)
  }

  private func forEachLeaf(from t0: Double, to t1: Double, tolerance: Double, halvings: Int, _ body: (Leaf) -> Void) {
    let coarse = integralOfEight(from: t0, to: t1)
    let fine = integralOfSixteen(from: t0, to: t1)
    guard !isExact(fine, coarse, from: t0, to: t1, tolerance: tolerance), halvings > 0 else {
      return body(Leaf(start: t0, end: t1, length: fine))
    }
    let middle = t0 + (t1 - t0) / 2
    forEachLeaf(from: t0, to: middle, tolerance: tolerance, halvings: halvings - 1, body)
    forEachLeaf(from: middle, to: t1, tolerance: tolerance, halvings: halvings - 1, body)
  }

  /// Returns whether the error of the rule of 16 points is within the tolerance.
  ///
  /// Where the speed is smooth, the rules converge geometrically, and the error of the finer one is of the order of
  /// their difference squared. Beside a near cusp both rules miss the same part, so their agreement proves nothing. At
  /// a cusp itself the speed is smooth on either side.
  private func isExact(
    _ fine: Double, _ coarse: Double, from t0: Double, to t1: Double, tolerance: Double
  ) -> Bool {
    let difference = (fine - coarse).magnitude
    if difference.isNaN || fine <= tolerance { return true }
    guard difference * difference <= tolerance * Self.caution else { return false }
    if isSmooth(from: t0, to: t1) { return true }
    return difference <= tolerance && min(value(at: t0), value(at: t1)) <= tolerance.squareRoot() * Self.standstill
  }

  /// The number of steps of an interval at which the speed is tested for values near 0.
  private static let smoothSteps = 8
  /// The speed that counts as 0 at a cusp, as a share of the square root of the tolerance; the arc there is as short as
  /// its square.
  private static let standstill = 0.01

  /// Returns whether the speed is nowhere near 0 in the interval, which makes it smooth.
  private func isSmooth(from t0: Double, to t1: Double) -> Bool {
    let step = (t1 - t0) / Double(Self.smoothSteps)
    // Between two neighbouring points the speed cannot fall by more than 5/9 of this.
    let least = step * Self.greatestChange * 0.9
    for index in 0...Self.smoothSteps where value(at: t0 + Double(index) * step) < least { return false }
    return true
  }

  /// The parameters of cusps and near cusps in rising order: a coordinate turns round there while the curve is slow.
  private var cusps: [Double] {
    var result: [Double] = []
    func add(_ t: Double) {
      if t > 0, t < 1, value(at: t) < Self.slowness { result.append(t) }
    }
    for (a, b, c) in [(square.x, linear.x, constant.x), (square.y, linear.y, constant.y)] {
      // The roots of a·t² + b·t + c without cancellation; a quotient that is NaN or infinite is never inside.
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { continue }
      let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
      add(q / a)
      add(c / q)
    }
    if result.count > 1 { result.sort() }
    return result
  }

  /// An upper bound of the magnitude of the scaled speed's derivative.
  private static let greatestChange = 6.0
  /// The greatest number of steps before the middle of the bracket is returned.
  private static let mostSteps = 100

  /// Returns the parameter inside a leaf at which the length from the leaf's start is `target`, scaled like the speed.
  ///
  /// Newton's method starts from a Hermite interpolation of the inverse. It stays in a bracket, which is halved if a
  /// step would leave it.
  func parameter(atLength target: Double, of leaf: Leaf, accuracy: Double) -> Double {
    var (low, high) = (leaf.start, leaf.end)
    var t = guess(atLength: target, of: leaf)
    var length = integralOfSixteen(from: leaf.start, to: t)
    for _ in 0..<Self.mostSteps {
      let rest = target - length
      if rest > 0 { low = t } else if rest < 0 { high = t } else { return t }
      guard high - low > 2 * accuracy else { break }
      let speed = value(at: t)
      let step = rest / speed
      let next = t + step
      guard next > low, next < high else {
        // The speed may be almost 0, so a step could lead anywhere: halve the bracket instead.
        t = low + (high - low) / 2
        length = integralOfSixteen(from: leaf.start, to: t)
        continue
      }
      // The rest after the step is smaller than this, because the speed cannot change faster.
      if step * step * Self.greatestChange <= accuracy * speed { return next }
      let isShort = step.magnitude * 8 < leaf.end - leaf.start
      length += isShort ? integralOfEight(from: t, to: next) : integralOfSixteen(from: t, to: next)
      t = next
    }
    return low + (high - low) / 2
  }

  /// Returns an approximation of the parameter at which the length from the leaf's start is `target`.
  private func guess(atLength target: Double, of leaf: Leaf) -> Double {
    let width = leaf.end - leaf.start
    let x = target / leaf.length
    let first = leaf.length / (width * value(at: leaf.start))
    let last = leaf.length / (width * value(at: leaf.end))
    // The interpolation is not monotone for slopes above 3.
    guard first < 3, last < 3 else { return leaf.start + width * x }
    let s = 1 - x
    return leaf.start + width * (x * x * (3 - 2 * x) + first * x * s * s - last * x * x * s)
  }

  private func integralOfEight(from t0: Double, to t1: Double) -> Double {
    let half = (t1 - t0) / 2
    let center = t0 + half
    func pair(_ node: Double, _ weight: Double) -> Double {
      weight * (value(at: center - half * node) + value(at: center + half * node))
    }
    let inner = pair(0.183434642495649805, 0.362683783378361983) + pair(0.525532409916328986, 0.313706645877887287)
    let outer = pair(0.79666647741362674, 0.222381034453374471) + pair(0.960289856497536232, 0.101228536290376259)
    return (inner + outer) * half
  }

  private func integralOfSixteen(from t0: Double, to t1: Double) -> Double {
    let half = (t1 - t0) / 2
    let center = t0 + half
    func pair(_ node: Double, _ weight: Double) -> Double {
      weight * (value(at: center - half * node) + value(at: center + half * node))
    }
    var sum = pair(0.0950125098376374402, 0.189450610455068496) + pair(0.281603550779258913, 0.182603415044923589)
    sum += pair(0.458016777657227386, 0.169156519395002538) + pair(0.617876244402643748, 0.149595988816576732)
    sum += pair(0.755404408355003034, 0.124628971255533872) + pair(0.865631202387831744, 0.0951585116824927848)
    sum += pair(0.944575023073232576, 0.0622535239386478929) + pair(0.989400934991649933, 0.0271524594117540949)
    return sum * half
  }
}

extension CGPoint {
  /// The greater magnitude of the two coordinates.
  fileprivate var reach: CGFloat { max(x.magnitude, y.magnitude) }
}
