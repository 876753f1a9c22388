import Foundation

extension BooleanComputation {
  /// Returns the parts of the receiver's line inside the other path, or those outside if `inside` is false.
  ///
  /// Parts along the other path's boundary count as inside. Parts of a subpath are open; a subpath that is kept whole
  /// stays closed if it was closed.
  func line(inside: Bool, charging meter: inout WorkMeter) throws(WorkInterruption) -> BooleanOutcome {
    try solve(closing: false, charging: &meter) { arrangement, isGuarded, meter throws(WorkInterruption) in
      var path = Path()
      try meter.count(Work.segment * arrangement.strands.count)
      for subpath in arrangement.drawnSubpaths(of: 0) {
        let isKept = subpath.map { edge, _ in
          (isFilled(edge.below.y) || isFilled(edge.above.y)) == inside
        }
        let steps = subpath.map(\.step)
        let isClosed = steps[0].from == steps[steps.count - 1].to
        let drawnClosed = isClosed && isDrawnClosed(arrangement.sources[Int(steps[0].source)].subpath)
        if !isKept.contains(false) {
          let refusal = append(steps, closed: drawnClosed, to: &path, arrangement, isGuarded: isGuarded)
          if let refusal { return .failure(refusal) }
          continue
        }
        // A closed subpath continues across its start.
        let offset = isClosed ? isKept.firstIndex(of: false) ?? 0 : 0
        var part: [BoundaryStep] = []
        for place in 0...steps.count {
          let index = (place + offset) % steps.count
          if place < steps.count, isKept[index] {
            part.append(steps[index])
            continue
          }
          let refusal = append(part, closed: false, to: &path, arrangement, isGuarded: isGuarded)
          if let refusal { return .failure(refusal) }
          part.removeAll(keepingCapacity: true)
        }
      }
      return .success(path)
    }
  }

  /// Returns true if `subpath` belongs to the receiver and ends with a close; the number counts the subpaths of both
  /// operands.
  private func isDrawnClosed(_ subpath: Int) -> Bool {
    subpath < first.count && first[subpath].isClosed
  }

  /// Appends the steps as one subpath; returns a refusal if a guarded end was moved too far, else nil.
  private func append(
    _ steps: [BoundaryStep], closed: Bool, to path: inout Path, _ arrangement: Arrangement, isGuarded: Bool
  ) -> Refusal? {
    guard !steps.isEmpty else { return nil }
    var segments: [PathSegment] = []
    for run in arrangement.runs(of: steps[...], isLoop: closed, tolerances: tolerances) {
      let (segment, moved) = arrangement.segment(of: run)
      if isGuarded, moved > tolerances.deviation { return Refusal(violation: .movedEnd) }
      segments.append(segment)
    }
    if closed {
      path.append(closed: segments[...])
    } else {
      path.move(to: segments[0].start)
      for segment in segments { path.append(segment.element) }
    }
    return nil
  }
}

extension Arrangement {
  /// Returns the strands of an operand as steps in drawing order, subpath by subpath, each with its edge.
  ///
  /// Strands without length are left out.
  fileprivate func drawnSubpaths(of operand: UInt8) -> [[(edge: ArrangementEdge, step: BoundaryStep)]] {
    var result: [[(edge: ArrangementEdge, step: BoundaryStep)]] = []
    var subpath: Int32 = -1
    for (index, strand) in strands.enumerated() where strand.operand == operand && strandEdges[index] >= 0 {
      let edge = edges[Int(strandEdges[index])]
      let isUpward = GridPoint(nearest: vertices[Int(strand.from)].place) == nodes[Int(edge.low)]
      let step = step(
        alongStrand: Int32(index), from: isUpward ? edge.low : edge.high, to: isUpward ? edge.high : edge.low,
        isReversed: false)
      if strand.subpath != subpath {
        result.append([])
        subpath = strand.subpath
      }
      result[result.count - 1].append((edge, step))
    }
    return result
  }
}
