// swift-format-ignore-file: IdentifiersMustBeASCII

import SwiftUI

/// A spiral, a rose and a superellipse.
struct Trigonometry: Shape {
  var exponent = 2.5
  let π = Double.pi

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for step in 0..<60 {
      let θ = Double(step) * π / 10
      let radius = Double(rect.width) * 0.01 * θ
      let point = CGPoint(x: center.x + CGFloat(radius * cos(θ)), y: center.y + CGFloat(radius * sin(θ)))
      step == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    for degrees in stride(from: 0.0, to: 360.0, by: 24.0) {
      let t = degrees * π / 180
      let x = pow(abs(cos(t)), 2 / exponent) * rect.width / 2 * (cos(t) < 0 ? -1 : 1)
      let y = pow(abs(sin(t)), 2 / exponent) * rect.height / 2 * (sin(t) < 0 ? -1 : 1)
      path.addLine(to: CGPoint(x: center.x + x, y: center.y + y))
    }
    let bearing = atan2(rect.height, rect.width)
    path.addLine(to: CGPoint(x: tan(bearing) * 10, y: acos(0.3) * asin(0.2) + atan(2) + exp(0.5) + log(3)))
    path.addCurve(
      to: center, control1: CGPoint(x: cbrt(rect.width), y: fmod(rect.height, 7)),
      control2: CGPoint(x: sinh(0.3), y: round(rect.width / 3)))
    return path
  }
}
