// Orders by which lists are sorted: of a property, forwards or backwards. Nil comes before all values. Texts are
// compared as Apple's Finder does by default, with numbers in them as numbers.

enum SortOrder: Hashable { case forward, reverse }

extension String {
  struct StandardComparator: Hashable {
    let _options: Int
    static let localizedStandard = String.StandardComparator(_options: 65)
    static let localized = String.StandardComparator(_options: 0)
    static let lexical = String.StandardComparator(_options: -1)
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
      if _options < 0 { return lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame }
      return lhs._compared(rhs, _options)
    }
  }
}

struct KeyPathComparator<Compared>: Hashable, CustomStringConvertible {
  var order: SortOrder
  let _order: (Compared, Compared) -> Int
  /// The text by which the key path is known.
  let _path: String
  static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool {
    lhs.order == rhs.order && lhs._path == rhs._path
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_path) }
  var description: String { "\(order) \(_path)" }
}

struct SortDescriptor<Compared>: Hashable, CustomStringConvertible {
  var order: SortOrder
  let _order: (Compared, Compared) -> Int
  let _path: String
  static func == (lhs: SortDescriptor<Compared>, rhs: SortDescriptor<Compared>) -> Bool {
    lhs.order == rhs.order && lhs._path == rhs._path
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_path) }
  var description: String { "\(order) \(_path)" }
}

// embed: also for SortDescriptor
extension KeyPathComparator {
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.order = order
    self._path = _pathText(keyPath)
    self._order = { a, b in
      let first = a[keyPath: keyPath]
      let second = b[keyPath: keyPath]
      return first < second ? -1 : second < first ? 1 : 0
    }
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.order = order
    self._path = _pathText(keyPath)
    self._order = { a, b in
      guard let first = a[keyPath: keyPath] else { return b[keyPath: keyPath] == nil ? 0 : -1 }
      guard let second = b[keyPath: keyPath] else { return 1 }
      return first < second ? -1 : second < first ? 1 : 0
    }
  }
  init(_ keyPath: KeyPath<Compared, String>, order: SortOrder = .forward) {
    self.init(keyPath, comparator: String.StandardComparator.localizedStandard, order: order)
  }
  init(
    _ keyPath: KeyPath<Compared, String>, comparator: String.StandardComparator, order: SortOrder = .forward
  ) {
    self.order = order
    self._path = _pathText(keyPath)
    self._order = { a, b in comparator.compare(a[keyPath: keyPath], b[keyPath: keyPath]).rawValue }
  }
  init(_ keyPath: KeyPath<Compared, String?>, order: SortOrder = .forward) {
    self.init(keyPath, comparator: String.StandardComparator.localizedStandard, order: order)
  }
  init(
    _ keyPath: KeyPath<Compared, String?>, comparator: String.StandardComparator, order: SortOrder = .forward
  ) {
    self.order = order
    self._path = _pathText(keyPath)
    self._order = { a, b in
      guard let first = a[keyPath: keyPath] else { return b[keyPath: keyPath] == nil ? 0 : -1 }
      guard let second = b[keyPath: keyPath] else { return 1 }
      return comparator.compare(first, second).rawValue
    }
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let found = self._order(lhs, rhs)
    return ComparisonResult(rawValue: self.order == .forward ? found : -found)!
  }
}

extension Sequence {
  func _sorted(_ compare: (Element, Element) -> ComparisonResult) -> [Element] {
    self.sorted(by: { compare($0, $1) == .orderedAscending })
  }
  func sorted(using comparator: KeyPathComparator<Element>) -> [Element] { self._sorted(comparator.compare) }
  func sorted(using comparator: SortDescriptor<Element>) -> [Element] { self._sorted(comparator.compare) }
  func sorted(using comparators: [KeyPathComparator<Element>]) -> [Element] {
    self._sorted { a, b in comparators.lazy.map { $0.compare(a, b) }.first { $0 != .orderedSame } ?? .orderedSame }
  }
  func sorted(using comparators: [SortDescriptor<Element>]) -> [Element] {
    self._sorted { a, b in comparators.lazy.map { $0.compare(a, b) }.first { $0 != .orderedSame } ?? .orderedSame }
  }
}

extension Array {
  mutating func sort(using comparator: KeyPathComparator<Element>) { self = self.sorted(using: comparator) }
  mutating func sort(using comparators: [KeyPathComparator<Element>]) { self = self.sorted(using: comparators) }
  mutating func sort(using comparator: SortDescriptor<Element>) { self = self.sorted(using: comparator) }
  mutating func sort(using comparators: [SortDescriptor<Element>]) { self = self.sorted(using: comparators) }
}
