import Foundation

extension Arrangement {
  /// Cuts the strands of edges at grid points: where edges cross, where a node lies on an edge, and where an edge
  /// passes through the grid cell of a crossing.
  ///
  /// This is Hobby's snap rounding (1999) with one exception. An edge that only passes through the cell of a node is
  /// not cut there, unless the sweep finds that a cut has moved the edge across the node. Crossing points are computed
  /// in 128 bits.
  mutating func roundCrossings(charging meter: inout WorkMeter) throws(WorkInterruption) {
    var search = CrossingSearch(nodes: nodes, edges: edges)
    try search.run(charging: &meter)
    var vertexOf = nodeVertices
    for crossing in search.crossings {
      let (a, b) = (edges[Int(crossing.first)], edges[Int(crossing.second)])
      vertices.append(CurveVertex(place: crossing.point.place, point: pointOnCurve(near: crossing.point, a, b)))
      vertexOf.append(Int32(vertices.count - 1))
    }
    try meter.count(Work.sorting * search.stops.count + Work.strand * (strands.count + search.stops.count))
    search.stops.sort { $0.edge != $1.edge ? $0.edge < $1.edge : $0.point < $1.point }
    cutStrands(at: search.stops, search.points, vertexOf)
  }

  /// Cuts all strands at the stops of their edges; the stops must be sorted by edge.
  private mutating func cutStrands(
    at stops: [(edge: Int32, point: Int32)], _ points: [GridPoint], _ vertexOf: [Int32]
  ) {
    var starts = [Int32](repeating: 0, count: edges.count + 1)
    for stop in stops { starts[Int(stop.edge) + 1] += 1 }
    for edge in edges.indices { starts[edge + 1] += starts[edge] }
    var sorted: [(along: Int64, point: Int32)] = []
    var result: [Strand] = []
    result.reserveCapacity(strands.count)
    for (index, strand) in strands.enumerated() {
      let edge = Int(strandEdges[index])
      if edge < 0 || starts[edge] == starts[edge + 1] {
        result.append(strand)
        continue
      }
      let start = GridPoint(nearest: vertices[Int(strand.from)].place)
      let end = GridPoint(nearest: vertices[Int(strand.to)].place)
      let direction = end - start
      sorted.removeAll(keepingCapacity: true)
      for index in starts[edge]..<starts[edge + 1] {
        let point = stops[Int(index)].point
        sorted.append(((points[Int(point)] - start).dot(direction), point))
      }
      sorted.sort { $0.along != $1.along ? $0.along < $1.along : points[Int($0.point)].key < points[Int($1.point)].key }
      var from = strand
      var last: Int32 = -1
      for (_, point) in sorted where point != last {
        last = point
        var part = from
        part.to = vertexOf[Int(point)]
        part.t1 = parameter(of: strand, at: points[Int(point)], after: from.t0)
        result.append(part)
        from.from = part.to
        from.t0 = part.t1
      }
      result.append(from)
    }
    strands = result
  }

  /// Returns the point of shape space for the crossing of two edges: on the curve of one of them, if any is curved.
  private func pointOnCurve(near point: GridPoint, _ a: ArrangementEdge, _ b: ArrangementEdge) -> CGPoint {
    for strand in [strands[Int(a.strand)], strands[Int(b.strand)]] where !sources[Int(strand.source)].isLine {
      return sources[Int(strand.source)].segment.point(at: parameter(of: strand, at: point, after: strand.t0))
    }
    return frame.point(point.place)
  }

  /// Returns the parameter of a strand's source near a grid point, between `t` and the strand's end.
  private func parameter(of strand: Strand, at point: GridPoint, after t: Double) -> Double {
    let low = min(strand.t0, strand.t1)
    let high = max(strand.t0, strand.t1)
    guard high > low else { return t }
    let source = sources[Int(strand.source)].segment
    let part = GridCubic(source, in: frame).part(from: low, to: high)
    let found = low + (high - low) * part.nearestParameter(to: point.place)
    return strand.t0 < strand.t1 ? max(found, t) : min(found, t)
  }
}

/// A search for the crossings of edges and for the grid points at which edges must be cut.
private struct CrossingSearch {
  let nodes: [GridPoint]
  let edges: [ArrangementEdge]
  /// The nodes, followed by the grid points nearest to crossings.
  private(set) var points: [GridPoint]
  /// The grid point and the two edges of each crossing.
  private(set) var crossings: [(point: GridPoint, first: Int32, second: Int32)] = []
  /// The edges that must be cut, with the index of the point.
  var stops: [(edge: Int32, point: Int32)] = []
  private var known: Set<UInt64> = []

  init(nodes: [GridPoint], edges: [ArrangementEdge]) {
    self.nodes = nodes
    self.edges = edges
    points = nodes
  }

  mutating func run(charging meter: inout WorkMeter) throws(WorkInterruption) {
    let tree = BoxTree(
      edges.map { SlantedBox(nodes[Int($0.low)].place, nodes[Int($0.high)].place, margin: 0.75) })
    try tree.forEachPair(charging: &meter) { i, j, meter throws(WorkInterruption) in
      try relate(i, j, charging: &meter)
    }
    for index in nodes.count..<points.count {
      let place = points[index].place
      try tree.forEachBox(meeting: SlantedBox(GridBox(place, place)), charging: &meter) { stop($0, at: index) }
    }
  }

  private mutating func relate(_ i: Int, _ j: Int, charging meter: inout WorkMeter) throws(WorkInterruption) {
    try meter.count(1)
    let (a, b) = (edges[i], edges[j])
    let a0 = nodes[Int(a.low)]
    let a1 = nodes[Int(a.high)]
    let b0 = nodes[Int(b.low)]
    let b1 = nodes[Int(b.high)]
    let side0 = GridPoint.orientation(a0, a1, b0)
    let side1 = GridPoint.orientation(a0, a1, b1)
    if side0 == 0, a.low < b.low, b.low < a.high { stops.append((Int32(i), b.low)) }
    if side1 == 0, a.low < b.high, b.high < a.high { stops.append((Int32(i), b.high)) }
    if side0 > 0 && side1 > 0 || side0 < 0 && side1 < 0 { return }
    let side2 = GridPoint.orientation(b0, b1, a0)
    let side3 = GridPoint.orientation(b0, b1, a1)
    if side2 == 0, b.low < a.low, a.low < b.high { stops.append((Int32(j), a.low)) }
    if side3 == 0, b.low < a.high, a.high < b.high { stops.append((Int32(j), a.high)) }
    guard side0 != 0, side1 != 0, side2 != 0, side3 != 0, (side2 > 0) != (side3 > 0) else { return }
    // The ends of each edge lie on both sides of the other one: the edges cross inside.
    let denominator = Int128(side0) - Int128(side1)
    let along = b1 - b0
    let point = GridPoint(
      x: b0.x + Self.rounded(Int128(along.x) * Int128(side0), over: denominator),
      y: b0.y + Self.rounded(Int128(along.y) * Int128(side0), over: denominator))
    guard known.insert(point.key).inserted else { return }
    try meter.count(Work.crossing)
    points.append(point)
    crossings.append((point, Int32(i), Int32(j)))
  }

  /// Adds a stop for an edge at a point if the edge passes through the point's cell.
  private mutating func stop(_ edge: Int, at index: Int) {
    let low = nodes[Int(edges[edge].low)]
    let high = nodes[Int(edges[edge].high)]
    let point = points[index]
    guard point != low, point != high, Self.passes(low, high, through: point) else { return }
    stops.append((Int32(edge), Int32(index)))
  }

  /// Returns the quotient rounded to the nearest integer, halves upwards.
  private static func rounded(_ numerator: Int128, over denominator: Int128) -> Int64 {
    let n = denominator < 0 ? -numerator : numerator
    let d = denominator < 0 ? -denominator : denominator
    let doubled = n * 2 + d
    let quotient = doubled / (d * 2)
    return Int64(doubled % (d * 2) < 0 ? quotient - 1 : quotient)
  }

  /// Returns true if the segment from `a` to `b` meets the closed cell of side 1 around `point`.
  private static func passes(_ a: GridPoint, _ b: GridPoint, through point: GridPoint) -> Bool {
    // Doubled coordinates relative to the point: the cell's corners are at plus and minus 1.
    let ax = 2 * (a.x - point.x)
    let ay = 2 * (a.y - point.y)
    let bx = 2 * (b.x - point.x)
    let by = 2 * (b.y - point.y)
    guard min(ax, bx) <= 1, max(ax, bx) >= -1, min(ay, by) <= 1, max(ay, by) >= -1 else { return false }
    let dx = bx - ax
    let dy = by - ay
    // The cross product of the direction with (corner - a): its range over the four corners.
    let centre = ax * dy - ay * dx
    let reach = abs(dx) + abs(dy)
    return centre - reach <= 0 && centre + reach >= 0
  }
}
