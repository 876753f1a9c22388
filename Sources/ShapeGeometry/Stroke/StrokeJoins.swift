import Foundation

/// The corner between two pieces of a stroke's centre line.
struct StrokeCorner {
  let point: CGPoint
  /// The direction at the end of the piece before, of length 1.
  let arriving: CGPoint
  /// The direction at the start of the piece after, of length 1.
  let leaving: CGPoint
  /// The length that both adjacent lines can give up to the corner; nil next to a curve.
  let reach: CGFloat?
  /// True if the corner is round for every join style.
  let isCusp: Bool

  /// The tangent of half the angle by which the direction turns; infinite for half a turn.
  var halfTurnTangent: CGFloat {
    let (sine, cosine) = (arriving.cross(leaving).magnitude, arriving.dot(leaving))
    return cosine > 0 ? sine / (1 + cosine) : sine > 0 ? (1 - cosine) / sine : .infinity
  }
}

/// A pen that draws the joins and caps of a stroke.
struct StrokePen {
  let style: StrokeStyle
  let halfWidth: CGFloat
  let tolerance: CGFloat

  /// Creates the pen for a style; the line width must be above 0 and finite, and the tolerance too.
  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    halfWidth = style.lineWidth / 2
    self.tolerance = tolerance
  }

  /// Joins the sides at a corner, with the style's join on the outer side.
  ///
  /// The inner side passes through the corner point itself. So no part of the stroke counts negatively, however short
  /// the pieces are.
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
      // Between lines the tip replaces both ends.
      if corner.reach == nil || !side.moveLastLine(to: tip) {
        side.addLine(to: tip)
        side.addLine(to: corner.point + after)
      }
    default:
      side.addLine(to: corner.point + after)
    }
  }

  /// Returns true if a corner is within the miter limit: miter length / line width = 1 / cos(turn / 2).
  private func isMitered(_ corner: StrokeCorner) -> Bool {
    let tangent = corner.halfTurnTangent
    let limit = style.miterLimit
    return limit >= 1 && tangent.isFinite && 1 + tangent * tangent <= limit * limit * (1 + Self.rounding)
  }

  /// The relative allowance for rounding in comparisons with the miter limit and the reach.
  private static let rounding: CGFloat = 1e-12

  private func addInnerJoin(at corner: StrokeCorner, distance: CGFloat, to side: inout OutlineSide) {
    // Between lines that are long enough, the sides simply intersect.
    let shortened = halfWidth * corner.halfTurnTangent
    if let reach = corner.reach, shortened <= reach * (1 + Self.rounding),
      side.moveLastLine(to: corner.point + corner.arriving.normal * distance - corner.arriving * shortened)
    {
      return
    }
    side.addLine(to: corner.point)
    side.addLine(to: corner.point + corner.leaving.normal * distance)
  }

  /// Draws the style's cap around `point`, from the side on the positive normal of `direction` to the opposite side.
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

  /// The direction of an isolated point: diagonal, so that its square stands on a corner.
  static let dotDirection = CGPoint(x: 0.5.squareRoot(), y: 0.5.squareRoot())

  /// Draws the stroke of a line without a length into `path`: nothing, a dot, or a square with the given direction.
  ///
  /// The figure has the same orientation as the outlines of lines, so that winding numbers add up where they overlap.
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
