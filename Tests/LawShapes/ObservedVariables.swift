import SwiftUI

/// Observers of local variables, by every way that a variable is changed.
struct ObservedVariables: Shape {
  var steps = 5

  private func bump(_ value: inout CGFloat, by amount: CGFloat) { value += amount }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var height = rect.minY {
      didSet { path.addLine(to: CGPoint(x: rect.minX + height, y: oldValue)) }
    }
    path.move(to: rect.origin)
    for _ in 0..<steps { height += 7 }
    bump(&height, by: 3)
    let lift = { height -= 2 }
    lift()
    func lower() { height *= 2 }
    lower()

    var count = 0
    var level = 1 {
      willSet { count += newValue }
      didSet(before) { count += before * 100 + level }
    }
    level = 7
    level += 1
    path.addLine(to: CGPoint(x: CGFloat(count) + rect.width, y: CGFloat(level)))

    var corner = CGPoint(x: 1, y: 2) {
      willSet(next) { path.addLine(to: next) }
    }
    corner.x = 30
    corner.y += 4
    bump(&corner.x, by: corner.y)

    var limited = 0.5 {
      didSet { if limited > 1 { limited = 1 } }
    }
    limited = 3
    var points: [CGPoint] = [] {
      didSet { if points.count > oldValue.count { path.addLine(to: points[points.count - 1]) } }
    }
    points.append(CGPoint(x: limited, y: 9))
    points += [CGPoint(x: 3, y: 4)]
    points[0].x = 77
    points.removeLast()
    path.addLine(to: points[0])
    return path
  }
}
