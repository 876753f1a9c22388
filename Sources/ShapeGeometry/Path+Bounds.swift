import Foundation

extension Path {
  /// The smallest rectangle around the drawn curves and lone moves, control points left out; null for an empty path.
  ///
  /// Coordinates that are no numbers count for nothing.
  public var boundingRect: CGRect {
    var box = BoundingBox()
    var point = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        box.include(end)
        point = end
        start = end
      case .line(let end):
        box.include(end)
        point = end
      case .quadCurve(let end, let control):
        box.include(PathSegment.quad(point, control, end))
        point = end
      case .curve(let end, let control1, let control2):
        box.include(PathSegment.cubic(point, control1, control2, end))
        point = end
      case .closeSubpath:
        point = start
      }
    }
    return box.rect
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  var controlPointBounds: CGRect {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        box.include(end)
      case .quadCurve(let end, let control):
        box.include(control)
        box.include(end)
      case .curve(let end, let control1, let control2):
        box.include(control1)
        box.include(control2)
        box.include(end)
      case .closeSubpath:
        break
      }
    }
    return box.rect
  }
}

extension PathSegment {
  /// The smallest rectangle around the piece, its control points left out.
  public var boundingRect: CGRect {
    var box = BoundingBox()
    box.include(start)
    box.include(self)
    return box.rect
  }
}

/// The least and greatest coordinates so far.
private struct BoundingBox {
  var low = CGPoint(x: CGFloat.infinity, y: .infinity)
  var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)

  var rect: CGRect {
    guard low.x <= high.x, low.y <= high.y else { return .null }
    // Where all coordinates are the same infinity their difference is no number.
    return CGRect(
      x: low.x, y: low.y, width: low.x == high.x ? 0 : high.x - low.x, height: low.y == high.y ? 0 : high.y - low.y)
  }

  mutating func include(_ point: CGPoint) {
    include(x: point.x)
    include(y: point.y)
  }

  mutating func include(x: CGFloat) {
    if x < low.x { low.x = x }
    if x > high.x { high.x = x }
  }

  mutating func include(y: CGFloat) {
    if y < low.y { low.y = y }
    if y > high.y { high.y = y }
  }

  private func contains(_ point: CGPoint) -> Bool {
    low.x <= point.x && point.x <= high.x && low.y <= point.y && point.y <= high.y
  }

  /// Includes a segment whose start is included already.
  mutating func include(_ segment: PathSegment) {
    include(segment.end)
    switch segment {
    case .line:
      return
    case .quad(_, let b, _):
      if contains(b) { return }
    case .cubic(_, let b, let c, _):
      if contains(b), contains(c) { return }
    }
    for t in segment.extrema(\.x) { include(x: segment.point(at: t).x) }
    for t in segment.extrema(\.y) { include(y: segment.point(at: t).y) }
  }
}

extension PathSegment {
  /// The parameters strictly between 0 and 1 where a coordinate's derivative is 0, at most two of them.
  func extrema(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    let roots: [CGFloat]
    switch self {
    case .line:
      return []
    case .quad(let a, let b, let c):
      let (p, q) = (b[keyPath: axis] - a[keyPath: axis], c[keyPath: axis] - b[keyPath: axis])
      roots = [p / (p - q)]
    case .cubic(let a, let b, let c, let d):
      let p = b[keyPath: axis] - a[keyPath: axis]
      let q = c[keyPath: axis] - b[keyPath: axis]
      let r = d[keyPath: axis] - c[keyPath: axis]
      roots = quadraticRoots(p - 2 * q + r, q - p, p)
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// The real roots of a·t² + 2·h·t + c, without cancellation; none where the polynomial is constant.
private func quadraticRoots(_ a: CGFloat, _ h: CGFloat, _ c: CGFloat) -> [CGFloat] {
  let scale = max(abs(a), abs(h), abs(c))
  guard scale > 0, scale.isFinite else { return [] }
  let (a, h, c) = (a / scale, h / scale, c / scale)
  let discriminant = h * h - a * c
  guard discriminant >= 0 else { return [] }
  let q = -(h + (h < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
  return [q / a, c / q].filter(\.isFinite)
}
