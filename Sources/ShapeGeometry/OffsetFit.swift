import Foundation

/// Fits cubic curves to a stretch of the curve parallel to another one, by least squares.
///
/// Each cubic has the true end points and end directions; the lengths of its two handles are found by Gauss and Newton's method on
/// the distances along the normals of sample points (after Raph Levien, *Parallel curves of cubic Béziers*, 2022; Levien and Uguray,
/// *GPU-friendly Stroke Expansion*, 2024). A stretch that does not fit is divided.
struct OffsetFit {
  let curve: StrokeCurve
  /// The signed distance of the parallel curve along the normals.
  let distance: CGFloat
  /// The greatest distance of the fitted curves from the true one.
  let tolerance: CGFloat

  /// How many points inside a stretch are compared.
  private static let sampleCount = 8
  /// The share of the tolerance that the error at the sample points may use; the rest is for the points between them.
  private static let sampledShare: CGFloat = 0.85
  /// The share of the tolerance that the error half way between sample points may use.
  private static let checkedShare: CGFloat = 0.88
  /// The share of the tolerance up to which an error half way speaks for its neighbours as well.
  private static let closeShare: CGFloat = 0.5
  /// For each round of the fit, how many times the tolerance an error is that hardly any further round makes good.
  private static let hopelessErrors: [CGFloat] = [100, 12, 1]
  /// How many cubics are tried for one stretch; where rounding keeps all of them from fitting, lines take over.
  private static let mostTrials = 4096
  /// The cosine of the greatest turn that one cubic is tried on.
  private static let greatestTurnCosine: CGFloat = -0.2
  /// The cosine of the least turn that counts as one.
  private static let straightCosine: CGFloat = 0.999
  /// The ratio of the turns of two halves that are about even; and the sine of what is no turn in either case.
  private static let evenRatio: CGFloat = 4
  private static let noTurn: CGFloat = 0.02
  /// The cosine of a turn that has no direction half way.
  private static let oppositeCosine: CGFloat = -0.99
  /// The share of a stretch's parameters within which half of its turn is evenly spread.
  private static let evenShare: ClosedRange<CGFloat> = 0.2...0.8

  /// Draws the parallel curve from parameter `t0` to `t1`, in either order, onto `side`.
  ///
  /// The stretch must be one along which the parallel curve moves with the tangent: forwards where the curve is gentle, backwards
  /// where it folds.
  func append(from t0: CGFloat, to t1: CGFloat, onto side: inout OutlineSide) {
    var trials = Self.mostTrials
    append(from: Station(t0, of: self), to: Station(t1, of: self), trials: &trials, onto: &side)
  }

  /// A point of the parallel curve.
  private struct Station {
    let t: CGFloat
    let point: CGPoint
    let tangent: CGPoint

    init(_ t: CGFloat, of fit: OffsetFit) {
      self.t = t
      tangent = fit.curve.tangent(at: t)
      point = fit.curve.point(at: t) + tangent.normal * fit.distance
    }
  }

  private func append(from a: Station, to b: Station, trials: inout Int, onto side: inout OutlineSide) {
    let chord = b.point - a.point
    let length = chord.dot(chord)
    if trials == 0 || length <= tolerance * tolerance / 4 && staysNear(from: a, to: b, slack: side.slack) {
      side.addLine(to: b.point)
      return
    }
    trials -= 1
    let halfTurn = parameter(ofHalfTurnFrom: a, to: b)
    var pieces = 2
    if a.tangent.dot(b.tangent) > Self.greatestTurnCosine {
      switch handles(from: a, to: b, halfTurn: halfTurn) {
      case .fit(let first, let last):
        side.addCurve(
          to: b.point, control1: a.point + a.tangent * first, control2: b.point - b.tangent * last)
        return
      case .misfit(let count):
        pieces = count
      }
    }
    var from = a
    if let halfTurn, !Self.evenShare.contains((halfTurn - a.t) / (b.t - a.t)) {
      // The turn is sudden: the cut goes between it and the middle, at the geometric mean of their distances from the near end.
      let share = (halfTurn - a.t) / (b.t - a.t)
      let cut = share < 0.5 ? (share / 2).squareRoot() : 1 - ((1 - share) / 2).squareRoot()
      let middle = Station(a.t + (b.t - a.t) * cut, of: self)
      append(from: a, to: middle, trials: &trials, onto: &side)
      from = middle
    } else {
      for index in 1..<pieces {
        let to = Station(a.t + (b.t - a.t) * (CGFloat(index) / CGFloat(pieces)), of: self)
        append(from: from, to: to, trials: &trials, onto: &side)
        from = to
      }
    }
    append(from: from, to: b, trials: &trials, onto: &side)
  }

  /// Whether a stretch with a short chord is short itself, not the way round a loop; near its start by rounding, or without a turn.
  private func staysNear(from a: Station, to b: Station, slack: CGFloat) -> Bool {
    let chord = b.point - a.point
    let isNegligible = chord.dot(chord) <= slack * slack
    guard isNegligible || a.tangent.dot(b.tangent) > 0 else { return false }
    for share in [0.25, 0.5, 0.75] as [CGFloat] {
      let between = Station(a.t + (b.t - a.t) * share, of: self)
      let gap = between.point - a.point
      guard gap.dot(gap) <= tolerance * tolerance / 4, isNegligible || a.tangent.dot(between.tangent) > 0 else {
        return false
      }
    }
    return true
  }

  /// The parameter where half of the turn between two points is done; nil where the direction does not turn that simply.
  private func parameter(ofHalfTurnFrom a: Station, to b: Station) -> CGFloat? {
    let (low, high) = (min(a.t, b.t), max(a.t, b.t))
    let cosine = a.tangent.dot(b.tangent)
    guard cosine < Self.straightCosine else { return nil }
    if cosine > Self.oppositeCosine {
      return curve.parameter(ofDirection: (a.tangent + b.tangent).unit, from: low, to: high)
    }
    let side = (a.tangent - b.tangent).unit.normal
    return curve.parameter(ofDirection: side, from: low, to: high)
      ?? curve.parameter(ofDirection: -side, from: low, to: high)
  }

  /// A cubic that was fitted.
  private struct Fit {
    let start: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    init(_ a: Station, _ b: Station, first: CGFloat, last: CGFloat) {
      start = a.point
      control1 = a.point + a.tangent * first
      control2 = b.point - b.tangent * last
      end = b.point
    }

    func point(at u: CGFloat) -> CGPoint {
      let s = 1 - u
      return start * (s * s * s) + control1 * (3 * s * s * u) + control2 * (3 * s * u * u) + end * (u * u * u)
    }

    func velocity(at u: CGFloat) -> CGPoint {
      let s = 1 - u
      return ((control1 - start) * (s * s) + (control2 - control1) * (2 * s * u) + (end - control2) * (u * u)) * 3
    }
  }

  private enum Outcome {
    /// The lengths of the two handles.
    case fit(CGFloat, CGFloat)
    /// One cubic is not enough; so many may be.
    case misfit(pieces: Int)
  }

  private struct Sample {
    let station: Station
    /// Where the fitted cubic passes, as its own parameter.
    var u: CGFloat

    var point: CGPoint { station.point }
    var tangent: CGPoint { station.tangent }
  }

  /// The handles of the cubic from `a` to `b` that leaves the parallel curve least.
  private func handles(from a: Station, to b: Station, halfTurn: CGFloat?) -> Outcome {
    let span = b.t - a.t
    var first = curve.offsetSpeed(at: a.t, distance: distance) * span / 3
    var last = curve.offsetSpeed(at: b.t, distance: distance) * span / 3
    guard first.isFinite, last.isFinite else { return .misfit(pieces: 2) }
    first = max(first, 0)
    last = max(last, 0)
    return withUnsafeTemporaryAllocation(of: Sample.self, capacity: Self.sampleCount + 3) { storage in
      var count = 0
      func add(_ t: CGFloat) {
        let sample = Sample(station: Station(t, of: self), u: (t - a.t) / span)
        // In the order of the parameter, so that neighbours are neighbours.
        var place = count
        storage.initializeElement(at: count, to: sample)
        while place > 0, storage[place - 1].u > sample.u {
          storage.swapAt(place - 1, place)
          place -= 1
        }
        count += 1
      }
      for index in 1...Self.sampleCount { add(a.t + span * (CGFloat(index) / CGFloat(Self.sampleCount + 1))) }
      if let halfTurn, !Self.evenShare.contains((halfTurn - a.t) / span) {
        // Where the turn is sudden, even steps miss it: samples at each quarter of it do not.
        add(halfTurn)
        let middle = Station(halfTurn, of: self)
        if let quarter = parameter(ofHalfTurnFrom: a, to: middle) { add(quarter) }
        if let quarter = parameter(ofHalfTurnFrom: middle, to: b) { add(quarter) }
      }
      let samples = UnsafeMutableBufferPointer(rebasing: storage[..<count])
      var error = CGFloat.infinity
      for hopeless in Self.hopelessErrors {
        let best = leastSquares(samples, from: a, to: b, first: first, last: last)
        first = best.first
        last = best.last
        error = refine(samples, from: a, to: b, first: first, last: last)
        if error <= tolerance * Self.sampledShare {
          let holds = holdsBetween(samples, from: a, to: b, first: first, last: last)
          return holds ? .fit(first, last) : .misfit(pieces: 2)
        }
        if error > tolerance * hopeless { break }
      }
      let ratio = error / tolerance
      return .misfit(pieces: ratio < 100 ? 2 : ratio < 1500 ? 3 : 4)
    }
  }

  /// Whether the cubic is within the tolerance half way between neighbouring samples too, and where half of the turn between them is done.
  private func holdsBetween(
    _ samples: UnsafeMutableBufferPointer<Sample>, from a: Station, to b: Station, first: CGFloat, last: CGFloat
  ) -> Bool {
    let fit = Fit(a, b, first: first, last: last)
    let most = tolerance * Self.checkedShare
    let close = tolerance * Self.closeShare
    var (from, u) = (a, CGFloat(0))
    for index in 0...samples.count {
      let to = index < samples.count ? samples[index].station : b
      let nextU = index < samples.count ? samples[index].u : 1
      let halfWay = Station((from.t + to.t) / 2, of: self)
      let gap = gap(fit, at: halfWay, near: (u + nextU) / 2)
      guard gap <= most else { return false }
      if gap > close {
        // The greatest error may lie to either side.
        for share in [0.25, 0.75] as [CGFloat] {
          let station = Station(from.t + (to.t - from.t) * share, of: self)
          guard self.gap(fit, at: station, near: u + (nextU - u) * share) <= most else { return false }
        }
      }
      if !turnsEvenly(from: from, over: halfWay, to: to), let halfTurn = parameter(ofHalfTurnFrom: from, to: to) {
        let share = (halfTurn - from.t) / (to.t - from.t)
        let station = Station(halfTurn, of: self)
        guard self.gap(fit, at: station, near: u + (nextU - u) * share) <= most else { return false }
      }
      (from, u) = (to, nextU)
    }
    return true
  }

  /// Whether about half of the turn between two points is done half way.
  private func turnsEvenly(from a: Station, over middle: Station, to b: Station) -> Bool {
    let (before, after) = (a.tangent.cross(middle.tangent), middle.tangent.cross(b.tangent))
    return a.tangent.dot(b.tangent) > 0 && before * after >= 0
      && max(before.magnitude, after.magnitude) <= Self.evenRatio * min(before.magnitude, after.magnitude) + Self.noTurn
  }

  /// How far the cubic passes from a point of the parallel curve; `guess` is about where.
  private func gap(_ fit: Fit, at station: Station, near guess: CGFloat) -> CGFloat {
    var gap = fit.point(at: guess) - station.point
    let speed = fit.velocity(at: guess).dot(station.tangent)
    if speed > 0 {
      gap = fit.point(at: min(max(guess - gap.dot(station.tangent) / speed, 0), 1)) - station.point
    }
    return gap.dot(gap).squareRoot()
  }

  /// One step of Gauss and Newton's method from the handle lengths given.
  private func leastSquares(
    _ samples: UnsafeMutableBufferPointer<Sample>, from a: Station, to b: Station, first: CGFloat, last: CGFloat
  ) -> (first: CGFloat, last: CGFloat) {
    var (aa, ab, bb, ar, br): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0, 0)
    let chord = b.point - a.point
    for sample in samples {
      let (u, s) = (sample.u, 1 - sample.u)
      let normal = sample.tangent.normal
      let (b1, b2) = (3 * s * s * u, 3 * s * u * u)
      let da = b1 * normal.dot(a.tangent)
      let db = -b2 * normal.dot(b.tangent)
      let base = normal.dot(a.point - sample.point) + normal.dot(chord) * (u * u * u + b2)
      let residual = base + da * first + db * last
      aa += da * da
      ab += da * db
      bb += db * db
      ar += da * residual
      br += db * residual
    }
    let damping = (aa + bb) * 1e-6
    aa += damping
    bb += damping
    let determinant = aa * bb - ab * ab
    guard determinant > 0 else { return (first, last) }
    let newFirst = first - (ar * bb - br * ab) / determinant
    let newLast = last - (br * aa - ar * ab) / determinant
    guard newFirst >= 0, newLast >= 0, newFirst.isFinite, newLast.isFinite else { return (first, last) }
    return (newFirst, newLast)
  }

  /// Moves each sample's parameter to where the cubic passes it, and says how far from the samples it passes: the greatest distance
  /// along the normals, and what it may change by on the way to there.
  private func refine(
    _ samples: UnsafeMutableBufferPointer<Sample>, from a: Station, to b: Station, first: CGFloat, last: CGFloat
  ) -> CGFloat {
    let fit = Fit(a, b, first: first, last: last)
    var error: CGFloat = 0
    for index in samples.indices {
      let sample = samples[index]
      let gap = fit.point(at: sample.u) - sample.point
      let velocity = fit.velocity(at: sample.u)
      let speed = velocity.dot(sample.tangent)
      guard speed > 0 else {
        // Running against the sample's direction is no fit, unless that is next to nothing.
        if gap.dot(gap) > tolerance * tolerance { error = .infinity }
        continue
      }
      let step = gap.dot(sample.tangent) / speed
      let drift = step * sample.tangent.cross(velocity)
      error = max(error, sample.tangent.cross(gap).magnitude + drift.magnitude)
      samples[index].u = min(max(sample.u - step, 0), 1)
    }
    return error
  }
}
