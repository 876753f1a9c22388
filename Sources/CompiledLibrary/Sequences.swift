// The members of every sequence.

extension Sequence {
  func map<T>(_ change: (Element) -> T) -> [T] {
    var result: [T] = []
    for element in self { result.append(change(element)) }
    return result
  }
  func compactMap<T>(_ change: (Element) -> T?) -> [T] {
    var result: [T] = []
    for element in self { if let value = change(element) { result.append(value) } }
    return result
  }
  func flatMap<S: Sequence>(_ change: (Element) -> S) -> [S.Element] {
    var result: [S.Element] = []
    for element in self { for part in change(element) { result.append(part) } }
    return result
  }
  func filter(_ isIncluded: (Element) -> Bool) -> [Element] {
    var result: [Element] = []
    for element in self { if isIncluded(element) { result.append(element) } }
    return result
  }
  func forEach(_ body: (Element) -> Void) {
    for element in self { body(element) }
  }
  func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) -> Result) -> Result {
    var result = initialResult
    for element in self { result = nextPartialResult(result, element) }
    return result
  }
  func reduce<Result>(into initialResult: Result, _ update: (inout Result, Element) -> Void) -> Result {
    var result = initialResult
    for element in self { update(&result, element) }
    return result
  }
  func allSatisfy(_ predicate: (Element) -> Bool) -> Bool {
    for element in self { if !predicate(element) { return false } }
    return true
  }
  func contains(where predicate: (Element) -> Bool) -> Bool {
    for element in self { if predicate(element) { return true } }
    return false
  }
  func first(where predicate: (Element) -> Bool) -> Element? {
    for element in self { if predicate(element) { return element } }
    return nil
  }
  func enumerated() -> [(offset: Int, element: Element)] {
    var result: [(offset: Int, element: Element)] = []
    var index = 0
    for element in self {
      result.append((offset: index, element: element))
      index += 1
    }
    return result
  }
  func sorted(by areInIncreasingOrder: (Element, Element) -> Bool) -> [Element] {
    var run = Array(self)
    var width = 1
    while width < run.count {
      var merged: [Element] = []
      var start = 0
      while start < run.count {
        let middle = Swift.min(start + width, run.count)
        let end = Swift.min(start + 2 * width, run.count)
        var left = start
        var right = middle
        while left < middle || right < end {
          if left < middle && (right >= end || !areInIncreasingOrder(run[right], run[left])) {
            merged.append(run[left])
            left += 1
          } else {
            merged.append(run[right])
            right += 1
          }
        }
        start += 2 * width
      }
      run = merged
      width *= 2
    }
    return run
  }
  func min(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {
    var least: Element? = nil
    for element in self {
      if let known = least { if areInIncreasingOrder(element, known) { least = element } } else { least = element }
    }
    return least
  }
  func max(by areInIncreasingOrder: (Element, Element) -> Bool) -> Element? {
    var greatest: Element? = nil
    for element in self {
      if let known = greatest {
        if areInIncreasingOrder(known, element) { greatest = element }
      } else {
        greatest = element
      }
    }
    return greatest
  }
  func makeIterator() -> IndexingIterator<Self> { IndexingIterator<Self>(elements: Array(self)) }
  func reversed() -> [Element] {
    let elements = Array(self)
    var result: [Element] = []
    var index = elements.count
    while index > 0 {
      index -= 1
      result.append(elements[index])
    }
    return result
  }
  func count(where predicate: (Element) -> Bool) -> Int {
    var result = 0
    for element in self { if predicate(element) { result += 1 } }
    return result
  }
  func prefix(_ maxLength: Int) -> ArraySlice<Element> {
    var result: [Element] = []
    if maxLength > 0 {
      for element in self {
        result.append(element)
        if result.count == maxLength { break }
      }
    }
    return ArraySlice(result)
  }
  func prefix(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    var result: [Element] = []
    for element in self {
      if !predicate(element) { break }
      result.append(element)
    }
    return ArraySlice(result)
  }
  func suffix(_ maxLength: Int) -> ArraySlice<Element> {
    let all = Array(self)
    return all[Swift.max(0, all.count - maxLength)...]
  }
  func dropFirst(_ k: Int = 1) -> ArraySlice<Element> {
    let all = Array(self)
    return all[Swift.min(k, all.count)...]
  }
  func dropLast(_ k: Int = 1) -> ArraySlice<Element> {
    let all = Array(self)
    return all[..<Swift.max(0, all.count - k)]
  }
  func drop(while predicate: (Element) -> Bool) -> ArraySlice<Element> {
    let all = Array(self)
    var start = 0
    while start < all.count && predicate(all[start]) { start += 1 }
    return all[start...]
  }
  func elementsEqual<S: Sequence>(_ other: S, by areEquivalent: (Element, S.Element) -> Bool) -> Bool {
    let others = Array(other)
    var index = 0
    for element in self {
      if index >= others.count || !areEquivalent(element, others[index]) { return false }
      index += 1
    }
    return index == others.count
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) -> Bool
  ) -> [ArraySlice<Element>] {
    let all = Array(self)
    var result: [ArraySlice<Element>] = []
    var start = 0
    for index in 0..<all.count {
      if result.count < maxSplits && isSeparator(all[index]) {
        if start < index || !omittingEmptySubsequences { result.append(all[start..<index]) }
        start = index + 1
      }
    }
    if start < all.count || !omittingEmptySubsequences { result.append(all[start...]) }
    return result
  }
}
