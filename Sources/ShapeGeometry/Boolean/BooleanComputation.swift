import Foundation

/// The result of a boolean operation with a record of its computation.
struct BooleanOutcome {
  /// The approximation of curves by chords.
  enum Method: Int, Equatable, Sendable {
    /// Chords only as short as nearby curves require.
    case adaptiveChords
    /// Short chords everywhere.
    case shortChords
    /// Lines in place of all curves.
    case polygons
  }

  var path: Path
  var method: Method
  /// The reasons for which the earlier methods failed.
  var violations: [BooleanGuards.Violation]
  /// The number of times that crossing edges were rounded to the grid.
  var roundingPasses: Int
}

/// A boolean operation between two paths: an exact arrangement of chords on an integer grid.
///
/// Every chord refers to the curve that it approximates. The stages are `CurvePieces` (monotone pieces),
/// `CurveContacts` (contacts, overlaps and crossings), `CurveStrands` (chords), `Arrangement` (planar graph with
/// winding numbers), boundary loops, and runs along one curve. `BooleanGuards` checks the result. If a check fails, the
/// chords are made shorter; as a last resort lines replace all curves.
struct BooleanComputation {
  private(set) var first: [Subpath]
  private(set) var second: [Subpath]
  let eoFill: Bool
  let tolerances: BooleanTolerances

  init(_ first: [Subpath], _ second: [Subpath], eoFill: Bool, tolerances: BooleanTolerances) {
    self.first = first
    self.second = second
    self.eoFill = eoFill
    self.tolerances = tolerances
  }

  init(_ first: Path, _ second: Path, eoFill: Bool, tolerances: BooleanTolerances = .standard) {
    self.init(first.finiteSubpaths, second.finiteSubpaths, eoFill: eoFill, tolerances: tolerances)
  }

  /// The frame that contains both operands; nil if their points have no extent.
  var frame: GridFrame? {
    GridFrame { visit in
      for subpaths in [first, second] {
        for subpath in subpaths {
          for segment in subpath.segments { segment.forEachPoint(visit) }
        }
      }
    }
  }

  /// A result that did not pass the guards.
  struct Refusal: Error {
    var violation: BooleanGuards.Violation
  }

  /// Tries the methods in turn until `assemble` makes a path of the arrangement that passes the guards.
  ///
  /// The result of the last method consists of lines; for it only the closing of loops is checked. If all methods fail,
  /// the path is empty. `closing` tells whether open subpaths of the receiver count as closed; those of the other path
  /// always do.
  func solve(
    closing: Bool, charging meter: inout WorkMeter,
    assemble: (_ arrangement: Arrangement, _ isGuarded: Bool, inout WorkMeter) throws(WorkInterruption) -> Result<
      Path, Refusal
    >
  ) throws(WorkInterruption) -> BooleanOutcome {
    var outcome = BooleanOutcome(path: Path(), method: .adaptiveChords, violations: [], roundingPasses: 0)
    guard let frame else { return outcome }
    if frame.isWide {
      outcome = try scaled(by: 0x1p-8).solve(closing: closing, charging: &meter, assemble: assemble)
      outcome.path = outcome.path.mapPoints { ($0 * 0x1p8).limited }
      return outcome
    }
    for method in [BooleanOutcome.Method.adaptiveChords, .shortChords, .polygons] {
      let isCurved = method != .polygons
      let contacts =
        try isCurved
        ? contacts(closing: closing, in: frame, charging: &meter)
        : polygons(closing: closing, in: frame, charging: &meter)
      let chord = method == .shortChords ? tolerances.chord : nil
      let strands = try CurveStrands(contacts, chord: chord, charging: &meter)
      let arrangement = try Arrangement(strands, tolerances: tolerances, charging: &meter)
      outcome.method = method
      outcome.roundingPasses = arrangement.roundingPasses
      guard arrangement.isPlanar else {
        outcome.violations.append(.crossingEdges)
        continue
      }
      switch try assemble(arrangement, isCurved, &meter) {
      case .success(let path):
        outcome.path = path
        return outcome
      case .failure(let refusal):
        outcome.violations.append(refusal.violation)
      }
    }
    return outcome
  }

  /// Returns the same operation with both operands scaled by `factor`.
  private func scaled(by factor: CGFloat) -> BooleanComputation {
    func scaled(_ subpath: Subpath) -> Subpath {
      var result = subpath
      result.start = subpath.start * factor
      result.segments = subpath.segments.map { segment in segment.mapPoints { $0 * factor } }
      return result
    }
    return BooleanComputation(first.map(scaled), second.map(scaled), eoFill: eoFill, tolerances: tolerances)
  }

  /// Returns the pieces of both operands, cut where they meet.
  func contacts(
    closing: Bool, in frame: GridFrame, charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> CurveContacts {
    var count = 0
    for subpath in first { count += subpath.segments.count + 1 }
    for subpath in second { count += subpath.segments.count + 1 }
    try meter.count(Work.segment * count)
    var pieces = CurvePieces(frame: frame, segmentCount: count)
    pieces.append(first, operand: 0, closing: closing)
    pieces.append(second, operand: 1, closing: true)
    return try CurveContacts(pieces, tolerances: tolerances, charging: &meter)
  }

  /// Returns the same for operands whose curves are replaced with lines within the chord tolerance.
  private func polygons(
    closing: Bool, in frame: GridFrame, charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> CurveContacts {
    let tolerance = tolerances.chord * frame.unit
    var flat = self
    flat.first = try first.map { subpath throws(WorkInterruption) in
      try subpath.flattened(tolerance: tolerance, charging: &meter)
    }
    flat.second = try second.map { subpath throws(WorkInterruption) in
      try subpath.flattened(tolerance: tolerance, charging: &meter)
    }
    return try flat.contacts(closing: closing, in: frame, charging: &meter)
  }

  /// Returns true if a winding number means inside.
  @inline(__always) func isFilled(_ winding: Int32) -> Bool {
    eoFill ? winding & 1 != 0 : winding != 0
  }
}

extension Subpath {
  /// Returns the subpath with lines in place of its curves.
  fileprivate func flattened(
    tolerance: CGFloat, charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> Subpath {
    var result = self
    result.segments = []
    for segment in segments {
      var points = [segment.start]
      try segment.appendVertices(to: &points, tolerance: tolerance, charging: &meter)
      for (start, end) in zip(points, points.dropFirst()) { result.segments.append(.line(start, end)) }
    }
    return result
  }
}

extension Path {
  /// The subpaths whose points are all finite.
  var finiteSubpaths: [Subpath] {
    let all = subpaths
    return all.allSatisfy(\.isFinite) ? all : all.filter(\.isFinite)
  }
}

extension CGPoint {
  /// The nearest point with finite coordinates.
  fileprivate var limited: CGPoint {
    let greatest = CGFloat.greatestFiniteMagnitude
    return CGPoint(x: min(max(x, -greatest), greatest), y: min(max(y, -greatest), greatest))
  }
}
