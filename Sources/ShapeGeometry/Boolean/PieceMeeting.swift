import Foundation

/// A part of a segment that is monotone in x and y and whose direction turns one way only, in grid units.
struct MonotonePiece {
  var curve: GridCubic
  /// The index of the segment.
  var segment: Int
  /// The part's range in the segment's parameter.
  var t0: Double
  var t1: Double

  /// The box of the ends, which contains a monotone curve.
  var box: GridBox { GridBox(curve.p0, curve.p3) }

  /// Returns the segment's parameter at fraction `u` of the part's range.
  func parameter(_ u: Double) -> Double {
    u == 0 ? t0 : u == 1 ? t1 : t0 + (t1 - t0) * u
  }

  /// The two halves by parameter.
  var halves: (MonotonePiece, MonotonePiece) {
    let (head, tail) = curve.split(at: 0.5)
    let middle = (t0 + t1) / 2
    return (
      MonotonePiece(curve: head, segment: segment, t0: t0, t1: middle),
      MonotonePiece(curve: tail, segment: segment, t0: middle, t1: t1)
    )
  }
}

/// A search for the places where two pieces cross, touch or run along each other.
struct PieceMeeting {
  let a: MonotonePiece
  let b: MonotonePiece
  /// The distance up to which points meet.
  let reach: Double
  /// The parameters of both segments at each crossing; one crossing may be found more than once.
  private(set) var crossings: [(Double, Double)] = []
  /// The parameters at both ends of a stretch on which the pieces coincide.
  private(set) var overlap: (start: (Double, Double), end: (Double, Double))?
  /// Parts too near to each other and too short to be separated, as points; after sorting they rise on the first piece.
  private var touches: [(t: Double, s: Double, distance: Double)] = []
  /// The number of pairs that may still be compared; after that, all remaining parts count as touching.
  private var budget = 20_000

  init(_ a: MonotonePiece, _ b: MonotonePiece, reach: Double) {
    self.a = a
    self.b = b
    self.reach = reach
  }

  mutating func search(charging meter: inout WorkMeter) throws(WorkInterruption) {
    if findOverlap() { return }
    try cross(a, b, charging: &meter)
    try meter.count(Work.contact * touches.count)
    condenseTouches()
  }

  /// Finds the ends of either piece that lie on the other, and returns whether the pieces coincide between the
  /// outermost ones.
  private mutating func findOverlap() -> Bool {
    var contacts: [(u: Double, v: Double, place: GridVector)] = []
    for v in [0.0, 1.0] {
      let place = v == 0 ? b.curve.p0 : b.curve.p3
      if let u = touch(a, place) { contacts.append((u, v, place)) }
    }
    for u in [0.0, 1.0] {
      let place = u == 0 ? a.curve.p0 : a.curve.p3
      if let v = touch(b, place) { contacts.append((u, v, place)) }
    }
    guard let first = contacts.min(by: { $0.u < $1.u }), let last = contacts.max(by: { $0.u < $1.u }) else {
      return false
    }
    guard (last.place - first.place).length > 256 * reach else { return false }
    for sample in 1..<8 {
      let place = a.curve.point(at: first.u + (last.u - first.u) * Double(sample) / 8)
      guard touch(b, place) != nil else { return false }
    }
    overlap = (
      (a.parameter(first.u), b.parameter(first.v)), (a.parameter(last.u), b.parameter(last.v))
    )
    return true
  }

  private mutating func cross(
    _ a: MonotonePiece, _ b: MonotonePiece, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    try meter.count(Work.curvedRelation)
    guard a.box.grown(by: reach).meets(b.box), !isApart(a.curve, b.curve), !isApart(b.curve, a.curve) else { return }
    budget -= 1
    if isTransversal(a.curve, b.curve), let (u, v) = crossing(a.curve, b.curve) {
      crossings.append((a.parameter(u), b.parameter(v)))
      return
    }
    let sizeA = (a.curve.p3 - a.curve.p0).length
    let sizeB = (b.curve.p3 - b.curve.p0).length
    let isFlat = max(a.curve.bulge, b.curve.bulge) <= reach / 4
    // Flat parts side by side need not be short: at this distance they touch over their whole length.
    let isSideBySide =
      isFlat && abs((a.curve.p3 - a.curve.p0).cross(b.curve.p3 - b.curve.p0)) <= reach * max(sizeA, sizeB)
    if max(sizeA, sizeB) <= reach || isSideBySide || budget < 0 {
      addTouch(a, b)
    } else if sizeA >= sizeB {
      let (head, tail) = a.halves
      try cross(head, b, charging: &meter)
      try cross(tail, b, charging: &meter)
    } else {
      let (head, tail) = b.halves
      try cross(a, head, charging: &meter)
      try cross(a, tail, charging: &meter)
    }
  }

  private mutating func addTouch(_ a: MonotonePiece, _ b: MonotonePiece) {
    var best = (u: 0.0, v: 0.0, distance: Double.infinity)
    for u in [0, 0.5, 1] {
      let place = a.curve.point(at: u)
      let v = nearestParameter(on: b, to: place)
      let distance = (b.curve.point(at: v) - place).length
      if distance < best.distance { best = (u, v, distance) }
    }
    for v in [0.0, 1.0] {
      let place = v == 0 ? b.curve.p0 : b.curve.p3
      let u = nearestParameter(on: a, to: place)
      let distance = (a.curve.point(at: u) - place).length
      if distance < best.distance { best = (u, v, distance) }
    }
    if best.distance <= reach { touches.append((a.parameter(best.u), b.parameter(best.v), best.distance)) }
  }

  /// Reduces each row of consecutive touches to one crossing, at the point where the pieces are nearest to each other.
  ///
  /// A row that leads to a crossing or to a common end of the pieces is merged with it.
  private mutating func condenseTouches() {
    guard !touches.isEmpty else { return }
    touches.sort { $0.t < $1.t }
    let corners = sharedCorners
    var row: [(t: Double, s: Double, distance: Double)] = []
    for (index, touch) in touches.enumerated() {
      row.append(touch)
      if index + 1 < touches.count, areTogether(from: touch.t, to: touches[index + 1].t) { continue }
      let isKnown = crossings.contains { areTogether(from: touch.t, to: $0.0) }
      if !isKnown {
        let corner = corners.first { areTogether(from: touch.t, to: $0.0) }
        let nearest = row.min { $0.distance < $1.distance }
        if let meeting = corner ?? nearest.map({ ($0.t, $0.s) }) { crossings.append(meeting) }
      }
      row.removeAll(keepingCapacity: true)
    }
  }

  /// The ends that the pieces have in common, as parameters of both segments.
  private var sharedCorners: [(Double, Double)] {
    var result: [(Double, Double)] = []
    for (t, place) in [(a.t0, a.curve.p0), (a.t1, a.curve.p3)] {
      for (s, other) in [(b.t0, b.curve.p0), (b.t1, b.curve.p3)] where (place - other).length <= reach {
        result.append((t, s))
      }
    }
    return result
  }

  /// Returns true if the first piece stays near the second one between two of its segment's parameters, judged by
  /// samples.
  private func areTogether(from t: Double, to end: Double) -> Bool {
    (1..<4).allSatisfy { sample in
      let parameter = t + (end - t) * Double(sample) / 4
      let place = a.curve.point(at: (parameter - a.t0) / (a.t1 - a.t0))
      return touch(b, place) != nil
    }
  }

  /// Returns the parameter at which a piece is nearest to `place`; nil if the distance exceeds the reach.
  private func touch(_ piece: MonotonePiece, _ place: GridVector) -> Double? {
    guard piece.box.contains(place, margin: reach) else { return nil }
    let u = nearestParameter(on: piece, to: place)
    return (piece.curve.point(at: u) - place).length <= reach ? u : nil
  }

  private func nearestParameter(on piece: MonotonePiece, to place: GridVector) -> Double {
    func point(_ vector: GridVector) -> CGPoint { CGPoint(x: vector.x, y: vector.y) }
    let curve = piece.curve
    let even = GridCubic(lineFrom: curve.p0, to: curve.p3)
    let isLine = max((curve.p1 - even.p1).lengthSquared, (curve.p2 - even.p2).lengthSquared) <= 1e-10
    let segment: PathSegment =
      isLine
      ? .line(point(curve.p0), point(curve.p3))
      : .cubic(point(curve.p0), point(curve.p1), point(curve.p2), point(curve.p3))
    return Double(segment.nearestParameter(to: point(place)))
  }

  /// Returns true if `b` is farther than the reach from the strip along the chord of `a` that contains `a`.
  private func isApart(_ a: GridCubic, _ b: GridCubic) -> Bool {
    let chord = a.p3 - a.p0
    let length = chord.length
    guard length > 0 else { return false }
    let heights = SIMD2(chord.cross(a.p1 - a.p0), chord.cross(a.p2 - a.p0))
    let others = SIMD4(
      chord.cross(b.p0 - a.p0), chord.cross(b.p1 - a.p0), chord.cross(b.p2 - a.p0), chord.cross(b.p3 - a.p0))
    let margin = reach * length
    return others.min() > max(heights.max(), 0) + margin || others.max() < min(heights.min(), 0) - margin
  }

  /// Returns true if no tangents of the two curves are parallel, so that the curves cross once at most.
  private func isTransversal(_ a: GridCubic, _ b: GridCubic) -> Bool {
    var low = Double.infinity
    var high = -Double.infinity
    for leg in [a.p1 - a.p0, a.p2 - a.p1, a.p3 - a.p2] {
      for other in [b.p1 - b.p0, b.p2 - b.p1, b.p3 - b.p2] {
        let product = leg.cross(other)
        low = min(low, product)
        high = max(high, product)
      }
    }
    let least = 1e-10 * (a.p3 - a.p0).length * (b.p3 - b.p0).length
    return low >= 0 && high > least || high <= 0 && low < -least
  }

  /// Returns the parameters at which two curves cross, by Newton's method from the crossing of their chords.
  ///
  /// The result is nil if the method leaves the curves or does not converge.
  private func crossing(_ a: GridCubic, _ b: GridCubic) -> (Double, Double)? {
    let chordA = a.p3 - a.p0
    let chordB = b.p3 - b.p0
    let determinant = chordA.cross(chordB)
    guard determinant != 0 else { return nil }
    var u = min(max((b.p0 - a.p0).cross(chordB) / determinant, 0), 1)
    var v = min(max((b.p0 - a.p0).cross(chordA) / determinant, 0), 1)
    for _ in 0..<16 {
      let gap = a.point(at: u) - b.point(at: v)
      let tangentA = a.derivative(at: u)
      let tangentB = b.derivative(at: v)
      let jacobian = tangentA.cross(tangentB)
      guard jacobian != 0 else { return nil }
      let (stepU, stepV) = (-gap.cross(tangentB) / jacobian, -gap.cross(tangentA) / jacobian)
      u += stepU
      v += stepV
      guard u > -0.5, u < 1.5, v > -0.5, v < 1.5 else { return nil }
      if abs(stepU) + abs(stepV) < 1e-15 { break }
    }
    let slack = 1e-12
    guard u >= -slack, u <= 1 + slack, v >= -slack, v <= 1 + slack else { return nil }
    (u, v) = (min(max(u, 0), 1), min(max(v, 0), 1))
    // In a cusp the steps do not converge; elsewhere they end within the rounding of coordinates of up to 2^29.
    return (a.point(at: u) - b.point(at: v)).length <= 1e-5 ? (u, v) : nil
  }
}
