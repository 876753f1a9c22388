import SwiftUI

// Collections that a file declares itself.

private struct Ring: RandomAccessCollection {
  var corners: [CGPoint]
  var startIndex: Int { 0 }
  var endIndex: Int { corners.count }
  subscript(position: Int) -> CGPoint { corners[position] }
}

private struct Evens: BidirectionalCollection {
  typealias Element = Int
  typealias Index = Int
  let limit: Int
  var startIndex: Index { 2 }
  var endIndex: Index { limit }
  func index(after i: Index) -> Index { i + 2 }
  func index(before i: Index) -> Index { i - 2 }
  subscript(position: Index) -> Element { position * 10 }
}

private struct Buffer<Item>: RandomAccessCollection, MutableCollection {
  private var items: [Item]
  init(_ items: [Item]) { self.items = items }
  var startIndex: Int { items.startIndex }
  var endIndex: Int { items.endIndex }
  func index(after i: Int) -> Int { items.index(after: i) }
  subscript(index: Int) -> Item {
    get { items[index] }
    set { items[index] = newValue }
  }
}

private enum Suits {
  struct Deck: Collection {
    let startIndex = 3
    let endIndex = 7
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> String { String(repeating: "x", count: i) }
  }
}

private struct TwiceOver<Base: RandomAccessCollection>: RandomAccessCollection
where Base.Index == Int, Base.Element == Int {
  var base: Base
  var startIndex: Int { base.startIndex }
  var endIndex: Int { base.endIndex }
  subscript(i: Int) -> Int { base[i] * 2 }
}

extension Collection {
  fileprivate var second: Element? { dropFirst().first }
  fileprivate func every(_ step: Int) -> [Element] { enumerated().filter { $0.offset % step == 0 }.map(\.element) }
}

private func grandTotal<C: Collection>(_ values: C) -> Int where C.Element == Int {
  values.reduce(0, +) + values.count * 1000 + (values.first ?? 0)
}
private func walk<C: Collection>(_ values: C) -> Int where C.Element == Int, C.Index == Int {
  var sum = 0
  var index = values.startIndex
  while index != values.endIndex {
    sum = sum * 3 + values[index]
    index = values.index(after: index)
  }
  return sum
}
private func mid<C: RandomAccessCollection>(of c: C) -> C.Element where C.Index == Int { c[c.count / 2] }
private func bump<C: MutableCollection>(_ c: inout C) where C.Index == Int, C.Element == Int {
  c[c.startIndex] += 100
  c[c.startIndex + 1] = 7
}

struct OwnCollections: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    func note(_ numbers: CGFloat...) {
      for number in numbers { path.addRect(CGRect(x: number, y: rect.minY, width: 1, height: 1)) }
    }
    func list(_ numbers: [Int]) {
      for number in numbers { note(CGFloat(number)) }
      note(-1)
    }
    let ring = Ring(corners: [.zero, CGPoint(x: rect.maxX, y: 3), CGPoint(x: 8, y: rect.midY)])
    for corner in ring { path.move(to: corner) }
    for (index, corner) in ring.enumerated() where index > 0 { path.addLine(to: corner) }
    for index in ring.indices.reversed() { path.addLine(to: ring[index]) }
    for (a, b) in zip(ring, ring.dropFirst()) { note(a.x - b.y) }
    note(CGFloat(ring.count), ring.first!.x, ring.last!.y, ring.isEmpty ? 1 : 2, ring.second!.x, mid(of: ring).x)
    note(ring.map(\.x).reduce(0, +), CGFloat(ring.filter { $0.x > 4 }.count), ring.reversed()[0].y)
    note(ring.contains(.zero) ? 1 : 0, CGFloat(ring.firstIndex(of: CGPoint(x: rect.maxX, y: 3)) ?? 9))
    note(ring.max { $0.y < $1.y }!.y, ring.sorted { $0.x > $1.x }[0].x, ring.prefix(2).last!.x)
    note(
      Ring(corners: []).first == nil ? 1 : 0, Ring(corners: []).last == nil ? 1 : 0, Ring(corners: []).isEmpty ? 1 : 0)
    let evens = Evens(limit: 10)
    list(Array(evens))
    list([
      evens.count, evens.first!, evens.last!, evens.index(evens.startIndex, offsetBy: 2), evens[4], grandTotal(evens),
    ])
    list(Array(evens.indices))
    list([evens.firstIndex(of: 60)!, evens.lastIndex { $0 < 60 }!, evens.index(8, offsetBy: -3), walk(evens)])
    list([
      evens.index(2, offsetBy: 9, limitedBy: evens.endIndex) ?? -5, evens.index(2, offsetBy: 1, limitedBy: 8) ?? -5,
    ])
    list([evens.distance(from: 4, to: 8), evens.min()!, evens.reduce(1, { $0 + $1 }), evens.suffix(2).first!])
    list(evens.reversed() + evens.sorted(by: >) + evens.every(2))
    for value in evens where value > 20 {
      if value == 80 { break }
      note(CGFloat(value))
    }
    var buffer = Buffer([4, 1, 3])
    buffer[0] = 9
    buffer[1] += 5
    buffer.swapAt(0, 2)
    list(Array(buffer))
    buffer.sort()
    list(buffer.map { $0 })
    buffer.reverse()
    bump(&buffer)
    list([buffer[0], buffer[1], grandTotal(buffer), walk(buffer), buffer.indices.count])
    buffer.sort { $0 > $1 }
    list(Array(buffer.enumerated().map { $0.offset * $0.element }))
    var names = Buffer(["b", "a"])
    names.sort()
    note(names.joined() == "ab" ? 1 : 0, names.allSatisfy { $0.count == 1 } ? 1 : 0)
    list(Suits.Deck().map(\.count) + [Suits.Deck().count, Suits.Deck().startIndex, Suits.Deck().second!.count])
    list([Suits.Deck().firstIndex(of: "xxxxx") ?? 0, Suits.Deck().firstIndex { $0.count > 9 } ?? -1])
    let doubled = TwiceOver(base: buffer)
    list(Array(doubled) + [doubled.last!, grandTotal(doubled), doubled.contains(14) ? 1 : 0, mid(of: doubled)])
    var all = [1]
    all.append(contentsOf: doubled)
    all += evens
    list(all + [Set(evens).count])
    return path
  }
}
