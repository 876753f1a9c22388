extension CurveContacts {
  /// Up to how many pieces it does not pay to look for exact copies first.
  static let fewPieces = 1024

  /// Notes which pieces are exact copies of earlier ones, and returns the indices of the others in rising order.
  ///
  /// A thousand copies of a curve would else be a million pairs.
  mutating func findOriginals() -> [Int] {
    struct Ends: Hashable {
      var p0: GridVector
      var p3: GridVector
    }
    var known: [Ends: Int] = [:]
    var originals: [Int] = []
    known.reserveCapacity(curves.pieces.count)
    originals.reserveCapacity(curves.pieces.count)
    let short = 16 * tolerances.contact * tolerances.contact
    for (index, piece) in curves.pieces.enumerated() {
      let curve = piece.curve
      let isForward = (curve.p0.x, curve.p0.y) < (curve.p3.x, curve.p3.y)
      let ends = isForward ? Ends(p0: curve.p0, p3: curve.p3) : Ends(p0: curve.p3, p3: curve.p0)
      guard (curve.p3 - curve.p0).lengthSquared > short, let other = known[ends] else {
        known[ends] = index
        originals.append(index)
        continue
      }
      let target = curves.pieces[other]
      let runsAlike = target.curve.p0 == curve.p0
      let inner = runsAlike ? (curve.p1, curve.p2) : (curve.p2, curve.p1)
      guard piece.isLine == target.isLine, piece.isLine || inner == (target.curve.p1, target.curve.p2) else {
        originals.append(index)
        continue
      }
      merge(piece.start, runsAlike ? target.start : target.end)
      merge(piece.end, runsAlike ? target.end : target.start)
      overlaps.append(
        CurveOverlap(
          piece: index, range: piece.t0...piece.t1, target: other, targetRange: target.t0...target.t1))
    }
    return originals
  }
}
