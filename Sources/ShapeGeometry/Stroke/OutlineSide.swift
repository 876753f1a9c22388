import Foundation

/// One side of a stroke's outline while it is drawn: lines and cubic curves from a start point, which can be copied forwards or
/// backwards into a path.
struct OutlineSide {
  /// Where the side begins.
  private(set) var start: CGPoint
  /// Where the last segment ended.
  private(set) var current: CGPoint
  /// Lines and cubic curves, nothing else.
  private(set) var segments: [PathSegment] = []
  /// A gap that is not worth a line, in shape space.
  let slack: CGFloat

  init(start: CGPoint, slack: CGFloat) {
    self.start = start
    current = start
    self.slack = slack
  }

  /// Forgets what was drawn and begins again elsewhere, in the same memory.
  mutating func restart(at point: CGPoint) {
    start = point
    current = point
    segments.removeAll(keepingCapacity: true)
  }

  /// Draws a line to `end`, unless it would be shorter than the slack.
  mutating func addLine(to end: CGPoint) {
    let step = end - current
    guard step.dot(step) > slack * slack else { return }
    segments.append(.line(current, end))
    current = end
  }

  /// Draws a cubic curve from the current point.
  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    segments.append(.cubic(current, control1, control2, end))
    current = end
  }

  /// What may be added to a number of pieces by rounding alone.
  private static let roundingOfTurns: CGFloat = 1e-9
  /// The radial error of a cubic that makes a quarter turn, as a share of the radius (Goldapp 1991).
  private static let quarterTurnError: CGFloat = 2.73e-4

  /// Draws a circular arc about `center` by `angle` radians, from the point at `radius` away from it to the one turned by the angle.
  ///
  /// The pieces are as many as `tolerance` asks for and never more than a quarter turn.
  mutating func addArc(center: CGPoint, radius: CGPoint, angle: CGFloat, tolerance: CGFloat) {
    addLine(to: center + radius)
    guard angle != 0 else { return }
    let step = Self.arcStep(radius: radius.length, tolerance: tolerance)
    let count = max(1, (angle.magnitude / step - Self.roundingOfTurns).rounded(.up))
    let piece = angle / count
    // The handles that put the middle of each piece on the circle.
    let handle = 4 / 3 * tan(piece / 4)
    var from = radius
    for index in 1...Int(count) {
      let turned = angle * (CGFloat(index) / count)
      let (c, s) = (cos(turned), sin(turned))
      let to = CGPoint(x: radius.x * c - radius.y * s, y: radius.x * s + radius.y * c)
      addCurve(
        to: center + to,
        control1: center + from + CGPoint(x: -from.y, y: from.x) * handle,
        control2: center + to - CGPoint(x: -to.y, y: to.x) * handle)
      from = to
    }
  }

  /// The greatest angle, in radians, that one cubic may turn on a circle of this radius: a quarter turn at most.
  ///
  /// The radial error falls with the sixth power of the angle.
  static func arcStep(radius: CGFloat, tolerance: CGFloat) -> CGFloat {
    let ratio = tolerance / (quarterTurnError * radius)
    return ratio < 1 ? .pi / 2 * pow(ratio, 1 / 6) : .pi / 2
  }

  /// Moves the end of the last line to `end`; false, and nothing moved, when the last segment is no line.
  mutating func moveLastLine(to end: CGPoint) -> Bool {
    guard case .line(let from, _) = segments.last else { return false }
    segments[segments.count - 1] = .line(from, end)
    current = end
    return true
  }

  /// Moves the start to `point`, provided that the first segment is a line.
  mutating func moveFirstLine(to point: CGPoint) {
    guard case .line(_, let end) = segments.first else { return }
    segments[0] = .line(point, end)
    start = point
  }

  /// Draws the side in its own direction into `path`, whose current point is the side's start.
  func append(to path: inout Path) {
    for segment in segments { path.append(segment.element) }
  }

  /// Draws the side from its end to its start into `path`, whose current point is the side's end.
  func appendReversed(to path: inout Path) {
    for segment in segments.reversed() { path.append(segment.reversed.element) }
  }
}
