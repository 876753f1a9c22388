import SwiftUI

struct RepeatWhileSpiral: Shape {
  /// 0.5...8
  var pitch = 2.5

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let c = CGPoint(x: rect.midX, y: rect.midY)
    let limit = Double(min(max(rect.width, rect.height), 400)) / 2
    var theta = 0.0
    var radius = 0.0
    path.move(to: c)
    repeat {
      theta += 0.4
      radius = pitch * theta
      path.addLine(to: CGPoint(x: Double(c.x) + radius * cos(theta), y: Double(c.y) + radius * sin(theta)))
    } while radius < limit

    var n = Int(limit) % 50 + 7
    var collatz = [Int]()
    repeat {
      collatz.append(n)
      if n.isMultiple(of: 2) { n /= 2 } else { n = n * 3 + 1 }
    } while n > 1 && collatz.count < 40
    for (i, v) in collatz.enumerated() { path.addRect(CGRect(x: i * 3, y: 0, width: 2, height: v)) }
    return path
  }
}
