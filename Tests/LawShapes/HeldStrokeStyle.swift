import SwiftUI

/// StrokeStyle held as a property.
struct HeldStrokeStyle: Shape {
  var style = StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .bevel, dash: [12, 6], dashPhase: 2)
  var thin: StrokeStyle = .init(lineWidth: 1)
  let plain: StrokeStyle

  init(plain: StrokeStyle = StrokeStyle(lineWidth: 3, lineCap: .butt, lineJoin: .miter, miterLimit: 4)) {
    self.plain = plain
  }

  func path(in rect: CGRect) -> Path {
    var zigzag = Path()
    zigzag.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for i in 1...4 {
      zigzag.addLine(
        to: CGPoint(
          x: rect.minX + rect.width * CGFloat(i) / 4, y: i.isMultiple(of: 2) ? rect.minY : rect.maxY))
    }
    var path = zigzag.strokedPath(style)
    path.addPath(zigzag.strokedPath(thin))
    var wide = plain
    wide.lineWidth += style.lineWidth
    wide.dash = style.dash.map { $0 / 2 }
    wide.dashPhase = -style.dashPhase
    wide.lineJoin = style.lineJoin == .bevel ? .round : .miter
    if wide != plain { path.addPath(zigzag.strokedPath(wide)) }
    path.addPath(Circle().stroke(style: plain).path(in: rect))
    return path
  }
}
