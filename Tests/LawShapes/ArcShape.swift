import SwiftUI

struct ArcShape: Shape {
  var startAngle: Angle = .degrees(0)
  var endAngle = Angle.degrees(110)
  var clockwise = true

  func path(in rect: CGRect) -> Path {
    let rotationAdjustment = Angle.degrees(90)
    let modifiedStart = startAngle - rotationAdjustment
    let modifiedEnd = endAngle - rotationAdjustment

    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: modifiedStart,
      endAngle: modifiedEnd, clockwise: !clockwise)
    return path
  }
}

struct Pie: Shape {
  var fraction = 0.35

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let sweep = 2 * Angle.radians(.pi * fraction)
    let half = sweep / 2
    return Path { path in
      path.move(to: center)
      path.addRelativeArc(center: center, radius: min(rect.width, rect.height) / 2, startAngle: -half, delta: sweep)
      path.closeSubpath()
      if half > .degrees(45), half.degrees < 180 {
        path.addArc(
          center: center, radius: 4, startAngle: .zero, endAngle: .init(degrees: 360), clockwise: false)
      }
    }
  }
}
