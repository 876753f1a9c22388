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
  /// No stretch is divided more often than this in a row.
  private static let greatestDepth = 16

  /// Draws the parallel curve from parameter `t0` to `t1`, in either order, onto `side`.
  ///
  /// The stretch must be one along which the parallel curve moves with the tangent: forwards where the curve is gentle, backwards
  /// where it folds.
  func append(from t0: CGFloat, to t1: CGFloat, onto side: inout OutlineSide) {
    append(from: Station(t0, of: self), to: Station(t1, of: self), depth: 0, onto: &side)
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

  private func append(from a: Station, to b: Station, depth: Int, onto side: inout OutlineSide) {
    let chord = b.point - a.point
    let isShort = chord.dot(chord) <= side.slack * side.slack
    if isShort || depth >= Self.greatestDepth {
      side.addLine(to: b.point)
      return
    }
    var pieces: CGFloat = 2
    if a.tangent.dot(b.tangent) > -0.2 {
      switch handles(from: a, to: b) {
      case .fit(let first, let last):
        side.addCurve(
          to: b.point, control1: a.point + a.tangent * first, control2: b.point - b.tangent * last)
        return
      case .misfit(let count):
        pieces = count
      }
    }
    var from = a
    for index in 1...Int(pieces) {
      let to = index == Int(pieces) ? b : Station(a.t + (b.t - a.t) * (CGFloat(index) / pieces), of: self)
      append(from: from, to: to, depth: depth + 1, onto: &side)
      from = to
    }
  }

  private enum Outcome {
    /// The lengths of the two handles.
    case fit(CGFloat, CGFloat)
    /// One cubic is not enough; so many may be.
    case misfit(pieces: CGFloat)
  }

  private struct Sample {
    var u: CGFloat
    var point: CGPoint
    var tangent: CGPoint
  }

  /// The handles of the cubic from `a` to `b` that leaves the parallel curve least.
  private func handles(from a: Station, to b: Station) -> Outcome {
    let span = b.t - a.t
    var first = curve.offsetSpeed(at: a.t, distance: distance) * span / 3
    var last = curve.offsetSpeed(at: b.t, distance: distance) * span / 3
    guard first.isFinite, last.isFinite else { return .misfit(pieces: 2) }
    first = max(first, 0)
    last = max(last, 0)
    return withUnsafeTemporaryAllocation(of: Sample.self, capacity: Self.sampleCount) { samples in
      for index in 0..<Self.sampleCount {
        let u = CGFloat(index + 1) / CGFloat(Self.sampleCount + 1)
        let station = Station(a.t + span * u, of: self)
        samples.initializeElement(
          at: index, to: Sample(u: u, point: station.point, tangent: station.tangent))
      }
      var error = CGFloat.infinity
      for round in 0..<3 {
        let best = leastSquares(samples, from: a, to: b, first: first, last: last)
        first = best.first
        last = best.last
        let (full, normal) = refine(samples, from: a, to: b, first: first, last: last)
        error = round == 2 ? normal : full
        if error <= tolerance * Self.sampledShare { return .fit(first, last) }
        if error > tolerance * 1000 { break }
      }
      let ratio = error / tolerance
      return .misfit(pieces: ratio < 100 ? 2 : ratio < 1500 ? 3 : 4)
    }
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

  /// Moves each sample's parameter to where the cubic passes it, and says how far away from the samples the cubic was: the greatest
  /// distance at the old parameters, and the greatest distance along the normals.
  private func refine(
    _ samples: UnsafeMutableBufferPointer<Sample>, from a: Station, to b: Station, first: CGFloat, last: CGFloat
  ) -> (full: CGFloat, normal: CGFloat) {
    let control1 = a.point + a.tangent * first
    let control2 = b.point - b.tangent * last
    var (full, normal): (CGFloat, CGFloat) = (0, 0)
    for index in samples.indices {
      let sample = samples[index]
      let (u, s) = (sample.u, 1 - sample.u)
      let point =
        a.point * (s * s * s) + control1 * (3 * s * s * u) + control2 * (3 * s * u * u) + b.point * (u * u * u)
      let gap = point - sample.point
      full = max(full, gap.dot(gap))
      normal = max(normal, sample.tangent.cross(gap).magnitude)
      let velocity =
        ((control1 - a.point) * (s * s) + (control2 - control1) * (2 * s * u) + (b.point - control2) * (u * u)) * 3
      let speed = velocity.dot(sample.tangent)
      guard speed > 0 else {
        // Running against the sample's direction is no fit, however near.
        if gap.dot(gap) > tolerance * tolerance { normal = .infinity }
        continue
      }
      samples[index].u = min(max(u - gap.dot(sample.tangent) / speed, 0), 1)
    }
    return (full.squareRoot(), normal)
  }
}
