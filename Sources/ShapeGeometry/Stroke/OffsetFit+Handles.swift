import Foundation

extension OffsetFit {
  /// The number of points inside a stretch at which the curves are compared.
  private static let sampleCount = 8
  /// The share of the tolerance that the error at the sample points may use; the rest is for the points between them.
  private static let sampledShare: CGFloat = 0.85
  /// The error, for each round of the fit, above which further rounds hardly help; in multiples of the tolerance.
  private static let hopelessErrors: [CGFloat] = [100, 12, 1]

  /// The result of fitting one cubic to a stretch.
  enum Outcome {
    case fit(OffsetCubic)
    /// A single cubic exceeds the tolerance; `pieces` is the number of cubics to try instead.
    case misfit(pieces: Int)
  }

  /// A point of the parallel curve with which the fit is compared.
  struct Sample {
    let station: Station
    /// The parameter of the fitted cubic at its point nearest to the sample.
    var u: CGFloat

    var point: CGPoint { station.point }
    var tangent: CGPoint { station.tangent }
  }

  /// Returns the cubic from `a` to `b` that differs least from the parallel curve, or the number of pieces to try
  /// instead.
  ///
  /// `halfTurn` is the parameter at half of the turn, or nil.
  func fittedCubic(from a: Station, to b: Station, halfTurn: CGFloat?) -> Outcome {
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
        // Insertion sort by the parameter, so that neighbouring samples are adjacent.
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
        // Even steps would miss a sudden turn; samples at each quarter of the turn do not.
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
          let cubic = OffsetCubic(from: a, to: b, first: first, last: last)
          let holds = isSteady(cubic) && holdsBetween(samples, of: cubic, from: a, to: b)
          return holds ? .fit(cubic) : .misfit(pieces: 2)
        }
        if error > tolerance * hopeless { break }
      }
      let ratio = error / tolerance
      return .misfit(pieces: ratio < 100 ? 2 : ratio < 1500 ? 3 : 4)
    }
  }

  /// Returns the handle lengths after one step of the Gauss-Newton method; the old ones if the step has no valid
  /// result.
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

  /// Moves each sample's parameter to the nearest point of the cubic and returns the error of the cubic.
  ///
  /// The error is the greatest distance along the normals at the samples, plus its possible change along the parameter
  /// step.
  private func refine(
    _ samples: UnsafeMutableBufferPointer<Sample>, from a: Station, to b: Station, first: CGFloat, last: CGFloat
  ) -> CGFloat {
    let fit = OffsetCubic(from: a, to: b, first: first, last: last)
    var error: CGFloat = 0
    for index in samples.indices {
      let sample = samples[index]
      let gap = fit.point(at: sample.u) - sample.point
      let velocity = fit.velocity(at: sample.u)
      let speed = velocity.dot(sample.tangent)
      guard speed > 0 else {
        // A cubic that runs against the sample's direction does not fit, unless the gap there is negligible.
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
