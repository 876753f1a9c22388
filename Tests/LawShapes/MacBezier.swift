import SwiftUI

struct MacBezier: Shape {
  func path(in rect: CGRect) -> Path {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: rect.minX, y: rect.minY))
    path.line(to: NSPoint(x: rect.maxX, y: rect.minY))
    path.curve(
      to: NSPoint(x: rect.maxX, y: rect.maxY), controlPoint1: NSPoint(x: rect.maxX + 20, y: rect.midY),
      controlPoint2: NSPoint(x: rect.maxX - 20, y: rect.midY))
    path.relativeLine(to: NSPoint(x: -10, y: 0))
    path.close()
    path.appendOval(in: rect.insetBy(dx: 10, dy: 10))
    path.appendRect(NSRect(x: rect.minX, y: rect.minY, width: 5, height: 5))
    path.appendRoundedRect(rect, xRadius: 2, yRadius: 2)
    path.append(NSBezierPath(ovalIn: rect))
    path.appendArc(withCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 8, startAngle: 0, endAngle: 270)
    path.appendArc(
      withCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 6, startAngle: 90, endAngle: 0, clockwise: true)
    return Path(path.cgPath)
  }
}
