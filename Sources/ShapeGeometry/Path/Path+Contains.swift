import Foundation

extension Path {
  /// Returns whether the filled path contains `point`; open subpaths count as closed.
  ///
  /// Edges are half-open: the left and top edges of a rectangle are inside, its right and bottom edges outside. So each
  /// point is in only one of two adjacent figures. `eoFill` selects the even-odd rule; otherwise the non-zero winding
  /// rule holds. Curves are split by de Casteljau's construction near the point, never flattened.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = winding(around: point)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Returns the winding number of the path around `point`; turns that are clockwise on a y-down screen count as
  /// positive.
  ///
  /// Open subpaths count as closed, and edges are half-open, as for `contains(_:eoFill:)`. The result is 0 for a point
  /// that is not finite.
  public func winding(around point: CGPoint) -> Int {
    guard point.isFinite else { return 0 }
    var winding = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ segment: PathSegment) {
      winding += segment.crossing(leftOf: point)
      current = segment.end
    }
    for element in elements {
      switch element {
      case .move(let end):
        add(.line(current, start))
        current = end
        start = end
      case .line(let end): add(.line(current, end))
      case .quadCurve(let end, let control): add(.quad(current, control, end))
      case .curve(let end, let control1, let control2): add(.cubic(current, control1, control2, end))
      case .closeSubpath: add(.line(current, start))
      }
    }
    add(.line(current, start))
    return winding
  }
}

extension PathSegment {
  /// Returns the signed number of crossings of this segment with the ray from `point` towards smaller x.
  ///
  /// The point itself belongs to the ray. A crossing upwards on a y-down screen counts 1, a crossing downwards -1. A
  /// curve near the point is halved at most `depth` times.
  fileprivate func crossing(leftOf point: CGPoint, depth: Int = 52) -> Int {
    let (startsAbove, endsAbove) = (start.y <= point.y, end.y <= point.y)
    switch self {
    case .line(let a, let b):
      guard startsAbove != endsAbove else { return 0 }
      if a.x > point.x, b.x > point.x { return 0 }
      let fraction = (point.y - a.y) / (b.y - a.y)
      guard a.x <= point.x && b.x <= point.x || a.mixed(with: b, at: fraction).x <= point.x else { return 0 }
      return endsAbove ? 1 : -1
    case .quad(let a, let b, let c):
      if (b.y <= point.y) == startsAbove, startsAbove == endsAbove { return 0 }
      if min(a.x, b.x, c.x) > point.x { return 0 }
      if max(a.x, b.x, c.x) <= point.x || depth == 0 { return startsAbove == endsAbove ? 0 : endsAbove ? 1 : -1 }
    case .cubic(let a, let b, let c, let d):
      if (b.y <= point.y) == startsAbove, (c.y <= point.y) == startsAbove, startsAbove == endsAbove { return 0 }
      if min(a.x, b.x, c.x, d.x) > point.x { return 0 }
      if max(a.x, b.x, c.x, d.x) <= point.x || depth == 0 { return startsAbove == endsAbove ? 0 : endsAbove ? 1 : -1 }
    }
    let (before, after) = split(at: 0.5)
    return before.crossing(leftOf: point, depth: depth - 1) + after.crossing(leftOf: point, depth: depth - 1)
  }
}
