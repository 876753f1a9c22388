import Foundation

/// A directed chord between two vertices that approximates a range of a source.
struct Strand {
  var from: Int32
  var to: Int32
  /// The index of the source; for several copies of a curve the first one.
  var source: Int32
  /// The source's parameters at both ends; falling if the strand runs against its source.
  var t0: Double
  var t1: Double
  /// The operand: 0 for the receiver, 1 for the other path.
  var operand: UInt8
  /// The number of the operand's subpath to which the strand belongs.
  var subpath: Int32
}

/// The cut pieces of both operands as strands, in drawing order.
struct CurveStrands {
  let frame: GridFrame
  var sources: [CurveSource]
  var vertices: [CurveVertex]
  var strands: [Strand] = []

  private let pieces: [CurvePiece]
  private let overlaps: [CurveOverlap]
  /// The reference of each piece to its original, or nil if it is not an exact copy; empty if there are no copies.
  private let copies: [CurveCopy?]
  /// The index of each piece's first overlap in `overlaps`, or -1.
  private var firstOverlap: [Int32]
  /// The index of each piece's first cut, its two ends included, and the end of the last one; exact copies have no
  /// cuts.
  private var cutStarts: [Int] = [0]
  private var parameters: [Double] = []
  private var cutVertices: [Int32] = []
  /// True for each cut that other pieces may share.
  private var isShared: [Bool] = []
  /// The last piece that was cut at each vertex, or -1; empty if there are no overlaps.
  private var lastPiece: [Int32] = []

  /// Creates the strands of both operands.
  ///
  /// Chords leave their curve by at most `chord` grid units everywhere; if it is nil, curves are cut only near other
  /// curves.
  init(
    _ contacts: consuming CurveContacts, chord: Double?, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    frame = contacts.curves.frame
    try contacts.refine(charging: &meter)
    try contacts.shareCutsOfOverlaps(charging: &meter)
    pieces = contacts.curves.pieces
    overlaps = contacts.overlaps
    copies = contacts.copies
    sources = contacts.curves.sources
    firstOverlap = []
    vertices = []
    if !overlaps.isEmpty {
      firstOverlap = [Int32](repeating: -1, count: pieces.count)
      for (index, overlap) in overlaps.enumerated().reversed() { firstOverlap[overlap.piece] = Int32(index) }
    }
    var cuts = try SortedCuts(&contacts, charging: &meter)
    if !contacts.neighbours.isEmpty {
      var alignment = CutAlignment(cuts, of: pieces, contacts.neighbours, tolerances: contacts.tolerances)
      try alignment.align(&cuts, charging: &meter)
    }
    vertices = contacts.curves.vertices
    try sortOut(cuts, contacts, chord: chord, charging: &meter)
    strands.reserveCapacity(parameters.count)
    for (index, piece) in pieces.enumerated() {
      let source = sources[Int(piece.source)]
      let copy = copies.isEmpty ? nil : copies[index]
      let original = copy?.original ?? index
      var ends = (cutStarts[original], cutStarts[original + 1] - 1)
      if let copy, !copy.runsAlike { swap(&ends.0, &ends.1) }
      try emit(
        original, from: ends.0, to: ends.1, operand: UInt8(source.operand), subpath: Int32(source.subpath),
        charging: &meter)
    }
  }

  /// Writes the cuts of all pieces to one array, ends included, with a vertex for each.
  private mutating func sortOut(
    _ sorted: SortedCuts, _ contacts: CurveContacts, chord: Double?, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    let count = sorted.cuts.count + 2 * pieces.count
    try meter.count(Work.cut * count)
    cutStarts.reserveCapacity(pieces.count + 1)
    parameters.reserveCapacity(count)
    cutVertices.reserveCapacity(count)
    isShared.reserveCapacity(count)
    if !overlaps.isEmpty { lastPiece = [Int32](repeating: -1, count: vertices.count) }
    for (index, piece) in pieces.enumerated() {
      // Copies use the cuts of their original.
      if !copies.isEmpty, copies[index] != nil {
        cutStarts.append(parameters.count)
        continue
      }
      append(piece.t0, contacts.representative(piece.start), isShared: true)
      note(cutVertices[cutStarts[index]], on: index)
      for place in sorted.range(ofPiece: index) {
        let cut = sorted.cuts[place]
        if let chord { try appendSteps(of: piece, to: cut.t, chord: chord, charging: &meter) }
        if cut.vertex >= 0 {
          let vertex = contacts.representative(cut.vertex)
          guard !returns(to: vertex, on: index) else { continue }
          append(cut.t, vertex, isShared: true)
          note(vertex, on: index)
        } else if parameters[parameters.count - 1] < cut.t {
          appendOwn(cut.t, of: piece)
        }
      }
      if let chord { try appendSteps(of: piece, to: piece.t1, chord: chord, charging: &meter) }
      append(piece.t1, contacts.representative(piece.end), isShared: true)
      cutStarts.append(parameters.count)
    }
  }

  /// Returns true if a piece was already cut at a vertex, with a different vertex in between.
  ///
  /// Crossings of many copies at nearly the same place follow each other in any order once they are merged. Moving back
  /// and forth between them has no effect, but all pieces for which this one is the target would repeat it for each of
  /// their own steps.
  private func returns(to vertex: Int32, on piece: Int) -> Bool {
    guard !lastPiece.isEmpty, lastPiece[Int(vertex)] == piece else { return false }
    return cutVertices[cutVertices.count - 1] != vertex
  }

  private mutating func note(_ vertex: Int32, on piece: Int) {
    if !lastPiece.isEmpty { lastPiece[Int(vertex)] = Int32(piece) }
  }

  private mutating func append(_ t: Double, _ vertex: Int32, isShared: Bool) {
    parameters.append(t)
    cutVertices.append(vertex)
    self.isShared.append(isShared)
  }

  private mutating func appendOwn(_ t: Double, of piece: CurvePiece) {
    // The point in shape space lies on the source; it is used only if a run ends at such a cut.
    vertices.append(CurveVertex(place: piece.place(at: t), point: sources[Int(piece.source)].segment.point(at: t)))
    append(t, Int32(vertices.count - 1), isShared: false)
  }

  /// Adds cuts between the last cut and `t` so that chords leave the curve by at most `chord`.
  private mutating func appendSteps(
    of piece: CurvePiece, to t: Double, chord: Double, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    let last = parameters[parameters.count - 1]
    guard !piece.isLine, t > last else { return }
    let whole = piece.t1 - piece.t0
    let bulge = piece.curve.part(from: (last - piece.t0) / whole, to: (t - piece.t0) / whole).bulge
    let steps = min((bulge / chord).squareRoot().rounded(.up), 4096)
    guard steps > 1 else { return }
    try meter.count(Work.cut * Int(steps))
    for step in 1..<Int(steps) { appendOwn(last + (t - last) * Double(step) / steps, of: piece) }
  }

  /// Appends the strands between two cuts of a piece, backwards if the first cut is the later one.
  ///
  /// In overlaps the strands of the target are used instead.
  private mutating func emit(
    _ piece: Int, from first: Int, to last: Int, operand: UInt8, subpath: Int32, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    let step = first <= last ? 1 : -1
    var index = first
    while index != last {
      if !firstOverlap.isEmpty, firstOverlap[piece] >= 0, isShared[index],
        let end = try emitOverlap(
          piece, from: index, to: last, step: step, operand: operand, subpath: subpath, charging: &meter)
      {
        index = end
        continue
      }
      let next = index + step
      try meter.count(Work.strand)
      strands.append(
        Strand(
          from: cutVertices[index], to: cutVertices[next], source: pieces[piece].source, t0: parameters[index],
          t1: parameters[next], operand: operand, subpath: subpath))
      index = next
    }
  }

  /// Appends the strands of an overlap's target from the cut at `index` to the next shared cut, and returns that cut's
  /// index.
  ///
  /// The result is nil if no overlap covers this range.
  private mutating func emitOverlap(
    _ piece: Int, from index: Int, to last: Int, step: Int, operand: UInt8, subpath: Int32,
    charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> Int? {
    var next = index + step
    while next != last, !isShared[next] { next += step }
    guard isShared[next] else { return nil }
    let low = min(parameters[index], parameters[next])
    let high = max(parameters[index], parameters[next])
    var number = Int(firstOverlap[piece])
    while number < overlaps.count, overlaps[number].piece == piece {
      let overlap = overlaps[number]
      number += 1
      try meter.count(1)
      guard overlap.range.lowerBound <= low, high <= overlap.range.upperBound else { continue }
      try meter.count((cutStarts[overlap.target + 1] - cutStarts[overlap.target]) / 4)
      guard let from = sharedCut(of: overlap, at: cutVertices[index]) else { continue }
      guard let to = sharedCut(of: overlap, at: cutVertices[next]) else { continue }
      try emit(overlap.target, from: from, to: to, operand: operand, subpath: subpath, charging: &meter)
      return next
    }
    return nil
  }

  /// Returns the index of the cut at `vertex` within the target's range of an overlap; nil if there is none.
  private func sharedCut(of overlap: CurveOverlap, at vertex: Int32) -> Int? {
    for index in cutStarts[overlap.target]..<cutStarts[overlap.target + 1]
    where isShared[index] && cutVertices[index] == vertex && overlap.targetRange.contains(parameters[index]) {
      return index
    }
    return nil
  }
}
