import SwiftUI

/// A function of one variable as a tree.
indirect enum Formula: Equatable {
  case x
  case number(CGFloat)
  case sum(Formula, Formula)
  case product(Formula, Formula)
  case wave(of: Formula, phase: CGFloat)
  case power(Formula, exponent: Int)

  func callAsFunction(_ x: CGFloat) -> CGFloat {
    switch self {
    case .x: return x
    case .number(let value): return value
    case .sum(let a, let b): return a(x) + b(x)
    case .product(let a, let b): return a(x) * b(x)
    case .wave(of: let inner, let shift): return sin(inner(x) + shift)
    case .power(_, exponent: 0): return 1
    case .power(let base, let exponent): return base(x) * Formula.power(base, exponent: exponent - 1)(x)
    }
  }

  var simplified: Formula {
    switch self {
    case .sum(.number(let a), .number(let b)): return .number(a + b)
    case .product(.number(1), let other), .product(let other, .number(1)): return other.simplified
    case .product(.number(0), _), .product(_, .number(0)): return .number(0)
    case .sum(let a, let b):
      let (left, right) = (a.simplified, b.simplified)
      return left == a && right == b ? self : Formula.sum(left, right).simplified
    case .product(let a, let b): return .product(a.simplified, b.simplified)
    case .wave(let inner, let phase): return .wave(of: inner.simplified, phase: phase)
    case .power(let base, exponent: 1): return base.simplified
    case .x, .number, .power: return self
    }
  }

  var depth: Int {
    switch self {
    case .x, .number: 1
    case .sum(let a, let b), .product(let a, let b): 1 + max(a.depth, b.depth)
    case .wave(of: let inner, phase: _), .power(let inner, exponent: _): 1 + inner.depth
    }
  }

  static func + (a: Formula, b: Formula) -> Formula { .sum(a, b) }
  static func * (a: Formula, b: Formula) -> Formula { .product(a, b) }
  static prefix func - (a: Formula) -> Formula { .number(-1) * a }
}

/// The graph of a formula.
struct FormulaTrees: Shape {
  var frequency: CGFloat = 9
  var steepness: CGFloat = 0.6

  func path(in rect: CGRect) -> Path {
    let carrier = Formula.wave(of: .number(frequency) * .x, phase: 0.4)
    var formula = Formula.number(steepness) * carrier + .power(.x, exponent: 3) * .product(.number(1), .number(0.5))
    formula = formula + -(.product(.number(1), .x) * .number(0))
    let simple = formula.simplified
    var path = Path()
    for step in 0...40 {
      let x = CGFloat(step) / 40
      let point = CGPoint(x: rect.minX + x * rect.width, y: rect.midY - simple(x) * rect.height / 3)
      step == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.move(to: CGPoint(x: CGFloat(formula.depth), y: CGFloat(simple.depth)))
    path.addLine(to: CGPoint(x: formula == simple ? 1 : 2, y: simple.simplified == simple ? 3 : 4))
    if case .sum(.product(.number(let n), .wave), .product(let cubic, _)) = formula.firstPart, case .power = cubic {
      path.addLine(to: CGPoint(x: n, y: 5))
    }
    return path
  }
}

extension Formula {
  fileprivate var firstPart: Formula {
    guard case .sum(let first, _) = self else { return self }
    return first
  }
}
