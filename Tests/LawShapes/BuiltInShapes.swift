import SwiftUI

struct BuiltInShapes: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Circle().path(in: rect)
    path.addPath(Capsule().path(in: rect.insetBy(dx: 4, dy: 12)))
    path.addPath(RoundedRectangle(cornerRadius: 14, style: .continuous).path(in: rect))
    path.addPath(Ellipse().path(in: rect.offsetBy(dx: 5, dy: 5)))
    path.addPath(Rectangle().path(in: CGRect(origin: rect.origin, size: CGSize(width: 10, height: 10))))
    path.addPath(Triangular(apex: .init(x: 0.3, y: 0)).path(in: rect))
    return path
  }
}

struct Triangular: Shape {
  var apex: UnitPoint = .top

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX + apex.x * rect.width, y: rect.minY + apex.y * rect.height),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }
}
