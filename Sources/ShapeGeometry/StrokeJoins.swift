import Foundation

/// The corner between two pieces of a stroke's centre line.
struct StrokeCorner {
  let point: CGPoint
  /// The direction in which the piece before arrives, of length 1.
  let arriving: CGPoint
  /// The direction in which the piece after leaves, of length 1.
  let leaving: CGPoint
  /// How far the lines before and after it reach; nil next to a curve.
  let reach: CGFloat?
  /// Whether the corner is round, whatever the style's join.
  let isCusp: Bool
}

/// What draws the corners and ends of a stroke.
struct StrokePen {
  let style: StrokeStyle
  let halfWidth: CGFloat
  let tolerance: CGFloat

  /// The pen for a style; the line width is above 0 and finite, as is the tolerance.
  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    halfWidth = style.lineWidth / 2
    self.tolerance = tolerance
  }

  /// Joins the sides at a corner: the style's join on the outer side; on the inner one a way through the corner's own point, so that no
  /// part of the stroke counts negatively, however short the pieces are.
  func addJoin(at corner: StrokeCorner, left: inout OutlineSide, right: inout OutlineSide) {
    let before = corner.arriving.normal * halfWidth
    let after = corner.leaving.normal * halfWidth
    let cross = corner.arriving.cross(corner.leaving)
    let dot = corner.arriving.dot(corner.leaving)
    if dot > 0, cross.magnitude * halfWidth <= left.slack {
      left.addLine(to: corner.point + after)
      right.addLine(to: corner.point - after)
    } else if cross > 0 {
      addOuterJoin(at: corner, before: -before, after: -after, dot: dot, sign: 1, to: &right)
      addInnerJoin(at: corner, before: before, after: after, cross: cross, dot: dot, to: &left)
    } else {
      addOuterJoin(at: corner, before: before, after: after, dot: dot, sign: -1, to: &left)
      addInnerJoin(at: corner, before: -before, after: -after, cross: cross, dot: dot, to: &right)
    }
  }

  private func addOuterJoin(
    at corner: StrokeCorner, before: CGPoint, after: CGPoint, dot: CGFloat, sign: CGFloat, to side: inout OutlineSide
  ) {
    switch corner.isCusp ? .round : style.lineJoin {
    case .round:
      let angle = sign * corner.arriving.angle(to: corner.leaving).magnitude
      side.addArc(center: corner.point, radius: before, angle: angle, tolerance: tolerance)
    case .miter where isMitered(cosine: dot):
      side.addLine(to: corner.point + (before + after) / (1 + dot))
      side.addLine(to: corner.point + after)
    default:
      side.addLine(to: corner.point + after)
    }
  }

  /// Whether a corner that turns by an angle of this cosine is within the miter limit: miter length / line width = 1 / cos(turn / 2).
  private func isMitered(cosine: CGFloat) -> Bool {
    style.miterLimit > 0 && 2 <= style.miterLimit * style.miterLimit * (1 + cosine)
  }

  private func addInnerJoin(
    at corner: StrokeCorner, before: CGPoint, after: CGPoint, cross: CGFloat, dot: CGFloat,
    to side: inout OutlineSide
  ) {
    // Between lines that are long enough the sides simply cross: tan(turn / 2) = sin / (1 + cos).
    if let reach = corner.reach, halfWidth * cross.magnitude <= reach * (1 + dot),
      side.moveLastLine(to: corner.point + (before + after) / (1 + dot))
    {
      return
    }
    side.addLine(to: corner.point)
    side.addLine(to: corner.point + after)
  }

  /// Draws the style's cap around `point`, from the side on the positive normal of `direction` to the other one.
  func addCap(around point: CGPoint, direction: CGPoint, to side: inout OutlineSide) {
    let radius = direction.normal * halfWidth
    switch style.lineCap {
    case .round:
      side.addArc(center: point, radius: radius, angle: -.pi, tolerance: tolerance)
    case .square:
      let out = direction * halfWidth
      side.addLine(to: point + radius + out)
      side.addLine(to: point - radius + out)
    default:
      break
    }
  }

  /// Draws what a subpath of a single point leaves into `path`: nothing, a dot, or a square that stands on a corner.
  func addDot(at point: CGPoint, to path: inout Path) {
    var side = OutlineSide(start: point + CGPoint(x: halfWidth, y: 0), slack: 0)
    switch style.lineCap {
    case .round:
      side.addArc(center: point, radius: CGPoint(x: halfWidth, y: 0), angle: 2 * .pi, tolerance: tolerance)
    case .square:
      let reach = halfWidth * 2.squareRoot()
      side = OutlineSide(start: point + CGPoint(x: reach, y: 0), slack: 0)
      for (x, y) in [(0, reach), (-reach, 0), (0, -reach)] { side.addLine(to: point + CGPoint(x: x, y: y)) }
    default:
      return
    }
    path.move(to: side.start)
    side.append(to: &path)
    path.closeSubpath()
  }
}
