import SwiftUI

struct LiteralTraps: Shape {
  let columns = 7
  var ratio: CGFloat = 2 / 3

  func path(in rect: CGRect) -> Path {
    let half = columns / 2
    let exact = Double(columns) / 2
    let third = 1 / 3
    let sum = 1 / 3 + 0.5
    let mixed: CGFloat = 7 / 2 * 2
    let step = rect.width / CGFloat(columns)
    var path = Path()
    path.move(to: CGPoint(x: rect.maxX * (1 / 11), y: rect.maxY * (3 / 4)))
    path.addLine(to: CGPoint(x: rect.minX + step * CGFloat(half), y: rect.minY + 10 * ratio))
    path.addLine(to: CGPoint(x: rect.minX + step * exact, y: rect.minY + CGFloat(third) + sum))
    path.addLine(to: CGPoint(x: Int(rect.width) / 3, y: Int(rect.height) % 7))
    path.addLine(to: CGPoint(x: rect.midX - mixed, y: CGFloat(10 / 4) + rect.midY))
    path.addLine(to: CGPoint(x: 0x1F, y: 1_0))
    path.addLine(to: CGPoint(x: 1e1, y: -2.5e-1 * rect.height))
    path.addLine(to: .init(x: (2 + 3) / 2 * step, y: -(7 / 2)))
    let offset = -rect.width / 10 - -3
    path.addLine(to: CGPoint(x: offset, y: 5 - 3 - 1))
    return path
  }
}
