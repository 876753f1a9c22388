import SwiftUI

private func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
  return CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
}

private func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
  return CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
}

private func * (lhs: CGPoint, rhs: CGFloat) -> CGPoint { .init(x: lhs.x * rhs, y: lhs.y * rhs) }
private func * (lhs: CGFloat, rhs: CGPoint) -> CGPoint { rhs * lhs }
private func / (lhs: CGPoint, rhs: CGFloat) -> CGPoint { .init(x: lhs.x / rhs, y: lhs.y / rhs) }
private func += (lhs: inout CGPoint, rhs: CGPoint) { lhs = lhs + rhs }
private func -= (lhs: inout CGPoint, rhs: CGPoint) { lhs = lhs - rhs }
private prefix func - (p: CGPoint) -> CGPoint { .init(x: -p.x, y: -p.y) }
private func + (lhs: CGPoint, rhs: CGSize) -> CGPoint { .init(x: lhs.x + rhs.width, y: lhs.y + rhs.height) }

extension CGPoint {
  fileprivate var length: CGFloat { sqrt(x * x + y * y) }
  fileprivate var normalized: CGPoint { length == 0 ? .zero : self / length }
  fileprivate var normal: CGPoint { CGPoint(x: -y, y: x).normalized }
}

/// Operator overloads on CGPoint, as game people like them.
struct PointOperators: Shape {
  /// 1...30
  var thickness: CGFloat = 8

  func path(in rect: CGRect) -> Path {
    let a = rect.origin + CGPoint(x: 4, y: 4)
    let b = rect.origin + rect.size
    let offset = (b - a).normal * thickness
    var p = Path()
    p.addLines([a + offset, b + offset, b - offset, a - offset])
    p.closeSubpath()
    var cursor = 0.5 * (a + b)
    p.move(to: cursor)
    for i in 0..<5 {
      cursor += offset * CGFloat(i)
      p.addLine(to: cursor)
      cursor -= (b - a) * 0.05
      p.addLine(to: -(-cursor))
    }
    return p
  }
}
