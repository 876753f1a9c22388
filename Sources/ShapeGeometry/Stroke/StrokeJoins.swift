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

  /// The tangent of half the angle by which the direction turns: infinite where it turns round.
  var halfTurnTangent: CGFloat {
    let (sine, cosine) = (arriving.cross(leaving).magnitude, arriving.dot(leaving))
    return cosine > 0 ? sine / (1 + cosine) : sine > 0 ? (1 - cosine) / sine : .infinity
  }
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
    let cross = corner.arriving.cross(corner.leaving)
    if corner.arriving.dot(corner.leaving) > 0, cross.magnitude * halfWidth <= left.slack {
      left.addLine(to: corner.point + corner.leaving.normal * halfWidth)
      right.addLine(to: corner.point - corner.leaving.normal * halfWidth)
    } else if cross > 0 {
      addOuterJoin(at: corner, distance: -halfWidth, to: &right)
      addInnerJoin(at: corner, distance: halfWidth, to: &left)
    } else {
      addOuterJoin(at: corner, distance: halfWidth, to: &left)
      addInnerJoin(at: corner, distance: -halfWidth, to: &right)
    }
  }

  private func addOuterJoin(at corner: StrokeCorner, distance: CGFloat, to side: inout OutlineSide) {
    let before = corner.arriving.normal * distance
    let after = corner.leaving.normal * distance
    switch corner.isCusp ? .round : style.lineJoin {
    case .round:
      let angle = corner.arriving.angle(to: corner.leaving).magnitude
      side.addArc(
        center: corner.point, radius: before, angle: distance < 0 ? angle : -angle, tolerance: tolerance)
    case .miter where isMitered(corner):
      let tip = corner.point + before + corner.arriving * (halfWidth * corner.halfTurnTangent)
      // Between lines the tip takes the place of both ends.
      if corner.reach == nil || !side.moveLastLine(to: tip) {
        side.addLine(to: tip)
        side.addLine(to: corner.point + after)
      }
    default:
      side.addLine(to: corner.point + after)
    }
  }

  /// Whether a corner is within the miter limit: miter length / line width = 1 / cos(turn / 2).
  private func isMitered(_ corner: StrokeCorner) -> Bool {
    let tangent = corner.halfTurnTangent
    let limit = style.miterLimit
    return limit >= 1 && tangent.isFinite && 1 + tangent * tangent <= limit * limit * (1 + Self.rounding)
  }

  /// What rounding may add to the ratio at the miter limit.
  private static let rounding: CGFloat = 1e-12

  private func addInnerJoin(at corner: StrokeCorner, distance: CGFloat, to side: inout OutlineSide) {
    // Between lines that are long enough the sides simply cross.
    let shortened = halfWidth * corner.halfTurnTangent
    if let reach = corner.reach, shortened <= reach * (1 + Self.rounding),
      side.moveLastLine(to: corner.point + corner.arriving.normal * distance - corner.arriving * shortened)
    {
      return
    }
    side.addLine(to: corner.point)
    side.addLine(to: corner.point + corner.leaving.normal * distance)
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

  /// The direction of a point that is no part of a line: its square stands on a corner.
  static let dotDirection = CGPoint(x: 0.5.squareRoot(), y: 0.5.squareRoot())

  /// Draws what a line without a length in some direction leaves into `path`: nothing, a dot, or a square.
  ///
  /// It turns the way that the outlines of lines do, so that the two add up where they overlap.
  func addDot(at point: CGPoint, direction: CGPoint, to path: inout Path) {
    let out = direction * halfWidth
    let side = direction.normal * halfWidth
    switch style.lineCap {
    case .round:
      var circle = OutlineSide(start: point + out, slack: 0)
      circle.addArc(center: point, radius: out, angle: -2 * .pi, tolerance: tolerance)
      path.move(to: circle.start)
      circle.append(to: &path)
    case .square:
      path.move(to: point - out + side)
      path.addLine(to: point + out + side)
      path.addLine(to: point + out - side)
      path.addLine(to: point - out - side)
    default:
      return
    }
    path.closeSubpath()
  }
}
