/// The cuts of all pieces in one row, sorted by piece and parameter.
struct SortedCuts {
  private(set) var cuts: [CurveCut] = []
  /// Where the cuts of each piece start, with the end of the last one's.
  private var starts: [Int32] = []

  /// The cuts that were found; crossings next to another cut are merged with it.
  init(_ contacts: inout CurveContacts) {
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

  /// Cuts flat spans that run side by side across from each other's cuts.
  ///
  /// Chords between such cuts leave both curves to the same side by about as much, so that they cross where the curves do and
  /// not because of their own error.
  mutating func align(_ contacts: CurveContacts) {
    var added: [(piece: Int32, t: Double)] = []
    for pair in contacts.neighbours {
      align(pair.first, pair.firstSpan, with: pair.secondSpan, of: pair.second, contacts, &added)
      align(pair.second, pair.secondSpan, with: pair.firstSpan, of: pair.first, contacts, &added)
    }
    guard !added.isEmpty else { return }
    added.sort { $0.piece != $1.piece ? $0.piece < $1.piece : $0.t < $1.t }
    let before = self
    cuts.removeAll(keepingCapacity: true)
    cuts.reserveCapacity(before.cuts.count + added.count)
    var next = 0
    for piece in starts.indices.dropLast() {
      starts[piece] = Int32(cuts.count)
      for place in before.range(ofPiece: piece) {
        let cut = before.cuts[place]
        while next < added.count, added[next].piece == piece, added[next].t <= cut.t {
          cuts.append(CurveCut(t: added[next].t, vertex: -1, next: -1))
          next += 1
        }
        cuts.append(cut)
      }
      while next < added.count, added[next].piece == piece {
        cuts.append(CurveCut(t: added[next].t, vertex: -1, next: -1))
        next += 1
      }
    }
    starts[starts.count - 1] = Int32(cuts.count)
  }

  /// Adds cuts of `target` across from the ends and cuts of a span.
  private func align(
    _ piece: Int, _ span: CurveSpan, with other: CurveSpan, of target: Int, _ contacts: CurveContacts,
    _ added: inout [(piece: Int32, t: Double)]
  ) {
    let reach = 4 * contacts.tolerances.alikeChord * contacts.tolerances.alikeChord
    func align(_ place: GridVector) {
      let u = other.curve.nearestParameter(to: place)
      guard u > 1e-6, u < 1 - 1e-6, (other.curve.point(at: u) - place).lengthSquared <= reach else { return }
      added.append((Int32(target), other.t0 + (other.t1 - other.t0) * u))
    }
    align(span.curve.p0)
    align(span.curve.p3)
    let range = range(ofPiece: piece)
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle].t <= span.t0 { low = middle + 1 } else { high = middle }
    }
    while low < range.upperBound, cuts[low].t < span.t1 {
      align(contacts.curves.pieces[piece].place(at: cuts[low].t))
      low += 1
    }
  }
}
