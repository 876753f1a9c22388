import Foundation

/// What of two operands an operation keeps.
enum BooleanOperation: Equatable, Sendable {
  case union
  case intersection
  case subtraction
  case symmetricDifference

  /// Whether a place is inside the result, given whether it is inside the receiver and the other path.
  @inline(__always) func keeps(_ inFirst: Bool, _ inSecond: Bool) -> Bool {
    switch self {
    case .union: inFirst || inSecond
    case .intersection: inFirst && inSecond
    case .subtraction: inFirst && !inSecond
    case .symmetricDifference: inFirst != inSecond
    }
  }
}

/// The result of a boolean operation with an account of how it came about.
struct BooleanOutcome {
  /// How closely the curves had to be followed.
  enum Method: Int, Equatable, Sendable {
    /// Chords only as short as their neighbourhood asks for.
    case adaptiveChords
    /// Short chords everywhere.
    case shortChords
    /// Lines in place of all curves.
    case polygons
  }

  var path: Path
  var method: Method
  /// Why the methods before this one were given up.
  var violations: [BooleanGuards.Violation]
  /// How often crossing edges were rounded to the grid.
  var roundingPasses: Int
}

/// A boolean operation between two paths as an exact arrangement of chords on an integer grid, in which every chord knows
/// the curve it stands for.
///
/// The stages are `CurvePieces` (monotone pieces), `CurveContacts` (contacts, overlaps and crossings), `CurveStrands`
/// (chords), `Arrangement` (planar graph with winding numbers), boundary loops, and runs of one curve. `BooleanGuards`
/// checks the outcome; where it objects, chords are made shorter, and at last lines take the place of curves.
struct BooleanComputation {
  let first: [Subpath]
  let second: [Subpath]
  let eoFill: Bool
  let tolerances: BooleanTolerances

  init(_ first: Path, _ second: Path, eoFill: Bool, tolerances: BooleanTolerances = .standard) {
    self.first = first.finiteSubpaths
    self.second = second.finiteSubpaths
    self.eoFill = eoFill
    self.tolerances = tolerances
  }

  /// The frame that holds both operands.
  var frame: GridFrame? {
    GridFrame(enclosing: [first, second].joined().lazy.flatMap(\.segments).flatMap(\.points))
  }

  /// The region that `operation` keeps.
  func region(_ operation: BooleanOperation) -> BooleanOutcome {
    guard let frame else {
      return BooleanOutcome(path: Path(), method: .adaptiveChords, violations: [], roundingPasses: 0)
    }
    var pieces = CurvePieces(frame: frame)
    pieces.append(first, operand: 0, closing: true)
    pieces.append(second, operand: 1, closing: true)
    let contacts = CurveContacts(pieces, tolerances: tolerances)
    var violations: [BooleanGuards.Violation] = []
    for method in [BooleanOutcome.Method.adaptiveChords, .shortChords] {
      let chord = method == .shortChords ? tolerances.chord : nil
      let arrangement = Arrangement(CurveStrands(contacts, chord: chord), tolerances: tolerances)
      switch region(operation, of: arrangement, isGuarded: true) {
      case .success(let path):
        return BooleanOutcome(
          path: path, method: method, violations: violations, roundingPasses: arrangement.roundingPasses)
      case .failure(let refusal): violations.append(refusal.violation)
      }
    }
    return polygonRegion(operation, frame, violations)
  }

  /// The region made of lines that follow all curves within the chord tolerance.
  private func polygonRegion(
    _ operation: BooleanOperation, _ frame: GridFrame, _ violations: [BooleanGuards.Violation]
  ) -> BooleanOutcome {
    var pieces = CurvePieces(frame: frame)
    for (operand, subpaths) in [first, second].enumerated() {
      let lines = subpaths.map { subpath in
        var flat = subpath
        flat.segments = subpath.segments.flatMap { segment -> [PathSegment] in
          var points = [segment.start]
          segment.appendVertices(to: &points, tolerance: tolerances.chord * frame.unit)
          return zip(points, points.dropFirst()).map { .line($0, $1) }
        }
        return flat
      }
      pieces.append(lines, operand: operand, closing: true)
    }
    let contacts = CurveContacts(pieces, tolerances: tolerances)
    let arrangement = Arrangement(CurveStrands(contacts, chord: nil), tolerances: tolerances)
    var outcome = BooleanOutcome(
      path: Path(), method: .polygons, violations: violations, roundingPasses: arrangement.roundingPasses)
    switch region(operation, of: arrangement, isGuarded: false) {
    case .success(let path): outcome.path = path
    case .failure(let refusal): outcome.violations.append(refusal.violation)
    }
    return outcome
  }

  private struct Refusal: Error {
    var violation: BooleanGuards.Violation
  }

  /// Whether both fill rules' winding numbers lie inside what `operation` keeps.
  private func isInside(_ windings: SIMD2<Int32>, _ operation: BooleanOperation) -> Bool {
    operation.keeps(isFilled(windings.x), isFilled(windings.y))
  }

  @inline(__always) private func isFilled(_ winding: Int32) -> Bool {
    eoFill ? winding & 1 != 0 : winding != 0
  }

  private func region(
    _ operation: BooleanOperation, of arrangement: Arrangement, isGuarded: Bool
  ) -> Result<Path, Refusal> {
    guard arrangement.isPlanar else { return .failure(Refusal(violation: .crossingEdges)) }
    guard let loops = arrangement.boundaryLoops(isInside: { isInside($0, operation) }) else {
      return .failure(Refusal(violation: .openBoundary))
    }
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
  /// The subpaths whose points are all finite.
  var finiteSubpaths: [Subpath] {
    subpaths.filter { subpath in
      subpath.start.isFinite && subpath.segments.allSatisfy { $0.points.allSatisfy(\.isFinite) }
    }
  }

  /// Appends a closed subpath; a line that leads back to its start is left to the closing.
  fileprivate mutating func append(closed segments: [PathSegment]) {
    guard let first = segments.first else { return }
    move(to: first.start)
    for (index, segment) in segments.enumerated() {
      if index == segments.count - 1, case .line = segment { continue }
      append(segment.element)
    }
    closeSubpath()
  }
}
