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
