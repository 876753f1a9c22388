import Foundation

/// A subpath made of straight lines only.
public struct Polyline: Equatable, Sendable {
  /// The vertices in drawing order; a closed polyline does not repeat its first one.
  public var points: [CGPoint]
  /// Whether a last line leads back to the first point.
  public var isClosed: Bool

  public init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// About how many vertices a path is flattened to at most.
  private static let mostVertices = 10_000_000

  /// The path as polylines that leave it nowhere by more than `tolerance`, a polyline to each move.
  ///
  /// `tolerance` is a distance in shape space, above 0. Every curve is cut at equal steps of its parameter, as many as Wang's bound on
  /// the second differences asks for (Guojin Wang 1984; Goldman's *Pyramid Algorithms*, 5.6.3); all vertices lie on the path. No curve is cut
  /// into more than 65,536 lines, and a path into no more than some ten million: there the tolerance is not kept, as with one that is 0,
  /// below, or no number.
  ///
  /// Boolean operations take the same steps where they give up curves for lines. Strokes, hit tests and the filling of dots take the curves as
  /// they are.
  public func flattened(tolerance: CGFloat) -> [Polyline] {
    flattened(tolerance: tolerance, charging: { _ in })
  }

  /// As `flattened(tolerance:)`, charging its work as `union(_:eoFill:charging:)` does.
  package func flattened<Failure: Error>(
    tolerance: CGFloat, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> [Polyline] {
    try WorkMeter.run(charging: charge) { meter throws(WorkInterruption) in
      try flattened(tolerance: tolerance, charging: &meter)
    }
  }

  private func flattened(
    tolerance: CGFloat, charging meter: inout WorkMeter
  ) throws(WorkInterruption) -> [Polyline] {
    let most = max(16, min(PathSegment.mostFlatteningSteps, Self.mostVertices / max(1, elements.count)))
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      guard let first = points.first else { return }
      if closed, points.count > 1, points.last == first { points.removeLast() }
      result.append(Polyline(points: points, isClosed: closed))
      // What is there is the polyline's own now: emptied, it would keep as much memory ready for the next one, however short that is.
      points = []
    }
    for element in elements {
      try meter.count(Work.vertex)
      switch element {
      case .move(let end):
        finish(closed: false)
        points.append(end)
      case .line(let end):
        points.append(end)
      case .quadCurve(let end, let control):
        guard let start = points.last else { continue }
        try PathSegment.quad(start, control, end)
          .appendVertices(to: &points, tolerance: tolerance, most: most, charging: &meter)
      case .curve(let end, let control1, let control2):
        guard let start = points.last else { continue }
        try PathSegment.cubic(start, control1, control2, end)
          .appendVertices(to: &points, tolerance: tolerance, most: most, charging: &meter)
      case .closeSubpath:
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }
}

extension PathSegment {
  /// The most lines that a curve is flattened to.
  static let mostFlatteningSteps = 65_536

  /// How many equal steps of the parameter keep the chords within `tolerance` of the curve: Wang's bound, at least 1.
  ///
  /// No curve asks for more than 65,536 steps, which a tolerance of 1e-9 of its size does not reach. A curve with a control point
  /// that is not finite takes one step.
  public func flatteningSteps(tolerance: CGFloat) -> Int {
    let bend: CGFloat
    switch self {
    case .line:
      return 1
    case .quad(let a, let b, let c):
      bend = (a - b * 2 + c).length / 4
    case .cubic(let a, let b, let c, let d):
      bend = max((a - b * 2 + c).length, (b - c * 2 + d).length) * 0.75
    }
    guard bend.isFinite else { return 1 }
    let steps = (bend / tolerance).squareRoot().rounded(.up)
    return steps < CGFloat(Self.mostFlatteningSteps) ? max(1, Int(steps)) : Self.mostFlatteningSteps
  }

  /// Appends the vertices after the start point, `most` of them at most, the end point last and bit for bit.
  func appendVertices(
    to points: inout [CGPoint], tolerance: CGFloat, most: Int = mostFlatteningSteps, charging meter: inout WorkMeter
  ) throws(WorkInterruption) {
    let steps = min(flatteningSteps(tolerance: tolerance), most)
    try meter.count(Work.vertex * steps)
    if steps > 1 {
      let step = 1 / CGFloat(steps)
      for index in 1..<steps { points.append(point(at: CGFloat(index) * step)) }
    }
    points.append(end)
  }
}
