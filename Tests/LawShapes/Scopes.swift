import SwiftUI

typealias Pair = (x: CGFloat, y: CGFloat)

private let sharedOffset: CGFloat = 2.5

struct Scopes: Shape {
  var x: CGFloat = 3

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let x = self.x * 2
    path.move(to: CGPoint(x: x, y: self.x + sharedOffset))
    do {
      let x = x + 1
      path.addLine(to: CGPoint(x: x, y: x))
    }
    if rect.width > 1 {
      let y = rect.height
      path.addLine(to: CGPoint(x: x, y: y))
    }
    let z: CGFloat
    if rect.isEmpty {
      z = 1
    } else {
      z = rect.midX
    }
    let pair: Pair = (x: z, y: { $0 * 3 }(z))
    path.addLine(to: CGPoint(x: pair.x, y: pair.y))
    defer { path.closeSubpath() }
    let `default` = 4.0
    var total = 0.0
    for i in 0..<3 { for j in i..<3 { total += Double(i * j) - `default` } }
    path.addLine(to: CGPoint(x: total, y: -total))
    return path
  }
}
