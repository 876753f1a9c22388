import SwiftUI

protocol Framed: InsettableShape {
  var amount: CGFloat { get set }
  func outline(in rect: CGRect) -> Path
}

extension Framed {
  func path(in rect: CGRect) -> Path { outline(in: rect.insetBy(dx: amount, dy: amount)) }

  func inset(by amount: CGFloat) -> Self {
    var copy = self
    copy.amount += amount
    return copy
  }
}

struct Hexagon: Framed {
  var amount: CGFloat = 0

  func outline(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<6).map { index in
        let angle = Double(index) * .pi / 3
        return CGPoint(x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      })
    path.closeSubpath()
    return path
  }
}

struct Honeycomb: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Hexagon().inset(by: 3).path(in: rect)
    path.addPath(Hexagon(amount: 4).inset(by: 2).rotation(.degrees(30)).inset(by: 5).path(in: rect))
    path.addPath(Hexagon().inset(by: 1).offset(x: 4, y: 4).inset(by: 2).path(in: rect))
    return path
  }
}
