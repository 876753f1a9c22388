import Foundation

extension Path {
  /// The smallest rectangle around the drawn curves and lone moves, without their control points; null for an empty
  /// path.
  ///
  /// Coordinates that are NaN are ignored.
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
  /// The smallest rectangle around the segment, without its control points.
  public var boundingRect: CGRect {
    var box = BoundingBox()
    box.include(start)
    box.include(self)
    return box.rect
  }
}

/// The least and greatest coordinates of the points included so far.
private struct BoundingBox {
  var x = CoordinateRange()
  var y = CoordinateRange()

  var rect: CGRect {
    guard !x.isEmpty, !y.isEmpty else { return .null }
    return CGRect(x: x.low, y: y.low, width: x.length, height: y.length)
  }

  mutating func include(_ point: CGPoint) {
    x.include(point.x)
    y.include(point.y)
  }

  private func contains(_ point: CGPoint) -> Bool {
    x.contains(point.x) && y.contains(point.y)
  }

  /// Includes a segment whose start has already been included.
  mutating func include(_ segment: PathSegment) {
    include(segment.end)
    switch segment {
    case .line:
      break
    case .quad(let a, let b, let c):
      if contains(b) { return }
      x.includeExtremum(a.x, b.x, c.x)
      y.includeExtremum(a.y, b.y, c.y)
    case .cubic(let a, let b, let c, let d):
      if contains(b), contains(c) { return }
      x.includeExtrema(a.x, b.x, c.x, d.x)
      y.includeExtrema(a.y, b.y, c.y, d.y)
    }
  }
}

/// The least and greatest value of one coordinate so far.
private struct CoordinateRange {
  var low = CGFloat.infinity
  var high = -CGFloat.infinity

  var isEmpty: Bool { !(low <= high) }
  /// The difference of the limits; 0 if all values are the same infinity, for which the difference would be NaN.
  var length: CGFloat { low == high ? 0 : high - low }

  func contains(_ value: CGFloat) -> Bool { low <= value && value <= high }

  mutating func include(_ value: CGFloat) {
    if value < low { low = value }
    if value > high { high = value }
  }

  /// Includes the extremum of a quadratic curve's coordinate if it lies inside the curve.
  mutating func includeExtremum(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) {
    let (p, q) = (b - a, c - b)
    let t = p / (p - q)
    guard t > 0, t < 1 else { return }
    include(a.mixed(with: b, at: t).mixed(with: b.mixed(with: c, at: t), at: t))
  }

  /// Includes the extrema of a cubic curve's coordinate that lie inside the curve, at most two.
  ///
  /// The parameters are the roots of the derivative, found without cancellation. A quotient that is NaN or infinite is
  /// never inside.
  mutating func includeExtrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) {
    let (p, q, r) = (b - a, c - b, d - c)
    let (square, half, constant) = (p - 2 * q + r, q - p, p)
    let scale = max(max(abs(square), abs(half)), abs(constant))
    guard scale > 0, scale.isFinite else { return }
    let (k, h, l) = (square / scale, half / scale, constant / scale)
    let discriminant = h * h - k * l
    guard discriminant >= 0 else { return }
    let sum = -(h + (h < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    includeCubic(a, b, c, d, at: sum / k)
    includeCubic(a, b, c, d, at: l / sum)
  }

  private mutating func includeCubic(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, at t: CGFloat) {
    guard t > 0, t < 1 else { return }
    let bc = b.mixed(with: c, at: t)
    let abc = a.mixed(with: b, at: t).mixed(with: bc, at: t)
    include(abc.mixed(with: bc.mixed(with: c.mixed(with: d, at: t), at: t), at: t))
  }
}

extension CGFloat {
  /// Returns the value at fraction `t` of the way to `other`; exact at both ends.
  fileprivate func mixed(with other: CGFloat, at t: CGFloat) -> CGFloat {
    self * (1 - t) + other * t
  }
}
