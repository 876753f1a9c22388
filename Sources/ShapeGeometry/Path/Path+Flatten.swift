import Foundation

/// A subpath made of straight lines only.
public struct Polyline: Equatable, Sendable {
  /// The vertices in drawing order, in shape space; a closed polyline does not repeat its first vertex.
  public var points: [CGPoint]
  /// True if a last line leads back to the first point.
  public var isClosed: Bool

  /// Creates a polyline from its vertices in shape space.
  public init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension Path {
  /// The approximate limit on the number of vertices of a flattened path.
  private static let mostVertices = 10_000_000

  /// Returns polylines that differ from the path by at most `tolerance` everywhere, one polyline for each move.
  ///
  /// `tolerance` is a distance in shape space, above 0. Each curve is cut at equal steps of its parameter. The number
  /// of steps follows from Wang's bound on the second differences (Guojin Wang 1984; Goldman's *Pyramid Algorithms*,
  /// 5.6.3). All vertices lie on the path. A curve is cut into at most 65,536 lines, and a path into at most about ten
  /// million; beyond these limits the tolerance is exceeded. The same holds for a tolerance that is 0, negative or NaN.
  ///
  /// Boolean operations use the same steps when they replace curves with lines. Strokes, hit tests and the rasterizer
  /// use the curves themselves.
  public func flattened(tolerance: CGFloat) -> [Polyline] {
    flattened(tolerance: tolerance, charging: { _ in })
  }

  /// Returns the same as `flattened(tolerance:)` and charges its work like `union(_:eoFill:charging:)`.
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
      // The array's memory passes to the polyline. An emptied array would keep its capacity for the next polyline,
      // however short.
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
  /// The greatest number of lines for one curve.
  static let mostFlatteningSteps = 65_536

  /// Returns the number of equal parameter steps that keep the chords within `tolerance` of the curve: Wang's bound, at
  /// least 1.
  ///
  /// `tolerance` is a distance in shape space. The result is at most 65,536, which is more than a tolerance of 1e-9 of
  /// the curve's size needs. It is 1 for a curve with a control point that is not finite.
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

  /// Appends the vertices after the start point, at most `most` of them; the last one is exactly the end point.
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
