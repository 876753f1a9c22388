import Foundation

extension Arrangement {
  /// Cuts the strands of all edges that cross or pass through a node's grid cell at the grid points there.
  ///
  /// Hobby's snap rounding (1999): crossings are rounded to the grid, and an edge that meets the cell around a node goes
  /// through the node. Crossing points are computed in 128 bits.
  mutating func roundCrossings() {
    let tree = BoxTree(
      edges.map { GridBox(nodes[Int($0.low)].place, nodes[Int($0.high)].place).grown(by: 0.5) })
    var points = nodes
    var vertexOf = nodeVertices
    var known: Set<UInt64> = []
    tree.forEachPair { i, j in
      guard let point = crossing(edges[i], edges[j]), known.insert(point.key).inserted else { return }
      points.append(point)
      vertices.append(CurveVertex(place: point.place, point: pointOnCurve(near: point, edges[i], edges[j])))
      vertexOf.append(Int32(vertices.count - 1))
    }
    var stops = [[Int32]](repeating: [], count: edges.count)
    for (index, point) in points.enumerated() {
      tree.forEachBox(meeting: GridBox(point.place, point.place)) { edge in
        let low = nodes[Int(edges[edge].low)]
        let high = nodes[Int(edges[edge].high)]
        guard point != low, point != high, Self.passes(low, high, through: point) else { return }
        stops[edge].append(Int32(index))
      }
    }
    var result: [Strand] = []
    result.reserveCapacity(strands.count)
    for (index, strand) in strands.enumerated() {
      let edge = Int(strandEdges[index])
      if edge < 0 || stops[edge].isEmpty {
        result.append(strand)
        continue
      }
      let start = GridPoint(nearest: vertices[Int(strand.from)].place)
      let end = GridPoint(nearest: vertices[Int(strand.to)].place)
      let direction = end - start
      var sorted = stops[edge].map { (along: (points[Int($0)] - start).dot(direction), stop: $0) }
      sorted.sort { $0.along != $1.along ? $0.along < $1.along : points[Int($0.stop)].key < points[Int($1.stop)].key }
      var from = strand
      for (_, stop) in sorted {
        var part = from
        part.to = vertexOf[Int(stop)]
        part.t1 = parameter(of: strand, at: points[Int(stop)], after: from.t0)
        result.append(part)
        from.from = part.to
        from.t0 = part.t1
      }
      result.append(from)
    }
    strands = result
  }

  /// The point of shape space for the crossing of two edges: on the curve that one of them stands for, if any.
  private func pointOnCurve(near point: GridPoint, _ a: ArrangementEdge, _ b: ArrangementEdge) -> CGPoint {
    for strand in [strands[Int(a.strand)], strands[Int(b.strand)]] where !sources[Int(strand.source)].isLine {
      return sources[Int(strand.source)].segment.point(at: parameter(of: strand, at: point, after: strand.t0))
    }
    return frame.point(point.place)
  }

  /// The parameter of a strand's source near a grid point, between `t` and the strand's end.
  private func parameter(of strand: Strand, at point: GridPoint, after t: Double) -> Double {
    let low = min(strand.t0, strand.t1)
    let high = max(strand.t0, strand.t1)
    guard high > low else { return t }
    let source = sources[Int(strand.source)].segment
    let part = GridCubic(source, in: frame).part(from: low, to: high)
    let found = low + (high - low) * part.nearestParameter(to: point.place)
    return strand.t0 < strand.t1 ? max(found, t) : min(found, t)
  }

  /// The grid point nearest to where two edges cross inside both, if they do.
  private func crossing(_ a: ArrangementEdge, _ b: ArrangementEdge) -> GridPoint? {
    if a.low == b.low || a.high == b.high || a.low == b.high || a.high == b.low { return nil }
    let a0 = nodes[Int(a.low)]
    let a1 = nodes[Int(a.high)]
    let b0 = nodes[Int(b.low)]
    let b1 = nodes[Int(b.high)]
    let side0 = GridPoint.orientation(a0, a1, b0)
    let side1 = GridPoint.orientation(a0, a1, b1)
    guard side0 != 0, side1 != 0, (side0 > 0) != (side1 > 0) else { return nil }
    let side2 = GridPoint.orientation(b0, b1, a0)
    let side3 = GridPoint.orientation(b0, b1, a1)
    guard side2 != 0, side3 != 0, (side2 > 0) != (side3 > 0) else { return nil }
    let denominator = Int128(side0) - Int128(side1)
    let along = b1 - b0
    return GridPoint(
      x: b0.x + Self.rounded(Int128(along.x) * Int128(side0), over: denominator),
      y: b0.y + Self.rounded(Int128(along.y) * Int128(side0), over: denominator))
  }

  /// The quotient rounded to the nearest integer, halves upwards.
  private static func rounded(_ numerator: Int128, over denominator: Int128) -> Int64 {
    let n = denominator < 0 ? -numerator : numerator
    let d = denominator < 0 ? -denominator : denominator
    let doubled = n * 2 + d
    let quotient = doubled / (d * 2)
    return Int64(doubled % (d * 2) < 0 ? quotient - 1 : quotient)
  }

  /// Whether the segment from `a` to `b` meets the closed cell of side 1 around `point`.
  private static func passes(_ a: GridPoint, _ b: GridPoint, through point: GridPoint) -> Bool {
    // Doubled coordinates relative to the point: the cell's corners are at plus and minus 1.
    let ax = 2 * (a.x - point.x)
    let ay = 2 * (a.y - point.y)
    let bx = 2 * (b.x - point.x)
    let by = 2 * (b.y - point.y)
    guard min(ax, bx) <= 1, max(ax, bx) >= -1, min(ay, by) <= 1, max(ay, by) >= -1 else { return false }
    let dx = bx - ax
    let dy = by - ay
    // The cross product of the direction with (corner - a), at its least and greatest over the four corners.
    let centre = ax * dy - ay * dx
    let reach = abs(dx) + abs(dy)
    return centre - reach <= 0 && centre + reach >= 0
  }
}
