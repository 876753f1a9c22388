/// The reference from a piece to its original, another piece with exactly the same curve.
struct CurveCopy {
  /// The index of the first piece with the same curve.
  var original: Int
  /// True if both run in the same direction.
  var runsAlike: Bool
}

extension CurveContacts {
  /// Finds the pieces that are exact copies of earlier ones, in either direction, and returns the indices of the
  /// others, rising.
  ///
  /// Copies are cut exactly as their original is, so that a region and its copy cancel out completely. If copies were
  /// compared with other pieces, each would be cut by the pieces near it. But a piece near another piece's neighbour
  /// need not be near that piece itself, and the choice among several near pieces depends on their order. Besides, a
  /// thousand copies of a curve would be a million pairs.
  mutating func findCopies(charging meter: inout WorkMeter) throws(WorkInterruption) -> [Int] {
    let pieces = curves.pieces
    try meter.count(Work.sorting * pieces.count)
    var keyed: [KeyedIndex] = []
    keyed.reserveCapacity(pieces.count)
    for index in pieces.indices { keyed.append(KeyedIndex(key: pieces[index].shapeKey, index: Int32(index))) }
    keyed.sortByKey()
    var start = 0
    for place in 1..<max(keyed.count, 1) {
      if keyed[place].key != keyed[start].key { start = place }
      let index = Int(keyed[place].index)
      for earlier in start..<place {
        let other = Int(keyed[earlier].index)
        guard copies.isEmpty || copies[other] == nil else { continue }
        guard let runsAlike = pieces[index].runsAlike(copyOf: pieces[other]) else { continue }
        addCopy(index, CurveCopy(original: other, runsAlike: runsAlike))
        break
      }
    }
    return copies.isEmpty ? Array(pieces.indices) : pieces.indices.filter { copies[$0] == nil }
  }

  private mutating func addCopy(_ index: Int, _ copy: CurveCopy) {
    if copies.isEmpty { copies = [CurveCopy?](repeating: nil, count: curves.pieces.count) }
    copies[index] = copy
    let piece = curves.pieces[index]
    let target = curves.pieces[copy.original]
    merge(piece.start, copy.runsAlike ? target.start : target.end)
    merge(piece.end, copy.runsAlike ? target.end : target.start)
  }
}

extension CurvePiece {
  /// A number of 24 bits that is the same for copies in either direction, and rarely for other pieces.
  fileprivate var shapeKey: UInt64 {
    let isForward = (curve.p0.x, curve.p0.y) <= (curve.p3.x, curve.p3.y)
    var key: UInt64 = isLine ? 1 : 2
    func add(_ place: GridVector) {
      // Adding 0 turns -0 into 0.
      for value in [place.x + 0, place.y + 0] {
        key = (key ^ value.bitPattern) &* 0x9E37_79B9_7F4A_7C15
        key ^= key >> 32
      }
    }
    add(isForward ? curve.p0 : curve.p3)
    if !isLine {
      add(isForward ? curve.p1 : curve.p2)
      add(isForward ? curve.p2 : curve.p1)
    }
    add(isForward ? curve.p3 : curve.p0)
    return key >> 40
  }

  /// Returns whether this piece, if it is an exact copy of the other one, runs in the same direction; nil if it is not
  /// a copy.
  fileprivate func runsAlike(copyOf other: CurvePiece) -> Bool? {
    guard isLine == other.isLine else { return nil }
    let (a, b) = (curve, other.curve)
    if a.p0 == b.p0, a.p3 == b.p3, isLine || a.p1 == b.p1 && a.p2 == b.p2 { return true }
    if a.p0 == b.p3, a.p3 == b.p0, isLine || a.p1 == b.p2 && a.p2 == b.p1 { return false }
    return nil
  }
}
