import SwiftUI

// Literals next to a file's own number types.

private struct Cx: Numeric {
  var re = 0.0
  var im = 0.0
  init(_ re: Double, _ im: Double = 0) { (self.re, self.im) = (re, im) }
  init(integerLiteral value: Int) { re = Double(value) }
  init?<T: BinaryInteger>(exactly source: T) { re = Double(source) }
  var magnitude: Double { (re * re + im * im).squareRoot() }
  static func + (a: Cx, b: Cx) -> Cx { Cx(a.re + b.re, a.im + b.im) }
  static func - (a: Cx, b: Cx) -> Cx { Cx(a.re - b.re, a.im - b.im) }
  static func * (a: Cx, b: Cx) -> Cx { Cx(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re) }
  static func *= (a: inout Cx, b: Cx) { a = a * b }
}

private struct Cents: SignedNumeric, ExpressibleByFloatLiteral {
  var count: Int
  init(count: Int) { self.count = count }
  init(integerLiteral value: Int) { count = value * 100 }
  init(floatLiteral value: Double) { count = Int(value * 100) }
  init?<T: BinaryInteger>(exactly source: T) { count = Int(source) * 100 }
  var magnitude: Int { abs(count) }
  static func + (a: Cents, b: Cents) -> Cents { Cents(count: a.count + b.count) }
  static func - (a: Cents, b: Cents) -> Cents { Cents(count: a.count - b.count) }
  static func * (a: Cents, b: Cents) -> Cents { Cents(count: a.count * b.count / 100) }
  static func *= (a: inout Cents, b: Cents) { a = a * b }
}

private struct Term: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  var text: String
  init(text: String) { self.text = text }
  init(integerLiteral value: Int) { text = "\(value)" }
  init(floatLiteral value: Double) { text = "\(value)f" }
  static prefix func - (a: Term) -> Term { Term(text: "-(" + a.text + ")") }
  static prefix func ~ (a: Term) -> Term { Term(text: "~" + a.text) }
  static func + (a: Term, b: Term) -> Term { Term(text: "(\(a.text)+\(b.text))") }
  static func * (a: Term, b: Term) -> Term { Term(text: "(\(a.text)*\(b.text))") }
}

private func power<N: Numeric>(_ base: N, _ exponent: Int) -> N {
  var result: N = 1
  for _ in 0..<exponent { result *= base }
  return result
}

private func sum<C: Collection>(_ values: C) -> C.Element where C.Element: AdditiveArithmetic {
  values.reduce(.zero, +)
}

struct OwnNumbers: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    func note(_ numbers: Double...) {
      for number in numbers { path.addEllipse(in: CGRect(x: number, y: rect.minY, width: 1, height: 2)) }
    }
    func note(_ term: Term) {
      note(Double(term.text.count), term.text.hasPrefix("-(") ? 1 : 0, term.text.contains("f") ? 1 : 0)
    }
    let z = Cx(1, 2) * 2
    let w = 3 + z - 1
    note(z.re, z.im, w.re, w.im, (1 - z * w).magnitude)
    var v: Cx = 4
    v += 1
    v *= 2
    v -= 3
    note(v.re, [1, 2, v].reduce(0, +).re, power(z, 3).im, v == 7 ? 1 : 0)
    let price: Cents = 2.25
    note(Double((price + 1).count), Double((-price * 3).count), Double((1.5 - price).count))
    note(
      Double(power(price, 2).count), Double([Cents(count: 5), 1, 0.5].reduce(0, +).count),
      Double(Cents(exactly: 3)!.count))
    note(sum([z, w, 2]).re, Cx.zero.re, (z - .zero).im, Double(sum([price, .zero, 1]).count))
    let a: Term = -(4)
    let b: Term = -4
    let c: Term = -(1.5)
    let d: Term = -(2 + 3) * 4
    let e: Term = ~7
    let f = -a + 1
    for term in [a, b, c, d, e, f, -(1), ~(2.5)] { note(term) }
    return path
  }
}
