import Foundation

/// What a boolean operation checks before it hands out a result made of curves.
struct BooleanGuards {
  /// A condition that a result did not meet.
  enum Violation: Equatable, Sendable {
    /// Edges still crossed after all rounds of snap rounding.
    case crossingEdges
    /// Edges of the boundary did not close to loops.
    case openBoundary
    /// The end of a curve had to be moved too far to meet its neighbour.
    case movedEnd
    /// The result leaves the box of the operands.
    case box
    /// The curves of a loop enclose another area than the edges they were joined from.
    case area
    /// The result has more segments than sources and nodes can explain.
    case segmentCount
  }

  let arrangement: Arrangement
  let tolerances: BooleanTolerances

  /// Whether the segments enclose what the steps they were joined from do.
  ///
  /// The area under a step is that of its chord and of its source's part between the step's parameters; the difference may
  /// be a tolerance times the perimeter.
  func areaMatches(_ segments: [PathSegment], _ steps: [BoundaryStep]) -> Bool {
    var drawn = 0.0
    var perimeter = 0.0
    for segment in segments {
      let curve = GridCubic(segment, in: arrangement.frame)
      drawn += curve.doubledArea / 2
      perimeter += (curve.p1 - curve.p0).length + (curve.p2 - curve.p1).length + (curve.p3 - curve.p2).length
    }
    var expected = 0.0
    for step in steps {
      let from = arrangement.nodes[Int(step.from)].place
      let to = arrangement.nodes[Int(step.to)].place
      expected += from.cross(to) / 2
      let source = arrangement.sources[Int(step.source)]
      guard !source.isLine else { continue }
      let part = GridCubic(source.segment, in: arrangement.frame)
        .part(from: min(step.t0, step.t1), to: max(step.t0, step.t1))
      let bulge = (part.doubledArea - part.p0.cross(part.p3)) / 2
      expected += step.t0 <= step.t1 ? bulge : -bulge
    }
    return abs(drawn - expected) <= tolerances.deviation * perimeter
  }

  /// Whether the points of all segments lie within the box of the operands' points.
  func boxHolds(_ segments: [PathSegment], _ box: GridBox) -> Bool {
    segments.allSatisfy { segment in
      let hull = GridCubic(segment, in: arrangement.frame).box
      return box.contains(hull.low, margin: tolerances.deviation)
        && box.contains(hull.high, margin: tolerances.deviation)
    }
  }
}
