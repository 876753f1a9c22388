import Foundation

/// A part of a piece during the search for its crossings with another piece.
struct CurveSpan {
  var curve: GridCubic
  var isLine: Bool
  /// The range in the source's parameter.
  var t0: Double
  var t1: Double
  /// An upper bound of the distance between curve and chord.
  var bulge: Double

  init(curve: GridCubic, isLine: Bool, t0: Double, t1: Double) {
    self.curve = curve
    self.isLine = isLine
    self.t0 = t0
    self.t1 = t1
    bulge = isLine ? 0 : curve.bulge
  }

  /// Creates the part of a piece between two parameters of its source.
  init(_ piece: CurvePiece, from t0: Double, to t1: Double) {
    let whole = piece.t1 - piece.t0
    let isWhole = t0 == piece.t0 && t1 == piece.t1
    let part = isWhole ? piece.curve : piece.curve.part(from: (t0 - piece.t0) / whole, to: (t1 - piece.t0) / whole)
    self.init(curve: part, isLine: piece.isLine, t0: t0, t1: t1)
  }

  /// The two parts on either side of a cut near the middle at a round coordinate.
  @inline(__always) var halves: (CurveSpan, CurveSpan) {
    let u = curve.roundParameter
    let (head, tail) = curve.split(at: u)
    let middle = t0 + (t1 - t0) * u
    return (
      CurveSpan(curve: head, isLine: isLine, t0: t0, t1: middle),
      CurveSpan(curve: tail, isLine: isLine, t0: middle, t1: t1)
    )
  }
}

/// The ends that two spans have in common.
struct SharedCorners: OptionSet {
  let rawValue: UInt8

  @inline(__always) init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the corner at one end of each span: at the end if the argument is true, at the start if it is false.
  @inline(__always) init(first: Bool, second: Bool) {
    rawValue = 1 << ((first ? 2 : 0) + (second ? 1 : 0))
  }

  /// Returns the corners at the end of the first span, or at its start if `atEnd` is false.
  @inline(__always) func ofFirst(atEnd: Bool) -> SharedCorners {
    SharedCorners(rawValue: rawValue & (atEnd ? 0b1100 : 0b0011))
  }

  /// Returns the corners at the end of the second span, or at its start if `atEnd` is false.
  @inline(__always) func ofSecond(atEnd: Bool) -> SharedCorners {
    SharedCorners(rawValue: rawValue & (atEnd ? 0b1010 : 0b0101))
  }
}

extension CurveContacts {
  /// Halves two spans, at least one of them curved, and finds the crossings of their parts.
  ///
  /// The recursion ends if the parts are apart, meet only in one known vertex, or are both flat. Two spans whose
  /// tangents are nowhere parallel cross at most once; Newton's method finds the crossing.
  mutating func crossSpans(
    _ i: Int, _ a: CurveSpan, _ j: Int, _ b: CurveSpan, corners: SharedCorners, depth: Int = 0,
    charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    try meter.count(Work.curvedRelation)
    let margin = tolerances.contact * 2
    let boxA = GridBox(a.curve.p0, a.curve.p3)
    let boxB = GridBox(b.curve.p0, b.curve.p3)
    let low = pointwiseMax(boxA.low, boxB.low)
    let high = pointwiseMin(boxA.high, boxB.high)
    let common = high - low
    if common.x < -margin || common.y < -margin { return }
    if corners.isEmpty {
      if Self.areApart(a, b, margin: margin) || Self.areApart(b, a, margin: margin) { return }
    } else if common.x <= tolerances.contact, common.y <= tolerances.contact {
      return
    }
    if !a.isLine, !b.isLine, let gap = CurveGap(a.curve, b.curve), addParallels(i, a, j, b, gap) {
      try meter.count(Work.neighbours)
      return
    }
    let isTransversal = Self.areTransversal(a.curve, b.curve)
    if isTransversal {
      if !corners.isEmpty { return }
      if let (u, v) = Self.crossing(a.curve, b.curve) {
        try meter.count(Work.crossing)
        cutBoth(i, a, at: u, j, b, at: v)
        return
      }
    }
    let bulge = max(a.bulge, b.bulge)
    let areFlat =
      bulge <= tolerances.chord || bulge <= tolerances.alikeChord && Self.areAlike(a, b, within: tolerances.chord / 4)
    let lengthA = (a.curve.p3 - a.curve.p0).lengthSquared
    let lengthB = (b.curve.p3 - b.curve.p0).lengthSquared
    if areFlat, !isTransversal || Self.areSideBySide(a.curve, b.curve, margin: margin) {
      try meter.count(Work.neighbours)
      addNeighbours(i, a, j, b)
      return
    }
    // Near misses of straight spans end when their length reaches the contact tolerance.
    let limit = margin * margin
    if (a.isLine || lengthA <= limit) && (b.isLine || lengthB <= limit) || depth > 96 { return }
    let splitsFirst = b.isLine || (!a.isLine && (areFlat ? lengthA >= lengthB : a.bulge >= b.bulge))
    if splitsFirst {
      let (head, tail) = a.halves
      cut(i, at: head.t1, vertex: -1)
      try crossSpans(
        i, head, j, b, corners: corners.ofFirst(atEnd: false), depth: depth + 1, charging: &meter)
      try crossSpans(i, tail, j, b, corners: corners.ofFirst(atEnd: true), depth: depth + 1, charging: &meter)
    } else {
      let (head, tail) = b.halves
      cut(j, at: head.t1, vertex: -1)
      try crossSpans(
        i, a, j, head, corners: corners.ofSecond(atEnd: false), depth: depth + 1, charging: &meter)
      try crossSpans(i, a, j, tail, corners: corners.ofSecond(atEnd: true), depth: depth + 1, charging: &meter)
    }
  }

  /// Cuts two segments at the crossing of their spans, whose places are given as fractions of the spans.
  private mutating func cutBoth(_ i: Int, _ a: CurveSpan, at u: Double, _ j: Int, _ b: CurveSpan, at v: Double) {
    let vertex = addCrossing(at: a.isLine ? b.curve.point(at: v) : a.curve.point(at: u), of: i, j)
    cut(i, at: a.t0 + (a.t1 - a.t0) * u, vertex: vertex)
    cut(j, at: b.t0 + (b.t1 - b.t0) * v, vertex: vertex)
  }

  /// Returns true if two spans have similar bends: chords of the same length at opposite places deviate from them
  /// alike.
  ///
  /// The deviations may differ by at most `tolerance`. They are estimated from the curvature and its change along the
  /// spans.
  private static func areAlike(_ a: CurveSpan, _ b: CurveSpan, within tolerance: Double) -> Bool {
    let first = bend(of: a)
    let second = bend(of: b)
    let chordA = a.curve.p3 - a.curve.p0
    let chordB = b.curve.p3 - b.curve.p0
    let square = max(chordA.lengthSquared, chordB.lengthSquared)
    let bends = chordA.dot(chordB) > 0 ? first.bend - second.bend : first.bend + second.bend
    guard abs(bends) * square <= tolerance else { return false }
    return abs(first.change - second.change) * square * square.squareRoot() <= tolerance
  }

  /// Returns the mean height of the control points above the chord, and the difference of their heights.
  ///
  /// The mean is divided by the square of the chord's length, the difference by its cube. To first order neither
  /// depends on where the span is cut.
  private static func bend(of span: CurveSpan) -> (bend: Double, change: Double) {
    let chord = span.curve.p3 - span.curve.p0
    let square = chord.lengthSquared
    guard square > 0, !span.isLine else { return (0, 0) }
    let first = chord.cross(span.curve.p1 - span.curve.p0)
    let second = chord.cross(span.curve.p2 - span.curve.p0)
    let cube = square * square.squareRoot()
    return ((first + second) / 2 / cube, (second - first) / (square * square))
  }

  /// Returns true if two spans diverge so little over their length that halving would not separate them.
  private static func areSideBySide(_ a: GridCubic, _ b: GridCubic, margin: Double) -> Bool {
    let chordA = a.p3 - a.p0
    let chordB = b.p3 - b.p0
    return abs(chordA.cross(chordB)) <= 4 * margin * max(chordA.length, chordB.length)
  }

  /// Returns true if the box of `a` along its chord is farther than `margin` from all control points of `b`.
  private static func areApart(_ a: CurveSpan, _ b: CurveSpan, margin: Double) -> Bool {
    let origin = a.curve.p0
    let chord = a.curve.p3 - origin
    let length = chord.length
    guard length > 0 else { return false }
    let across = margin * length
    let p1 = a.curve.p1 - origin
    let p2 = a.curve.p2 - origin
    let q0 = b.curve.p0 - origin
    let q1 = b.curve.p1 - origin
    let q2 = b.curve.p2 - origin
    let q3 = b.curve.p3 - origin
    let low = a.isLine ? 0 : min(0, chord.cross(p1), chord.cross(p2))
    let high = a.isLine ? 0 : max(0, chord.cross(p1), chord.cross(p2))
    let heights = (chord.cross(q0), chord.cross(q1), chord.cross(q2), chord.cross(q3))
    if min(min(heights.0, heights.1), min(heights.2, heights.3)) > high + across { return true }
    if max(max(heights.0, heights.1), max(heights.2, heights.3)) < low - across { return true }
    let near = a.isLine ? 0 : min(0, chord.dot(p1), chord.dot(p2))
    let far = a.isLine ? length * length : max(length * length, chord.dot(p1), chord.dot(p2))
    let places = (chord.dot(q0), chord.dot(q1), chord.dot(q2), chord.dot(q3))
    if min(min(places.0, places.1), min(places.2, places.3)) > far + across { return true }
    return max(max(places.0, places.1), max(places.2, places.3)) < near - across
  }

  /// Returns true if no tangents of the two curves are parallel, except at ends, so that the curves meet once at most.
  ///
  /// All tangents are mixtures of the legs of the control polygon. Cross products up to 1e-10 of the greatest one count
  /// as 0.
  private static func areTransversal(_ a: GridCubic, _ b: GridCubic) -> Bool {
    let b0 = b.p1 - b.p0
    let b1 = b.p2 - b.p1
    let b2 = b.p3 - b.p2
    var low = 0.0
    var high = 0.0
    func include(_ leg: GridVector) {
      let crosses = (leg.cross(b0), leg.cross(b1), leg.cross(b2))
      low = min(min(low, crosses.0), min(crosses.1, crosses.2))
      high = max(max(high, crosses.0), max(crosses.1, crosses.2))
    }
    include(a.p1 - a.p0)
    include(a.p2 - a.p1)
    include(a.p3 - a.p2)
    let slack = 1e-10
    return high > 0 && low >= -slack * high || low < 0 && high <= -slack * low
  }

  /// Returns the parameters at which two curves cross, by Newton's method from the crossing of their chords; nil if it
  /// fails.
  private static func crossing(_ a: GridCubic, _ b: GridCubic) -> (Double, Double)? {
    let chordA = a.p3 - a.p0
    let chordB = b.p3 - b.p0
    let determinant = chordA.cross(chordB)
    guard determinant != 0 else { return nil }
    let between = b.p0 - a.p0
    var u = min(max(between.cross(chordB) / determinant, 0), 1)
    var v = min(max(between.cross(chordA) / determinant, 0), 1)
    for _ in 0..<12 {
      let gap = a.point(at: u) - b.point(at: v)
      let tangentA = a.derivative(at: u)
      let tangentB = b.derivative(at: v)
      let jacobian = tangentA.cross(tangentB)
      guard jacobian != 0 else { return nil }
      let stepU = -gap.cross(tangentB) / jacobian
      let stepV = -gap.cross(tangentA) / jacobian
      u += stepU
      v += stepV
      guard u > -0.5, u < 1.5, v > -0.5, v < 1.5 else { return nil }
      if abs(stepU) < 1e-12, abs(stepV) < 1e-12 { break }
    }
    let slack = 1e-9
    guard u > -slack, u < 1 + slack, v > -slack, v < 1 + slack else { return nil }
    u = min(max(u, 0), 1)
    v = min(max(v, 0), 1)
    return (a.point(at: u) - b.point(at: v)).lengthSquared < 0.01 ? (u, v) : nil
  }
}
