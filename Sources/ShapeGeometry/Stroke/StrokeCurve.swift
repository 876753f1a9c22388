import Foundation

/// A cubic curve for stroking: it has a direction everywhere and no cusp inside.
///
/// Normals point to the side of positive rotation, which is clockwise on a y-down screen. The curvature is positive
/// where the curve bends to that side.
struct StrokeCurve {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint
  /// The direction at the start, of length 1; the limit if the first handle has no length.
  let startTangent: CGPoint
  /// The direction at the end, of length 1; the limit if the last handle has no length.
  let endTangent: CGPoint
  // The three control points of the derivative.
  private let e0: CGPoint
  private let e1: CGPoint
  private let e2: CGPoint

  /// Creates the curve with these control points; nil if they all coincide.
  init?(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    let first = b != a ? b : c != a ? c : d
    let last = c != d ? c : b != d ? b : a
    guard first != a, last != d else { return nil }
    start = a
    control1 = b
    control2 = c
    end = d
    startTangent = (first - a).unit
    endTangent = (d - last).unit
    e0 = (b - a) * 3
    e1 = (c - b) * 3
    e2 = (d - c) * 3
  }

  /// Returns the point at parameter `t`.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// Returns the derivative at parameter `t`.
  func velocity(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return e0 * (s * s) + e1 * (2 * s * t) + e2 * (t * t)
  }

  /// Returns the second derivative at parameter `t`.
  func acceleration(at t: CGFloat) -> CGPoint {
    ((e1 - e0) * (1 - t) + (e2 - e1) * t) * 2
  }

  /// Returns the direction at parameter `t`, of length 1.
  func tangent(at t: CGFloat) -> CGPoint {
    if t <= 0 { return startTangent }
    if t >= 1 { return endTangent }
    let velocity = velocity(at: t)
    let square = velocity.dot(velocity)
    guard square > 0 else { return t < 0.5 ? startTangent : endTangent }
    return velocity / square.squareRoot()
  }

  /// Returns the point at `distance` along the normal at `t`.
  func offsetPoint(at t: CGFloat, distance: CGFloat) -> CGPoint {
    point(at: t) + tangent(at: t).normal * distance
  }

  /// The residue that rounding may leave of a coefficient that is exactly 0, as a share of its terms.
  private static let noise = 1e-14
  /// The distance from an end without a handle at which the limit there is evaluated, as a parameter.
  private static let limitDistance: CGFloat = 1e-6

  /// Returns the speed at `t` of the parallel curve at `distance`, along the tangent; negative where it runs backwards.
  func offsetSpeed(at t: CGFloat, distance: CGFloat) -> CGFloat {
    let velocity = velocity(at: t)
    let square = velocity.dot(velocity)
    guard square > 0 else {
      let inside = min(max(t, Self.limitDistance), 1 - Self.limitDistance)
      return inside == t ? 0 : offsetSpeed(at: inside, distance: distance)
    }
    return square.squareRoot() - distance * velocity.cross(acceleration(at: t)) / square
  }

  /// Returns the radius of curvature at `t`, with the sign of the curvature; 0 where the derivative is 0.
  func radius(at t: CGFloat) -> CGFloat {
    let velocity = velocity(at: t)
    let square = velocity.dot(velocity)
    guard square > 0 else { return 0 }
    return square * square.squareRoot() / velocity.cross(acceleration(at: t))
  }

  /// The square of the speed, of degree 4.
  private var speedSquared: BernsteinPolynomial {
    BernsteinPolynomial(
      Double(e0.dot(e0)), Double(e0.dot(e1)), Double((e1.dot(e1) * 2 + e0.dot(e2)) / 3), Double(e1.dot(e2)),
      Double(e2.dot(e2)))
  }

  /// The cross product of first and second derivative, of degree 2.
  private var bend: BernsteinPolynomial {
    BernsteinPolynomial(Double(2 * e0.cross(e1)), Double(e0.cross(e2)), Double(2 * e1.cross(e2)))
  }

  /// Returns true if the radius of curvature is certainly above `distance` everywhere; false proves nothing.
  func isGentle(for distance: CGFloat) -> Bool {
    let least = speedSquared.lowerBound
    let most = bend.magnitudeBound * Double(distance)
    return least > 0 && least * least * least > most * most
  }

  /// Returns true if the speed is certainly above `speed` everywhere; false proves nothing.
  func isFaster(than speed: CGFloat) -> Bool {
    speedSquared.lowerBound > Double(speed * speed)
  }

  /// Returns the parameters inside the curve where the curvature is extreme, in rising order, to within `accuracy`.
  func curvatureExtrema(accuracy: CGFloat) -> [CGFloat] {
    let v = speedSquared
    let x = bend
    let slope = x.derivative * v - x * v.derivative * 1.5
    let noise = x.magnitudeBound * v.magnitudeBound * Self.noise
    var roots: [Double] = []
    slope.appendRoots(to: &roots, accuracy: Double(accuracy), noise: noise)
    return roots.map { CGFloat($0) }
  }

  /// Returns the parameters inside the curve where the speed is extreme, in rising order, to within `accuracy`.
  func speedExtrema(accuracy: CGFloat) -> [CGFloat] {
    let slope = speedSquared.derivative
    var roots: [Double] = []
    slope.appendRoots(to: &roots, accuracy: Double(accuracy), noise: slope.magnitudeBound * Self.noise)
    return roots.map { CGFloat($0) }
  }

  /// Returns the first parameter strictly between `t0` and `t1` where the curve has the direction `u`; nil if there is
  /// none.
  func parameter(ofDirection u: CGPoint, from t0: CGFloat, to t1: CGFloat) -> CGFloat? {
    let (a, b, c) = (e0.cross(u), e1.cross(u), e2.cross(u))
    // The power basis: c2 t^2 + 2 c1 t + c0.
    let (c2, c1, c0) = (a - 2 * b + c, b - a, a)
    let discriminant = c1 * c1 - c2 * c0
    guard discriminant >= 0 else { return nil }
    let q = -(c1 + (c1 < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    // A division by 0 gives infinity or NaN, which is never inside.
    func isInside(_ t: CGFloat) -> Bool { t > t0 && t < t1 && velocity(at: t).dot(u) > 0 }
    let (one, other) = (q / c2, c0 / q)
    if isInside(one), isInside(other) { return min(one, other) }
    return isInside(one) ? one : isInside(other) ? other : nil
  }
}

extension CGPoint {
  /// The vector of length 1 in the same direction; the vector must not be zero.
  var unit: CGPoint {
    let square = dot(self)
    // The plain root is much faster, and correct unless the square is out of range.
    return 1e-280 < square && square < 1e280 ? self / square.squareRoot() : self / length
  }

  /// The vector rotated by a quarter turn of positive angle.
  var normal: CGPoint { CGPoint(x: -y, y: x) }

  /// Returns the signed angle, in radians, from this direction to `other`.
  func angle(to other: CGPoint) -> CGFloat { atan2(cross(other), dot(other)) }
}
