import SwiftUI

struct AnyInset: InsettableShape {
  private let outline: @Sendable (CGRect) -> Path
  private let insetting: @Sendable (CGFloat) -> AnyInset

  init<Base: InsettableShape>(_ base: Base) {
    outline = { rect in
      let path = base.path(in: rect)
      return path
    }
    insetting = { amount -> AnyInset in
      let smaller = base.inset(by: amount)
      return AnyInset(smaller)
    }
  }

  func path(in rect: CGRect) -> Path { outline(rect) }

  func inset(by amount: CGFloat) -> AnyInset { insetting(amount) }
}

struct InsetTwice<Outline: InsettableShape>: Shape {
  var outline: Outline
  var gap: CGFloat = 4

  func path(in rect: CGRect) -> Path {
    var path = outline.path(in: rect)
    path.addPath(outline.inset(by: gap).path(in: rect))
    path.addPath(outline.inset(by: gap).inset(by: gap).path(in: rect))
    return path
  }
}

struct ErasedInset: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for shape in [AnyInset(Circle()), AnyInset(Capsule()), AnyInset(AnyInset(RoundedRectangle(cornerRadius: 9)))] {
      path.addPath(shape.path(in: rect))
      path.addPath(shape.inset(by: 3).inset(by: 2.5).path(in: rect))
    }
    path.addPath(InsetTwice(outline: AnyInset(Ellipse()), gap: 3).path(in: rect))
    return path
  }
}
