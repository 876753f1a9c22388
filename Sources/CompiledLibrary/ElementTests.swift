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
    var index = 0
    for element in self {
      if index == beginning.count { return true }
      if element != beginning[index] { return false }
      index += 1
    }
    return index == beginning.count
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
      if !isFirst { for element in separator { result.append(element) } }
      for element in inner { result.append(element) }
      isFirst = false
    }
    return result
  }
}
