import SwiftUI

struct LoopForms: Shape {
  var turns = 20

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var x = rect.minX
    while x < rect.maxX {
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
      x += max(rect.width / 6, 1)
    }
    var n = 27
    var steps = 0
    repeat {
      n = n % 2 == 0 ? n / 2 : 3 * n + 1
      steps += 1
      if steps > turns { break }
      path.addLine(to: CGPoint(x: CGFloat(n), y: CGFloat(steps)))
    } while n != 1

    outer: for row in 0..<5 {
      for column in (0..<5).reversed() {
        if column == row { continue outer }
        guard row + column < 7 else { break outer }
        path.addRect(CGRect(x: column * 4, y: row * 4, width: 3, height: 3))
      }
    }
    for i in stride(from: 10, to: 0, by: -3) where i != 4 {
      path.addLine(to: CGPoint(x: i, y: i * i))
    }
    for _ in 1...2 { path.closeSubpath() }
    return path
  }
}
