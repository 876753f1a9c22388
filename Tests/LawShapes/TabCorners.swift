import SwiftUI

struct TabCorners: Shape {
  var radius: CGFloat = 16
  var corners: UIRectCorner = [.topLeft, .topRight]

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

struct BezierTag: Shape {
  func path(in rect: CGRect) -> Path {
    let bezier = UIBezierPath()
    bezier.move(to: CGPoint(x: rect.minX, y: rect.midY))
    bezier.addLine(to: CGPoint(x: rect.minX + 20, y: rect.minY))
    bezier.addArc(
      withCenter: CGPoint(x: rect.maxX - 20, y: rect.midY), radius: 10, startAngle: -.pi / 2, endAngle: .pi / 2,
      clockwise: true)
    bezier.addQuadCurve(
      to: CGPoint(x: rect.minX + 20, y: rect.maxY), controlPoint: CGPoint(x: rect.midX, y: rect.maxY + 10))
    bezier.close()
    let hole = UIBezierPath(ovalIn: CGRect(x: rect.minX + 8, y: rect.midY - 3, width: 6, height: 6))
    bezier.append(hole)
    bezier.apply(CGAffineTransform(translationX: 2, y: 1))
    return Path(bezier.cgPath)
  }
}
