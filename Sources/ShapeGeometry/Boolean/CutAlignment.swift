/// The alignment of cuts of pieces that run side by side: each piece is cut opposite the other's cuts.
///
/// Chords between such cuts leave both curves to the same side by about the same distance. So they cross where the
/// curves do, and not because of their own error. Opposite cuts lie on one upright line, or on one level line where the
/// curves are steep: chains of chords over the same range cross if and only if their ends change sides. If more than
/// two curves run side by side, cuts are handed on from one to the next.
struct CutAlignment {
  /// A cut with its position on the piece.
  private struct PlacedCut {
    var cut: CurveCut
    var place: GridVector
    /// True if the tangent there is nearer to level than to upright.
    var isLevel: Bool
    /// True if no other piece has been cut opposite this cut.
    var isNew = true
  }

  /// A cut to be added opposite a cut of another piece.
  private struct Addition {
    var piece: Int32
    var placed: PlacedCut
  }

  private let pieces: [CurvePiece]
  private let neighbours: [CurveNeighbours]
  private let tolerances: BooleanTolerances
  private var cuts: [PlacedCut] = []
  private var starts: [Int32] = []
  /// True for each piece with cuts that have not been handed on.
  private var hasNews: [Bool]

  /// The greatest number of rounds in which cuts are handed on.
  private static let rounds = 5

  init(
    _ sorted: SortedCuts, of pieces: [CurvePiece], _ neighbours: [CurveNeighbours], tolerances: BooleanTolerances
  ) {
    self.pieces = pieces
    self.neighbours = neighbours
    self.tolerances = tolerances
    cuts.reserveCapacity(sorted.cuts.count)
    starts.reserveCapacity(pieces.count + 1)
    hasNews = [Bool](repeating: true, count: pieces.count)
    for index in pieces.indices {
      starts.append(Int32(cuts.count))
      for place in sorted.range(ofPiece: index) { cuts.append(placed(sorted.cuts[place], on: index)) }
    }
    starts.append(Int32(cuts.count))
  }

  private func placed(_ cut: CurveCut, on index: Int) -> PlacedCut {
    let piece = pieces[index]
    let u = (cut.t - piece.t0) / (piece.t1 - piece.t0)
    let tangent = piece.curve.derivative(at: u)
    return PlacedCut(cut: cut, place: piece.curve.point(at: u), isLevel: abs(tangent.x) >= abs(tangent.y))
  }

  /// Adds cuts until all have opposite cuts, or until the last round, and writes the result to `sorted`.
  mutating func align(_ sorted: inout SortedCuts, charging meter: inout WorkMeter) throws(WorkInterruption) {
    try meter.count(Work.cut * cuts.count)
    var round = 0
    while round < Self.rounds {
      var additions: [Addition] = []
      for pair in neighbours {
        try handOn(
          from: pair.first, pair.firstSpan, to: pair.second, pair.secondSpan, round, &additions, charging: &meter)
        try handOn(
          from: pair.second, pair.secondSpan, to: pair.first, pair.firstSpan, round, &additions, charging: &meter)
      }
      try meter.count(Work.sorting * additions.count + Work.strand * cuts.count)
      guard add(&additions) else { break }
      round += 1
    }
    sorted.replace(with: cuts.map(\.cut), starts: starts)
  }

  /// Returns the index of the piece's first cut after a parameter, or the end.
  private func firstCut(of piece: Int, after t: Double) -> Int {
    var low = Int(starts[piece])
    var high = Int(starts[piece + 1])
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle].cut.t <= t { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Cuts `target` opposite the new cuts inside a span of a piece, and in the first round opposite the span's ends.
  private func handOn(
    from piece: Int, _ span: CurveSpan, to target: Int, _ other: CurveSpan, _ round: Int,
    _ additions: inout [Addition], charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    guard hasNews[piece] else { return }
    let isForward = (span.curve.p3 - span.curve.p0).dot(other.curve.p3 - other.curve.p0) > 0
    let end = Int(starts[piece + 1])
    var index = firstCut(of: piece, after: span.t0)
    // The target's cuts are visited once, in the direction of the piece.
    let (low, high) = (Int(starts[target]), Int(starts[target + 1]))
    var near = isForward ? firstCut(of: target, after: other.t0) : firstCut(of: target, after: other.t1) - 1
    let first = index
    let before = additions.count
    let way = span.curve.p3 - span.curve.p0
    func cutAcross(_ place: GridVector, isLevel: Bool) {
      let reach = tolerances.chord / 8
      let rises = isLevel ? way.x > 0 : way.y > 0
      func isBefore(_ cut: PlacedCut) -> Bool {
        let along = isLevel ? cut.place.x - place.x : cut.place.y - place.y
        return (rises ? along : -along) < -reach
      }
      while near >= low, near < high, isBefore(cuts[near]) { near += isForward ? 1 : -1 }
      if near >= low, near < high {
        let along = isLevel ? cuts[near].place.x - place.x : cuts[near].place.y - place.y
        if abs(along) <= reach { return }
      }
      if let addition = addition(at: place, isLevel: isLevel, on: target, other) { additions.append(addition) }
    }
    if round == 0 {
      let leg = span.curve.p1 - span.curve.p0
      cutAcross(span.curve.p0, isLevel: abs(leg.x) >= abs(leg.y))
    }
    while index < end, cuts[index].cut.t < span.t1 {
      if cuts[index].isNew { cutAcross(cuts[index].place, isLevel: cuts[index].isLevel) }
      index += 1
    }
    if round == 0 {
      let leg = span.curve.p3 - span.curve.p2
      cutAcross(span.curve.p3, isLevel: abs(leg.x) >= abs(leg.y))
    }
    try meter.count(2 + (index - first) + Work.cut * (additions.count - before))
  }

  /// Returns a cut of a span on the upright or level line through `place`; nil if that is not inside the span and near.
  private func addition(at place: GridVector, isLevel: Bool, on target: Int, _ span: CurveSpan) -> Addition? {
    let value = isLevel ? place.x : place.y
    let (from, to) = isLevel ? (span.curve.p0.x, span.curve.p3.x) : (span.curve.p0.y, span.curve.p3.y)
    guard value > min(from, to), value < max(from, to) else { return nil }
    let u = span.curve.parameter(at: value, alongX: isLevel)
    guard u > 1e-6, u < 1 - 1e-6 else { return nil }
    let across = span.curve.point(at: u)
    let reach = 4 * tolerances.alikeChord * tolerances.alikeChord
    guard (across - place).lengthSquared <= reach else { return nil }
    let t = span.t0 + (span.t1 - span.t0) * u
    let tangent = span.curve.derivative(at: u)
    return Addition(
      piece: Int32(target),
      placed: PlacedCut(
        cut: CurveCut(t: t, vertex: -1, next: -1), place: across, isLevel: abs(tangent.x) >= abs(tangent.y)))
  }

  /// Adds the cuts that are not near an existing one; returns false if there are none.
  private mutating func add(_ additions: inout [Addition]) -> Bool {
    additions.sort { $0.piece != $1.piece ? $0.piece < $1.piece : $0.placed.cut.t < $1.placed.cut.t }
    let before = cuts
    let places = starts
    cuts.removeAll(keepingCapacity: true)
    cuts.reserveCapacity(before.count + additions.count)
    var next = 0
    var hasAny = false
    for index in pieces.indices {
      starts[index] = Int32(cuts.count)
      hasNews[index] = false
      let piece = pieces[index]
      // Cuts whose parameters differ by less than this coincide.
      let reach = tolerances.chord / 4 / piece.curve.greatestSpeed * (piece.t1 - piece.t0)
      var last = piece.t0
      for place in Int(places[index])...Int(places[index + 1]) {
        let isLast = place == Int(places[index + 1])
        let t = isLast ? piece.t1 : before[place].cut.t
        while next < additions.count, additions[next].piece == index, isLast || additions[next].placed.cut.t <= t {
          let placed = additions[next].placed
          next += 1
          guard placed.cut.t - last > reach, t - placed.cut.t > reach else { continue }
          cuts.append(placed)
          last = placed.cut.t
          hasNews[index] = true
          hasAny = true
        }
        if !isLast {
          cuts.append(before[place])
          cuts[cuts.count - 1].isNew = false
          last = t
        }
      }
    }
    starts[pieces.count] = Int32(cuts.count)
    return hasAny
  }
}
