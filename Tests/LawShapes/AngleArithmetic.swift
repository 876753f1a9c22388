import SwiftUI

struct AngleArithmetic: Shape {
  var start: Angle = .degrees(20)
  var sweep: Angle = .radians(2)

  func path(in rect: CGRect) -> Path {
    var angle = start
    angle += sweep / 2
    angle -= Angle(degrees: 5)
    angle *= 1.5
    angle.degrees += 10
    let middle = 0.5 * (start + sweep)
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.addArc(
      center: center, radius: 20, startAngle: min(start, angle), endAngle: max(start, angle), clockwise: false)
    path.addRelativeArc(center: center, radius: 12, startAngle: -middle, delta: sweep)
    if angle > start, angle != .zero { path.addLine(to: CGPoint(x: angle.animatableData, y: middle.degrees)) }
    return path
  }
}
