import SwiftUI

/// A plant grown by rewriting a string, drawn by a turtle with a stack.
struct LSystem: Shape {
  /// 0...4
  var generations = 3
  var angle: Angle = .degrees(25)

  private let rules: [Character: String] = ["X": "F+[[X]-X]-F[-FX]+X", "F": "FF"]

  private struct Turtle {
    var position: CGPoint
    var heading: Double
  }

  private func sentence() -> String {
    var text = "X"
    for _ in 0..<generations {
      var next = ""
      for character in text { next += rules[character] ?? String(character) }
      text = next
    }
    return text
  }

  func path(in rect: CGRect) -> Path {
    let commands = sentence()
    let length = rect.height / CGFloat(commands.filter { $0 == "F" }.count)
    var turtle = Turtle(position: CGPoint(x: rect.midX, y: rect.maxY), heading: -.pi / 2)
    var stack: [Turtle] = []
    return Path { path in
      path.move(to: turtle.position)
      for command in commands {
        switch command {
        case "F":
          turtle.position.x += cos(turtle.heading) * length * 8
          turtle.position.y += sin(turtle.heading) * length * 8
          path.addLine(to: turtle.position)
        case "+": turtle.heading += angle.radians
        case "-": turtle.heading -= angle.radians
        case "[": stack.append(turtle)
        case "]":
          guard let saved = stack.popLast() else { break }
          turtle = saved
          path.move(to: turtle.position)
        default: break
        }
      }
    }
  }
}
