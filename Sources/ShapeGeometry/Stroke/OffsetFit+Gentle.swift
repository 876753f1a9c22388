import Foundation

extension OffsetFit {
  /// The share of the tolerance that the error of a gentle stretch may use where it is looked at.
  private static let gentleShare: CGFloat = 0.5
  /// The cosine of the greatest turn of a gentle stretch.
  private static let gentleCosine: CGFloat = 0.8
  /// How many times as fast as elsewhere the curve may be on a gentle stretch.
  private static let gentleRatio: CGFloat = 2

  /// The cubic from `a` to `b` that starts and ends as fast as the parallel curve itself, where three points show that it is well
  /// within the tolerance; nil where it is not, or where three points do not tell.
  ///
  /// Three points tell where the curve turns little and changes its speed little: its derivative is quadratic, and so bound by its values at
  /// both ends and half way. The error of Hermite's interpolation then is near a multiple of u²(1 - u)².
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

  /// Whether the curve itself is about as fast at all three points.
  private func isEven(from a: Station, over middle: Station, to b: Station) -> Bool {
    let (v0, v1, v2) = (curve.velocity(at: a.t), curve.velocity(at: middle.t), curve.velocity(at: b.t))
    let (s0, s1, s2) = (v0.dot(v0), v1.dot(v1), v2.dot(v2))
    return max(s0, s1, s2) <= min(s0, s1, s2) * Self.gentleRatio * Self.gentleRatio
  }
}
