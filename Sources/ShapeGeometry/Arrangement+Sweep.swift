extension Arrangement {
  /// Sets the winding numbers of all edges in one sweep over the nodes; false as soon as two edges prove to cross or a node
  /// to lie inside an edge.
  ///
  /// Shamos and Hoey 1976: if any edges cross, some two that cross are neighbours on the sweep line before they do. All
  /// decisions are orientations of grid points, which are exact.
  mutating func sweep() -> Bool {
    // The edges that the sweep line meets, from below to above.
    var status: [Int32] = []
    var next = 0
    for node in nodes.indices {
      let point = nodes[node]
      // The first edge that is not wholly below the node.
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
      var below = low > 0 ? edges[Int(status[low - 1])].above : .zero
      let first = next
      while next < edges.count, edges[next].low == node { next += 1 }
      let leaving = edgesByAngle(first..<next)
      for index in leaving.indices.dropFirst()
      where cross(Int(leaving[index - 1]), Int(leaving[index])) == 0 {
        return false
      }
      for index in leaving {
        edges[Int(index)].below = below
        below = edges[Int(index)].above
      }
      status.replaceSubrange(low..<end, with: leaving)
      if leaving.isEmpty {
        if low > 0, low < status.count, meet(status[low - 1], status[low]) { return false }
      } else {
        if low > 0, meet(status[low - 1], status[low]) { return false }
        let top = low + leaving.count
        if top < status.count, meet(status[top - 1], status[top]) { return false }
      }
    }
    return status.isEmpty
  }

  /// Above 0 when the point lies above the edge's line.
  @inline(__always) private func isAbove(_ point: GridPoint, _ edge: ArrangementEdge) -> Int64 {
    GridPoint.orientation(nodes[Int(edge.low)], nodes[Int(edge.high)], point)
  }

  @inline(__always) private func direction(_ edge: Int) -> GridPoint {
    nodes[Int(edges[edge].high)] - nodes[Int(edges[edge].low)]
  }

  @inline(__always) private func cross(_ a: Int, _ b: Int) -> Int64 { direction(a).cross(direction(b)) }

  /// The edges that leave a node, from the lowest direction to the highest.
  private func edgesByAngle(_ range: Range<Int>) -> [Int32] {
    var result = range.map { Int32($0) }
    switch result.count {
    case 0, 1: break
    case 2: if cross(range.lowerBound, range.lowerBound + 1) < 0 { result.swapAt(0, 1) }
    default: result.sort { cross(Int($0), Int($1)) > 0 }
    }
    return result
  }

  /// Whether two neighbours on the sweep line, the lower one first, meet before the first of them ends, or there in
  /// anything but a common node.
  private func meet(_ lower: Int32, _ upper: Int32) -> Bool {
    let a = edges[Int(lower)]
    let b = edges[Int(upper)]
    if a.high == b.high { return false }
    if a.high < b.high { return isAbove(nodes[Int(a.high)], b) >= 0 }
    return isAbove(nodes[Int(b.high)], a) <= 0
  }
}
