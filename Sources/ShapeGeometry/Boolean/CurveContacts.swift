import Foundation

/// A cut of a piece: at a vertex shared with another piece, or to keep the chords near the piece.
struct CurveCut {
  /// The source's parameter.
  var t: Double
  /// The vertex, or -1 for a cut of this piece alone.
  var vertex: Int32
  /// The index of the piece's next cut, or -1; the order is arbitrary.
  var next: Int32
}

/// The ranges of two pieces that run side by side, each of them flat.
struct CurveNeighbours {
  var first: Int
  var firstSpan: CurveSpan
  var second: Int
  var secondSpan: CurveSpan
}

/// A search for the places where pieces touch, cross and overlap; it cuts the pieces there.
///
/// Exact copies of a piece are set aside. All other pairs whose boxes meet are compared: first for ends that lie on the
/// other piece, then for overlaps (at least two contacts, and common samples between them), then for crossings. As a
/// result, the chords between the cuts of all pieces meet where the pieces meet. Elsewhere they meet only where pieces
/// are nearer to each other than the tolerances.
struct CurveContacts {
  var curves: CurvePieces
  let tolerances: BooleanTolerances
  private(set) var cuts: [CurveCut] = []
  private(set) var firstCut: [Int32]
  var overlaps: [CurveOverlap] = []
  /// The reference of each piece to its original, or nil if it is not an exact copy; empty if there are no copies.
  var copies: [CurveCopy?] = []
  private(set) var neighbours: [CurveNeighbours] = []
  /// The vertex into which each vertex was merged, or itself.
  private var mergedInto: [Int32]
  /// The greatest distance of chords from each piece, for pieces beside others; empty if there are no such pieces.
  private var greatestBulge: [Double] = []
  /// The vertices that the two current pieces share.
  private(set) var contacts: [Contact] = []
  /// The parameters of the current first and second piece between which they may cross.
  private var breaks: (first: [Double], second: [Double]) = ([], [])

  init(
    _ curves: CurvePieces, tolerances: BooleanTolerances, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    self.curves = curves
    self.tolerances = tolerances
    firstCut = [Int32](repeating: -1, count: curves.pieces.count)
    mergedInto = []
    mergedInto.reserveCapacity(2 * curves.vertices.count)
    for vertex in curves.vertices.indices { mergedInto.append(Int32(vertex)) }
    cuts.reserveCapacity(2 * curves.pieces.count)
    let originals = try findCopies(charging: &meter)
    var boxes = curves.boxes(grownBy: tolerances.contact)
    if !copies.isEmpty { boxes = originals.map { boxes[$0] } }
    try BoxTree(boxes).forEachPair(charging: &meter) { i, j, meter throws(WorkInterruption) in
      try relate(originals[i], originals[j], charging: &meter)
    }
  }

  /// Returns the vertex that represents `vertex` after all mergers.
  func representative(_ vertex: Int32) -> Int32 {
    var current = vertex
    while mergedInto[Int(current)] != current { current = mergedInto[Int(current)] }
    return current
  }

  /// Merges two vertices; the one with the lower index keeps its place.
  mutating func merge(_ a: Int32, _ b: Int32) {
    let first = representative(a)
    let second = representative(b)
    if first < second {
      mergedInto[Int(second)] = first
    } else if second < first {
      mergedInto[Int(first)] = second
    }
  }

  /// Cuts a piece at a parameter of its source.
  mutating func cut(_ piece: Int, at t: Double, vertex: Int32) {
    cuts.append(CurveCut(t: t, vertex: vertex, next: firstCut[piece]))
    firstCut[piece] = Int32(cuts.count - 1)
  }

  /// Records that two flat spans run side by side.
  mutating func addNeighbours(_ i: Int, _ a: CurveSpan, _ j: Int, _ b: CurveSpan) {
    neighbours.append(CurveNeighbours(first: i, firstSpan: a, second: j, secondSpan: b))
  }

  /// Records that two spans run side by side, if no crossing has to be computed for them; returns whether this is so.
  ///
  /// This is so if the spans do not meet, or if they are so near to each other everywhere that chords with opposite
  /// cuts cross as the curves do. Chords may then leave both pieces by at most half the gap, or by the tolerance for
  /// similar spans if that is greater.
  mutating func addParallels(_ i: Int, _ a: CurveSpan, _ j: Int, _ b: CurveSpan, _ gap: CurveGap) -> Bool {
    let reach = 2 * tolerances.alikeChord
    guard gap.least > 0 || gap.greatest <= reach else { return false }
    if greatestBulge.isEmpty { greatestBulge = [Double](repeating: .infinity, count: firstCut.count) }
    let bulge = max(gap.least / 2, tolerances.alikeChord)
    greatestBulge[i] = min(greatestBulge[i], bulge)
    greatestBulge[j] = min(greatestBulge[j], bulge)
    if gap.least < reach { addNeighbours(i, a, j, b) }
    return true
  }

  /// Cuts the pieces that run beside others until their chords are within the recorded distances.
  mutating func refine(charging meter: inout WorkMeter) throws(WorkInterruption) {
    for (index, bulge) in greatestBulge.enumerated() where bulge < .infinity {
      let piece = curves.pieces[index]
      try refine(index, CurveSpan(piece, from: piece.t0, to: piece.t1), bulge: bulge, charging: &meter)
    }
  }

  private mutating func refine(
    _ piece: Int, _ span: CurveSpan, bulge: Double, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    guard span.bulge > bulge else { return }
    try meter.count(Work.cut)
    let (head, tail) = span.halves
    cut(piece, at: head.t1, vertex: -1)
    try refine(piece, head, bulge: bulge, charging: &meter)
    try refine(piece, tail, bulge: bulge, charging: &meter)
  }

  /// Adds a vertex where two pieces cross; its coordinate across an axis-parallel line is exact.
  mutating func addCrossing(at place: GridVector, of a: Int, _ b: Int) -> Int32 {
    var point = curves.frame.point(place)
    for piece in [a, b] {
      let source = curves.sources[Int(curves.pieces[piece].source)]
      guard case .line(let start, let end) = source.segment else { continue }
      if start.x == end.x { point.x = start.x }
      if start.y == end.y { point.y = start.y }
    }
    let vertex = curves.addVertex(at: curves.frame.local(point), point)
    mergedInto.append(vertex)
    return vertex
  }

  /// A vertex that two pieces share, with its parameter on each piece.
  struct Contact {
    var t: Double
    var s: Double
    var place: GridVector
  }

  private mutating func relate(_ i: Int, _ j: Int, charging meter: inout WorkMeter) throws(WorkInterruption) {
    try meter.count(Work.relation)
    let a = curves.pieces[i]
    let b = curves.pieces[j]
    if meetOnlyWhereJoined(a, b) { return }
    findContacts(of: i, a, j, b)
    if !contacts.isEmpty { try meter.count(Work.contact) }
    if contacts.count > 1, addOverlap(i, a, j, b) { return }
    if a.isLine, b.isLine {
      if contacts.isEmpty { try crossLines(i, a, j, b, charging: &meter) }
      return
    }
    if contacts.isEmpty {
      let first = CurveSpan(a, from: a.t0, to: a.t1)
      try crossSpans(i, first, j, CurveSpan(b, from: b.t0, to: b.t1), corners: [], charging: &meter)
      return
    }
    // The pieces may cross anywhere between the contacts.
    Self.findBreaks(a.t0, a.t1, contacts, \.t, into: &breaks.first)
    Self.findBreaks(b.t0, b.t1, contacts, \.s, into: &breaks.second)
    for p in 1..<breaks.first.count {
      let first = CurveSpan(a, from: breaks.first[p - 1], to: breaks.first[p])
      for q in 1..<breaks.second.count {
        let second = CurveSpan(b, from: breaks.second[q - 1], to: breaks.second[q])
        try crossSpans(i, first, j, second, corners: corners(of: first, second), charging: &meter)
      }
    }
  }

  /// Returns the ends of two spans at which their pieces share a vertex.
  private func corners(of first: CurveSpan, _ second: CurveSpan) -> SharedCorners {
    var corners = SharedCorners()
    for contact in contacts {
      guard contact.t == first.t0 || contact.t == first.t1 else { continue }
      guard contact.s == second.t0 || contact.s == second.t1 else { continue }
      corners.insert(SharedCorners(first: contact.t == first.t1, second: contact.s == second.t1))
    }
    return corners
  }

  /// Returns true if a quick test shows that two joined pieces have only the joint in common.
  ///
  /// Either their boxes meet only there, or they are lines in different directions.
  private func meetOnlyWhereJoined(_ a: CurvePiece, _ b: CurvePiece) -> Bool {
    guard a.end == b.start || a.start == b.end else { return false }
    guard a.start != b.start, a.end != b.end, !(a.end == b.start && a.start == b.end) else { return false }
    let reach = tolerances.contact
    let common = pointwiseMin(a.box.high, b.box.high) - pointwiseMax(a.box.low, b.box.low)
    let lengthA = (a.curve.p3 - a.curve.p0).lengthSquared
    let lengthB = (b.curve.p3 - b.curve.p0).lengthSquared
    guard min(lengthA, lengthB) > 16 * reach * reach else { return false }
    if common.x <= reach, common.y <= reach { return true }
    guard a.isLine, b.isLine else { return false }
    let cross = (a.curve.p3 - a.curve.p0).cross(b.curve.p3 - b.curve.p0)
    return cross * cross > 16 * reach * reach * max(lengthA, lengthB)
  }

  /// Writes the ends of a range and the parameters of contacts inside it to `result`, rising and without duplicates.
  @inline(__always)
  private static func findBreaks(
    _ low: Double, _ high: Double, _ contacts: [Contact], _ parameter: (Contact) -> Double,
    into result: inout [Double]
  ) {
    result.removeAll(keepingCapacity: true)
    result.append(low)
    result.append(high)
    for contact in contacts {
      let t = parameter(contact)
      guard t > low, t < high, !result.contains(t) else { continue }
      result.insert(t, at: result.firstIndex { $0 > t } ?? result.count)
    }
  }

  /// Finds the ends of either piece that lie on the other piece, cuts that one there, and merges ends that coincide.
  private mutating func findContacts(of i: Int, _ a: CurvePiece, _ j: Int, _ b: CurvePiece) {
    let reach = tolerances.contact
    let squaredReach = reach * reach
    contacts.removeAll(keepingCapacity: true)
    var metA = (false, false)
    var metB = (false, false)
    let short = 16 * squaredReach
    let bothLong =
      (a.curve.p3 - a.curve.p0).lengthSquared > short && (b.curve.p3 - b.curve.p0).lengthSquared > short
    for endOfA in 0..<2 {
      let va = endOfA == 0 ? a.start : a.end
      let pa = endOfA == 0 ? a.curve.p0 : a.curve.p3
      for endOfB in 0..<2 {
        let vb = endOfB == 0 ? b.start : b.end
        let pb = endOfB == 0 ? b.curve.p0 : b.curve.p3
        guard va == vb || (pa - pb).lengthSquared <= squaredReach else { continue }
        if va != vb, bothLong { merge(va, vb) }
        if endOfA == 0 { metA.0 = true } else { metA.1 = true }
        if endOfB == 0 { metB.0 = true } else { metB.1 = true }
        contacts.append(Contact(t: endOfA == 0 ? a.t0 : a.t1, s: endOfB == 0 ? b.t0 : b.t1, place: pa))
      }
    }
    for end in 0..<2 where end == 0 ? !metB.0 : !metB.1 {
      let place = end == 0 ? b.curve.p0 : b.curve.p3
      guard let t = touch(a, place) else { continue }
      cut(i, at: t, vertex: end == 0 ? b.start : b.end)
      contacts.append(Contact(t: t, s: end == 0 ? b.t0 : b.t1, place: place))
    }
    for end in 0..<2 where end == 0 ? !metA.0 : !metA.1 {
      let place = end == 0 ? a.curve.p0 : a.curve.p3
      guard let s = touch(b, place) else { continue }
      cut(j, at: s, vertex: end == 0 ? a.start : a.end)
      contacts.append(Contact(t: end == 0 ? a.t0 : a.t1, s: s, place: place))
    }
  }

  /// Returns the parameter strictly inside `piece` at which it touches `place`; nil if it does not.
  private func touch(_ piece: CurvePiece, _ place: GridVector) -> Double? {
    let reach = tolerances.contact
    guard piece.box.contains(place, margin: reach) else { return nil }
    let curve = piece.curve
    let chord = curve.p3 - curve.p0
    let length = chord.length
    let height = chord.cross(place - curve.p0)
    if piece.isLine {
      guard abs(height) <= reach * length else { return nil }
    } else {
      let first = chord.cross(curve.p1 - curve.p0)
      let second = chord.cross(curve.p2 - curve.p0)
      guard height >= min(0, first, second) - reach * length else { return nil }
      guard height <= max(0, first, second) + reach * length else { return nil }
    }
    let t = piece.nearestParameter(to: place)
    guard t > piece.t0, t < piece.t1 else { return nil }
    return (piece.place(at: t) - place).lengthSquared <= reach * reach ? t : nil
  }

  /// Cuts two lines at their crossing, unless it is at an end of either.
  private mutating func crossLines(
    _ i: Int, _ a: CurvePiece, _ j: Int, _ b: CurvePiece, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    let along = a.curve.p3 - a.curve.p0
    let other = b.curve.p3 - b.curve.p0
    let between = b.curve.p0 - a.curve.p0
    let determinant = along.cross(other)
    guard determinant != 0 else { return }
    let t = between.cross(other) / determinant
    let s = between.cross(along) / determinant
    guard t > 0, t < 1, s > 0, s < 1 else { return }
    try meter.count(Work.crossing)
    let vertex = addCrossing(at: a.curve.p0 + along * t, of: i, j)
    cut(i, at: t, vertex: vertex)
    cut(j, at: s, vertex: vertex)
  }
}
