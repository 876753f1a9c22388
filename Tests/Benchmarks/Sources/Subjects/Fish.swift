import SwiftUI

/// A fish of fourteen elements, each written out: few numbers, many points.
struct Fish: Shape {
  /// The opening of the tail, as a fraction of the height, 0.1...1
  var tail: CGFloat = 0.6

  /// The roundness of the belly, as a fraction of the height, 0...0.6
  var belly: CGFloat = 0.4

  func path(in rect: CGRect) -> Path {
    Path { path in
      let w = rect.width
      let h = rect.height
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.minX + w * 0.45, y: rect.midY - h * belly),
        control1: CGPoint(x: rect.minX + w * 0.08, y: rect.midY - h * 0.2),
        control2: CGPoint(x: rect.minX + w * 0.25, y: rect.midY - h * belly))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + w * 0.6, y: rect.minY), control: CGPoint(x: rect.minX + w * 0.5, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX + w * 0.62, y: rect.midY - h * belly * 0.7))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + w * 0.8, y: rect.midY - h * 0.05),
        control: CGPoint(x: rect.minX + w * 0.72, y: rect.midY - h * 0.15))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY - h * tail / 2))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY + h * tail / 2), control: CGPoint(x: rect.minX + w * 0.88, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX + w * 0.8, y: rect.midY + h * 0.05))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + w * 0.62, y: rect.midY + h * belly * 0.7),
        control: CGPoint(x: rect.minX + w * 0.72, y: rect.midY + h * 0.15))
      path.addLine(to: CGPoint(x: rect.minX + w * 0.55, y: rect.maxY - h * 0.02))
      path.addLine(to: CGPoint(x: rect.minX + w * 0.48, y: rect.midY + h * belly))
      path.addCurve(
        to: CGPoint(x: rect.minX + w * 0.05, y: rect.midY + h * 0.1),
        control1: CGPoint(x: rect.minX + w * 0.3, y: rect.midY + h * belly),
        control2: CGPoint(x: rect.minX + w * 0.12, y: rect.midY + h * 0.2))
      path.addLine(to: CGPoint(x: rect.minX + w * 0.1, y: rect.midY + h * 0.04))
      path.closeSubpath()
    }
  }
}
