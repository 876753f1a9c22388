// Orders by which lists are sorted: of a property, forwards or backwards.

enum SortOrder: Hashable { case forward, reverse }

struct KeyPathComparator<Compared> {
  var order: SortOrder
  let _order: (Compared, Compared) -> Int
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.order = order
    self._order = { a, b in
      let first = a[keyPath: keyPath]
      let second = b[keyPath: keyPath]
      return first < second ? -1 : second < first ? 1 : 0
    }
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let found = self._order(lhs, rhs)
    return ComparisonResult(rawValue: self.order == .forward ? found : -found)!
  }
}

struct SortDescriptor<Compared> {
  var order: SortOrder
  let _order: (Compared, Compared) -> Int
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.order = order
    self._order = { a, b in
      let first = a[keyPath: keyPath]
      let second = b[keyPath: keyPath]
      return first < second ? -1 : second < first ? 1 : 0
    }
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let found = self._order(lhs, rhs)
    return ComparisonResult(rawValue: self.order == .forward ? found : -found)!
  }
}

extension Sequence {
  func sorted(using comparator: KeyPathComparator<Element>) -> [Element] {
    self.sorted(by: { comparator.compare($0, $1) == .orderedAscending })
  }
  func sorted(using comparators: [KeyPathComparator<Element>]) -> [Element] {
    self.sorted(by: { a, b in
      for comparator in comparators {
        let found = comparator.compare(a, b)
        if found != .orderedSame { return found == .orderedAscending }
      }
      return false
    })
  }
  func sorted(using comparator: SortDescriptor<Element>) -> [Element] {
    self.sorted(by: { comparator.compare($0, $1) == .orderedAscending })
  }
  func sorted(using comparators: [SortDescriptor<Element>]) -> [Element] {
    self.sorted(by: { a, b in
      for comparator in comparators {
        let found = comparator.compare(a, b)
        if found != .orderedSame { return found == .orderedAscending }
      }
      return false
    })
  }
}

extension Array {
  mutating func sort(using comparator: KeyPathComparator<Element>) { self = self.sorted(using: comparator) }
  mutating func sort(using comparators: [KeyPathComparator<Element>]) { self = self.sorted(using: comparators) }
  mutating func sort(using comparator: SortDescriptor<Element>) { self = self.sorted(using: comparator) }
  mutating func sort(using comparators: [SortDescriptor<Element>]) { self = self.sorted(using: comparators) }
}
