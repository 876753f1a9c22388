import SwiftUI

/// Two lists of points and what lies between them.
struct Morph: Shape {
  var progress: CGFloat = 0.35

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  private static let heart: [CGPoint] = [
    .init(x: 0.5, y: 0.9), .init(x: 0.1, y: 0.4), .init(x: 0.3, y: 0.1), .init(x: 0.5, y: 0.3), .init(x: 0.7, y: 0.1),
    .init(x: 0.9, y: 0.4),
  ]
  private static let star = (0..<6).map { i -> CGPoint in
    let angle = Double(i) / 6 * 2 * .pi
    let radius = i.isMultiple(of: 2) ? 0.5 : 0.25
    return CGPoint(x: 0.5 + radius * cos(angle), y: 0.5 + radius * sin(angle))
  }

  func path(in rect: CGRect) -> Path {
    let points = zip(Self.heart, Self.star).map { a, b in
      CGPoint(
        x: rect.minX + (a.x + (b.x - a.x) * progress) * rect.width,
        y: rect.minY + (a.y + (b.y - a.y) * progress) * rect.height)
    }
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
    path.closeSubpath()
    for (index, (inner, outer)) in zip(points.reversed(), points).enumerated() where index % 2 == 0 {
      path.move(to: inner)
      path.addLine(to: outer)
    }
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    if let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() {
      path.addRect(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
    for (number, point) in zip(1..., points.prefix(3)) {
      path.addEllipse(in: CGRect(x: point.x, y: point.y, width: CGFloat(number), height: 2))
    }
    return path
  }
}
