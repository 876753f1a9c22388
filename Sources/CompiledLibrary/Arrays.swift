// The members that only arrays and slices have. A slice keeps the indices of the array that it was cut from.

// embed: also for ArraySlice
extension Array {
  mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
    self.replaceSubrange(self.startIndex..<self.endIndex, with: self.filter { !shouldBeRemoved($0) })
  }
  mutating func insert<S: Sequence>(contentsOf newElements: S, at i: Int) where S.Element == Element {
    self.replaceSubrange(i..<i, with: Array(newElements))
  }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    for element in newElements { self.append(element) }
  }
  mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    self.replaceSubrange(self.startIndex..<self.endIndex, with: self.sorted(by: areInIncreasingOrder))
  }
  mutating func partition(by belongsInSecondPartition: (Element) -> Bool) -> Int {
    var low = self.startIndex
    var high = self.endIndex
    while true {
      while low < high && !belongsInSecondPartition(self[low]) { low += 1 }
      if low == high { return low }
      high -= 1
      while low < high && belongsInSecondPartition(self[high]) { high -= 1 }
      if low == high { return low }
      self.swapAt(low, high)
      low += 1
    }
  }
  func prefix(upTo end: Int) -> ArraySlice<Element> { self[..<end] }
  func prefix(through position: Int) -> ArraySlice<Element> { self[...position] }
  func suffix(from start: Int) -> ArraySlice<Element> { self[start...] }
  func prefix(_ maxLength: Int) -> ArraySlice<Element> {
    self[..<Swift.min(self.startIndex + maxLength, self.endIndex)]
  }
  func suffix(_ maxLength: Int) -> ArraySlice<Element> {
    self[Swift.max(self.endIndex - maxLength, self.startIndex)...]
  }
  func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
    self[Swift.min(self.startIndex + k, self.endIndex)...]
  }
  func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
    self[..<Swift.max(self.endIndex - k, self.startIndex)]
  }
  func prefix(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    var end = self.startIndex
    while end < self.endIndex && predicate(self[end]) { end += 1 }
    return self[..<end]
  }
  func drop(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    var start = self.startIndex
    while start < self.endIndex && predicate(self[start]) { start += 1 }
    return self[start...]
  }
}

// embed: also for ArraySlice
extension Array where Element: Comparable {
  mutating func sort() { self.sort(by: { $0 < $1 }) }
}

extension Array {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self = []
    for element in elements { self.append(element) }
  }
}
