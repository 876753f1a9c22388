import SwiftUI

struct EvaluationOrder: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    var calls = 0
    func next() -> CGFloat {
      calls += 1
      return CGFloat(calls)
    }
    func `is`(_ value: Bool) -> Bool {
      calls += 10
      return value
    }
    path.move(to: CGPoint(x: next(), y: next()))
    path.addCurve(
      to: CGPoint(x: next(), y: next()), control1: CGPoint(x: next(), y: next()),
      control2: CGPoint(x: next(), y: next() - next() * next()))
    if `is`(false) && `is`(true) || `is`(true) {
      path.addLine(to: CGPoint(x: next(), y: rect.midY))
    }
    var values = [next(), next(), next()]
    values[Int(next()) % 3] += next()
    for value in values { path.addLine(to: CGPoint(x: value, y: 0)) }

    func early(_ limit: CGFloat) -> CGFloat {
      defer { calls += 100 }
      for i in 0..<10 {
        defer { calls += 1 }
        if CGFloat(i) > limit { return CGFloat(calls) }
      }
      return -1
    }
    path.addLine(to: CGPoint(x: early(3), y: next()))
    let none: CGFloat? = nil
    path.addLine(to: CGPoint(x: none ?? next(), y: next()))
    path.addLine(to: CGPoint(x: calls, y: (7 - 2 * 3) % 2 + -7 / 2 + -7 % 3))
    return path
  }
}
