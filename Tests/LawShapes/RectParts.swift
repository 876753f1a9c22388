import SwiftUI

struct RectParts: Shape {
  var insets = EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)

  func path(in rect: CGRect) -> Path {
    var frame = rect.standardized
    frame.origin.x += insets.leading
    frame.origin.y += insets.top
    frame.size.width -= insets.leading + insets.trailing
    frame.size.height -= insets.top + insets.bottom
    let (bar, rest) = frame.divided(atDistance: 10, from: .minYEdge)
    let parts = rest.divided(atDistance: rest.width / 3, from: .maxXEdge)
    var path = Path(bar)
    path.addRect(parts.slice)
    path.addRects([parts.remainder, parts.remainder.integral])
    let side = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    if !side.isNull, side.intersects(rect), rect.contains(CGPoint(x: rect.midX, y: rect.midY)) { path.addRect(side) }
    path.addRect(rect.union(side.offsetBy(dx: 30, dy: 3)).intersection(rect.applying(.init(scaleX: 2, y: 2))))
    var directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    directional.leading *= 2
    path.move(to: CGPoint(x: EdgeInsets(directional).leading, y: insets.bottom))
    path.addLine(to: CGPoint(x: CGRect.zero.width, y: CGRect(origin: .zero, size: rect.size).maxY))
    return path
  }
}
