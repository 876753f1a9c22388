import SwiftUI

// Sequences that hand out the iterators of other sequences, and generic types over sequences with written arguments.

private struct Lent<T>: Sequence {
  var items: [T]
  func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
}
private struct Passed<Base: Sequence>: Sequence {
  var base: Base
  func makeIterator() -> Base.Iterator { base.makeIterator() }
}
private struct UpTo: Sequence {
  var limit = 3
  func makeIterator() -> IndexingIterator<[Int]> { Array(0..<limit).makeIterator() }
}
private struct Drain<T>: IteratorProtocol {
  var items: [T]
  mutating func next() -> T? { items.isEmpty ? nil : items.removeFirst() }
}
private struct Drained<T>: Sequence {
  var items: [T]
  func makeIterator() -> Drain<T> { Drain(items: items) }
}
private struct Hidden<T>: Sequence {
  var items: [T]
  func makeIterator() -> some IteratorProtocol<T> { Drain(items: items) }
}
private struct Named<T>: Sequence {
  var items: [T]
  func makeIterator() -> Array<T>.Iterator { items.makeIterator() }
}
private struct Shelf<Goods: Sequence> {
  let goods: Goods
  let spare: [Goods.Element]
  var best: Goods.Element { spare[0] }
}
private struct Cabinet { var shelf: Shelf<[Double]> }

struct LentIterators: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    func note(_ numbers: Double...) {
      for number in numbers { path.addRect(CGRect(x: number, y: Double(rect.minY), width: 1, height: 1)) }
    }
    let lent = Array(Lent(items: [1.5, 2]))
    note(lent[0], lent[1])
    for x in Lent(items: [2.5, 3]) { note(x) }
    for x in Passed(base: Lent(items: [4.5, 5])) { note(x) }
    for x in Passed(base: [6.5]) { note(x) }
    note(Double(UpTo().map { $0 * 2 }.reduce(0, +)), Double(Array(UpTo())[2]))
    note(Drained(items: [1, 2]).reduce(0, +), Array(Passed(base: Drained(items: [4, 5])))[1])
    note(Hidden(items: [1, 2]).reduce(0, +), Array(Named(items: [4, 5]))[1])
    note(Named(items: [1, 2]).max()!, Double(Set(Lent(items: [4, 5])).count))
    var iterator = Passed(base: UpTo()).makeIterator()
    _ = iterator.next()
    while let x = iterator.next() { note(Double(x)) }
    let shelf = Shelf<[Double]>(goods: [1], spare: [7.5])
    let cabinet = Cabinet(shelf: shelf)
    note(shelf.best, cabinet.shelf.goods[0], cabinet.shelf.best + 1)
    return path
  }
}
