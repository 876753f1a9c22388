import Foundation

extension Path {
  /// Appends an arc of an ellipse between two points as cubics of a quarter turn at most, by the rules of SVG (SVG 2,
  /// 9.5 and B.2).
  ///
  /// The signs of the radii are ignored. Radii that are too small are scaled up until the ellipse reaches both points.
  /// A radius of 0 gives a line, and so does an ellipse too thin for Doubles. An arc that ends where it starts adds
  /// nothing. The start must be the current point; the end is met exactly.
  mutating func addSVGArc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Angle, isLarge: Bool, isClockwise: Bool
  ) {
    guard start != end else { return }
    let arc = SVGArc(
      from: start, to: end, radii: radii, rotation: rotation, isLarge: isLarge, isClockwise: isClockwise)
    guard let curves = arc?.curves else { return addLine(to: end) }
    for curve in curves { append(curve) }
  }
}

/// An elliptical arc: an arc of the unit circle and the transform to the ellipse.
private struct SVGArc {
  let start: CGPoint
  let end: CGPoint
  /// The transform from the unit circle to the ellipse.
  private var frame: CGAffineTransform
  /// The direction from the centre to the start on the unit circle.
  private var first: CGPoint
  /// The signed sweep in radians on the unit circle.
  private var sweep: CGFloat

  init?(from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Angle, isLarge: Bool, isClockwise: Bool) {
    self.start = start
    self.end = end
    // Half the vector from the end to the start. The ellipse must span it, so radii that are too small grow to its
    // length.
    let half = start / 2 - end / 2
    var (rx, ry) = (abs(radii.width), abs(radii.height))
    guard rx > 0, ry > 0, half.isFinite, half.length > 0 else { return nil }
    if max(rx, ry) < half.length {
      let growth = half.length / max(rx, ry)
      (rx, ry) = rx > ry ? (half.length, ry * growth) : (rx * growth, half.length)
    }
    let radians = CGFloat(rotation.degrees.truncatingRemainder(dividingBy: 360)) * .pi / 180
    let (cosine, sine) = (cos(radians), sin(radians))
    var place = CGPoint(x: (cosine * half.x + sine * half.y) / rx, y: (cosine * half.y - sine * half.x) / ry)
    let reach = place.length
    guard reach > 0, reach.isFinite else { return nil }
    let direction = place / reach
    if reach >= 1 {
      (rx, ry) = (rx * reach, ry * reach)
      place = direction
    }
    let depth = reach < 1 ? ((1 - reach) * (1 + reach)).squareRoot() : 0
    let side: CGFloat = isLarge == isClockwise ? -1 : 1
    let center = CGPoint(x: direction.y, y: -direction.x) * (side * depth)
    first = place - center
    let small = 2 * asin(min(reach, 1))
    let size = isLarge ? 2 * .pi - small : small
    sweep = isClockwise ? size : -size
    // The centre in shape space, relative to the middle of the chord.
    let turned = CGPoint(x: center.x * rx, y: center.y * ry)
    let middle = start / 2 + end / 2
    frame = CGAffineTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: middle.x + cosine * turned.x - sine * turned.y, ty: middle.y + sine * turned.x + cosine * turned.y)
  }

  /// Returns cubics of equal sweep, a quarter turn at most; nil if one of their points is not finite.
  ///
  /// Rounding may lengthen a quarter turn by `angleTolerance` radians.
  func curves(angleTolerance: CGFloat) -> [Path.Element]? {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - angleTolerance).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    let firstAngle = atan2(first.y, first.x)
    var result: [Path.Element] = []
    var (from, direction) = (start, first)
    for index in 1...count {
      let angle = firstAngle + step * CGFloat(index)
      let next = CGPoint(x: cos(angle), y: sin(angle))
      let to = index == count ? end : next.applying(frame)
      let control1 = from + vector(CGPoint(x: -direction.y, y: direction.x) * handle)
      let control2 = to - vector(CGPoint(x: -next.y, y: next.x) * handle)
      guard to.isFinite, control1.isFinite, control2.isFinite else { return nil }
      result.append(.curve(to: to, control1: control1, control2: control2))
      (from, direction) = (to, next)
    }
    return result
  }

  var curves: [Path.Element]? { curves(angleTolerance: 1e-9) }

  /// Returns a vector of the unit circle's plane in shape space.
  private func vector(_ v: CGPoint) -> CGPoint {
    CGPoint(x: frame.a * v.x + frame.c * v.y, y: frame.b * v.x + frame.d * v.y)
  }
}
