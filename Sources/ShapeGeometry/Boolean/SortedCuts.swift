/// The cuts of all pieces in one row, sorted by piece and parameter.
struct SortedCuts {
  private(set) var cuts: [CurveCut] = []
  /// Where the cuts of each piece start, with the end of the last one's.
  private var starts: [Int32] = []

  /// The cuts that were found; crossings next to another cut are merged with it.
  init(_ contacts: inout CurveContacts, charging meter: inout WorkMeter) throws(WorkInterruption) {
    try meter.count(Work.sorting * contacts.cuts.count + contacts.firstCut.count)
    cuts.reserveCapacity(contacts.cuts.count)
    starts.reserveCapacity(contacts.firstCut.count + 1)
    for first in contacts.firstCut {
      starts.append(Int32(cuts.count))
      var next = first
      while next >= 0 {
        let cut = contacts.cuts[Int(next)]
        cuts.append(cut)
        next = cut.next
      }
      sort(from: Int(starts[starts.count - 1]))
    }
    starts.append(Int32(cuts.count))
    mergeNeighbours(&contacts)
  }

  /// The places of a piece's cuts.
  @inline(__always) func range(ofPiece index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  @inline(__always) private static func isBefore(_ a: CurveCut, _ b: CurveCut) -> Bool {
    a.t != b.t ? a.t < b.t : a.vertex < b.vertex
  }

  /// Sorts the cuts from a place to the end.
  private mutating func sort(from start: Int) {
    switch cuts.count - start {
    case 0, 1: break
    case 2...8:
      for last in (start + 1)..<cuts.count {
        var place = last
        while place > start, Self.isBefore(cuts[place], cuts[place - 1]) {
          cuts.swapAt(place, place - 1)
          place -= 1
        }
      }
    default: cuts[start...].sort(by: Self.isBefore)
    }
  }

  private func mergeNeighbours(_ contacts: inout CurveContacts) {
    let reach = contacts.tolerances.contact
    let inputs = contacts.curves.inputVertexCount
    for index in contacts.firstCut.indices where contacts.firstCut[index] >= 0 {
      var previous = contacts.curves.pieces[index].start
      let range = range(ofPiece: index)
      for place in range.lowerBound...range.upperBound {
        let vertex = place < range.upperBound ? cuts[place].vertex : contacts.curves.pieces[index].end
        guard vertex >= 0 else { continue }
        let a = contacts.representative(previous)
        let b = contacts.representative(vertex)
        previous = vertex
        guard a != b, a >= inputs || b >= inputs else { continue }
        let apart = contacts.curves.vertices[Int(a)].place - contacts.curves.vertices[Int(b)].place
        if apart.lengthSquared <= reach * reach { contacts.merge(a, b) }
      }
    }
  }

  /// A cut to be added, across from one of another piece.
  private struct Addition {
    var piece: Int32
    var t: Double
    var place: GridVector
  }

  /// Cuts flat spans that run side by side across from each other's cuts.
  ///
  /// Chords between such cuts leave both curves to the same side by about as much, so that they cross where the curves do and
  /// not because of their own error. Where more than two curves run side by side, cuts are handed on from one to the next.
  mutating func align(_ contacts: CurveContacts, charging meter: inout WorkMeter) throws(WorkInterruption) {
    var additions: [Addition] = []
    for pair in contacts.neighbours {
      let before = additions.count
      alignCuts(pair.first, pair.firstSpan, with: pair.secondSpan, of: pair.second, contacts, &additions)
      alignCuts(pair.second, pair.secondSpan, with: pair.firstSpan, of: pair.first, contacts, &additions)
      try meter.count(Work.cut * (2 + additions.count - before))
    }
    for _ in 0..<4 {
      try meter.count(Work.sorting * additions.count + cuts.count)
      add(&additions, contacts)
      guard !additions.isEmpty else { return }
      var next: [Addition] = []
      for pair in contacts.neighbours {
        let before = next.count
        handOn(additions, pair.first, pair.firstSpan, to: pair.secondSpan, of: pair.second, contacts, &next)
        handOn(additions, pair.second, pair.secondSpan, to: pair.firstSpan, of: pair.first, contacts, &next)
        try meter.count(Work.cut * (2 + next.count - before))
      }
      additions = next
    }
  }

  /// Adds a cut of `target` across from `place`, if that is near.
  @inline(__always)
  private static func alignCut(
    at place: GridVector, with span: CurveSpan, of target: Int, _ contacts: CurveContacts,
    _ additions: inout [Addition]
  ) {
    let reach = 4 * contacts.tolerances.alikeChord * contacts.tolerances.alikeChord
    let u = span.curve.nearestParameter(to: place)
    guard u > 1e-6, u < 1 - 1e-6 else { return }
    let across = span.curve.point(at: u)
    guard (across - place).lengthSquared <= reach else { return }
    additions.append(Addition(piece: Int32(target), t: span.t0 + (span.t1 - span.t0) * u, place: across))
  }

  /// Cuts `target` across from the ends and cuts of a span.
  private func alignCuts(
    _ piece: Int, _ span: CurveSpan, with other: CurveSpan, of target: Int, _ contacts: CurveContacts,
    _ additions: inout [Addition]
  ) {
    Self.alignCut(at: span.curve.p0, with: other, of: target, contacts, &additions)
    Self.alignCut(at: span.curve.p3, with: other, of: target, contacts, &additions)
    let range = range(ofPiece: piece)
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle].t <= span.t0 { low = middle + 1 } else { high = middle }
    }
    while low < range.upperBound, cuts[low].t < span.t1 {
      let place = contacts.curves.pieces[piece].place(at: cuts[low].t)
      Self.alignCut(at: place, with: other, of: target, contacts, &additions)
      low += 1
    }
  }

  /// Cuts `target` across from what was added to a span.
  private func handOn(
    _ additions: [Addition], _ piece: Int, _ span: CurveSpan, to other: CurveSpan, of target: Int,
    _ contacts: CurveContacts, _ next: inout [Addition]
  ) {
    var low = 0
    var high = additions.count
    while low < high {
      let middle = (low + high) / 2
      let addition = additions[middle]
      if addition.piece < piece || addition.piece == piece && addition.t <= span.t0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    while low < additions.count, additions[low].piece == piece, additions[low].t < span.t1 {
      Self.alignCut(at: additions[low].place, with: other, of: target, contacts, &next)
      low += 1
    }
  }

  /// Adds cuts and leaves in `additions`, sorted, those that were not at another cut already.
  private mutating func add(_ additions: inout [Addition], _ contacts: CurveContacts) {
    additions.sort { $0.piece != $1.piece ? $0.piece < $1.piece : $0.t < $1.t }
    let before = self
    cuts.removeAll(keepingCapacity: true)
    cuts.reserveCapacity(before.cuts.count + additions.count)
    var next = 0
    var kept = 0
    for index in starts.indices.dropLast() {
      starts[index] = Int32(cuts.count)
      let piece = contacts.curves.pieces[index]
      // Cuts that are nearer than this in the parameter are at one place.
      let reach = contacts.tolerances.chord / 4 / piece.curve.greatestSpeed * (piece.t1 - piece.t0)
      var last = piece.t0
      let range = before.range(ofPiece: index)
      for place in range.lowerBound...range.upperBound {
        let isLast = place == range.upperBound
        let t = isLast ? piece.t1 : before.cuts[place].t
        while next < additions.count, additions[next].piece == index, isLast || additions[next].t <= t {
          let addition = additions[next]
          next += 1
          guard addition.t - last > reach, t - addition.t > reach else { continue }
          cuts.append(CurveCut(t: addition.t, vertex: -1, next: -1))
          last = addition.t
          additions[kept] = addition
          kept += 1
        }
        if !isLast {
          cuts.append(before.cuts[place])
          last = t
        }
      }
    }
    starts[starts.count - 1] = Int32(cuts.count)
    additions.removeLast(additions.count - kept)
  }
}
