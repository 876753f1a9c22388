// The members of sequences whose elements are comparable, equatable or sequences themselves.

extension Sequence where Element: Comparable {
  func min() -> Element? { self.min(by: { $0 < $1 }) }
  func max() -> Element? { self.max(by: { $0 < $1 }) }
  func sorted() -> [Element] { self.sorted(by: { $0 < $1 }) }
}

extension Sequence where Element: Equatable {
  func contains(_ element: Element) -> Bool {
    for other in self { if other == element { return true } }
    return false
  }
  func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    self.elementsEqual(other, by: { $0 == $1 })
  }
  func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element {
    let beginning = Array(possiblePrefix)
    return self.prefix(beginning.count).elementsEqual(beginning)
  }
  func split(
    separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [ArraySlice<Element>] {
    self.split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
}

extension Sequence where Element == String {
  func joined(separator: String = "") -> String {
    var result = ""
    var isFirst = true
    for element in self {
      if !isFirst { result.append(separator) }
      result.append(element)
      isFirst = false
    }
    return result
  }
}

extension Sequence where Element: Sequence {
  func joined() -> [Element.Element] {
    var result: [Element.Element] = []
    for inner in self { for element in inner { result.append(element) } }
    return result
  }
  func joined(separator: [Element.Element]) -> [Element.Element] {
    var result: [Element.Element] = []
    var isFirst = true
    for inner in self {
      if !isFirst { result.append(contentsOf: separator) }
      for element in inner { result.append(element) }
      isFirst = false
    }
    return result
  }
}

extension Collection {
  func index(after i: Int) -> Int
  func index(before i: Int) -> Int
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    if distance >= 0 && limit >= i && i + distance > limit { return nil }
    if distance < 0 && limit <= i && i + distance < limit { return nil }
    return i + distance
  }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  func firstIndex(where predicate: (Element) -> Bool) -> Int? {
    var index = self.startIndex
    for element in self {
      if predicate(element) { return index }
      index += 1
    }
    return nil
  }
  func lastIndex(where predicate: (Element) -> Bool) -> Int? {
    var result: Int? = nil
    var index = self.startIndex
    for element in self {
      if predicate(element) { result = index }
      index += 1
    }
    return result
  }
  func last(where predicate: (Element) -> Bool) -> Element? {
    for element in self.reversed() { if predicate(element) { return element } }
    return nil
  }
}

extension Collection where Element: Equatable {
  func firstIndex(of element: Element) -> Int? { self.firstIndex(where: { $0 == element }) }
  func lastIndex(of element: Element) -> Int? { self.lastIndex(where: { $0 == element }) }
}
