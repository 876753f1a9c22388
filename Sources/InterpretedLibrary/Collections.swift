// The members of collections. All indices are integers here.

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
