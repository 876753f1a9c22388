import SwiftUI

private enum Command {
  case line(dx: Double)
  case rep(Int)
  case pair(Int, Double)
  case none
  case box(w: Double, h: Double)
}
private enum Symbol: Character, CaseIterable {
  case f = "F"
  case plus = "+"
  case minus = "-"
}
/// Enum cases as functions, optionals by name, raw characters, and the bits of numbers and strings.
struct CaseFunctions: Shape {
  func path(in rect: CGRect) -> Path {
    var p = Path()
    func m(_ x: Double, _ y: Double = 0) { p.move(to: CGPoint(x: x, y: y)) }
    let mk = Command.rep
    if case .rep(let n) = mk(4) { m(Double(n)) }
    for c in [1.0, 2].map(Command.line) { if case .line(let dx) = c { m(dx) } }
    for c in [1.0, 2].map(Command.line(dx:)) { if case .line(let dx) = c { m(dx, 1) } }
    for c in zip([1, 2], [0.5, 0.25]).map(Command.pair) { if case .pair(let a, let b) = c { m(Double(a), b) } }
    let f: (Double, Double) -> Command = Command.box
    if case .box(let w, let h) = f(2, 3) { m(w, h) }
    let k: Double? = .some(3)
    m(k!)
    let kk: Double?? = .some(.some(3))
    m(kk!!)
    let k2 = Optional.some(3.5)
    m(k2 ?? 0)
    if .some(4) == k.map({ $0 + 1 }) { m(8) }
    let word = "F+F-"
    for ch in word { if let s = Symbol(rawValue: ch) { m(Double(Symbol.allCases.firstIndex(of: s)!)) } }
    m(Double(String(Symbol.plus.rawValue).count))
    var hex = "#FF8800"
    let hash = hex.remove(at: hex.startIndex)
    m(Double(hex.count), hash == "#" ? 1 : 0)
    hex.insert("A", at: hex.index(after: hex.startIndex))
    hex.insert(contentsOf: "BC", at: hex.endIndex)
    m(Double(UInt64(hex, radix: 16) ?? 0))
    let (whole, rest) = modf(3.75)
    m(whole, rest)
    let (fr, ex) = frexp(40.0)
    m(fr, Double(ex))
    m(scalbn(0.5, 4), fma(2.0, 3, 4))
    m(Double(UInt8(255.9)), Double(Int8(bitPattern: 200)))
    m(Double(UInt32(bitPattern: -1)), Double(Int(bitPattern: UInt(7))))
    let (v, o) = UInt8.max.addingReportingOverflow(1)
    m(Double(v), o ? 1 : 0)
    m(Double((300 as Int).multipliedReportingOverflow(by: 3).partialValue))
    m(Double(Int(exactly: 2.5) ?? -1), Double(Int(exactly: 3.0) ?? -1))
    m(Double(UInt16(0x1234).byteSwapped))
    let c = (inc: { (x: Double) in x + 1 }, 4)
    m(c.inc(3), Double(c.1))
    return p
  }
}
