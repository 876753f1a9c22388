import Foundation

extension Path {
  /// Whether the filled path contains `point`; open subpaths count as closed.
  ///
  /// The edge is half-open: of a rectangle the left and top edges are inside, the right and bottom ones outside, so that of two
  /// figures side by side each point is in one alone. `eoFill` chooses the even-odd rule, else the non-zero winding rule holds.
  /// Curves are cut by de Casteljau's construction near the point, never flattened.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = winding(around: point)
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// How often the path goes around `point`: turns that are clockwise on a y-down screen count up, others down.
  ///
  /// Open subpaths count as closed, and edges are half-open, as for `contains(_:eoFill:)`. A point that is not finite has 0.
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
  /// The signed crossings of this segment with the ray from `point` towards smaller x, the point itself on the ray.
  ///
  /// A crossing upwards on a y-down screen counts 1, one downwards -1. `depth` halvings narrow a curve down to the point.
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
