import SwiftUI

/// A regular polygon.
struct PolygonShape: Shape {
  var sides = 6
  var rotation = Angle(degrees: 15)

  private func vertex(_ index: Int, in rect: CGRect) -> CGPoint {
    let radius = min(rect.size.width, rect.size.height) / 2.0
    let angle = (Double(index) * (360.0 / Double(sides))) * Double.pi / 180 + rotation.radians
    return CGPoint(
      x: rect.midX + CGFloat(cos(angle) * Double(radius)),
      y: rect.midY + CGFloat(sin(angle) * Double(radius)))
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for i in 0...sides {
      let pt = vertex(i, in: rect)
      if i == 0 {
        path.move(to: pt)
      } else {
        path.addLine(to: pt)
      }
    }
    path.closeSubpath()
    return path
  }
}
