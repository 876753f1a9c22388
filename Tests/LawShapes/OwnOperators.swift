import SwiftUI

infix operator ** : PowerPrecedence
infix operator • : MultiplicationPrecedence
prefix operator √
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}

func ** (base: CGFloat, exponent: CGFloat) -> CGFloat { pow(base, exponent) }
prefix func √ (value: CGFloat) -> CGFloat { value.squareRoot() }

extension CGVector {
  static func + (a: CGVector, b: CGVector) -> CGVector { CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy) }
  static func * (a: CGVector, factor: CGFloat) -> CGVector { CGVector(dx: a.dx * factor, dy: a.dy * factor) }
  static func • (a: CGVector, b: CGVector) -> CGFloat { a.dx * b.dx + a.dy * b.dy }
  static prefix func - (a: CGVector) -> CGVector { CGVector(dx: -a.dx, dy: -a.dy) }
  static func += (a: inout CGVector, b: CGVector) { a = a + b }
  static func / (a: CGVector, divisor: Int) -> CGVector {
    CGVector(dx: a.dx / CGFloat(divisor), dy: a.dy / CGFloat(divisor))
  }
}

struct OwnOperators: Shape {
  func path(in rect: CGRect) -> Path {
    let a = CGVector(dx: rect.width, dy: rect.height)
    func tip(_ vector: CGVector) -> CGPoint { CGPoint(x: vector.dx, y: vector.dy) }
    var b = CGVector(dx: rect.minX, dy: rect.minY) + a * 0.25
    var path = Path()
    path.move(to: tip(b))
    b += -a / 3
    path.addLine(to: tip(b))
    path.addLine(to: CGPoint(x: √(a • a), y: 2 ** 0.5 ** 2 * 10))
    path.addLine(to: tip(a * (1 / 3) + b * 2))
    return path
  }
}
