import Foundation

extension OffsetFit {
  /// The share of the tolerance that the error at the checked points of a gentle stretch may use.
  private static let gentleShare: CGFloat = 0.5
  /// The cosine of the greatest turn of a gentle stretch.
  private static let gentleCosine: CGFloat = 0.8
  /// The greatest ratio of speeds of the curve on a gentle stretch.
  private static let gentleRatio: CGFloat = 2

  /// Returns the cubic from `a` to `b` that has the parallel curve's own speed at both ends, if three points show a
  /// small error.
  ///
  /// The result is nil if the error exceeds half of the tolerance, or if three points prove nothing. They prove the
  /// error where direction and speed of the curve change little: its derivative is quadratic, so its values at both
  /// ends and half way determine it. The error of the Hermite interpolation is then close to a multiple of u²(1 - u)².
  func gentleCubic(from a: Station, to b: Station) -> OffsetCubic? {
    let span = b.t - a.t
    let middle = Station((a.t + b.t) / 2, of: self)
    guard a.tangent.dot(b.tangent) > Self.gentleCosine, a.tangent.dot(middle.tangent) > Self.gentleCosine,
      middle.tangent.dot(b.tangent) > Self.gentleCosine, isEven(from: a, over: middle, to: b)
    else { return nil }
    let first = curve.offsetSpeed(at: a.t, distance: distance) * span / 3
    let last = curve.offsetSpeed(at: b.t, distance: distance) * span / 3
    guard first >= 0, last >= 0, first.isFinite, last.isFinite else { return nil }
    let cubic = OffsetCubic(from: a, to: b, first: first, last: last)
    let most = tolerance * Self.gentleShare
    func isNear(_ station: Station, at u: CGFloat) -> Bool {
      let gap = cubic.point(at: u) - station.point
      return gap.dot(gap) <= most * most
    }
    guard isNear(middle, at: 0.5), isNear(Station(a.t + span * 0.25, of: self), at: 0.25),
      isNear(Station(a.t + span * 0.75, of: self), at: 0.75)
    else { return nil }
    return cubic
  }

  /// Returns true if the curve itself has about the same speed at all three points.
  private func isEven(from a: Station, over middle: Station, to b: Station) -> Bool {
    let (v0, v1, v2) = (curve.velocity(at: a.t), curve.velocity(at: middle.t), curve.velocity(at: b.t))
    let (s0, s1, s2) = (v0.dot(v0), v1.dot(v1), v2.dot(v2))
    return max(s0, s1, s2) <= min(s0, s1, s2) * Self.gentleRatio * Self.gentleRatio
  }
}
