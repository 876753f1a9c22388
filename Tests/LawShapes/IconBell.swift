// swift-format-ignore-file
import SwiftUI

struct IconBell: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 18.63, y: 13))
    path.addLine(to: CGPoint(x: 17, y: 8))
    path.addCurve(to: CGPoint(x: 10, y: 2.5), control1: CGPoint(x: 16.41, y: 4.81), control2: CGPoint(x: 13.4, y: 2.47))
    path.addCurve(to: CGPoint(x: 3.1, y: 8.13), control1: CGPoint(x: 6.57, y: 2.52), control2: CGPoint(x: 3.6, y: 4.92))
    path.addLine(to: CGPoint(x: 1.61, y: 13.07))
    path.addCurve(to: CGPoint(x: 3.05, y: 15), control1: CGPoint(x: 1.32, y: 14.03), control2: CGPoint(x: 2.04, y: 15))
    path.addLine(to: CGPoint(x: 6.1, y: 15))
    path.addCurve(to: CGPoint(x: 14, y: 15), control1: CGPoint(x: 7, y: 20), control2: CGPoint(x: 13, y: 20))
    path.addLine(to: CGPoint(x: 17.21, y: 15))
    path.addCurve(to: CGPoint(x: 18.63, y: 13), control1: CGPoint(x: 18.25, y: 15), control2: CGPoint(x: 18.94, y: 13.98))
    path.closeSubpath()
    path = path.applying(CGAffineTransform(scaleX: rect.width / 20, y: rect.height / 20))
    return path.offsetBy(dx: rect.minX, dy: rect.minY)
  }
}
