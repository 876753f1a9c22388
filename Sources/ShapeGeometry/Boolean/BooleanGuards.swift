import Foundation

/// The checks of a boolean operation's result made of curves, before it is returned.
struct BooleanGuards {
  /// A condition that a result does not meet.
  enum Violation: Equatable, Sendable {
    /// Edges still cross after all rounds of snap rounding.
    case crossingEdges
    /// The edges of the boundary do not close to loops.
    case openBoundary
    /// The end of a curve had to be moved too far to meet its neighbour.
    case movedEnd
    /// The result exceeds the box of the operands.
    case box
    /// The area enclosed by the curves of a loop differs from that of the edges joined to them.
    case area
    /// The result has more segments than its sources and nodes can account for.
    case segmentCount
  }

  let arrangement: Arrangement
  let tolerances: BooleanTolerances

  /// The measurements of a loop's segments, in grid units.
  struct Outline {
    /// The signed area enclosed by the segments.
    var area = 0.0
    /// The total length of all chords.
    var chords = 0.0
    /// The total length of all control polygons.
    var perimeter = 0.0
    /// The box of all points, control points included.
    var box: GridBox
  }

  /// Returns the measurements of the segments of a loop.
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

  /// Returns true if a loop encloses the same area as the boundary steps joined to it.
  ///
  /// The area under a step is the area under its chord plus the area between the chord and the source's part for the
  /// step. The difference may be `tolerances.deviation` times the perimeter.
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

  /// Returns true if all points of a loop lie within the box of the operands' points, to within the deviation
  /// tolerance.
  func boxHolds(_ outline: Outline) -> Bool {
    let box = GridBox(.zero, arrangement.frame.extent)
    return box.contains(outline.box.low, margin: tolerances.deviation)
      && box.contains(outline.box.high, margin: tolerances.deviation)
  }
}
