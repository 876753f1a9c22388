import SwiftUI

/// Functions within functions, within a closure, with inout all the way.
struct NestedFunctions: Shape {
  /// 0...6
  var levels = 4

  func path(in rect: CGRect) -> Path {
    func branch(_ path: inout Path, from start: CGPoint, angle: Double, length: CGFloat, level: Int) {
      func tip(_ turn: Double, _ scale: CGFloat) -> CGPoint {
        func x() -> CGFloat { start.x + length * scale * cos(angle + turn) }
        func y() -> CGFloat { start.y + length * scale * sin(angle + turn) }
        return CGPoint(x: x(), y: y())
      }
      guard level > 0 else { return }
      path.move(to: start)
      path.addLine(to: tip(0, 1))
      for turn in [-0.5, 0.5] {
        branch(&path, from: tip(0, 1), angle: angle + turn, length: length * 0.7, level: level - 1)
      }
    }

    func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
    func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }

    func fill(_ values: inout [CGFloat], upTo limit: Int) {
      func add(_ value: CGFloat) { values.append(value * 2) }
      for i in 0..<limit where isOdd(i) { add(CGFloat(i)) }
      values.withEach { $0 += 1 }
    }

    return Path { path in
      branch(
        &path, from: CGPoint(x: rect.midX, y: rect.maxY), angle: -.pi / 2, length: rect.height / 4, level: levels)
      var values: [CGFloat] = []
      fill(&values, upTo: 8)
      for (i, v) in values.enumerated() { path.addRect(CGRect(x: CGFloat(i), y: v, width: 1, height: v)) }
    }
  }
}

extension Array {
  fileprivate mutating func withEach(_ body: (inout Element) -> Void) {
    for index in indices { body(&self[index]) }
  }
}
