import SwiftUI

struct BorderShapes: Shape {
  var border: ButtonBorderShape = .roundedRectangle(radius: 9)

  func path(in rect: CGRect) -> Path {
    var path = border.path(in: rect)
    for (index, each) in [ButtonBorderShape.capsule, .roundedRectangle, .circle].enumerated() {
      path.addPath(each.path(in: rect.insetBy(dx: CGFloat(index) * 4, dy: 3)))
    }
    path.addPath(ButtonBorderShape.capsule.inset(by: 5).path(in: rect))
    if border == .roundedRectangle(radius: 9), border != .capsule { path.addRect(rect) }
    return path
  }
}
