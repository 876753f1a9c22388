import SwiftUI

/// The same names again and again, each hiding the one before.
struct ShadowedNames: Shape {
  var count: Double = 4
  var x: CGFloat = 0.25
  var path: CGFloat = 3

  func min(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a < b ? a + 1 : b + 1 }

  func path(in rect: CGRect) -> Path {
    let count = Int(count)
    let x = rect.minX + x * rect.width
    var path = Path()
    let rect = rect.insetBy(dx: self.path, dy: self.path)
    path.move(to: CGPoint(x: x, y: rect.minY))
    for x in 0..<count {
      let x = CGFloat(x) * 10
      path.addLine(to: CGPoint(x: x, y: rect.midY))
      if x > 10 {
        let x = "\(x)".count
        path.addLine(to: CGPoint(x: x, y: count))
      }
    }
    if let x = Optional(self.x), case let count = x * 2 {
      path.addLine(to: CGPoint(x: x, y: count))
    }
    let cos = { (a: CGFloat) -> CGFloat in a * 2 }
    path.addLine(to: CGPoint(x: cos(3), y: min(4, 5)))
    path.addLine(to: CGPoint(x: Swift.min(x, 5), y: Foundation.cos(0.5)))
    let whole = self
    path.addLine(to: CGPoint(x: whole.x, y: whole.count))
    do {
      let rect = CGRect(x: 0, y: 0, width: 1, height: 1)
      path.addRect(rect)
    }
    path.addRect(rect)
    return path
  }
}
