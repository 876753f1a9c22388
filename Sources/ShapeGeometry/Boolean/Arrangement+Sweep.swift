extension Arrangement {
  /// Sets the winding numbers of all edges in one sweep over the nodes.
  ///
  /// The result is false as soon as two edges are found to cross, or a node to lie inside an edge. By Shamos and Hoey
  /// (1976), if any edges cross, then two crossing edges are neighbours on the sweep line before they cross. All
  /// decisions are orientations of grid points, which are exact.
  ///
  /// A node's position on the sweep line is found by bisection. The line is a plain array. If the number of edges
  /// changes at a node, all entries above it move. So the bound is n log n comparisons and, for k edges on the line at
  /// once, n k moves of four bytes, done as block copies. Along the boundary of shapes k is small compared to n. Where
  /// it is not, as with tens of thousands of long teeth side by side, the moves are still a negligible part of the
  /// time.
  mutating func sweep(charging meter: inout WorkMeter) throws(WorkInterruption) -> Bool {
    try nodes.withUnsafeBufferPointer { nodes throws(WorkInterruption) in
      try edges.withUnsafeMutableBufferPointer { edges throws(WorkInterruption) in
        var sweep = Sweep(nodes: nodes, edges: edges)
        return try sweep.run(charging: &meter)
      }
    }
  }
}

/// A sweep line that moves over the nodes of an arrangement from left to right.
private struct Sweep {
  let nodes: UnsafeBufferPointer<GridPoint>
  let edges: UnsafeMutableBufferPointer<ArrangementEdge>
  /// The edges that the line meets, from below to above.
  var status: [Int32] = []
  /// The edges that leave the current node, from the lowest direction to the highest.
  var leaving: [Int32] = []
  /// The first edge whose lower node has not been passed.
  var next = 0

  init(nodes: UnsafeBufferPointer<GridPoint>, edges: UnsafeMutableBufferPointer<ArrangementEdge>) {
    self.nodes = nodes
    self.edges = edges
    status.reserveCapacity(32)
    leaving.reserveCapacity(16)
  }

  mutating func run(charging meter: inout WorkMeter) throws(WorkInterruption) -> Bool {
    for node in nodes.indices {
      // If the number of edges changes, half of the edges on the line move; one unit of work covers 32 moves.
      try meter.count(Work.edge + status.count / 64)
      guard pass(node) else { return false }
    }
    return status.isEmpty
  }

  /// Moves the line over a node; returns false if edges cross there or will cross next.
  private mutating func pass(_ node: Int) -> Bool {
    let point = nodes[node]
    // The first edge that is not entirely below the node.
    var low = 0
    var high = status.count
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[Int(status[middle])]
      if edge.high != node, isAbove(point, edge) > 0 { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < status.count, edges[Int(status[end])].high == node { end += 1 }
    if end < status.count, isAbove(point, edges[Int(status[end])]) >= 0 { return false }
    if low > 0, isAbove(point, edges[Int(status[low - 1])]) <= 0 { return false }
    guard findLeaving(node) else { return false }
    var below = low > 0 ? edges[Int(status[low - 1])].above : .zero
    for index in leaving {
      edges[Int(index)].below = below
      below = edges[Int(index)].above
    }
    replaceStatus(low, end)
    if leaving.isEmpty { return !(low > 0 && low < status.count && meet(status[low - 1], status[low])) }
    if low > 0, meet(status[low - 1], status[low]) { return false }
    let top = low + leaving.count
    return !(top < status.count && meet(status[top - 1], status[top]))
  }

  /// Replaces a range of the edges on the line with the leaving edges.
  private mutating func replaceStatus(_ low: Int, _ end: Int) {
    guard end - low == leaving.count else {
      status.replaceSubrange(low..<end, with: leaving)
      return
    }
    for offset in leaving.indices { status[low + offset] = leaving[offset] }
  }

  /// Finds the edges that leave a node and sorts them; returns false if two of them have the same direction.
  private mutating func findLeaving(_ node: Int) -> Bool {
    leaving.removeAll(keepingCapacity: true)
    while next < edges.count, edges[next].low == node {
      leaving.append(Int32(next))
      next += 1
    }
    guard leaving.count > 1 else { return true }
    if leaving.count <= 16 {
      for last in 1..<leaving.count {
        var place = last
        while place > 0, cross(leaving[place - 1], leaving[place]) < 0 {
          leaving.swapAt(place - 1, place)
          place -= 1
        }
      }
    } else {
      let unsorted = leaving
      leaving = unsorted.sorted { cross($0, $1) > 0 }
    }
    for index in 1..<leaving.count where cross(leaving[index - 1], leaving[index]) == 0 { return false }
    return true
  }

  /// Returns a number above 0 if the point lies above the edge's line, 0 if it lies on the line.
  @inline(__always) private func isAbove(_ point: GridPoint, _ edge: ArrangementEdge) -> Int64 {
    GridPoint.orientation(nodes[Int(edge.low)], nodes[Int(edge.high)], point)
  }

  @inline(__always) private func direction(_ edge: Int32) -> GridPoint {
    nodes[Int(edges[Int(edge)].high)] - nodes[Int(edges[Int(edge)].low)]
  }

  @inline(__always) private func cross(_ a: Int32, _ b: Int32) -> Int64 { direction(a).cross(direction(b)) }

  /// Returns true if two neighbours on the sweep line meet before either of them ends, or at an end that is not a
  /// common node.
  ///
  /// The lower edge comes first.
  private func meet(_ lower: Int32, _ upper: Int32) -> Bool {
    let a = edges[Int(lower)]
    let b = edges[Int(upper)]
    if a.high == b.high { return false }
    if a.high < b.high { return isAbove(nodes[Int(a.high)], b) >= 0 }
    return isAbove(nodes[Int(b.high)], a) <= 0
  }
}
