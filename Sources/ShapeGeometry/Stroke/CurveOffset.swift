import Foundation

/// One side of a curve's stroke: the parallel curve, and its replacement where it folds.
///
/// If the radius of curvature on that side is below the distance, the parallel curve runs backwards and would count
/// negatively. There the side follows the evolute instead, the locus of the centres of curvature. Near the ends of the
/// curve it also runs once around the folded part, so that all parts of the stroke count positively (Nehab, *Converting
/// stroked primitives to filled primitives*, 2020).
struct CurveOffset {
  let curve: StrokeCurve
  /// The signed distance of the side along the normals.
  let distance: CGFloat
  let tolerance: CGFloat
  /// True if all points within the distance of the curve's ends are inside the stroke anyway.
  let hasRoundEnds: Bool

  /// The accuracy of the ends of folds, as a parameter of the curve.
  private static let parameterAccuracy: CGFloat = 1e-12
  /// The distance from a curve's end, as a parameter, at which its curvature is taken; at the end itself it may be
  /// infinite.
  private static let endDistance: CGFloat = 1e-7
  /// The greatest turn, in radians, between neighbouring points of the evolute.
  private static let greatestTurn: CGFloat = .pi / 4
  /// The greatest number of times that the evolute between two extrema of curvature is halved.
  private static let mostHalvings = 8

  /// Draws the side onto `side` and returns the number of cubics and points that were tried.
  ///
  /// `extrema` are the parameters of extreme curvature in rising order; nil if the curve is gentle for the distance.
  func append(extrema: [CGFloat]?, onto side: inout OutlineSide) -> Int {
    let fit = OffsetFit(curve: curve, distance: distance, tolerance: tolerance)
    side.addLine(to: curve.offsetPoint(at: 0, distance: distance))
    guard let extrema else { return fit.append(from: 0, to: 1, onto: &side) }
    var trials = extrema.count
    var t0: CGFloat = 0
    for t1 in folds(extrema: extrema) + [1] {
      if isFolded(at: (t0 + t1) / 2) {
        trials += appendFold(from: t0, to: t1, extrema: extrema.filter { $0 > t0 && $0 < t1 }, onto: &side)
      } else {
        trials += fit.append(from: t0, to: t1, onto: &side)
      }
      t0 = t1
    }
    return trials
  }

  /// Returns the parameters where the radius of curvature on this side equals the distance, in rising order.
  private func folds(extrema: [CGFloat]) -> [CGFloat] {
    var result: [CGFloat] = []
    var low = Self.endDistance
    for high in extrema + [1 - Self.endDistance] where high > low {
      let (atLow, atHigh) = (isFolded(at: low), isFolded(at: high))
      if atLow != atHigh {
        let sign: CGFloat = atLow ? 1 : -1
        let root = bracketedRoot(from: Double(low), to: Double(high), accuracy: Double(Self.parameterAccuracy)) {
          Double(sign * curve.offsetSpeed(at: CGFloat($0), distance: distance))
        }
        result.append(CGFloat(root))
      }
      low = high
    }
    return result
  }

  private func isFolded(at t: CGFloat) -> Bool {
    curve.offsetSpeed(at: t, distance: distance) < 0
  }

  /// Draws the replacement of the parallel curve between two parameters where it runs backwards; returns the number of
  /// trials.
  private func appendFold(from t0: CGFloat, to t1: CGFloat, extrema: [CGFloat], onto side: inout OutlineSide) -> Int {
    let needsBack = isNearEnd(from: t0, to: t1)
    var evolute = [center(at: t0)]
    var low = t0
    for high in extrema + [t1] {
      let turn = curve.turn(from: low, to: high, sign: distance < 0 ? -1 : 1)
      appendEvolute(
        from: low, to: high, turn: turn, isExact: needsBack, halvings: Self.mostHalvings, to: &evolute)
      low = high
    }
    let first = curve.offsetPoint(at: t0, distance: distance)
    let last = curve.offsetPoint(at: t1, distance: distance)
    side.addLine(to: first)
    for point in evolute { side.addLine(to: point) }
    side.addLine(to: last)
    guard needsBack else { return evolute.count }
    let fit = OffsetFit(curve: curve, distance: distance, tolerance: tolerance)
    let trials = fit.append(from: t1, to: t0, onto: &side)
    for point in evolute { side.addLine(to: point) }
    side.addLine(to: last)
    return trials + evolute.count
  }

  /// Returns true if the folded part may reach points that no other part of the curve covers: only near the curve's
  /// ends.
  private func isNearEnd(from t0: CGFloat, to t1: CGFloat) -> Bool {
    guard !hasRoundEnds else { return false }
    let reach = 2 * distance.magnitude
    for t in [t0, t1, (t0 + t1) / 2] {
      let point = curve.point(at: t)
      if (point - curve.start).length <= reach || (point - curve.end).length <= reach { return true }
    }
    return false
  }

  /// Appends the points of the evolute after `t0` up to and including `t1`; the curvature must be monotone between
  /// them.
  ///
  /// No normal reaches the side of the evolute on which the chords lie. So the chords cover slightly too much, never
  /// too little: by at most `tolerance` if `isExact`, otherwise only points within the distance of the curve.
  private func appendEvolute(
    from t0: CGFloat, to t1: CGFloat, turn: CGFloat, isExact: Bool, halvings: Int, to points: inout [CGPoint]
  ) {
    let (first, last) = (radius(at: t0), radius(at: t1))
    let sagitta = (last - first).magnitude * turn / 8
    if halvings == 0 || turn <= Self.greatestTurn && (!isExact || sagitta <= tolerance) {
      points.append(center(at: t1))
      return
    }
    let angle = (distance < 0 ? -turn : turn) / 2
    let start = curve.tangent(at: t0)
    let (c, s) = (cos(angle), sin(angle))
    let direction = CGPoint(x: start.x * c - start.y * s, y: start.x * s + start.y * c)
    let middle = curve.parameter(ofDirection: direction, from: t0, to: t1) ?? (t0 + t1) / 2
    appendEvolute(from: t0, to: middle, turn: turn / 2, isExact: isExact, halvings: halvings - 1, to: &points)
    appendEvolute(from: middle, to: t1, turn: turn / 2, isExact: isExact, halvings: halvings - 1, to: &points)
  }

  /// Returns the radius of curvature, or the distance if that is less.
  private func radius(at t: CGFloat) -> CGFloat {
    min(curve.radius(at: t).magnitude, distance.magnitude)
  }

  /// Returns the point on the normal at that radius: the centre of curvature where the radius is at most the distance.
  private func center(at t: CGFloat) -> CGPoint {
    curve.offsetPoint(at: t, distance: distance < 0 ? -radius(at: t) : radius(at: t))
  }
}

extension StrokeCurve {
  /// Returns the angle, in radians, by which the direction turns between two parameters; the curvature must have the
  /// given sign.
  fileprivate func turn(from t0: CGFloat, to t1: CGFloat, sign: CGFloat) -> CGFloat {
    let middle = tangent(at: (t0 + t1) / 2)
    return [tangent(at: t0).angle(to: middle), middle.angle(to: tangent(at: t1))].reduce(0) { sum, angle in
      let turn = angle * sign
      // An angle below 0 by more than rounding means a turn of more than half a circle.
      return sum + (turn < -1e-6 ? turn + 2 * .pi : max(turn, 0))
    }
  }
}
