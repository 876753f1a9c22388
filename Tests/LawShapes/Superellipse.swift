import Foundation
import SwiftUI

private func sign(_ value: Double) -> Double {
  if value > 0 { return 1 }
  return value < 0 ? -1 : 0
}

/// |x/a|^n + |y/b|^n = 1, walked by angle with sign and pow.
struct Superellipse: Shape {
  /// 0.2...6
  var n: Double = 2.5

  func path(in rect: CGRect) -> Path {
    let a = Double(rect.width) / 2
    let b = Double(rect.height) / 2
    let exponent = 2 / n
    var path = Path()
    let steps = 90
    for i in 0..<steps {
      let t = Double(i) * 2 * Double.pi / Double(steps)
      let (c, s) = (cos(t), sin(t))
      let x = pow(abs(c), exponent) * a * sign(c) + Double(rect.midX)
      let y = pow(abs(s), exponent) * b * sign(s) + Double(rect.midY)
      let point = CGPoint(x: x, y: y)
      if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    let flat = copysign(pow(2, 0.5), -a)
    path.addLine(to: CGPoint(x: flat, y: (-b).sign == .minus ? 1 : 2))
    return path
  }
}
