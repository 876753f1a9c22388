import SwiftUI

struct Squircle: InsettableShape {
  var radius: CGFloat = 30
  var amount: CGFloat = 0

  func inset(by amount: CGFloat) -> Squircle {
    Squircle(radius: max(0, radius - amount), amount: self.amount + amount)
  }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: inner)
  }
}

struct SquircleRings: Shape {
  var gap: CGFloat = 4

  func path(in rect: CGRect) -> Path {
    let outer = Squircle()
    let middle = outer.inset(by: gap).inset(by: gap)
    var path = outer.path(in: rect)
    path.addPath(middle.path(in: rect))
    path.addPath(rings(of: middle, in: rect))
    return path
  }

  private func rings<S: InsettableShape>(of shape: S, in rect: CGRect) -> Path {
    var path = Path()
    path.addPath(shape.inset(by: 3).path(in: rect))
    path.addPath(shape.inset(by: 6).inset(by: 2).path(in: rect))
    return path
  }
}
