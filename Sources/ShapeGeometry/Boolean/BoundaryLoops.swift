/// A part of a boundary: an edge's strand in the direction of the boundary.
struct BoundaryStep {
  /// The index of the node at the start.
  var from: Int32
  /// The index of the node at the end.
  var to: Int32
  var source: Int32
  /// The source's parameters at both ends; falling if the step runs against its source.
  var t0: Double
  var t1: Double
}

/// The loops of a boundary in one array of steps.
struct BoundaryLoops {
  fileprivate(set) var steps: [BoundaryStep] = []
  /// The end index of each loop in `steps`.
  private var ends: [Int] = []

  /// The range of each loop's steps.
  var ranges: some Sequence<Range<Int>> {
    ends.indices.lazy.map { ($0 > 0 ? ends[$0 - 1] : 0)..<ends[$0] }
  }

  fileprivate mutating func append(_ loop: ArraySlice<BoundaryStep>) {
    steps.append(contentsOf: loop)
    ends.append(steps.count)
  }
}

extension Arrangement {
  /// Returns the strand as a step from its start to its end, or from its end to its start if `isReversed`.
  func step(alongStrand index: Int32, from: Int32, to: Int32, isReversed: Bool) -> BoundaryStep {
    let strand = strands[Int(index)]
    return BoundaryStep(
      from: from, to: to, source: strand.source, t0: isReversed ? strand.t1 : strand.t0,
      t1: isReversed ? strand.t0 : strand.t1)
  }

  /// Returns true if the edge's own strand runs from its lower node to its higher one.
  private func runsUpwards(_ edge: ArrangementEdge) -> Bool {
    let strand = strands[Int(edge.strand)]
    let from = GridPoint(nearest: vertices[Int(strand.from)].place)
    return from == nodes[Int(edge.low)]
  }

  /// Returns the boundary of the region in which `isInside` holds for the winding numbers of both operands.
  ///
  /// The loops pass no node twice and have the inside on their left in a frame whose y axis points up; on a screen
  /// outer loops run clockwise. At a node where several loops meet, a loop continues along the edge that bounds the
  /// same inside corner. The result is nil if the edges do not close to loops, which is impossible for a planar
  /// arrangement.
  func boundaryLoops(
    charging meter: inout WorkMeter, isInside: (SIMD2<Int32>) -> Bool
  ) throws(WorkInterruption) -> BoundaryLoops? {
    try meter.count(Work.node * nodes.count + Work.edge * edges.count)
    var steps: [BoundaryStep] = []
    steps.reserveCapacity(edges.count)
    for edge in edges {
      let above = isInside(edge.above)
      guard above != isInside(edge.below) else { continue }
      let upwards = runsUpwards(edge)
      steps.append(
        above
          ? step(alongStrand: edge.strand, from: edge.low, to: edge.high, isReversed: !upwards)
          : step(alongStrand: edge.strand, from: edge.high, to: edge.low, isReversed: upwards))
    }
    // The steps that leave each node, in one array.
    var starts = [Int32](repeating: 0, count: nodes.count + 1)
    var arriving = [Int32](repeating: 0, count: nodes.count)
    for step in steps {
      starts[Int(step.from) + 1] += 1
      arriving[Int(step.to)] += 1
    }
    for node in nodes.indices {
      guard starts[node + 1] == arriving[node] else { return nil }
      starts[node + 1] += starts[node]
    }
    var leaving = [Int32](repeating: 0, count: steps.count)
    var filled = starts
    for (index, step) in steps.enumerated() {
      leaving[Int(filled[Int(step.from)])] = Int32(index)
      filled[Int(step.from)] += 1
    }
    return try loops(of: steps, leaving: leaving, starts: starts, charging: &meter)
  }

  private func loops(
    of steps: [BoundaryStep], leaving: [Int32], starts: [Int32], charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> BoundaryLoops? {
    var result = BoundaryLoops()
    result.steps.reserveCapacity(steps.count)
    var walk: [BoundaryStep] = []
    walk.reserveCapacity(steps.count)
    var isUsed = [Bool](repeating: false, count: steps.count)
    // The position on the current walk at which each node was left, or -1.
    var placeOnWalk = [Int32](repeating: -1, count: nodes.count)
    for first in steps.indices where !isUsed[first] {
      walk.removeAll(keepingCapacity: true)
      var current = first
      while true {
        guard !isUsed[current] else { return nil }
        isUsed[current] = true
        let step = steps[current]
        placeOnWalk[Int(step.from)] = Int32(walk.count)
        walk.append(step)
        let place = Int(placeOnWalk[Int(step.to)])
        if place >= 0 {
          result.append(walk[place...])
          for index in place..<walk.count { placeOnWalk[Int(walk[index].from)] = -1 }
          walk.removeLast(walk.count - place)
        }
        let range = Int(starts[Int(step.to)])..<Int(starts[Int(step.to) + 1])
        try meter.count(range.count / 4)
        guard let next = successor(of: step, among: range, of: leaving, steps) else { return nil }
        if isUsed[next], walk.isEmpty { break }
        current = next
      }
    }
    return result
  }

  /// Returns the step that follows `step` around the same inside corner.
  ///
  /// It is the first one clockwise from the way back, in a frame whose y axis points up.
  private func successor(
    of step: BoundaryStep, among range: Range<Int>, of leaving: [Int32], _ steps: [BoundaryStep]
  ) -> Int? {
    guard !range.isEmpty else { return nil }
    var best = leaving[range.lowerBound]
    guard range.count > 1 else { return Int(best) }
    let node = nodes[Int(step.to)]
    let back = nodes[Int(step.from)] - node
    // Anticlockwise angles from the way back, in three classes: below half a turn, half a turn, above it.
    func third(_ direction: GridPoint) -> Int {
      let cross = back.cross(direction)
      return cross > 0 ? 0 : cross == 0 ? 1 : 2
    }
    var bestDirection = nodes[Int(steps[Int(best)].to)] - node
    for index in range.dropFirst() {
      let candidate = leaving[index]
      let direction = nodes[Int(steps[Int(candidate)].to)] - node
      let difference = third(direction) - third(bestDirection)
      if difference > 0 || difference == 0 && bestDirection.cross(direction) > 0 {
        best = candidate
        bestDirection = direction
      }
    }
    return Int(best)
  }
}
