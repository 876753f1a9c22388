import Foundation

/// A fit of cubic curves to a stretch of the curve parallel to another one, by least squares.
///
/// Each cubic has the exact end points and end directions. The lengths of its two handles are found by the Gauss-Newton
/// method applied to the distances along the normals of sample points (after Raph Levien, *Parallel curves of cubic
/// Béziers*, 2022; Levien and Uguray, *GPU-friendly Stroke Expansion*, 2024). A stretch that does not fit is divided.
struct OffsetFit {
  let curve: StrokeCurve
  /// The signed distance of the parallel curve along the normals.
  let distance: CGFloat
  /// The greatest distance of the fitted curves from the exact one.
  let tolerance: CGFloat

  /// The greatest number of cubics tried for one stretch; lines follow after that, because rounding may keep all cubics
  /// from fitting.
  private static let mostTrials = 4096
  /// The cosine of the greatest turn for which a single cubic is tried.
  private static let greatestTurnCosine: CGFloat = -0.2
  /// The cosine of the least turn that counts as a turn.
  private static let straightCosine: CGFloat = 0.999
  /// The cosine of a turn so near to half a circle that the sum of its end directions gives no middle direction.
  private static let oppositeCosine: CGFloat = -0.99
  /// The range of a stretch's parameters, as shares, in which half of an evenly spread turn is reached.
  static let evenShare: ClosedRange<CGFloat> = 0.2...0.8

  /// Draws the parallel curve from parameter `t0` to `t1`, in either order, onto `side`; returns the number of cubics
  /// tried.
  ///
  /// Along the whole stretch the parallel curve must move with the tangent in drawing order: forwards where the curve
  /// is gentle, backwards where it folds.
  @discardableResult
  func append(from t0: CGFloat, to t1: CGFloat, onto side: inout OutlineSide) -> Int {
    var trials = Self.mostTrials
    append(from: Station(t0, of: self), to: Station(t1, of: self), trials: &trials, onto: &side)
    return Self.mostTrials - trials
  }

  /// A point of the parallel curve with its parameter and the tangent there.
  struct Station {
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
    if let cubic = gentleCubic(from: a, to: b) {
      side.addCurve(to: b.point, control1: cubic.control1, control2: cubic.control2)
      return
    }
    let halfTurn = parameter(ofHalfTurnFrom: a, to: b)
    var pieces = 2
    if a.tangent.dot(b.tangent) > Self.greatestTurnCosine {
      switch fittedCubic(from: a, to: b, halfTurn: halfTurn) {
      case .fit(let cubic):
        side.addCurve(to: b.point, control1: cubic.control1, control2: cubic.control2)
        return
      case .misfit(let count):
        pieces = count
      }
    }
    var from = a
    if let halfTurn, !Self.evenShare.contains((halfTurn - a.t) / (b.t - a.t)) {
      // The turn is sudden: the cut lies between it and the middle, at the geometric mean of their distances from the
      // near end.
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

  /// Returns true if a stretch with a short chord is short itself, not a loop.
  ///
  /// The chord must be within `slack`, or the direction must turn by less than a right angle.
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

  /// Returns the parameter at which half of the turn between two points is done; nil if there is no turn or no such
  /// parameter.
  func parameter(ofHalfTurnFrom a: Station, to b: Station) -> CGFloat? {
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
}
