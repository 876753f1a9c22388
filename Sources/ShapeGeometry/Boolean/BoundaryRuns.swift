import Foundation

/// A maximal stretch of a boundary along one source, or along collinear lines.
struct BoundaryRun {
  /// The nodes at both ends.
  var from: Int32
  var to: Int32
  var source: Int32
  /// The source's parameters at both ends.
  var t0: Double
  var t1: Double
}

extension Arrangement {
  /// Returns the steps of a loop or of an open chain joined to runs; a loop starts at the vertex that was drawn first.
  func runs(of steps: ArraySlice<BoundaryStep>, isLoop: Bool, tolerances: BooleanTolerances) -> [BoundaryRun] {
    guard let first = steps.first, let last = steps.last else { return [] }
    var start = steps.startIndex
    if isLoop {
      // The end of a run with the first vertex in the order of the operands.
      var best: Int32?
      var previous = last
      for index in steps.indices {
        let step = steps[index]
        let vertex = nodeVertices[Int(step.from)]
        if best.map({ vertex < $0 }) ?? true,
          isDrawnFirst(at: vertex, previous, step) || !continues(previous, step, tolerances)
        {
          best = vertex
          start = index
        }
        previous = step
      }
    }
    var result: [BoundaryRun] = []
    result.reserveCapacity(8)
    var run = isLoop ? steps[start] : first
    var index = start
    for _ in 1..<max(steps.count, 1) {
      index = index + 1 < steps.endIndex ? index + 1 : steps.startIndex
      let step = steps[index]
      if continues(run, step, tolerances) {
        if run.source == step.source || !sources[Int(run.source)].isLine { run.t1 = step.t1 }
        run.to = step.to
      } else {
        result.append(BoundaryRun(run))
        run = step
      }
    }
    result.append(BoundaryRun(run))
    return result
  }

  /// Returns true if a subpath starts at a vertex between its own last and first segments.
  ///
  /// A loop may then start there even in the middle of a line.
  private func isDrawnFirst(at vertex: Int32, _ previous: BoundaryStep, _ step: BoundaryStep) -> Bool {
    vertices[Int(vertex)].startsSubpath
      && sources[Int(previous.source)].subpath == sources[Int(step.source)].subpath
  }

  /// Returns true if a step continues the run before it, along the same source or on the same line of the grid.
  private func continues(_ run: BoundaryStep, _ step: BoundaryStep, _ tolerances: BooleanTolerances) -> Bool {
    if sources[Int(run.source)].isLine, sources[Int(step.source)].isLine {
      let along = nodes[Int(run.to)] - nodes[Int(run.from)]
      let onward = nodes[Int(step.to)] - nodes[Int(step.from)]
      guard along.dot(onward) > 0 else { return false }
      if along.cross(onward) == 0 { return true }
    }
    guard run.source == step.source, (run.t1 > run.t0) == (step.t1 > step.t0) else { return false }
    if run.t1 == step.t0 { return true }
    // If vertices were merged, a small part of the source may be missing.
    guard (step.t0 > run.t1) == (run.t1 > run.t0) else { return false }
    let gap = sources[Int(run.source)].segment.piece(from: min(run.t1, step.t0), to: max(run.t1, step.t0))
    let box = GridCubic(gap, in: frame).box
    let extent = box.high - box.low
    return max(extent.x, extent.y) <= 4 * tolerances.contact
  }

  /// Returns the run as a segment that starts and ends exactly at the points of its nodes.
  ///
  /// `moved` is the greater distance, in grid units, by which an end had to be moved.
  func segment(of run: BoundaryRun) -> (segment: PathSegment, moved: Double) {
    let start = vertices[Int(nodeVertices[Int(run.from)])].point
    let end = vertices[Int(nodeVertices[Int(run.to)])].point
    let source = sources[Int(run.source)]
    if source.isLine { return (.line(start, end), 0) }
    let piece = source.segment.piece(from: min(run.t0, run.t1), to: max(run.t0, run.t1))
    let directed = run.t0 <= run.t1 ? piece : piece.reversed
    let atStart = start - directed.start
    let atEnd = end - directed.end
    let moved = max(atStart.length, atEnd.length) * frame.scale
    switch directed {
    case .line: return (.line(start, end), moved)
    case .quad(_, let control, _): return (.quad(start, control + atStart * 0.5 + atEnd * 0.5, end), moved)
    case .cubic(_, let control1, let control2, _):
      return (.cubic(start, control1 + atStart, control2 + atEnd, end), moved)
    }
  }
}

extension BoundaryRun {
  init(_ step: BoundaryStep) {
    self.init(from: step.from, to: step.to, source: step.source, t0: step.t0, t1: step.t1)
  }
}
