import SwiftUI

struct UnevenCorners: Shape {
  var radii = RectangleCornerRadii(topLeading: 20, bottomTrailing: 12)

  func path(in rect: CGRect) -> Path {
    var shape = UnevenRoundedRectangle(cornerRadii: radii, style: .circular)
    var path = shape.path(in: rect)
    shape.cornerRadii.topTrailing = 7
    shape.style = .continuous
    path.addPath(shape.inset(by: 5).path(in: rect))
    path.addPath(UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 9).path(in: rect))
    path.addRoundedRect(in: rect.insetBy(dx: 8, dy: 8), cornerRadii: radii)
    path.addPath(Path(roundedRect: rect, cornerRadii: shape.cornerRadii, style: .circular))
    path.addPath(ContainerRelativeShape().inset(by: 2).path(in: rect))
    var rounded = RoundedRectangle(cornerSize: CGSize(width: 8, height: 14))
    rounded.cornerSize.width += 2
    path.addPath(rounded.path(in: rect))
    return path
  }
}
