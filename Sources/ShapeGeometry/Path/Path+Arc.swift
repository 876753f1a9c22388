import Foundation

extension Path {
  /// Adds a circular arc from one angle to another.
  ///
  /// Angle 0 points along x, and growing angles turn clockwise on a y-down screen. Yet `clockwise: true` draws towards
  /// *falling* angles, because SwiftUI names the direction as a y-up plane shows it. First, whole turns are added to
  /// bring the end angle to the correct side of the start angle. The remaining sweep is not clamped: from 0 to 4π draws
  /// two turns. An open subpath is joined to the arc by a line, even by a line of length 0. Otherwise the arc starts a
  /// new subpath.
  ///
  /// A sweep of whole turns against the flag (0 to 360°, clockwise) draws a full circle here. Apple's header says that
  /// it draws nothing, or a circle, depending on rounding.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = Path.sweep(from: startAngle.radians, to: endAngle.radians, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
  }

  /// Adds a circular arc that starts at an angle and turns by `delta`; a positive delta turns clockwise on a y-down
  /// screen.
  ///
  /// Each whole quarter turn from the start angle is one cubic, and the rest is another cubic, as in CoreGraphics. A
  /// delta of more than 1,024 turns is shortened by whole turns. Nothing is added if an angle is not finite.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let (cosine, sine) = (CGFloat(cos(startAngle.radians)), CGFloat(sin(startAngle.radians)))
    let frame = CGAffineTransform(
      a: radius * cosine, b: radius * sine, c: -radius * sine, d: radius * cosine, tx: center.x, ty: center.y
    ).concatenating(transform)
    let start = CGPoint(x: 1, y: 0).applying(frame)
    if isEmpty || endsClosed { move(to: start) } else { addLine(to: start) }
    addUnitArc(sweep: CGFloat(delta.radians), frame: frame)
  }

  /// Adds a line and an arc that rounds the corner at `tangent1End`.
  ///
  /// The corner lies between the line from the current point and the line to `tangent2End`. The radius is not clamped:
  /// if it is too large, the ends of the arc lie beyond the lines, as in CoreGraphics. For coincident or collinear
  /// points and a radius of 0, only the line to the corner is added. The same holds for a negative radius, for which
  /// Apple's behaviour is not known. Nothing is added without a current point.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let corner = tangent1End
    let arc = TangentArc(
      from: current.applying(transform.inverted()), corner: corner, to: tangent2End, radius: radius)
    guard let arc else { return addLine(to: corner.applying(transform)) }
    let frame = arc.frame.concatenating(transform)
    addLine(to: arc.start.applying(transform))
    addUnitArc(sweep: arc.sweep, frame: frame)
  }

  /// Returns the signed sweep in radians of an arc between two angles, as `addArc` draws it.
  ///
  /// A sweep against the flag counts as a full circle if it differs from whole turns by at most `fullTurnTolerance`
  /// radians.
  static func sweep(
    from start: Double, to end: Double, clockwise: Bool, fullTurnTolerance: Double = 1e-9
  ) -> Double {
    let turn = 2 * Double.pi
    var delta = end - start
    if clockwise, delta > 0 {
      delta = end - (start + (delta / turn).rounded(.up) * turn)
    } else if !clockwise, delta < 0 {
      delta = end + (-delta / turn).rounded(.up) * turn - start
    }
    if abs(delta) <= fullTurnTolerance, abs(end - start) > .pi { return clockwise ? -turn : turn }
    return delta
  }

  /// Appends the arc of the unit circle that starts at (1, 0) and turns by `sweep` radians, mapped by `frame`.
  ///
  /// A remainder of at most `angleTolerance` radians gets no curve of its own.
  private mutating func addUnitArc(sweep: CGFloat, frame: CGAffineTransform, angleTolerance: CGFloat = 1e-12) {
    let quarter = CGFloat.pi / 2
    let turn = 4 * quarter
    let mostTurns: CGFloat = 1024
    // The remainder is exact, whatever the number of turns left out.
    let isShortened = abs(sweep) >= (mostTurns + 1) * turn
    let size = isShortened ? mostTurns * turn + abs(sweep).truncatingRemainder(dividingBy: turn) : abs(sweep)
    let side: CGFloat = sweep < 0 ? -1 : 1
    let quarters = ((size + angleTolerance) / quarter).rounded(.down)
    let rest = size - quarters * quarter
    var x = CGPoint(x: 1, y: 0)
    var y = CGPoint(x: 0, y: side)
    for _ in 0..<Int(quarters) {
      addCurve(
        to: y.applying(frame),
        control1: (x + y * Path.quarterHandle).applying(frame),
        control2: (y + x * Path.quarterHandle).applying(frame))
      (x, y) = (y, -x)
    }
    guard rest > angleTolerance else { return }
    let handle = 4 / 3 * tan(rest / 4)
    let end = x * cos(rest) + y * sin(rest)
    let endDirection = y * cos(rest) - x * sin(rest)
    addCurve(
      to: end.applying(frame),
      control1: (x + y * handle).applying(frame),
      control2: (end - endDirection * handle).applying(frame))
  }
}

/// The arc that rounds a corner between two tangents.
private struct TangentArc {
  /// The end of the first tangent, where the arc starts.
  var start: CGPoint
  /// The transform from the unit circle to the arc's circle; it maps (1, 0) to `start`.
  var frame: CGAffineTransform
  /// The signed sweep in radians.
  var sweep: CGFloat

  /// Creates the arc, or nil if there is no corner to round; `collinearity` bounds the sine of the angle between the
  /// tangents.
  init?(from first: CGPoint, corner: CGPoint, to last: CGPoint, radius: CGFloat, collinearity: CGFloat = 1e-12) {
    guard first != corner, last != corner, radius > 0 else { return nil }
    let u = (first - corner) / (first - corner).length
    let v = (last - corner) / (last - corner).length
    let sine = u.cross(v)
    guard abs(sine) > collinearity else { return nil }
    let distance = radius * (1 + u.dot(v)) / abs(sine)
    let forward = -u
    sweep = atan2(forward.cross(v), forward.dot(v))
    let side: CGFloat = sweep < 0 ? -1 : 1
    let inward = CGPoint(x: -forward.y, y: forward.x) * side
    start = corner + u * distance
    let center = start + inward * radius
    frame = CGAffineTransform(
      a: -inward.x * radius, b: -inward.y * radius, c: inward.y * radius, d: -inward.x * radius,
      tx: center.x, ty: center.y)
  }
}
