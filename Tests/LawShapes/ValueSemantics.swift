import SwiftUI

private struct Dot {
  var at: CGPoint
  var neighbours: [CGPoint] = []
}

struct ValueSemantics: Shape {
  func path(in rect: CGRect) -> Path {
    let first = Dot(at: rect.origin)
    var dots = [first, first]
    dots[0].at.x += 5
    dots[1].neighbours.append(dots[0].at)
    var copy = dots
    copy[1].neighbours[0].y = 99
    copy.append(dots[1])

    var base = Path()
    base.move(to: first.at)
    var longer = base
    longer.addLine(to: CGPoint(x: 1, y: 2))

    var x: CGFloat = 3
    let seen = { [x] in x }
    let live = { x }
    x = 8

    func bump(_ value: inout CGFloat) -> CGFloat {
      value += 1
      return value
    }
    let sum = bump(&x) * 10 + bump(&x)

    let shared = UIBezierPath()
    let alias = shared
    alias.move(to: CGPoint(x: sum, y: seen()))
    shared.addLine(to: CGPoint(x: live(), y: x))

    for dot in dots + copy {
      longer.addLine(to: dot.at)
      for neighbour in dot.neighbours { longer.addLine(to: neighbour) }
    }
    longer.addPath(base)
    longer.addPath(Path(alias.cgPath))
    return longer
  }
}
