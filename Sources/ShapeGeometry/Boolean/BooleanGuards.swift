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

  /// What a loop's segments measure, in grid units.
  struct Outline {
    /// The area that the segments enclose.
    var area = 0.0
    /// The length of all chords.
    var chords = 0.0
    /// The length of all lines from control point to control point.
    var perimeter = 0.0
    /// The box of all points.
    var box: GridBox
  }

  /// Measures the segments of a loop.
  func measure(_ segments: ArraySlice<PathSegment>) -> Outline {
    let frame = arrangement.frame
    let start = segments.first.map { frame.local($0.start) } ?? .zero
    var outline = Outline(box: GridBox(start, start))
    for index in segments.indices {
      if case .line(let a, let b) = segments[index] {
        let (from, to) = (frame.local(a), frame.local(b))
        let length = (to - from).length
        outline.area += from.cross(to) / 2
        outline.chords += length
        outline.perimeter += length
        outline.box = outline.box.union(GridBox(from, to))
        continue
      }
      let curve = GridCubic(segments[index], in: frame)
      outline.area += curve.doubledArea / 2
      outline.chords += (curve.p3 - curve.p0).length
      outline.perimeter += (curve.p1 - curve.p0).length + (curve.p2 - curve.p1).length + (curve.p3 - curve.p2).length
      outline.box = outline.box.union(curve.box)
    }
    return outline
  }

  /// Whether a loop encloses what the steps it was joined from do.
  ///
  /// The area under a step is that of its chord and of its source's part between the step's parameters; the difference may
  /// be a tolerance times the perimeter.
  func areaMatches(_ outline: Outline, _ steps: ArraySlice<BoundaryStep>) -> Bool {
    var expected = 0.0
    for index in steps.indices {
      let step = steps[index]
      let from = arrangement.nodes[Int(step.from)].place
      let to = arrangement.nodes[Int(step.to)].place
      expected += from.cross(to) / 2
      guard !arrangement.sources[Int(step.source)].isLine else { continue }
      let part = GridCubic(arrangement.sources[Int(step.source)].segment, in: arrangement.frame)
        .part(from: min(step.t0, step.t1), to: max(step.t0, step.t1))
      let bulge = (part.doubledArea - part.p0.cross(part.p3)) / 2
      expected += step.t0 <= step.t1 ? bulge : -bulge
    }
    return abs(outline.area - expected) <= tolerances.deviation * outline.perimeter
  }

  /// Whether all points of a loop lie within the box of the operands' points.
  func boxHolds(_ outline: Outline) -> Bool {
    let box = GridBox(.zero, arrangement.frame.extent)
    return box.contains(outline.box.low, margin: tolerances.deviation)
      && box.contains(outline.box.high, margin: tolerances.deviation)
  }
}
