import Foundation

/// Draws one side of a curve's stroke: the parallel curve where it exists, and what takes its place where it folds.
///
/// Where the radius of curvature on that side is below the distance, the parallel curve runs backwards and would count
/// negatively. There the side runs along the evolute instead, the line of the centres of curvature, and where it matters once around the
/// folded part, so that all parts of the stroke count positively (Nehab, *Converting stroked primitives to filled primitives*, 2020).
struct CurveOffset {
  let curve: StrokeCurve
  /// The signed distance of the side along the normals.
  let distance: CGFloat
  let tolerance: CGFloat
  /// Whether everything within the distance of the curve's ends is inside the stroke anyway.
  let hasRoundEnds: Bool

  /// How exactly the ends of folds are located, as a parameter of the curve.
  private static let parameterAccuracy: CGFloat = 1e-12
  /// How far from a curve's end the curvature stands for the end's own, which may be infinite.
  private static let endDistance: CGFloat = 1e-7
  /// The greatest turn, in radians, between neighbouring normals of a fold.
  private static let greatestTurn: CGFloat = .pi / 4
  /// The most normals that a fold between two extrema of curvature is divided by.
  private static let mostTurns: CGFloat = 64

  /// Draws the side onto `side`; `extrema` are the parameters of extreme curvature, nil when the curve is gentle for the distance.
  func append(extrema: [CGFloat]?, onto side: inout OutlineSide) {
    let fit = OffsetFit(curve: curve, distance: distance, tolerance: tolerance)
    side.addLine(to: curve.offsetPoint(at: 0, distance: distance))
    guard let extrema else {
      fit.append(from: 0, to: 1, onto: &side)
      return
    }
    var t0: CGFloat = 0
    for t1 in folds(extrema: extrema) + [1] {
      if isFolded(at: (t0 + t1) / 2) {
        appendFold(from: t0, to: t1, extrema: extrema.filter { $0 > t0 && $0 < t1 }, onto: &side)
      } else {
        fit.append(from: t0, to: t1, onto: &side)
      }
      t0 = t1
    }
  }

  /// The parameters where the radius of curvature on this side equals the distance, in rising order.
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

  /// Draws what takes the place of the parallel curve between two parameters where it runs backwards.
  private func appendFold(from t0: CGFloat, to t1: CGFloat, extrema: [CGFloat], onto side: inout OutlineSide) {
    let needsBack = isNearEnd(from: t0, to: t1)
    var pivots: [CGPoint] = []
    var low = t0
    for high in extrema + [t1] {
      appendPivots(from: low, to: high, isExact: needsBack, to: &pivots)
      low = high
    }
    let first = curve.offsetPoint(at: t0, distance: distance)
    let last = curve.offsetPoint(at: t1, distance: distance)
    side.addLine(to: first)
    for pivot in pivots { side.addLine(to: pivot) }
    side.addLine(to: last)
    guard needsBack else { return }
    OffsetFit(curve: curve, distance: distance, tolerance: tolerance).append(from: t1, to: t0, onto: &side)
    for pivot in pivots { side.addLine(to: pivot) }
    side.addLine(to: last)
  }

  /// Whether the folded part may reach points that no other part of the curve covers: only near the curve's ends can it.
  private func isNearEnd(from t0: CGFloat, to t1: CGFloat) -> Bool {
    guard !hasRoundEnds else { return false }
    let reach = 2 * distance.magnitude
    for t in [t0, t1, (t0 + t1) / 2] {
      let point = curve.point(at: t)
      if (point - curve.start).length <= reach || (point - curve.end).length <= reach { return true }
    }
    return false
  }

  /// Appends where neighbouring normals between two parameters cross: points just outside the evolute.
  ///
  /// The curvature must be monotone between the two.
  private func appendPivots(from t0: CGFloat, to t1: CGFloat, isExact: Bool, to pivots: inout [CGPoint]) {
    let sign: CGFloat = distance < 0 ? -1 : 1
    let start = curve.tangent(at: t0)
    let turn = curve.turn(from: t0, to: t1, sign: sign)
    var count = (turn / Self.greatestTurn).rounded(.up)
    if isExact { count = max(count, (turn * distance.magnitude / (8 * tolerance)).squareRoot().rounded(.up)) }
    count = min(max(count, 1), Self.mostTurns)
    var (t, point, tangent) = (t0, curve.point(at: t0), start)
    for index in 1...Int(count) {
      let angle = sign * turn * (CGFloat(index) / count)
      let direction = CGPoint(
        x: start.x * cos(angle) - start.y * sin(angle), y: start.x * sin(angle) + start.y * cos(angle))
      let isLast = index == Int(count)
      guard let next = isLast ? t1 : curve.parameter(ofDirection: direction, from: t, to: t1) else { continue }
      let nextPoint = curve.point(at: next)
      let nextTangent = isLast ? curve.tangent(at: t1) : direction
      let sine = tangent.cross(nextTangent) * sign
      // Along the normal of `point`, to the normal of `nextPoint`.
      let along = sine > 1e-12 ? (nextPoint - point).dot(nextTangent) / sine : 0
      pivots.append(point + tangent.normal * (sign * min(max(along, 0), distance.magnitude)))
      (t, point, tangent) = (next, nextPoint, nextTangent)
    }
  }
}

extension StrokeCurve {
  /// The angle, in radians, by which the direction turns between two parameters where the curvature has the sign of `sign`.
  fileprivate func turn(from t0: CGFloat, to t1: CGFloat, sign: CGFloat) -> CGFloat {
    let middle = tangent(at: (t0 + t1) / 2)
    return [tangent(at: t0).angle(to: middle), middle.angle(to: tangent(at: t1))].reduce(0) { sum, angle in
      let turn = angle * sign
      // What is below zero by more than rounding has gone past half a turn.
      return sum + (turn < -1e-6 ? turn + 2 * .pi : max(turn, 0))
    }
  }
}
