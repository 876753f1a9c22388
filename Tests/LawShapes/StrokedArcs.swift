import SwiftUI

struct HalfRing: Shape {
  var clockwise: Bool = true

  func path(in rect: CGRect) -> Path {
    var p = Path()
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 3, startAngle: .zero, endAngle: .degrees(180),
      clockwise: clockwise)
    return p
  }
}

struct StrokedArcs: Shape {
  func path(in rect: CGRect) -> Path {
    var style = StrokeStyle()
    style.lineWidth = 5
    style.lineCap = .square
    style.dash = [12, 6]
    style.dashPhase += 3
    var result = HalfRing(clockwise: true).stroke(style: style).path(in: rect)
    result.addPath(HalfRing(clockwise: false).stroke(lineWidth: 2).path(in: rect))
    result.addPath(HalfRing(clockwise: false).stroke().offset(y: 10).path(in: rect))
    return result
  }
}
