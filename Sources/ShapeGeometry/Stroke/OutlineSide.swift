import Foundation

/// One side of a stroke's outline during drawing: lines and cubic curves from a start point.
///
/// It can be copied forwards or backwards into a path.
struct OutlineSide {
  /// The start of the side.
  private(set) var start: CGPoint
  /// The end of the last segment.
  private(set) var current: CGPoint
  /// The segments drawn so far: lines and cubic curves only.
  private(set) var segments: [PathSegment] = []
  /// The greatest gap for which no line is drawn, in shape space.
  let slack: CGFloat

  init(start: CGPoint, slack: CGFloat) {
    self.start = start
    current = start
    self.slack = slack
  }

  /// Discards all segments and starts again at `point`, in the same memory.
  mutating func restart(at point: CGPoint) {
    start = point
    current = point
    segments.removeAll(keepingCapacity: true)
  }

  /// Draws a line to `end`, unless its length would be at most the slack.
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

  /// The allowance for rounding in a number of pieces.
  private static let roundingOfTurns: CGFloat = 1e-9
  /// The radial error of a cubic for a quarter turn, as a share of the radius (Goldapp 1991).
  private static let quarterTurnError: CGFloat = 2.73e-4

  /// Draws a circular arc about `center` by `angle` radians; it starts at the end of the vector `radius` from the
  /// centre.
  ///
  /// The number of pieces follows from `tolerance`; each piece is a quarter turn at most.
  mutating func addArc(center: CGPoint, radius: CGPoint, angle: CGFloat, tolerance: CGFloat) {
    addLine(to: center + radius)
    guard angle != 0 else { return }
    let step = Self.arcStep(radius: radius.length, tolerance: tolerance)
    let count = max(1, (angle.magnitude / step - Self.roundingOfTurns).rounded(.up))
    let piece = angle / count
    // With these handles the middle of each piece lies on the circle.
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

  /// Returns the greatest angle, in radians, for one cubic on a circle of this radius: a quarter turn at most.
  ///
  /// The radial error is proportional to the sixth power of the angle.
  static func arcStep(radius: CGFloat, tolerance: CGFloat) -> CGFloat {
    let ratio = tolerance / (quarterTurnError * radius)
    return ratio < 1 ? .pi / 2 * pow(ratio, 1 / 6) : .pi / 2
  }

  /// Moves the end of the last line to `end`; returns false and changes nothing if the last segment is not a line.
  mutating func moveLastLine(to end: CGPoint) -> Bool {
    guard case .line(let from, _) = segments.last else { return false }
    segments[segments.count - 1] = .line(from, end)
    current = end
    return true
  }

  /// Moves the start to `point` if the first segment is a line; otherwise nothing changes.
  mutating func moveFirstLine(to point: CGPoint) {
    guard case .line(_, let end) = segments.first else { return }
    segments[0] = .line(point, end)
    start = point
  }

  /// Draws the side in its own direction into `path`, whose current point must be the side's start.
  func append(to path: inout Path) {
    for segment in segments { path.append(segment.element) }
  }

  /// Draws the side from its end to its start into `path`, whose current point must be the side's end.
  func appendReversed(to path: inout Path) {
    for segment in segments.reversed() { path.append(segment.reversed.element) }
  }
}
