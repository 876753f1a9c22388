/// An edge between two nodes with all strands along it, directed from the lower node to the higher one.
struct ArrangementEdge {
  var low: Int32
  var high: Int32
  /// The increase of each operand's winding number from below the edge to above it.
  var steps: SIMD2<Int32>
  /// The winding numbers of both operands just below the edge.
  var below: SIMD2<Int32>
  /// The strand that defines the edge's geometry: the one with the first source.
  var strand: Int32

  /// The winding numbers of both operands just above the edge.
  var above: SIMD2<Int32> { below &+ steps }
}

/// The strands as a planar graph on the integer grid.
///
/// Edges meet only in common nodes, and store the winding numbers of both operands on either side. Nodes are ordered by
/// x, then by y. *Above* an edge is the side to the left of its direction in a frame whose y axis points up.
struct Arrangement {
  let frame: GridFrame
  var sources: [CurveSource]
  var vertices: [CurveVertex]
  var strands: [Strand]
  /// The nodes in rising order.
  private(set) var nodes: [GridPoint] = []
  /// The first of the vertices at each node.
  private(set) var nodeVertices: [Int32] = []
  /// The edges, sorted by their lower and then by their higher node.
  var edges: [ArrangementEdge] = []
  /// The edge of each strand, or -1 for a strand without length.
  private(set) var strandEdges: [Int32] = []
  /// The number of times that crossing edges were rounded to the grid.
  private(set) var roundingPasses = 0
  /// True if no two edges cross.
  private(set) var isPlanar = false

  init(
    _ cut: CurveStrands, tolerances: BooleanTolerances, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    frame = cut.frame
    sources = cut.sources
    vertices = cut.vertices
    strands = cut.strands
    try meter.count(Work.node * vertices.count + Work.edge * strands.count)
    build()
    isPlanar = try sweep(charging: &meter)
    while !isPlanar, roundingPasses < tolerances.roundingPasses {
      try roundCrossings(charging: &meter)
      roundingPasses += 1
      try meter.count(Work.node * vertices.count + Work.edge * strands.count)
      build()
      isPlanar = try sweep(charging: &meter)
    }
  }

  /// Creates a node for the vertices at each grid point, and an edge for the strands between the same two nodes.
  private mutating func build() {
    var isUsed = [Bool](repeating: false, count: vertices.count)
    for strand in strands {
      isUsed[Int(strand.from)] = true
      isUsed[Int(strand.to)] = true
    }
    var sites: [KeyedIndex] = []
    sites.reserveCapacity(vertices.count)
    for index in vertices.indices where isUsed[index] {
      sites.append(KeyedIndex(key: GridPoint(nearest: vertices[index].place).key, index: Int32(index)))
    }
    sites.sortByKey()
    var nodeOf = [Int32](repeating: -1, count: vertices.count)
    nodes.removeAll(keepingCapacity: true)
    nodeVertices.removeAll(keepingCapacity: true)
    nodes.reserveCapacity(sites.count)
    nodeVertices.reserveCapacity(sites.count)
    var previous: UInt64?
    for site in sites {
      if site.key != previous {
        nodes.append(GridPoint(nearest: vertices[Int(site.index)].place))
        nodeVertices.append(site.index)
        previous = site.key
      }
      nodeOf[Int(site.index)] = Int32(nodes.count - 1)
    }
    buildEdges(nodeOf)
  }

  private mutating func buildEdges(_ nodeOf: [Int32]) {
    var keyed: [KeyedIndex] = []
    keyed.reserveCapacity(strands.count)
    for index in strands.indices {
      let strand = strands[index]
      let from = nodeOf[Int(strand.from)]
      let to = nodeOf[Int(strand.to)]
      guard from != to else { continue }
      keyed.append(KeyedIndex(key: UInt64(min(from, to)) << 32 | UInt64(max(from, to)), index: Int32(index)))
    }
    keyed.sortByKey()
    strandEdges = [Int32](repeating: -1, count: strands.count)
    edges.removeAll(keepingCapacity: true)
    edges.reserveCapacity(keyed.count)
    var start = 0
    while start < keyed.count {
      let key = keyed[start].key
      let low = Int32(key >> 32)
      var edge = ArrangementEdge(
        low: low, high: Int32(key & 0xFFFF_FFFF), steps: .zero, below: .zero, strand: keyed[start].index)
      var end = start
      while end < keyed.count, keyed[end].key == key {
        let strand = strands[Int(keyed[end].index)]
        edge.steps[Int(strand.operand)] += nodeOf[Int(strand.from)] == low ? 1 : -1
        if strand.source < strands[Int(edge.strand)].source { edge.strand = keyed[end].index }
        strandEdges[Int(keyed[end].index)] = Int32(edges.count)
        end += 1
      }
      edges.append(edge)
      start = end
    }
  }
}
