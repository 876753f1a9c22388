import SwiftUI

// Overloads in protocol extensions beside a type's own members, and operators of integers in generic code.

private protocol Inker { associatedtype Pot = Int }
extension Inker {
  func ink<T>(_ drop: T) -> CGFloat { 1 }
  func ink(_ a: Double, _ b: Double) -> CGFloat { 2 }
  func same(_ pot: Pot) -> CGFloat { 3 }
  func only(_ text: String) -> CGFloat { CGFloat(text.count) }
  func wide(_ value: Double) -> CGFloat { 5 }
}
private struct Pen: Inker {
  func ink(_ drop: Int) -> CGFloat { 11 }
  func ink(_ a: Int, _ b: Int) -> CGFloat { 12 }
  func same(_ pot: Int) -> CGFloat { 13 }
  func only(_ number: Int) -> CGFloat { 14 }
  func wide(_ value: Int) -> CGFloat { 15 }
}
private struct Quill<T>: Inker {
  var nib: T
  func ink(_ drop: T) -> CGFloat { 21 }
  func same(_ pot: Int) -> CGFloat { ink("text") + 22 }
  func only(_ value: T) -> CGFloat { only("four") + 30 }
}
private func any<I: Inker>(_ inker: I) -> CGFloat { inker.ink(4) * 100 + inker.only("abc") }

extension BinaryInteger {
  fileprivate var isPaired: Bool { self & 1 == 0 }
  fileprivate var ones: Int {
    var rest = self
    var count = 0
    while rest > 0 {
      count += Int(rest & 1)
      rest >>= 1
    }
    return count
  }
  fileprivate func holds(_ place: Int) -> Bool { (self >> place) & 1 == 1 }
  fileprivate var low: Self { self & 0xF | 1 }
  fileprivate var flipped: Self { 5 ^ self }
}
extension FixedWidthInteger {
  fileprivate var shifted: Self { (self << 2) &+ 1 }
  fileprivate var tripled: Self { self &* 3 }
}
private func isUneven<T: BinaryInteger>(_ value: T) -> Bool { value & 1 != 0 && (value | 1) == value }

struct ExtensionOverloads: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    func note(_ numbers: CGFloat...) {
      for number in numbers { path.addRect(CGRect(x: number, y: rect.minY, width: 1, height: 1)) }
    }
    func note(_ flags: Bool...) { for flag in flags { note(flag ? CGFloat(1) : 0) } }
    let pen = Pen()
    note(
      pen.ink("s"), pen.ink(1), pen.ink(1.5), pen.ink(1, 2), pen.ink(1.5, 2), pen.same(1), pen.only(2), pen.only("abc"))
    note(pen.wide(1), pen.wide(1.5), any(pen))
    let quill = Quill(nib: 2.5)
    note(quill.ink(1.5), quill.ink("s"), quill.ink(1, 2), quill.same(1), quill.only(1.5), quill.only("ab"), any(quill))
    note(4.isPaired, UInt8(7).isPaired, 5.holds(2), UInt8(4).holds(1), isUneven(UInt(3)))
    note(CGFloat(13.ones), CGFloat(UInt16(255).ones), CGFloat(UInt8(250).low), CGFloat(7.flipped))
    note(CGFloat(9.shifted), CGFloat(UInt8(100).tripled))
    return path
  }
}
