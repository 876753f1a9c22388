import Foundation

extension BooleanComputation {
  /// Returns the region that `operation` keeps.
  func region(
    _ operation: BooleanOperation, charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> BooleanOutcome {
    try solve(closing: true, charging: &meter) { arrangement, isGuarded, meter throws(WorkInterruption) in
      try region(operation, of: arrangement, isGuarded: isGuarded, charging: &meter)
    }
  }

  private func region(
    _ operation: BooleanOperation, of arrangement: Arrangement, isGuarded: Bool, charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> Result<Path, Refusal> {
    let loops = try arrangement.boundaryLoops(charging: &meter) { windings in
      operation.keeps(isFilled(windings.x), isFilled(windings.y))
    }
    guard let loops else { return .failure(Refusal(violation: .openBoundary)) }
    let guards = BooleanGuards(arrangement: arrangement, tolerances: tolerances)
    var segments: [PathSegment] = []
    segments.reserveCapacity(arrangement.sources.count + 16)
    var outlines: [(order: Int32, range: Range<Int>)] = []
    for loop in loops.ranges {
      let start = segments.count
      let steps = loops.steps[loop]
      try meter.count(Work.segment * steps.count)
      let runs = arrangement.runs(of: steps, isLoop: true, tolerances: tolerances)
      for run in runs {
        let (segment, moved) = arrangement.segment(of: run)
        if isGuarded, moved > tolerances.deviation { return .failure(Refusal(violation: .movedEnd)) }
        segments.append(segment)
      }
      let outline = guards.measure(segments[start...])
      if isGuarded {
        guard guards.areaMatches(outline, steps) else { return .failure(Refusal(violation: .area)) }
        guard guards.boxHolds(outline) else { return .failure(Refusal(violation: .box)) }
      }
      // Very thin loops are results of rounding.
      if abs(outline.area) <= tolerances.sliver * outline.chords {
        segments.removeLast(segments.count - start)
      } else {
        outlines.append((arrangement.nodeVertices[Int(runs[0].from)], start..<segments.count))
      }
    }
    if isGuarded, segments.count > arrangement.sources.count + 2 * arrangement.nodes.count {
      return .failure(Refusal(violation: .segmentCount))
    }
    outlines.sort { $0.order < $1.order }
    var path = Path()
    for outline in outlines { path.append(closed: segments[outline.range]) }
    return .success(path)
  }
}

extension Path {
  /// Appends a closed subpath; if its last segment is a line, the close draws it.
  mutating func append(closed segments: ArraySlice<PathSegment>) {
    guard let first = segments.first else { return }
    move(to: first.start)
    for index in segments.indices {
      if index == segments.endIndex - 1, case .line = segments[index] { continue }
      append(segments[index].element)
    }
    closeSubpath()
  }
}
