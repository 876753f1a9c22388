import Foundation

/// One drawn segment of a path with its start point: a line, or a quadratic or cubic Bézier curve.
///
/// An element depends on the current point; a segment is complete in itself. Points are in shape space, and the
/// parameter `t` runs from 0 to 1.
public enum PathSegment: Equatable, Sendable {
  /// A straight line: start and end.
  case line(CGPoint, CGPoint)
  /// A quadratic Bézier curve: start, control point and end.
  case quad(CGPoint, CGPoint, CGPoint)
  /// A cubic Bézier curve: start, first and second control point, and end.
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  /// The first point.
  public var start: CGPoint {
    switch self {
    case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
    }
  }

  /// The last point.
  public var end: CGPoint {
    switch self {
    case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
    }
  }

  /// The start, the control points and the end, in order.
  public var points: [CGPoint] {
    switch self {
    case .line(let a, let b): [a, b]
    case .quad(let a, let b, let c): [a, b, c]
    case .cubic(let a, let b, let c, let d): [a, b, c, d]
    }
  }

  /// The same segment drawn from its end to its start.
  public var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let b, let c): .quad(c, b, a)
    case .cubic(let a, let b, let c, let d): .cubic(d, c, b, a)
    }
  }

  /// Returns the point at parameter `t`, by de Casteljau's construction.
  public func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b):
      return a.mixed(with: b, at: t)
    case .quad(let a, let b, let c):
      return a.mixed(with: b, at: t).mixed(with: b.mixed(with: c, at: t), at: t)
    case .cubic(let a, let b, let c, let d):
      let ab = a.mixed(with: b, at: t)
      let bc = b.mixed(with: c, at: t)
      let cd = c.mixed(with: d, at: t)
      return ab.mixed(with: bc, at: t).mixed(with: bc.mixed(with: cd, at: t), at: t)
    }
  }

  /// Returns the derivative with respect to the parameter: a vector in shape space per unit of `t`.
  public func derivative(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let a, let b):
      return b - a
    case .quad(let a, let b, let c):
      return ((b - a) * (1 - t) + (c - b) * t) * 2
    case .cubic(let a, let b, let c, let d):
      let s = 1 - t
      return ((b - a) * (s * s) + (c - b) * (2 * s * t) + (d - c) * (t * t)) * 3
    }
  }

  /// Returns the parts before and after parameter `t`, by de Casteljau's construction; the outer ends are kept exactly.
  public func split(at t: CGFloat) -> (before: PathSegment, after: PathSegment) {
    switch self {
    case .line(let a, let b):
      let m = a.mixed(with: b, at: t)
      return (.line(a, m), .line(m, b))
    case .quad(let a, let b, let c):
      let ab = a.mixed(with: b, at: t)
      let bc = b.mixed(with: c, at: t)
      let m = ab.mixed(with: bc, at: t)
      return (.quad(a, ab, m), .quad(m, bc, c))
    case .cubic(let a, let b, let c, let d):
      let ab = a.mixed(with: b, at: t)
      let bc = b.mixed(with: c, at: t)
      let cd = c.mixed(with: d, at: t)
      let abc = ab.mixed(with: bc, at: t)
      let bcd = bc.mixed(with: cd, at: t)
      let m = abc.mixed(with: bcd, at: t)
      return (.cubic(a, ab, abc, m), .cubic(m, bcd, cd, d))
    }
  }

  /// Returns the part between two parameters with `t0 <= t1`; an end at parameter 0 or 1 is kept exactly.
  public func piece(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    let head = t1 < 1 ? split(at: t1).before : self
    guard t0 > 0 else { return head }
    return head.split(at: t1 > 0 ? t0 / t1 : 0).after
  }

  /// The same curve as a cubic: degree elevation, exact but for rounding.
  public var elevatedToCubic: PathSegment {
    switch self {
    case .line(let a, let b):
      return .cubic(a, a.mixed(with: b, at: 1 / 3), a.mixed(with: b, at: 2 / 3), b)
    case .quad(let a, let b, let c):
      return .cubic(a, a.mixed(with: b, at: 2 / 3), c.mixed(with: b, at: 2 / 3), c)
    case .cubic:
      return self
    }
  }

  /// The element that draws this segment from its start.
  public var element: Path.Element {
    switch self {
    case .line(_, let b): .line(to: b)
    case .quad(_, let b, let c): .quadCurve(to: c, control: b)
    case .cubic(_, let b, let c, let d): .curve(to: d, control1: b, control2: c)
    }
  }
}

/// The segments of one subpath in drawing order.
public struct Subpath: Equatable, Sendable {
  /// The point of the subpath's move.
  public var start: CGPoint
  /// The segments; the closing line of a closed subpath is the last one, unless its length would be 0.
  public var segments: [PathSegment]
  /// True if the subpath ends with `closeSubpath`.
  public var isClosed: Bool
  /// True if the last segment is the line that `closeSubpath` itself draws, without an element of its own.
  public var endsWithClosingLine = false
}

extension Path {
  /// The path as complete segments, one subpath for each move.
  public var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current: Subpath?
    var point = CGPoint.zero
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let end):
        if let current { result.append(current) }
        current = Subpath(start: end, segments: [], isClosed: false)
        current?.segments.reserveCapacity(elementCount(ofSubpathAt: index))
        point = end
      case .line(let end):
        current?.segments.append(.line(point, end))
        point = end
      case .quadCurve(let end, let control):
        current?.segments.append(.quad(point, control, end))
        point = end
      case .curve(let end, let control1, let control2):
        current?.segments.append(.cubic(point, control1, control2, end))
        point = end
      case .closeSubpath:
        guard var closed = current else { continue }
        if point != closed.start {
          closed.segments.append(.line(point, closed.start))
          closed.endsWithClosingLine = true
        }
        closed.isClosed = true
        point = closed.start
        current = closed
      }
    }
    if let current { result.append(current) }
    return result
  }

  /// Returns the number of elements between the move at `index` and the next move.
  private func elementCount(ofSubpathAt index: Int) -> Int {
    var end = index + 1
    while end < elements.count {
      if case .move = elements[end] { break }
      end += 1
    }
    return end - index - 1
  }
}

extension PathSegment {
  /// Calls `body` with the start, the control points and the end, in order.
  @inline(__always) func forEachPoint(_ body: (CGPoint) -> Void) {
    switch self {
    case .line(let a, let b):
      body(a)
      body(b)
    case .quad(let a, let b, let c):
      body(a)
      body(b)
      body(c)
    case .cubic(let a, let b, let c, let d):
      body(a)
      body(b)
      body(c)
      body(d)
    }
  }
}
