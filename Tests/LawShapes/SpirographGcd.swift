import SwiftUI

private func gcd(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (abs(a), abs(b))
  while b != 0 {
    (a, b) = (b, a % b)
  }
  return a
}

private func lcm(_ a: Int, _ b: Int) -> Int { a / gcd(a, b) * b }

/// A pen in a wheel that rolls within a ring; the curve closes after as many turns as the radii's divisor says.
struct SpirographGcd: Shape {
  /// 2...40
  var innerRadius: Int = 12
  /// 20...60
  var outerRadius: Int = 30
  /// 1...40
  var distance: Int = 10
  var amount: CGFloat = 1

  func path(in rect: CGRect) -> Path {
    let divisor = gcd(innerRadius, outerRadius)
    let outer = CGFloat(self.outerRadius)
    let inner = CGFloat(self.innerRadius)
    let distance = CGFloat(self.distance)
    let difference = inner - outer
    let endPoint = ceil(2 * .pi * outer / CGFloat(divisor)) * amount

    var path = Path()
    for theta in stride(from: 0, through: endPoint, by: 0.25) {
      var x = difference * cos(theta) + distance * cos(difference / outer * theta)
      var y = difference * sin(theta) - distance * sin(difference / outer * theta)
      x += rect.width / 2
      y += rect.height / 2
      if theta == 0 {
        path.move(to: CGPoint(x: x, y: y))
      } else {
        path.addLine(to: CGPoint(x: x, y: y))
      }
    }
    path.addRect(CGRect(x: 0, y: 0, width: lcm(innerRadius, 8), height: 1))
    return path
  }
}
