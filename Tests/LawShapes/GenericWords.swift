import SwiftUI

// Operators on the literals of a generic integer, strides over generic numbers, and associated types that are nested in
// generic types.

private func product<T: BinaryInteger>(_ a: T, _ b: T) -> T { a * b }
private func same<T: BinaryInteger>(_ a: T) -> T { a }

private struct Words<W: BinaryInteger> {
  var w: W
  var parts: [W] { [product(w, 6 & 3), product(6 & 3, w), 6 | 3, [7 ^ 2, w][0]] }
  var shifted: W {
    let y: W = 6 & 3
    return y + w + (9 >> 1)
  }
  var isTwo: Bool { w == 6 & 3 }
  func masked(_ mask: W = 5 & 4) -> W { w & 6 & 3 | mask }
  var plain: Int { Int(same(6 & 3)) + same(12 >> 2) }
}

private func count<T: Strideable>(_ a: T, _ b: T, _ step: T.Stride) -> Int {
  var found = 0
  for _ in stride(from: a, to: b, by: step) { found += 1 }
  return found
}

private func all<T: Strideable>(_ a: T, _ b: T, _ step: T.Stride) -> [T] {
  Array(stride(from: a, through: b, by: step))
}

private func sum<T: BinaryFloatingPoint>(_ a: T, _ b: T, _ step: T.Stride) -> T {
  var sum: T = 0
  for x in stride(from: a, to: b, by: step) { sum += x }
  return sum
}

private func halves<T: BinaryInteger>(_ a: T, _ b: T) -> [Int] { stride(from: a, to: b, by: 2).map { Int($0) } }
private func back<T: Strideable>(_ a: T, _ b: T, _ step: T.Stride) -> [T] {
  stride(from: b, through: a, by: -step).filter { $0 < b }
}

private protocol SlotHolder {
  associatedtype Part
  func part() -> Part
  var parts: [Part] { get }
}

private struct Crate<Item>: SlotHolder {
  struct Slot {
    var item: Item
    var count = 2
  }
  var item: Item
  func part() -> Slot { Slot(item: item) }
  var parts: [Slot] { [part(), Slot(item: item, count: 5)] }
}

private struct PartRack<Item>: SlotHolder {
  struct Part {
    var item: Item
    var shelf = 3
  }
  var item: Item
  func part() -> Part { Part(item: item) }
  var parts: [Part] { [part()] }
}

private func partList<H: SlotHolder>(_ holder: H) -> [H.Part] { [holder.part()] + holder.parts }

struct GenericWords: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let (small, plain) = (Words(w: UInt8(4)), Words(w: 2))
    path.move(to: CGPoint(x: small.parts.reduce(0) { $0 + Int($1) }, y: plain.parts[1]))
    path.addLine(to: CGPoint(x: Int(small.shifted), y: plain.shifted))
    path.addLine(to: CGPoint(x: small.isTwo ? 1 : 2, y: plain.isTwo ? 3 : 4))
    path.addLine(to: CGPoint(x: Int(small.masked()), y: plain.masked(8) + plain.plain))
    path.addLine(to: CGPoint(x: count(0, 10, 3), y: count(0.0, 1.0, 0.25)))
    path.addLine(to: CGPoint(x: all(1, 7, 2)[3], y: all(UInt8(3), 20, 4).count))
    for x in all(rect.minX, rect.minX + 60, 20) { path.addLine(to: CGPoint(x: x, y: 1)) }
    path.addLine(to: CGPoint(x: sum(0.1, 3, 0.3), y: Double(sum(Float(0.1), 2, 0.3))))
    path.addLine(to: CGPoint(x: halves(Int8(3), 9)[2], y: halves(1, 6).count))
    path.addLine(to: CGPoint(x: back(1.5, 4, 0.5).count, y: back(1, 9, 3)[0]))
    let racks = partList(PartRack(item: 2.5))
    path.addLine(to: CGPoint(x: racks[0].item, y: Double(racks[1].shelf)))
    let crates = partList(Crate(item: 1.5))
    path.addLine(to: CGPoint(x: crates[2].item, y: Double(crates[2].count)))
    let one: PartRack<Double>.Part = PartRack(item: 4.0).part()
    path.addLine(to: CGPoint(x: one.item, y: 0))
    return path
  }
}
