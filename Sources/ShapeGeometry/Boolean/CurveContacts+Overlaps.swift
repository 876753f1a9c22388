/// A range of a piece that runs along another piece, the target; the target's strands replace it.
struct CurveOverlap {
  var piece: Int
  /// The range on the piece, rising.
  var range: ClosedRange<Double>
  /// The index of the target, which is lower than that of the piece.
  var target: Int
  /// The same range on the target, rising.
  var targetRange: ClosedRange<Double>
}

extension CurveContacts {
  /// Adds an overlap between the outermost contacts if the pieces run along each other there; returns whether they do.
  mutating func addOverlap(_ i: Int, _ a: CurvePiece, _ j: Int, _ b: CurvePiece) -> Bool {
    guard var first = contacts.first else { return false }
    var last = first
    for contact in contacts {
      if contact.t < first.t { first = contact }
      if contact.t > last.t { last = contact }
    }
    let reach = tolerances.contact
    guard first.s != last.s, (last.place - first.place).lengthSquared > 16 * reach * reach else { return false }
    if !(a.isLine && b.isLine) {
      let samples = 8
      for sample in 1..<samples {
        let t = first.t + (last.t - first.t) * Double(sample) / Double(samples)
        let place = a.place(at: t)
        guard (b.place(at: b.nearestParameter(to: place)) - place).lengthSquared <= reach * reach else { return false }
      }
    }
    overlaps.append(
      CurveOverlap(
        piece: j, range: min(first.s, last.s)...max(first.s, last.s), target: i, targetRange: first.t...last.t))
    return true
  }

  /// Adds the cuts in overlapping ranges to their targets, from the highest piece down.
  ///
  /// So the lowest one of several overlapping pieces has all their cuts. The overlaps of a piece are sorted by their
  /// targets: the lowest target is used first, because it seldom has a target in turn.
  mutating func shareCutsOfOverlaps(charging meter: inout WorkMeter) throws(WorkInterruption) {
    try meter.count(Work.sorting * overlaps.count)
    overlaps.sort {
      ($1.piece, $0.target, $1.range.lowerBound) < ($0.piece, $1.target, $0.range.lowerBound)
    }
    for overlap in overlaps where firstCut[overlap.piece] >= 0 {
      let target = curves.pieces[overlap.target]
      var known: [Int32] = [representative(target.start), representative(target.end)]
      var next = firstCut[overlap.target]
      while next >= 0 {
        let cut = cuts[Int(next)]
        if cut.vertex >= 0 { known.append(representative(cut.vertex)) }
        next = cut.next
        try meter.count(1)
      }
      next = firstCut[overlap.piece]
      while next >= 0 {
        let shared = cuts[Int(next)]
        next = shared.next
        try meter.count(1 + known.count / 8)
        guard shared.vertex >= 0, overlap.range.contains(shared.t) else { continue }
        let vertex = representative(shared.vertex)
        guard !known.contains(vertex) else { continue }
        let t = target.nearestParameter(to: curves.vertices[Int(vertex)].place)
        guard overlap.targetRange.contains(t), t > target.t0, t < target.t1 else { continue }
        known.append(vertex)
        try meter.count(Work.cut)
        cut(overlap.target, at: t, vertex: vertex)
      }
    }
  }
}
