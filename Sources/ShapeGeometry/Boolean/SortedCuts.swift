/// The cuts of all pieces in one array, sorted by piece and parameter.
struct SortedCuts {
  private(set) var cuts: [CurveCut] = []
  /// The index of each piece's first cut, and the end of the last piece's cuts.
  private var starts: [Int32] = []

  /// Creates the sorted cuts of all pieces; the vertices of crossings next to another cut are merged with it.
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
      removeRepetitions(from: Int(starts[starts.count - 1]))
    }
    starts.append(Int32(cuts.count))
    mergeNeighbours(&contacts)
  }

  /// Returns the range of a piece's cuts.
  @inline(__always) func range(ofPiece index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  @inline(__always) private static func isBefore(_ a: CurveCut, _ b: CurveCut) -> Bool {
    a.t != b.t ? a.t < b.t : a.vertex < b.vertex
  }

  /// Sorts the cuts from an index to the end.
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

  /// Removes duplicates among a piece's own cuts at one parameter, from an index to the end.
  private mutating func removeRepetitions(from start: Int) {
    guard cuts.count - start > 1 else { return }
    var kept = start
    for place in (start + 1)..<cuts.count {
      let cut = cuts[place]
      if cut.vertex < 0, cuts[kept].vertex < 0, cut.t == cuts[kept].t { continue }
      kept += 1
      cuts[kept] = cut
    }
    cuts.removeLast(cuts.count - kept - 1)
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

  /// Replaces all cuts; `starts` holds the index of each piece's first cut, and the end of the last piece's cuts.
  mutating func replace(with cuts: [CurveCut], starts: [Int32]) {
    self.cuts = cuts
    self.starts = starts
  }
}
