import SwiftUI

private class Shelf<Item> {
  private(set) var items: [Item]
  var onChange: (([Item]) -> Void)?

  init(_ items: [Item] = []) { self.items = items }

  func put(_ item: Item) {
    items.append(item)
    onChange?(items)
  }

  func take() -> Item? { items.popLast() }
  func mapped<Other>(_ change: (Item) -> Other) -> Shelf<Other> { Shelf<Other>(items.map(change)) }
  var summary: Double { Double(items.count) }
}

extension Shelf where Item: BinaryFloatingPoint {
  var sum: Item { items.reduce(0, +) }
}

private final class NumberShelf: Shelf<Double> {
  var taken: [Double] = []
  override func take() -> Double? {
    let item = super.take()
    if let item { taken.append(item) }
    return item
  }
  override var summary: Double { sum + Double(taken.count) }
}

private final class PairShelf<First, Second>: Shelf<(First, Second)> {
  func put(_ first: First, _ second: Second) { put((first, second)) }
}

private final class Recall<Key: Hashable, Value> {
  private var known: [Key: Value] = [:]
  private(set) var misses = 0
  private let make: (Key, Recall<Key, Value>) -> Value

  init(_ make: @escaping (Key, Recall<Key, Value>) -> Value) { self.make = make }

  subscript(key: Key) -> Value {
    if let value = known[key] { return value }
    misses += 1
    let value = make(key, self)
    known[key] = value
    return value
  }
}

/// Classes of elements of any type.
struct GenericClasses: Shape {
  /// 1...20
  var steps = 12

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: .zero)
    let shelf = Shelf([1, 2])
    shelf.onChange = { path.addLine(to: CGPoint(x: $0.count, y: $0.last ?? 0)) }
    shelf.put(5)
    shelf.put(8)
    _ = shelf.take()
    let texts = shelf.mapped { String(repeating: "x", count: $0) }
    path.addLine(to: CGPoint(x: texts.items.joined().count, y: 0))
    let numbers = NumberShelf([0.5, 1.5, 4])
    let general: Shelf<Double> = numbers
    path.addLine(to: CGPoint(x: general.take() ?? 0, y: general.summary))
    path.addLine(to: CGPoint(x: numbers.sum, y: Double(numbers.taken.count)))
    let pairs = PairShelf<Int, CGFloat>()
    pairs.put(3, 4)
    pairs.put((5, 6))
    for (x, y) in pairs.items { path.addLine(to: CGPoint(x: CGFloat(x), y: y)) }
    let fibonacci = Recall<Int, Int> { (index: Int, recall: Recall<Int, Int>) -> Int in
      if index < 2 { return index }
      return recall[index - 1] + recall[index - 2]
    }
    for index in 0..<steps { path.addLine(to: CGPoint(x: index, y: fibonacci[index])) }
    path.addLine(to: CGPoint(x: fibonacci.misses, y: (general as? NumberShelf)?.taken.count ?? 9))
    let shelves: [Shelf<Double>] = [Shelf([1]), NumberShelf([2, 3])]
    path.addLine(to: CGPoint(x: shelves.reduce(0) { $0 + $1.summary }, y: shelves.last is NumberShelf ? 1 : 2))
    return path
  }
}
