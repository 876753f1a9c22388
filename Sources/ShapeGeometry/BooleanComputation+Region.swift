import Foundation

extension BooleanComputation {
  /// The region that `operation` keeps.
  func region(_ operation: BooleanOperation) -> BooleanOutcome {
    solve(closing: true) { region(operation, of: $0, isGuarded: $1) }
  }

  private func region(
    _ operation: BooleanOperation, of arrangement: Arrangement, isGuarded: Bool
  ) -> Result<Path, Refusal> {
    let loops = arrangement.boundaryLoops { windings in
      operation.keeps(isFilled(windings.x), isFilled(windings.y))
    }
    guard let loops else { return .failure(Refusal(violation: .openBoundary)) }
    let guards = BooleanGuards(arrangement: arrangement, tolerances: tolerances)
    let box = arrangement.sources.lazy
      .map { GridCubic($0.segment, in: arrangement.frame).box }.reduce(nil) { $0?.union($1) ?? $1 }
    var outlines: [(order: Int32, segments: [PathSegment])] = []
    var segmentCount = 0
    for loop in loops {
      let runs = arrangement.runs(of: loop, isLoop: true, tolerances: tolerances)
      var segments: [PathSegment] = []
      segments.reserveCapacity(runs.count)
      for run in runs {
        let (segment, moved) = arrangement.segment(of: run)
        if isGuarded, moved > tolerances.deviation { return .failure(Refusal(violation: .movedEnd)) }
        segments.append(segment)
      }
      if isGuarded {
        guard guards.areaMatches(segments, loop) else { return .failure(Refusal(violation: .area)) }
        if let box, !guards.boxHolds(segments, box) { return .failure(Refusal(violation: .box)) }
      }
      guard !isSliver(segments, arrangement.frame) else { continue }
      segmentCount += segments.count
      outlines.append((arrangement.nodeVertices[Int(runs[0].from)], segments))
    }
    if isGuarded, segmentCount > arrangement.sources.count + 2 * arrangement.nodes.count {
      return .failure(Refusal(violation: .segmentCount))
    }
    outlines.sort { $0.order < $1.order }
    var path = Path()
    for outline in outlines { path.append(closed: outline.segments) }
    return .success(path)
  }

  /// Whether a loop is so thin that it owes its area to rounding.
  private func isSliver(_ segments: [PathSegment], _ frame: GridFrame) -> Bool {
    var area = 0.0
    var perimeter = 0.0
    for segment in segments {
      let curve = GridCubic(segment, in: frame)
      area += curve.doubledArea / 2
      perimeter += (curve.p3 - curve.p0).length
    }
    return abs(area) <= tolerances.sliver * perimeter
  }
}

extension Path {
  /// Appends a closed subpath; a line that leads back to its start is left to the closing.
  mutating func append(closed segments: [PathSegment]) {
    guard let first = segments.first else { return }
    move(to: first.start)
    for (index, segment) in segments.enumerated() {
      if index == segments.count - 1, case .line = segment { continue }
      append(segment.element)
    }
    closeSubpath()
  }
}
