import SwiftUI

private func addSpoke(to path: CGMutablePath, angle: CGFloat, around center: CGPoint, _ radius: CGFloat) {
  path.move(to: center)
  path.addLine(to: CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius))
}

struct MutableOutline: Shape {
  func path(in rect: CGRect) -> Path {
    let outline = CGMutablePath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for step in 0..<6 { addSpoke(to: outline, angle: CGFloat(step) * .pi / 3, around: center, rect.width / 4) }
    let alias = outline
    alias.addRoundedRect(in: rect.insetBy(dx: 3, dy: 3), cornerWidth: 1, cornerHeight: 0.5)
    alias.addArc(center: center, radius: 12, startAngle: 0, endAngle: .pi, clockwise: false)
    outline.addLines(between: [rect.origin, center], transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
    outline.closeSubpath()
    outline.addEllipse(in: outline.boundingBoxOfPath)
    var shift = CGAffineTransform(translationX: 4, y: 2)
    let box = CGPath(rect: rect, transform: &shift)
    shift = shift.scaledBy(x: 0.5, y: 0.5)
    outline.addPath(box)
    outline.addPath(CGPath(ellipseIn: rect, transform: nil), transform: shift)
    var path = Path(outline)
    if !box.isEmpty, box.contains(center) { path.addPath(Path(box.union(CGPath(ellipseIn: rect, transform: nil)))) }
    if let copy = outline.mutableCopy() {
      copy.addRect(rect)
      path.addPath(Path(copy), transform: CGAffineTransformMake(1, 0, 0, 1, 5, 5))
    }
    return path
  }
}
