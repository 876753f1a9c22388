extension Prelude {
  /// What arrays alone have.
  static let arrays = """
    extension Array {
      init(_ elements: [Element]) { self = elements }
      func firstIndex(where predicate: (Element) -> Bool) -> Int? {
        for index in self.indices { if predicate(self[index]) { return index } }
        return nil
      }
      func dropFirst(_ k: Int = 1) -> [Element] {
        var result: [Element] = []
        for index in self.indices { if index >= k { result.append(self[index]) } }
        return result
      }
      func dropLast(_ k: Int = 1) -> [Element] {
        var result: [Element] = []
        for index in self.indices { if index < self.count - k { result.append(self[index]) } }
        return result
      }
      func prefix(_ maxLength: Int) -> [Element] { dropLast(Swift.max(0, self.count - maxLength)) }
      func suffix(_ maxLength: Int) -> [Element] { dropFirst(Swift.max(0, self.count - maxLength)) }
      mutating func swapAt(_ i: Int, _ j: Int) {
        let kept = self[i]
        self[i] = self[j]
        self[j] = kept
      }
      mutating func insert(_ newElement: Element, at index: Int) {
        var result = self.prefix(index)
        result.append(newElement)
        result.append(contentsOf: self.dropFirst(index))
        self = result
      }
      mutating func remove(at index: Int) -> Element {
        let removed = self[index]
        var result = self.prefix(index)
        result.append(contentsOf: self.dropFirst(index + 1))
        self = result
        return removed
      }
      mutating func removeAll() { self = [] }
      mutating func reverse() { self = self.reversed() }
    }
    extension Array where Element: Comparable {
      func min() -> Element? { self.min(by: { $0 < $1 }) }
      func max() -> Element? { self.max(by: { $0 < $1 }) }
      func sorted() -> [Element] { self.sorted(by: { $0 < $1 }) }
    }
    extension Array where Element: Equatable {
      func contains(_ element: Element) -> Bool {
        for other in self { if other == element { return true } }
        return false
      }
      func firstIndex(of element: Element) -> Int? {
        for index in self.indices { if self[index] == element { return index } }
        return nil
      }
    }

    """
}
