extension Prelude {
  /// What every sequence has; those that are no arrays are made one first.
  static let sequences = """
    func map<T>(_ transform: (Element) -> T) -> [T] {
      var result: [T] = []
      for element in self { result.append(transform(element)) }
      return result
    }
    func compactMap<T>(_ transform: (Element) -> T?) -> [T] {
      var result: [T] = []
      for element in self { if let value = transform(element) { result.append(value) } }
      return result
    }
    func flatMap<T>(_ transform: (Element) -> [T]) -> [T] {
      var result: [T] = []
      for element in self { result.append(contentsOf: transform(element)) }
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
      var run: [Element] = []
      for element in self { run.append(element) }
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
        if let known = greatest { if areInIncreasingOrder(known, element) { greatest = element } } else { greatest = element }
      }
      return greatest
    }
    """
}
