import SwiftUI

/// Objective-C habits: bezier paths with dashes and transforms set on them.
struct MacDashes: Shape {
  func path(in rect: CGRect) -> Path {
    let bezier = UIBezierPath(roundedRect: rect, cornerRadius: 12)
    bezier.lineWidth = 3
    bezier.lineCapStyle = .round
    bezier.lineJoinStyle = .bevel
    let pattern: [CGFloat] = [8, 4, 2, 4]
    bezier.setLineDash(pattern, count: pattern.count, phase: 1)
    var transform = CGAffineTransform.identity
    transform = transform.translatedBy(x: rect.midX, y: rect.midY)
    transform = transform.rotated(by: CGFloat.pi / 8)
    transform = transform.translatedBy(x: -rect.midX, y: -rect.midY)
    bezier.apply(transform)
    var path = Path(bezier.cgPath)
    path.addPath(
      Path(
        bezier.cgPath.copy(
          strokingWithWidth: bezier.lineWidth, lineCap: bezier.lineCapStyle, lineJoin: bezier.lineJoinStyle,
          miterLimit: bezier.miterLimit)))

    let mac = NSBezierPath()
    mac.move(to: NSPoint(x: rect.minX, y: rect.minY))
    mac.line(to: NSPoint(x: rect.maxX, y: rect.maxY))
    mac.lineWidth = 2
    mac.setLineDash(pattern, count: 2, phase: 0)
    mac.transform(using: AffineTransform(translationByX: 4, byY: 5))
    path.addPath(Path(mac.cgPath))
    path.addRect(mac.bounds)
    if mac.elementCount == 2, !mac.isEmpty { path.closeSubpath() }
    return path
  }
}
