import SwiftUI

struct ScallopedEdge: Shape {
  /// 2...30
  var radius: CGFloat = 12
  var corner: CGFloat = 9

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY + corner))
    path.addArc(
      tangent1End: rect.origin, tangent2End: CGPoint(x: rect.minX + corner, y: rect.minY), radius: corner)
    path.addLine(to: CGPoint(x: rect.maxX - corner, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.minY + corner),
      radius: corner)
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    let count = max(1, Int(min(rect.width, 1000) / (radius * 2)))
    let step = rect.width / CGFloat(count)
    for i in (0..<count).reversed() {
      path.addRelativeArc(
        center: CGPoint(x: rect.minX + (CGFloat(i) + 0.5) * step, y: rect.maxY), radius: step / 2, startAngle: .zero,
        delta: .degrees(180))
    }
    path.closeSubpath()
    return path
  }
}
