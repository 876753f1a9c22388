import SwiftUI

struct UnitPolygons: Shape {
  var vertices: [UnitPoint] = [.top, .trailing, UnitPoint(x: 0.7, y: 0.9), .bottomLeading, .init(x: 0, y: 0.25)]
  var insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)

  func path(in rect: CGRect) -> Path {
    let box = CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top, width: rect.width - insets.leading - insets.trailing,
      height: rect.height - insets.top - insets.bottom)
    var path = Path()
    let points = vertices.map { CGPoint(x: box.minX + box.width * $0.x, y: box.minY + box.height * $0.y) }
    path.addLines(points)
    path.closeSubpath()
    let center = UnitPoint.center
    if vertices.contains(.top), center == UnitPoint(x: 0.5, y: 0.5), center != .zero { path.addRect(box) }
    var other = insets
    other.top += 1
    if other != insets { path.addLine(to: CGPoint(x: other.top, y: other.trailing)) }
    path.addRect(rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    return path
  }
}
