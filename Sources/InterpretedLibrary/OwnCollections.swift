// The members of collections that a file declares, with Int indices.

extension _OwnCollection {
  var count: Int { self.distance(from: self.startIndex, to: self.endIndex) }
  var isEmpty: Bool { self.startIndex == self.endIndex }
  var first: Element? {
    let start = self.startIndex
    return start == self.endIndex ? nil : self[start]
  }
  var last: Element? { self.isEmpty ? nil : self[self.index(before: self.endIndex)] }
  var indices: [Int] {
    var result: [Int] = []
    var index = self.startIndex
    while index != self.endIndex {
      result.append(index)
      index = self.index(after: index)
    }
    return result
  }
  func formIndex(after i: inout Int) { i = self.index(after: i) }
  func formIndex(before i: inout Int) { i = self.index(before: i) }
  func distance(from start: Int, to end: Int) -> Int {
    if end < start { return -self.distance(from: end, to: start) }
    var result = 0
    var index = start
    while index != end {
      result += 1
      index = self.index(after: index)
    }
    return result
  }
  func index(_ i: Int, offsetBy distance: Int) -> Int {
    var index = i
    var rest = distance
    while rest > 0 {
      index = self.index(after: index)
      rest -= 1
    }
    while rest < 0 {
      index = self.index(before: index)
      rest += 1
    }
    return index
  }
  func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    var index = i
    var rest = distance
    while rest != 0 {
      if index == limit { return nil }
      index = rest > 0 ? self.index(after: index) : self.index(before: index)
      rest += rest > 0 ? -1 : 1
    }
    return index
  }
  func firstIndex(where predicate: (Element) -> Bool) -> Int? {
    var index = self.startIndex
    while index != self.endIndex {
      if predicate(self[index]) { return index }
      index = self.index(after: index)
    }
    return nil
  }
  func lastIndex(where predicate: (Element) -> Bool) -> Int? {
    var index = self.endIndex
    while index != self.startIndex {
      index = self.index(before: index)
      if predicate(self[index]) { return index }
    }
    return nil
  }
}

/// A part of a collection, whose elements have the indices of the whole.
struct Slice<Base: Collection>: Collection {
  let base: Base
  let startIndex: Int
  let endIndex: Int
  init(base: Base, bounds: Range<Int>) {
    self.base = base
    self.startIndex = bounds.lowerBound
    self.endIndex = bounds.upperBound
  }
  func index(after i: Int) -> Int { self.base.index(after: i) }
  func index(before i: Int) -> Int { self.base.index(before: i) }
  subscript(position: Int) -> Base.Element { self.base[position] }
}

extension _OwnCollection {
  subscript(bounds: Range<Int>) -> Slice<Self> { Slice(base: self, bounds: bounds) }
  subscript(bounds: ClosedRange<Int>) -> Slice<Self> {
    Slice(base: self, bounds: bounds.lowerBound..<self.index(after: bounds.upperBound))
  }
  subscript(bounds: PartialRangeFrom<Int>) -> Slice<Self> { self.suffix(from: bounds.lowerBound) }
  subscript(bounds: PartialRangeUpTo<Int>) -> Slice<Self> { self.prefix(upTo: bounds.upperBound) }
  subscript(bounds: PartialRangeThrough<Int>) -> Slice<Self> { self.prefix(through: bounds.upperBound) }
  func prefix(upTo end: Int) -> Slice<Self> { Slice(base: self, bounds: self.startIndex..<end) }
  func prefix(through position: Int) -> Slice<Self> { self.prefix(upTo: self.index(after: position)) }
  func suffix(from start: Int) -> Slice<Self> { Slice(base: self, bounds: start..<self.endIndex) }
  func prefix(_ maxLength: Int) -> Slice<Self> { self.prefix(upTo: self._index(behind: maxLength)) }
  func suffix(_ maxLength: Int) -> Slice<Self> { self.suffix(from: self._index(behind: self.count - maxLength)) }
  func dropFirst(_ k: Int = 1) -> Slice<Self> { self.suffix(from: self._index(behind: k)) }
  func dropLast(_ k: Int = 1) -> Slice<Self> { self.prefix(upTo: self._index(behind: self.count - k)) }
  func prefix(while predicate: (Element) -> Bool) -> Slice<Self> {
    self.prefix(upTo: self._firstIndex(without: predicate))
  }
  func drop(while predicate: (Element) -> Bool) -> Slice<Self> {
    self.suffix(from: self._firstIndex(without: predicate))
  }
  /// The index behind a number of elements, as far as there are that many.
  func _index(behind count: Int) -> Int {
    var index = self.startIndex
    var rest = count
    while rest > 0 && index != self.endIndex {
      index = self.index(after: index)
      rest -= 1
    }
    return index
  }
  func _firstIndex(without predicate: (Element) -> Bool) -> Int {
    var index = self.startIndex
    while index != self.endIndex && predicate(self[index]) { index = self.index(after: index) }
    return index
  }
}

extension _OwnCollection where Element: Equatable {
  func firstIndex(of element: Element) -> Int? { self.firstIndex(where: { $0 == element }) }
  func lastIndex(of element: Element) -> Int? { self.lastIndex(where: { $0 == element }) }
}

extension _OwnCollection where Self: RandomAccessCollection {
  var indices: Range<Int> { self.startIndex..<self.endIndex }
  func distance(from start: Int, to end: Int) -> Int { end - start }
}

extension _OwnCollection where Self: MutableCollection {
  mutating func swapAt(_ i: Int, _ j: Int) {
    let kept = self[i]
    self[i] = self[j]
    self[j] = kept
  }
  mutating func reverse() {
    let all = Array(self)
    var rest = all.count
    var index = self.startIndex
    while rest > 0 {
      rest -= 1
      self[index] = all[rest]
      index = self.index(after: index)
    }
  }
  mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var index = self.startIndex
    for element in self.sorted(by: areInIncreasingOrder) {
      self[index] = element
      index = self.index(after: index)
    }
  }
}

extension _OwnCollection where Self: MutableCollection, Element: Comparable {
  mutating func sort() { self.sort(by: { $0 < $1 }) }
}
