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
  /// Where the overlaps of each piece start in `overlaps`, or -1.
  private var firstOverlap: [Int32]
  /// Where each piece's cuts start, its two ends included.
  private var cutStarts: [Int] = [0]
  private var parameters: [Double] = []
  private var cutVertices: [Int32] = []
  /// Whether other pieces may share the cut.
  private var isShared: [Bool] = []

  /// `chord` is the distance that chords may leave their curve by everywhere, or nil to cut curves only where another one is
  /// near.
  init(_ found: CurveContacts, chord: Double?) {
    var contacts = found
    frame = contacts.curves.frame
    contacts.shareCutsOfOverlaps()
    pieces = contacts.curves.pieces
    overlaps = contacts.overlaps
    sources = contacts.curves.sources
    firstOverlap = []
    vertices = []
    if !overlaps.isEmpty {
      firstOverlap = [Int32](repeating: -1, count: pieces.count)
      for (index, overlap) in overlaps.enumerated().reversed() { firstOverlap[overlap.piece] = Int32(index) }
    }
    var sorted = Self.sortedCuts(&contacts)
    if !contacts.neighbours.isEmpty { Self.alignCuts(&sorted, contacts) }
    vertices = contacts.curves.vertices
    sortOut(sorted, contacts, chord: chord)
    strands.reserveCapacity(parameters.count)
    for (index, piece) in pieces.enumerated() {
      let source = sources[Int(piece.source)]
      emit(
        index, from: cutStarts[index], to: cutStarts[index + 1] - 1, operand: UInt8(source.operand),
        subpath: Int32(source.subpath))
    }
  }

  /// The cuts of all pieces, sorted by piece and parameter; crossings next to another cut have been merged with it.
  private static func sortedCuts(_ contacts: inout CurveContacts) -> [[CurveCut]] {
    var result: [[CurveCut]] = []
    result.reserveCapacity(contacts.curves.pieces.count)
    let reach = contacts.tolerances.contact
    let inputs = contacts.curves.inputVertexCount
    for index in contacts.curves.pieces.indices {
      var cuts: [CurveCut] = []
      var next = contacts.firstCut[index]
      while next >= 0 {
        let cut = contacts.cuts[Int(next)]
        cuts.append(cut)
        next = cut.next
      }
      guard !cuts.isEmpty else {
        result.append(cuts)
        continue
      }
      cuts.sort { ($0.t, $0.vertex) < ($1.t, $1.vertex) }
      let piece = contacts.curves.pieces[index]
      var previous = piece.start
      for vertex in cuts.lazy.map(\.vertex) + [piece.end] where vertex >= 0 {
        let a = contacts.representative(previous)
        let b = contacts.representative(vertex)
        previous = vertex
        guard a != b, a >= inputs || b >= inputs else { continue }
        let apart = contacts.curves.vertices[Int(a)].place - contacts.curves.vertices[Int(b)].place
        if apart.lengthSquared <= reach * reach { contacts.merge(a, b) }
      }
      result.append(cuts)
    }
    return result
  }

  /// Cuts flat spans that run side by side across from each other's cuts.
  ///
  /// Chords between such cuts leave both curves to the same side by about as much, so that they cross where the curves do and
  /// not because of their own error.
  private static func alignCuts(_ sorted: inout [[CurveCut]], _ contacts: CurveContacts) {
    let reach = 4 * contacts.tolerances.alikeChord * contacts.tolerances.alikeChord
    var added: [(piece: Int, t: Double)] = []
    func align(_ piece: Int, _ span: CurveSpan, with other: CurveSpan, of target: Int) {
      func align(_ place: GridVector) {
        let u = other.curve.nearestParameter(to: place)
        guard u > 1e-6, u < 1 - 1e-6, (other.curve.point(at: u) - place).lengthSquared <= reach else { return }
        added.append((target, other.t0 + (other.t1 - other.t0) * u))
      }
      align(span.curve.p0)
      align(span.curve.p3)
      let cuts = sorted[piece]
      var low = 0
      var high = cuts.count
      while low < high {
        let middle = (low + high) / 2
        if cuts[middle].t <= span.t0 { low = middle + 1 } else { high = middle }
      }
      while low < cuts.count, cuts[low].t < span.t1 {
        align(contacts.curves.pieces[piece].place(at: cuts[low].t))
        low += 1
      }
    }
    for pair in contacts.neighbours {
      align(pair.first, pair.firstSpan, with: pair.secondSpan, of: pair.second)
      align(pair.second, pair.secondSpan, with: pair.firstSpan, of: pair.first)
    }
    var touched: Set<Int> = []
    for cut in added {
      sorted[cut.piece].append(CurveCut(t: cut.t, vertex: -1, next: -1))
      touched.insert(cut.piece)
    }
    for piece in touched { sorted[piece].sort { ($0.t, $0.vertex) < ($1.t, $1.vertex) } }
  }

  /// Lays the cuts of all pieces out in one row, ends included, with a vertex for each.
  private mutating func sortOut(_ sorted: [[CurveCut]], _ contacts: CurveContacts, chord: Double?) {
    for (index, piece) in pieces.enumerated() {
      append(piece.t0, contacts.representative(piece.start), isShared: true)
      for cut in sorted[index] {
        if let chord { appendSteps(of: piece, to: cut.t, chord: chord) }
        if cut.vertex >= 0 {
          append(cut.t, contacts.representative(cut.vertex), isShared: true)
        } else if parameters[parameters.count - 1] < cut.t {
          appendOwn(cut.t, of: piece)
        }
      }
      if let chord { appendSteps(of: piece, to: piece.t1, chord: chord) }
      append(piece.t1, contacts.representative(piece.end), isShared: true)
      cutStarts.append(parameters.count)
    }
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
  private mutating func appendSteps(of piece: CurvePiece, to t: Double, chord: Double) {
    let last = parameters[parameters.count - 1]
    guard !piece.isLine, t > last else { return }
    let whole = piece.t1 - piece.t0
    let bulge = piece.curve.part(from: (last - piece.t0) / whole, to: (t - piece.t0) / whole).bulge
    let steps = min((bulge / chord).squareRoot().rounded(.up), 4096)
    guard steps > 1 else { return }
    for step in 1..<Int(steps) { appendOwn(last + (t - last) * Double(step) / steps, of: piece) }
  }

  /// Appends the strands between two cuts of a piece, backwards if the first is the later one; where another piece stands
  /// for this one, its strands are used.
  private mutating func emit(_ piece: Int, from first: Int, to last: Int, operand: UInt8, subpath: Int32) {
    let step = first <= last ? 1 : -1
    var index = first
    while index != last {
      if !firstOverlap.isEmpty, firstOverlap[piece] >= 0, isShared[index],
        let end = emitOverlap(piece, from: index, to: last, step: step, operand: operand, subpath: subpath)
      {
        index = end
        continue
      }
      let next = index + step
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
    _ piece: Int, from index: Int, to last: Int, step: Int, operand: UInt8, subpath: Int32
  ) -> Int? {
    var next = index + step
    while next != last, !isShared[next] { next += step }
    guard isShared[next] else { return nil }
    let low = min(parameters[index], parameters[next])
    let high = max(parameters[index], parameters[next])
    var number = Int(firstOverlap[piece])
    while number < overlaps.count, overlaps[number].piece == piece {
      let overlap = overlaps[number]
      number += 1
      guard overlap.range.lowerBound <= low, high <= overlap.range.upperBound else { continue }
      guard let from = sharedCut(of: overlap, at: cutVertices[index]) else { continue }
      guard let to = sharedCut(of: overlap, at: cutVertices[next]) else { continue }
      emit(overlap.target, from: from, to: to, operand: operand, subpath: subpath)
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
