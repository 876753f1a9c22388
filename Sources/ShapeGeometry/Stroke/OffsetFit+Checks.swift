import Foundation

extension OffsetFit {
  /// The share of the tolerance that the error half way between sample points may use.
  private static let checkedShare: CGFloat = 0.88
  /// The share of the tolerance up to which an error half way needs no further check beside it.
  private static let closeShare: CGFloat = 0.5
  /// The share of the tolerance within which handles that overtake each other do no harm.
  private static let steadyShare: CGFloat = 0.5
  /// The greatest ratio of the turns of two halves that count as even.
  private static let evenRatio: CGFloat = 4
  /// The sine of the greatest turn that counts as even in any case.
  private static let noTurn: CGFloat = 0.02

  /// Returns true if the cubic cannot deviate between samples.
  ///
  /// This holds if its handles do not overtake each other along the chord, or are within a share of the tolerance of
  /// the chord: the distance of a cubic from its chord never exceeds that of its control points.
  func isSteady(_ cubic: OffsetCubic) -> Bool {
    let chord = cubic.end - cubic.start
    let square = chord.dot(chord)
    let (first, last) = (cubic.control1 - cubic.start, cubic.end - cubic.control2)
    guard (first + last).dot(chord) > square else { return true }
    let most = tolerance * Self.steadyShare
    func isNearChord(_ handle: CGPoint) -> Bool {
      let t = square > 0 ? min(max(handle.dot(chord) / square, 0), 1) : 0
      let gap = handle - chord * t
      return gap.dot(gap) <= most * most
    }
    return isNearChord(first) && isNearChord(last)
  }

  /// Returns true if the cubic is also within the tolerance half way between neighbouring samples and at half the turn
  /// between them.
  func holdsBetween(
    _ samples: UnsafeMutableBufferPointer<Sample>, of fit: OffsetCubic, from a: Station, to b: Station
  ) -> Bool {
    let most = tolerance * Self.checkedShare * (tolerance * Self.checkedShare)
    let close = tolerance * Self.closeShare * (tolerance * Self.closeShare)
    var (from, u) = (a, CGFloat(0))
    for index in 0...samples.count {
      let to = index < samples.count ? samples[index].station : b
      let nextU = index < samples.count ? samples[index].u : 1
      let halfWay = Station((from.t + to.t) / 2, of: self)
      let gap = squaredGap(fit, at: halfWay, near: (u + nextU) / 2)
      guard gap <= most else { return false }
      if gap > close {
        // The greatest error may lie on either side.
        for share in [0.25, 0.75] as [CGFloat] {
          let station = Station(from.t + (to.t - from.t) * share, of: self)
          guard squaredGap(fit, at: station, near: u + (nextU - u) * share) <= most else { return false }
        }
      }
      if !turnsEvenly(from: from, over: halfWay, to: to), let halfTurn = parameter(ofHalfTurnFrom: from, to: to) {
        let share = (halfTurn - from.t) / (to.t - from.t)
        let station = Station(halfTurn, of: self)
        guard squaredGap(fit, at: station, near: u + (nextU - u) * share) <= most else { return false }
      }
      (from, u) = (to, nextU)
    }
    return true
  }

  /// Returns true if about half of the turn between two points lies before the middle one.
  private func turnsEvenly(from a: Station, over middle: Station, to b: Station) -> Bool {
    let (before, after) = (a.tangent.cross(middle.tangent), middle.tangent.cross(b.tangent))
    return a.tangent.dot(b.tangent) > 0 && before * after >= 0
      && max(before.magnitude, after.magnitude) <= Self.evenRatio * min(before.magnitude, after.magnitude) + Self.noTurn
  }

  /// Returns the squared distance of the cubic from a point of the parallel curve; `guess` is the approximate
  /// parameter.
  private func squaredGap(_ fit: OffsetCubic, at station: Station, near guess: CGFloat) -> CGFloat {
    var gap = fit.point(at: guess) - station.point
    let speed = fit.velocity(at: guess).dot(station.tangent)
    if speed > 0 {
      gap = fit.point(at: min(max(guess - gap.dot(station.tangent) / speed, 0), 1)) - station.point
    }
    return gap.dot(gap)
  }
}
