import SwiftUI

struct StyledLine: Shape {
  var style = StrokeStyle(lineWidth: 6, lineCap: .butt, lineJoin: .bevel, dash: [10, 4], dashPhase: 2)
  var fill = FillStyle(eoFill: true)

  func path(in rect: CGRect) -> Path {
    var line = Path()
    line.addLines([
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
    ])
    var thin = style
    thin.lineWidth /= 3
    thin.lineJoin = .round
    thin.dash.append(2)
    var path = line.strokedPath(style)
    path.addPath(line.stroke(style: thin).path(in: rect))
    path.addPath(line.strokedPath(.init(lineWidth: thin.lineWidth, lineJoin: .miter, miterLimit: 2)))
    if path.contains(CGPoint(x: rect.midX, y: rect.minY), eoFill: fill.isEOFilled) { path.addEllipse(in: rect) }
    if thin != style { path.addRect(rect) }
    return path
  }
}
