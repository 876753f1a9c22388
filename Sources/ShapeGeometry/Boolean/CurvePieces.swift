import Foundation

/// A segment of an operand, to which the edges of an arrangement refer.
struct CurveSource {
  /// The segment as it was drawn.
  var segment: PathSegment
  /// The operand: 0 for the receiver, 1 for the other path.
  var operand: Int
  /// The number of the subpath, counted over both operands.
  var subpath: Int
  /// True if the segment is straight; a straight curve has been replaced with lines.
  var isLine: Bool
}

/// A part of a source that is monotone in x and y and whose direction turns one way only.
struct CurvePiece {
  /// The part's geometry in grid units.
  var curve: GridCubic
  var box: GridBox
  var isLine: Bool
  /// The index of the source.
  var source: Int32
  /// The part's range in the source's parameter.
  var t0: Double
  var t1: Double
  /// The indices of the vertices at both ends.
  var start: Int32
  var end: Int32

  /// Returns the place on the piece at a parameter of the source.
  @inline(__always) func place(at t: Double) -> GridVector {
    curve.point(at: (t - t0) / (t1 - t0))
  }

  /// Returns the source's parameter of the piece's point nearest to `place`.
  @inline(__always) func nearestParameter(to place: GridVector) -> Double {
    if isLine {
      let chord = curve.p3 - curve.p0
      let squared = chord.lengthSquared
      let u = squared > 0 ? min(max((place - curve.p0).dot(chord) / squared, 0), 1) : 0
      return u == 1 ? t1 : t0 + (t1 - t0) * u
    }
    let u = curve.nearestParameter(to: place)
    return u == 1 ? t1 : t0 + (t1 - t0) * u
  }
}

/// A point where pieces start, end, touch or cross.
struct CurveVertex {
  /// The position in grid units.
  var place: GridVector
  /// The position in shape space.
  var point: CGPoint
  /// True if a subpath of an operand starts here.
  var startsSubpath = false
}

/// The operands of a boolean operation as pieces, with the vertices that join them.
struct CurvePieces {
  let frame: GridFrame
  var sources: [CurveSource] = []
  var pieces: [CurvePiece] = []
  var vertices: [CurveVertex] = []
  /// The number of vertices that are ends of an operand's segments or cuts at its bends; they come first.
  private(set) var inputVertexCount = 0
  private var subpathCount = 0
  /// The parameters of the current curve at its bends.
  private var bends: [Double] = []
  /// The parts of the current curve with their ranges.
  private var parts: [(curve: GridCubic, t0: Double, t1: Double)] = []

  /// Creates empty pieces; memory is reserved for `segmentCount` segments.
  init(frame: GridFrame, segmentCount: Int) {
    self.frame = frame
    sources.reserveCapacity(segmentCount)
    pieces.reserveCapacity(2 * segmentCount)
    vertices.reserveCapacity(3 * segmentCount)
  }

  /// Adds the subpaths of an operand, each with a closing line if `closing`; segments without length are left out.
  mutating func append(_ subpaths: [Subpath], operand: Int, closing: Bool) {
    for subpath in subpaths {
      append(subpath, operand: operand, closing: closing)
      subpathCount += 1
    }
    inputVertexCount = vertices.count
  }

  private mutating func append(_ subpath: Subpath, operand: Int, closing: Bool) {
    guard !subpath.segments.isEmpty else { return }
    let first = addVertex(subpath.start)
    vertices[Int(first)].startsSubpath = true
    var current = first
    let isLoop = closing || subpath.isClosed
    for (index, segment) in subpath.segments.enumerated() {
      // The last point of a loop becomes its first one if it is on the same grid point.
      let isLast = index == subpath.segments.count - 1
      let target = isLast && isLoop && isSamePlace(segment.end, first) ? first : nil
      current = append(segment, operand: operand, from: current, to: target)
    }
    if closing, current != first {
      let line = PathSegment.line(vertices[Int(current)].point, vertices[Int(first)].point)
      _ = append(line, operand: operand, from: current, to: first)
    }
  }

  private func isSamePlace(_ point: CGPoint, _ vertex: Int32) -> Bool {
    GridPoint(nearest: frame.local(point)) == GridPoint(nearest: vertices[Int(vertex)].place)
  }

  /// Adds a vertex for a point of shape space.
  private mutating func addVertex(_ point: CGPoint) -> Int32 {
    addVertex(at: frame.local(point), point)
  }

  /// Adds a vertex whose position is known in both frames.
  mutating func addVertex(at place: GridVector, _ point: CGPoint) -> Int32 {
    vertices.append(CurveVertex(place: place, point: point))
    return Int32(vertices.count - 1)
  }

  /// Adds the pieces of a segment and returns the vertex at its end.
  private mutating func append(
    _ segment: PathSegment, operand: Int, from start: Int32, to target: Int32?
  ) -> Int32 {
    var curve = GridCubic(segment, in: frame)
    curve.p0 = vertices[Int(start)].place
    if let target { curve.p3 = vertices[Int(target)].place }
    if case .line = segment {
      guard (curve.p3 - curve.p0).lengthSquared > 0.25 || target != nil else { return start }
      let end = target ?? addVertex(segment.end)
      guard end != start else { return start }
      addLine(segment, curve, operand: operand, from: start, to: end)
      return end
    }
    let extent = curve.box.high - curve.box.low
    guard max(extent.x, extent.y) > 0.5 else {
      guard let target, target != start else { return start }
      addLine(.line(segment.start, segment.end), curve, operand: operand, from: start, to: target)
      return target
    }
    return appendCurve(segment, curve, operand: operand, from: start, to: target)
  }

  private mutating func addLine(
    _ segment: PathSegment, _ curve: GridCubic, operand: Int, from start: Int32, to end: Int32
  ) {
    let source = CurveSource(segment: segment, operand: operand, subpath: subpathCount, isLine: true)
    sources.append(source)
    let curve = GridCubic(lineFrom: curve.p0, to: curve.p3)
    pieces.append(
      CurvePiece(
        curve: curve, box: GridBox(curve.p0, curve.p3), isLine: true, source: Int32(sources.count - 1),
        t0: 0, t1: 1, start: start, end: end))
  }

  private mutating func appendCurve(
    _ segment: PathSegment, _ curve: GridCubic, operand: Int, from start: Int32, to target: Int32?
  ) -> Int32 {
    cutAtBends(curve)
    let isStraight = parts.allSatisfy { $0.curve.bulge <= 0.25 }
    let end = target ?? addEnd(segment.end, after: start)
    var from = start
    if !isStraight {
      sources.append(CurveSource(segment: segment, operand: operand, subpath: subpathCount, isLine: false))
    }
    for index in parts.indices {
      let (part, t0, t1) = parts[index]
      let to = index == parts.count - 1 ? end : addVertex(at: part.p3, segment.point(at: t1))
      if isStraight {
        let line = PathSegment.line(vertices[Int(from)].point, vertices[Int(to)].point)
        if from != to { addLine(line, part, operand: operand, from: from, to: to) }
      } else {
        pieces.append(
          CurvePiece(
            curve: part, box: GridBox(part.p0, part.p3), isLine: false, source: Int32(sources.count - 1),
            t0: t0, t1: t1, start: from, end: to))
      }
      from = to
    }
    return end
  }

  /// Divides a curve into `parts`; cuts that would leave almost nothing between them are skipped.
  private mutating func cutAtBends(_ curve: GridCubic) {
    curve.findBends(&bends)
    // Only the last bends are removed: an earlier bend may be near the end although the curve goes on from there and
    // returns.
    while let last = bends.last {
      let after = curve.point(at: last) - curve.p3
      guard max(abs(after.x), abs(after.y)) <= 1 else { break }
      bends.removeLast()
    }
    parts.removeAll(keepingCapacity: true)
    var rest = curve
    var t0 = 0.0
    for t in bends {
      let place = curve.point(at: t)
      let before = place - rest.p0
      guard max(abs(before.x), abs(before.y)) > 1 else { continue }
      var (head, tail) = rest.split(at: (t - t0) / (1 - t0))
      head.p3 = place
      tail.p0 = place
      parts.append((head, t0, t))
      rest = tail
      t0 = t
    }
    parts.append((rest, t0, 1))
  }

  /// Returns the vertex at a curve's end; it is `start` if the curve ends where it starts.
  private mutating func addEnd(_ point: CGPoint, after start: Int32) -> Int32 {
    isSamePlace(point, start) ? start : addVertex(point)
  }
}

extension CurvePieces {
  /// Returns a box around each piece for the search of pairs that meet.
  func boxes(grownBy margin: Double) -> [SlantedBox] {
    pieces.map { piece in
      piece.isLine
        ? SlantedBox(piece.curve.p0, piece.curve.p3, margin: margin) : SlantedBox(piece.curve, margin: margin)
    }
  }
}
