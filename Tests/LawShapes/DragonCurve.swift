import SwiftUI

/// An L-system with a dictionary of rules, folded into a string and drawn with a switch.
struct DragonCurve: Shape {
  /// 0...8
  var iterations: Int = 6

  let axiom = "FX"
  let rules: [Character: String] = ["X": "X+YF+", "Y": "-FX-Y"]

  var instructions: String {
    (0..<iterations).reduce(axiom) { text, _ in
      text.map { rules[$0] ?? String($0) }.joined()
    }
  }

  func path(in rect: CGRect) -> Path {
    var direction = 0
    var position = CGPoint(x: rect.midX, y: rect.midY)
    let deltas: [(dx: CGFloat, dy: CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    var path = Path()
    path.move(to: position)
    for symbol in instructions {
      switch symbol {
      case "F":
        let (dx, dy) = deltas[direction]
        position = CGPoint(x: position.x + dx * 4, y: position.y + dy * 4)
        path.addLine(to: position)
      case "+":
        direction = (direction + 1) % 4
      case "-":
        direction = (direction + 3) % 4
      default:
        continue
      }
    }
    return path
  }
}
