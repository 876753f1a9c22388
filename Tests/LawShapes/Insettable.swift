import SwiftUI

struct InsetDiamond: InsettableShape {
  var insetAmount: CGFloat = 0

  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  func path(in rect: CGRect) -> Path {
    let frame = rect.insetBy(dx: insetAmount, dy: insetAmount)
    var path = Path()
    path.move(to: CGPoint(x: frame.midX, y: frame.minY))
    path.addLine(to: CGPoint(x: frame.maxX, y: frame.midY))
    path.addLine(to: CGPoint(x: frame.midX, y: frame.maxY))
    path.addLine(to: CGPoint(x: frame.minX, y: frame.midY))
    path.closeSubpath()
    return path
  }
}

struct Doubled: Shape {
  func path(in rect: CGRect) -> Path {
    var path = InsetDiamond().path(in: rect)
    path.addPath(InsetDiamond(insetAmount: 6).path(in: rect))
    return path
  }
}
