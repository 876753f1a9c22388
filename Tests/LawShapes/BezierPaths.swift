import SwiftUI

struct BezierPaths: Shape {
  func path(in rect: CGRect) -> Path {
    let bezier = UIBezierPath()
    bezier.move(to: CGPoint(x: rect.minX, y: rect.midY))
    bezier.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY),
      controlPoint1: CGPoint(x: rect.midX, y: rect.minY),
      controlPoint2: CGPoint(x: rect.midX, y: rect.maxY))
    bezier.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.maxY), controlPoint: CGPoint(x: rect.maxX, y: rect.maxY))
    bezier.addArc(withCenter: rect.origin, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    bezier.close()
    bezier.append(UIBezierPath(ovalIn: rect.insetBy(dx: 8, dy: 8)))
    bezier.apply(CGAffineTransform(scaleX: 0.9, y: 1.1))
    let corners = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 12, height: 12))
    var path = Path(bezier.cgPath)
    path.addPath(Path(corners.cgPath))
    return path
  }
}
