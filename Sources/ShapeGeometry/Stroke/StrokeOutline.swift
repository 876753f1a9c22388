import Foundation

/// The outline of one stroke during drawing: a left and a right side.
///
/// They lie at half the line width along the positive and the negative normals of the centre line.
struct StrokeOutline {
  let pen: StrokePen
  private var left: OutlineSide
  private var right: OutlineSide

  /// The greatest gap that gets no line of its own, as a share of the tolerance.
  private static let slackShare: CGFloat = 1e-3
  /// The accuracy of extrema of curvature, as a parameter of the curve.
  private static let parameterAccuracy: CGFloat = 1e-10

  init(pen: StrokePen) {
    self.pen = pen
    let slack = pen.tolerance * Self.slackShare
    left = OutlineSide(start: .zero, slack: slack)
    right = OutlineSide(start: .zero, slack: slack)
  }

  /// Draws the outline of a spine into `path`: one closed subpath with caps for an open spine, one for each side of a
  /// closed one.
  ///
  /// Nothing is drawn for a spine without pieces. One outline can draw many spines in turn in the same memory.
  mutating func append(
    _ spine: StrokeSpine, to path: inout Path, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    guard let first = spine.links.first?.piece, let last = spine.links.last?.piece else { return }
    let radius = first.startTangent.normal * pen.halfWidth
    left.restart(at: first.start + radius)
    right.restart(at: first.start - radius)
    try walk(spine, charging: &meter)
    if spine.isClosed {
      close(from: last, to: first)
      path.move(to: left.start)
      left.append(to: &path)
      path.closeSubpath()
      path.move(to: right.current)
      right.appendReversed(to: &path)
      path.closeSubpath()
    } else {
      pen.addCap(around: last.end, direction: last.endTangent, to: &left)
      path.move(to: left.start)
      left.append(to: &path)
      if right.current != left.current { path.addLine(to: right.current) }
      right.appendReversed(to: &path)
      left.restart(at: right.start)
      pen.addCap(around: first.start, direction: -first.startTangent, to: &left)
      left.append(to: &path)
      path.closeSubpath()
    }
  }

  /// Draws both sides along all pieces, with the joins between them.
  private mutating func walk(_ spine: StrokeSpine, charging meter: inout WorkMeter) throws(WorkInterruption) {
    let hasRoundEnds = pen.style.lineJoin == .round && (spine.isClosed || pen.style.lineCap == .round)
    let halfWidth = pen.halfWidth
    var previous: StrokeSpine.Piece?
    for link in spine.links {
      if let previous {
        let corner = StrokeCorner(from: previous, to: link.piece, isCusp: link.followsCusp)
        pen.addJoin(at: corner, left: &left, right: &right)
      }
      switch link.piece {
      case .line(_, let end):
        try meter.count(Work.strokedLine)
        let normal = link.piece.endTangent.normal * halfWidth
        left.addLine(to: end + normal)
        right.addLine(to: end - normal)
      case .curve(let curve):
        try meter.count(Work.strokedCurve)
        let extrema =
          curve.isGentle(for: halfWidth) ? nil : curve.curvatureExtrema(accuracy: Self.parameterAccuracy)
        var trials = extrema?.count ?? 0
        trials += CurveOffset(curve: curve, distance: halfWidth, tolerance: pen.tolerance, hasRoundEnds: hasRoundEnds)
          .append(extrema: extrema, onto: &left)
        trials += CurveOffset(curve: curve, distance: -halfWidth, tolerance: pen.tolerance, hasRoundEnds: hasRoundEnds)
          .append(extrema: extrema, onto: &right)
        try meter.count(Work.fittedCurve * trials)
      }
      previous = link.piece
    }
  }

  /// Joins the end of the last piece to the start of the first one.
  private mutating func close(from last: StrokeSpine.Piece, to first: StrokeSpine.Piece) {
    pen.addJoin(at: StrokeCorner(from: last, to: first, isCusp: false), left: &left, right: &right)
    // If the join shortened the last line, the first line starts at the intersection as well.
    let normal = first.startTangent.normal * pen.halfWidth
    if !left.current.isNear(first.start + normal, within: left.slack) { left.moveFirstLine(to: left.current) }
    if !right.current.isNear(first.start - normal, within: right.slack) { right.moveFirstLine(to: right.current) }
  }
}

extension StrokeCorner {
  fileprivate init(from last: StrokeSpine.Piece, to next: StrokeSpine.Piece, isCusp: Bool) {
    point = next.start
    arriving = last.endTangent
    leaving = next.startTangent
    self.isCusp = isCusp
    // Each line may give up half of its length to the corner at either end.
    if let a = last.lineLength, let b = next.lineLength { reach = min(a, b) / 2 } else { reach = nil }
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint, within distance: CGFloat) -> Bool {
    (self - other).length <= distance
  }
}
