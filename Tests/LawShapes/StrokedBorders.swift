import SwiftUI

struct StrokedBorders: Shape {
  var lineWidth: CGFloat = 6

  func path(in rect: CGRect) -> Path {
    var path = Circle().strokeBorder(lineWidth: lineWidth).path(in: rect)
    let dashed = StrokeStyle(lineWidth: 3, dash: [8, 4])
    path.addPath(RoundedRectangle(cornerRadius: 12).strokeBorder(style: dashed).path(in: rect))
    path.addPath(Capsule().rotation(.degrees(10)).strokeBorder(lineWidth: 2, antialiased: false).path(in: rect))
    path.addPath(Ellipse().lineIntersection(Rectangle().scale(0.7)).path(in: rect))
    path.addPath(Rectangle().lineSubtraction(.circle).offset(x: 2, y: 3).path(in: rect))
    return path
  }
}
