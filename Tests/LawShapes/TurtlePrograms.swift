import SwiftUI

private enum Command {
  case forward(CGFloat)
  case turn(Angle)
  case up, down
  indirect case repeated(Int, Command)
  indirect case pair(first: Command, then: Command)
  case sequence([Command])

  func then(_ next: Command) -> Command { .pair(first: self, then: next) }
}

private struct Turtle {
  var position: CGPoint
  var heading = Angle.zero
  var isDrawing = true
  var path = Path()

  init(at start: CGPoint) {
    position = start
    path.move(to: start)
  }

  mutating func run(_ command: Command) {
    switch command {
    case .forward(let length):
      position.x += length * CGFloat(cos(heading.radians))
      position.y += length * CGFloat(sin(heading.radians))
      if isDrawing { path.addLine(to: position) } else { path.move(to: position) }
    case .turn(let angle): heading += angle
    case .up: isDrawing = false
    case .down: isDrawing = true
    case .repeated(let count, let body) where count > 0:
      run(body)
      run(.repeated(count - 1, body))
    case .repeated: break
    case .pair(let first, let then):
      run(first)
      run(then)
    case .sequence(let list):
      for step in list { run(step) }
    }
  }
}

/// Stars in a ring, told to a turtle.
struct TurtlePrograms: Shape {
  var points = 5
  var stars = 4
  var size: CGFloat = 40

  func path(in rect: CGRect) -> Path {
    let side = Command.forward(size).then(.turn(.degrees(720 / Double(max(points, 1)))))
    let star = Command.repeated(points, side)
    let jump = Command.sequence([.up, .forward(size * 1.5), .turn(.degrees(360 / Double(max(stars, 1)))), .down])
    var turtle = Turtle(at: CGPoint(x: rect.midX, y: rect.minY + size))
    turtle.run(.repeated(stars, .pair(first: star, then: jump)))
    return turtle.path
  }
}
