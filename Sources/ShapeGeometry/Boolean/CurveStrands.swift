import Foundation

/// A directed chord between two vertices that stands for a range of a source.
struct Strand {
  var from: Int32
  var to: Int32
  /// The index of the source; of several copies of a curve the first one.
  var source: Int32
  /// The source's parameters at both ends, falling when the strand runs against its source.
  var t0: Double
  var t1: Double
  /// 0 for the receiver, 1 for the other path.
  var operand: UInt8
  /// The number of the operand's subpath that the strand belongs to.
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
  /// For each piece what it is an exact copy of, or nil; empty where there are no copies.
  private let copies: [CurveCopy?]
  /// Where the overlaps of each piece start in `overlaps`, or -1.
  private var firstOverlap: [Int32]
  /// Where each piece's cuts start, its two ends included; exact copies have none.
  private var cutStarts: [Int] = [0]
  private var parameters: [Double] = []
  private var cutVertices: [Int32] = []
  /// Whether other pieces may share the cut.
  private var isShared: [Bool] = []
  /// For each vertex the last piece that was cut there, or -1; empty where no piece stands for another one.
  private var lastPiece: [Int32] = []

  /// `chord` is the distance that chords may leave their curve by everywhere, or nil to cut curves only where another one is
  /// near.
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

  /// Lays the cuts of all pieces out in one row, ends included, with a vertex for each.
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
      // Copies have the cuts of their original.
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

  /// Whether a piece was cut at a vertex before, with another one in between.
  ///
  /// Crossings of many copies that lie nearly in one place follow each other in any order once they are merged. To go to and
  /// fro between them means nothing, but all pieces that this one stands for would do it too, for each of their own steps.
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
    // The point in shape space is that of the source; it is used only where a run ends at such a cut.
    vertices.append(CurveVertex(place: piece.place(at: t), point: sources[Int(piece.source)].segment.point(at: t)))
    append(t, Int32(vertices.count - 1), isShared: false)
  }

  /// Cuts between the last cut and `t` so that chords leave the curve by `chord` at most.
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

  /// Appends the strands between two cuts of a piece, backwards if the first is the later one; where another piece stands
  /// for this one, its strands are used.
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

  /// Appends the strands of the piece that stands for this one from the cut at `index` to the next shared one, and returns
  /// the index of that; nil if none does.
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

  /// The index of the cut at `vertex` within the range of the piece that stands for another one.
  private func sharedCut(of overlap: CurveOverlap, at vertex: Int32) -> Int? {
    for index in cutStarts[overlap.target]..<cutStarts[overlap.target + 1]
    where isShared[index] && cutVertices[index] == vertex && overlap.targetRange.contains(parameters[index]) {
      return index
    }
    return nil
  }
}
