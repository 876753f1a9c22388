import SwiftUI

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  var shorterSide: CGFloat {
    return Swift.min(width, height)
  }

  func relative(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: self.minX + self.width * x, y: self.minY + self.height * y)
  }

  func shrunk(by factor: CGFloat = 0.5) -> CGRect {
    insetBy(dx: width * factor / 2, dy: height * factor / 2)
  }
}

extension CGPoint {
  fileprivate static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  fileprivate static func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint {
    CGPoint(x: lhs.x * rhs, y: lhs.y * rhs)
  }

  func midPoint(to other: CGPoint) -> CGPoint { (self + other) * 0.5 }
}

struct RectHelpers: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: rect.relative(0.1, 0.2))
    path.addLine(to: rect.center + CGPoint(x: 3, y: 4))
    path.addLine(to: rect.center.midPoint(to: rect.origin))
    path.addRect(rect.shrunk())
    path.addEllipse(in: rect.shrunk(by: 0.8))
    path.addRect(rect.offsetBy(dx: rect.shorterSide, dy: 0).union(rect))
    path.addRoundedRect(in: rect.integral, cornerSize: CGSize(width: 5, height: 8))
    return path
  }
}
