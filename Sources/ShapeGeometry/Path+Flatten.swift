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
  /// The path as polylines that leave it nowhere by more than `tolerance`, a polyline to each move.
  ///
  /// `tolerance` is a distance in shape space, above 0. Every curve is cut at equal steps of its parameter, as many as Wang's bound on
  /// the second differences asks for (Guojin Wang 1984; Goldman's *Pyramid Algorithms*, 5.6.3); all vertices lie on the path.
  /// Fill, stroke and hit testing flatten with this one method.
  public func flattened(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      guard let first = points.first else { return }
      if closed, points.count > 1, points.last == first { points.removeLast() }
      result.append(Polyline(points: points, isClosed: closed))
      points.removeAll(keepingCapacity: true)
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish(closed: false)
        points.append(end)
      case .line(let end):
        points.append(end)
      case .quadCurve(let end, let control):
        guard let start = points.last else { continue }
        PathSegment.quad(start, control, end).appendVertices(to: &points, tolerance: tolerance)
      case .curve(let end, let control1, let control2):
        guard let start = points.last else { continue }
        PathSegment.cubic(start, control1, control2, end)
          .appendVertices(to: &points, tolerance: tolerance)
      case .closeSubpath:
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }
}

extension PathSegment {
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
    return steps < 65_536 ? max(1, Int(steps)) : 65_536
  }

  /// Appends the vertices after the start point, the end point last and bit for bit.
  func appendVertices(to points: inout [CGPoint], tolerance: CGFloat) {
    let steps = flatteningSteps(tolerance: tolerance)
    if steps > 1 {
      let step = 1 / CGFloat(steps)
      for index in 1..<steps { points.append(point(at: CGFloat(index) * step)) }
    }
    points.append(end)
  }
}
