import SwiftUI

precedencegroup BetweenPrecedence {
  higherThan: AdditionPrecedence
  lowerThan: MultiplicationPrecedence
}
precedencegroup LowestPrecedence {
  associativity: left
  lowerThan: AdditionPrecedence
}
infix operator <~> : BetweenPrecedence
infix operator <-> : LowestPrecedence

private func <~> (a: Double, b: Double) -> Double { (a + b) / 2 }
private func <-> (a: Double, b: Double) -> Double { a - b / 8 }

private func pick(_ x: Double...) -> Double { 1 }
private func pick(_ x: Double, _ y: Double) -> Double { 2 }
private func take(_ x: Int, times: Int = 0) -> Double { 1 }
private func take(_ x: Int) -> Double { 2 }

/// Lists of variables of which some have types, operators between others, and the nearest overloads.
struct AnnotatedLists: Shape {
  var first = 7 / 2, second: CGFloat = 1 / 2
  var third, fourth: Double

  init() {
    third = 5 / 2
    fourth = 1
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let a = 7
    let b: Double = 2
    let c = 7 / 2
    let d: Float = 7 / 2
    let width = rect.width
    let height = 7 / 2
    let scale: CGFloat = 1 / 2
    let e: Double
    let f: Double
    e = 7 / 2
    f = 3 / 2
    path.move(to: CGPoint(x: Double(a / 2) * b, y: Double(c) + Double(d)))
    path.move(to: CGPoint(x: width * scale, y: CGFloat(height) + CGFloat(e + f)))
    path.move(to: CGPoint(x: CGFloat(first) + second, y: CGFloat(third + fourth)))
    path.move(to: CGPoint(x: 2 <~> 4 * 2, y: 1 + 2 <~> 4))
    path.move(to: CGPoint(x: 2 * 3 <-> 1 - 4, y: 8 <-> 2 <-> 1 <~> 3))
    path.move(to: CGPoint(x: pick(1, 2) + pick(1), y: take(1) + take(1, times: 2)))
    path.move(to: CGPoint(x: 2.0 * Double(max(1, 3)) / Double(1 << 2), y: Double(abs(-3)) - 0.5 * Double(6 & 3)))
    return path
  }
}
