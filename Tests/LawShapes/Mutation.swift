import SwiftUI

private struct Turtle {
  var position: CGPoint
  var heading: Double = 0
  private(set) var path = Path()

  init(at position: CGPoint) {
    self.position = position
    path.move(to: position)
  }

  mutating func forward(_ distance: CGFloat) {
    position.x += distance * cos(heading)
    position.y += distance * sin(heading)
    path.addLine(to: position)
  }

  mutating func turn(by degrees: Double) {
    heading += degrees * .pi / 180
  }

  var degrees: Double {
    get { heading * 180 / .pi }
    set { heading = newValue * .pi / 180 }
  }
}

struct Mutation: Shape {
  var sides = 12

  func path(in rect: CGRect) -> Path {
    var turtle = Turtle(at: CGPoint(x: rect.midX, y: rect.midY))
    var copy = turtle
    for i in 0..<sides {
      turtle.forward(CGFloat(i) * rect.width / 40)
      turtle.turn(by: 59)
    }
    copy.degrees = 45
    copy.degrees += 15
    copy.forward(rect.height / 2)
    scale(&copy.position, by: 0.5)
    var result = turtle.path
    result.addPath(copy.path)
    result.addLine(to: copy.position)
    return result
  }

  private func scale(_ point: inout CGPoint, by factor: CGFloat) {
    point.x *= factor
    point.y *= factor
  }
}
