import SwiftUI

/// Labelled 4-tuples for the corner radii.
struct LabelledQuads: Shape {
  var radii: (tl: CGFloat, tr: CGFloat, bl: CGFloat, br: CGFloat) = (tl: 20, tr: 5, bl: 0, br: 12)

  private func clamp(_ rect: CGRect) -> (tl: CGFloat, tr: CGFloat, bl: CGFloat, br: CGFloat) {
    let limit = min(rect.width, rect.height) / 2
    return (min(radii.tl, limit), min(radii.tr, limit), min(radii.bl, limit), min(radii.br, limit))
  }

  func path(in rect: CGRect) -> Path {
    let r = clamp(rect)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + r.tl, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - r.tr, y: rect.minY))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX, y: rect.minY + r.tr), control: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - r.br))
    path.addQuadCurve(
      to: CGPoint(x: rect.maxX - r.br, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + r.bl, y: rect.maxY))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX, y: rect.maxY - r.bl), control: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + r.tl))
    path.addQuadCurve(
      to: CGPoint(x: rect.minX + r.tl, y: rect.minY), control: rect.origin)
    var other = radii
    other.bl = other.tr + other.3
    other.0 *= 2
    let (a, _, c, _) = other
    let (tl:left, tr:_, bl:_, br:right) = r
    path.addLine(to: CGPoint(x: a + left, y: c - right))
    if other == radii { path.closeSubpath() }
    if (other.tl, other.tr) < (50, 0) { path.closeSubpath() }
    return path
  }
}
