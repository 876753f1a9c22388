import SwiftUI

struct Tuples: Shape {
  private func corners(of rect: CGRect) -> (start: CGPoint, end: CGPoint) {
    (start: CGPoint(x: rect.minX, y: rect.minY), end: CGPoint(x: rect.maxX, y: rect.maxY))
  }

  func path(in rect: CGRect) -> Path {
    let c = corners(of: rect)
    let (start, end) = corners(of: rect.insetBy(dx: 3, dy: 3))
    var (a, b) = (rect.width, rect.height)
    swap(&a, &b)
    (a, b) = (b, a / 2)
    var path = Path()
    path.move(to: c.start)
    path.addLine(to: c.end)
    path.addLine(to: start)
    path.addLine(to: CGPoint(x: a, y: b))
    let curve: [(CGFloat, CGFloat)] = [(0.1, 0.3), (0.6, 0.2), (0.9, 0.9)]
    for (x, y) in curve {
      path.addLine(to: CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y))
    }
    path.addLine(to: CGPoint(x: curve[0].0, y: curve.last!.1))
    _ = end
    return path
  }
}
