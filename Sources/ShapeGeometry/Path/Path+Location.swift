import Foundation

extension Path {
  /// A location on a path: a parameter on the line or curve that an element draws.
  public struct Location: Equatable, Sendable {
    /// The index in `elements` of the element that draws the segment; for a closing line the index of its
    /// `closeSubpath`.
    public var element: Int
    /// The parameter of the segment, 0 at its start and 1 at its end.
    public var t: CGFloat
    /// The point in shape space.
    public var point: CGPoint

    /// Creates a location from its parts; they are not checked against a path.
    public init(element: Int, t: CGFloat, point: CGPoint) {
      self.element = element
      self.t = t
      self.point = point
    }
  }

  /// Calls `body` with each line and curve in drawing order and the index of the element that draws it.
  ///
  /// Closing lines are included, even with a length of 0. `start` is the point of the move that begins the segment's
  /// subpath.
  func forEachSegment(_ body: (_ element: Int, _ segment: PathSegment, _ start: CGPoint) -> Void) {
    var start = CGPoint.zero
    var current = CGPoint.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .line(let end):
        body(index, .line(current, end), start)
        current = end
      case .quadCurve(let end, let control):
        body(index, .quad(current, control, end), start)
        current = end
      case .curve(let end, let control1, let control2):
        body(index, .cubic(current, control1, control2, end), start)
        current = end
      case .closeSubpath:
        body(index, .line(current, start), start)
        current = start
      }
    }
  }
}

extension PathSegment {
  /// True if all points, control points included, are finite.
  var isFinite: Bool {
    switch self {
    case .line(let a, let b): a.isFinite && b.isFinite
    case .quad(let a, let b, let c): a.isFinite && b.isFinite && c.isFinite
    case .cubic(let a, let b, let c, let d): a.isFinite && b.isFinite && c.isFinite && d.isFinite
    }
  }

  /// The greatest magnitude of a coordinate, control points included.
  var magnitude: CGFloat {
    points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
  }

  /// Returns the segment with `body` applied to every point, control points included.
  func mapPoints(_ body: (CGPoint) -> CGPoint) -> PathSegment {
    switch self {
    case .line(let a, let b): .line(body(a), body(b))
    case .quad(let a, let b, let c): .quad(body(a), body(b), body(c))
    case .cubic(let a, let b, let c, let d): .cubic(body(a), body(b), body(c), body(d))
    }
  }
}
