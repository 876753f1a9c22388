import SwiftUI

/// Strides that go down.
struct NegativeStride: Shape {
  /// 1...12
  var rings: Int = 6

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    let outer = min(abs(rect.width), abs(rect.height)) / 2
    for radius in stride(from: outer, to: 0, by: -(outer / CGFloat(rings) + 0.01)) {
      path.addEllipse(
        in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
    }
    for i in stride(from: rings, through: 0, by: -2) {
      path.addLine(to: CGPoint(x: CGFloat(i) * 10, y: rect.maxY))
    }
    for i in stride(from: 5, to: 9, by: -1) { path.addLine(to: CGPoint(x: i, y: i)) }
    for angle in stride(from: 360.0, through: 0, by: -45) where angle != 90 {
      let a = Angle(degrees: angle).radians
      path.addLine(to: CGPoint(x: center.x + 9 * cos(a), y: center.y + 9 * sin(a)))
    }
    for i in (0..<4).reversed() { path.addLine(to: CGPoint(x: i, y: -i)) }
    let down = Array(stride(from: 1, through: -1, by: -0.25))
    path.addLine(to: CGPoint(x: down.count, y: Int(down[2] * 100)))
    return path
  }
}
