import SwiftUI

/// Generic extensions of one collection that make others of its elements.
extension Set {
  func listed() -> [Element] { Array(self) }
  func doubled() -> [Element] { [Element](self) + Array(self) }
  func copied() -> Set { Set(Array(self)) }
}

extension Set where Element: Comparable {
  func ordered() -> ArraySlice<Element> { ArraySlice(Array(self).sorted()) }
}

extension Array {
  func sliced() -> ArraySlice<Element> { ArraySlice(self) }
  func numbered() -> [Int: Element] { Dictionary(uniqueKeysWithValues: zip([Int](0..<count), self)) }
  func counts() -> [Int] { [Int](Set(indices)).sorted() }
}

extension Array where Element: Hashable {
  func distinct() -> Int { Set(self).count }
  func tallied() -> [Element: Int] { reduce(into: Dictionary()) { $0[$1, default: 0] += 1 } }
}

extension ArraySlice {
  func whole() -> [Element] { Array(self) }
  func reversedSlice() -> ArraySlice<Element> { ArraySlice(Array(self).reversed()) }
}

extension Dictionary {
  func names() -> Set<Key> { Set(keys) }
  func contents() -> [Value] { Array(values) }
  func pairs() -> [(Key, Value)] { Array(self).map { ($0.key, $0.value) } }
}

extension Dictionary where Value: Hashable {
  func turned() -> [Value: Set<Key>] {
    var result: [Value: Set<Key>] = [:]
    for (key, value) in self { result[value, default: Set()].insert(key) }
    return result
  }
}

extension Range where Bound == Int {
  func closed() -> ClosedRange<Int> { ClosedRange(self) }
  func steps() -> Set<Int> { Set(Array(self)) }
}

extension Optional {
  func boxed() -> [Wrapped] { map { Array(repeating: $0, count: 1) } ?? [] }
}

struct ElementStairs: Shape {
  var heights: Set<Int> = [12, 4, 8, 20]
  var weights = ["a": 2, "b": 3, "c": 2]

  private var steps: [Double] {
    let list = heights.listed().sorted()
    let more = heights.doubled().count + heights.copied().count
    let slice = heights.ordered().dropFirst()
    let table = list.numbered()
    let tall = slice.whole() + slice.reversedSlice() + list.sliced().whole()
    let counted = [more, list.counts().count, [1, 1, 2].distinct(), [3, 3].tallied()[3] ?? 0, table[2] ?? 0]
    let keyed = [weights.names().count, weights.contents().reduce(0, +), weights.pairs().count]
    let turned = [weights.turned()[2]?.count ?? 0, (2..<5).closed().upperBound, (2..<5).steps().count]
    return (tall + counted + keyed + turned + Int?.some(7).boxed()).map(Double.init)
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let steps = steps
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for (index, step) in steps.enumerated() {
      let x = rect.minX + rect.width * CGFloat(index + 1) / CGFloat(steps.count)
      path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * CGFloat(step) / 30))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
