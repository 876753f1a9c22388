// The members of dictionaries and sets. Both keep the order in which their elements were inserted.

extension Dictionary {
  init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
    self = [:]
    for (key, value) in keysAndValues {
      if self.updateValue(value, forKey: key) != nil { fatalError("duplicate values for key") }
    }
  }
  init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) -> Value)
  where S.Element == (Key, Value) {
    self = [:]
    for (key, value) in keysAndValues {
      if let known = self[key] { self[key] = combine(known, value) } else { self[key] = value }
    }
  }
  init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) -> Key) where Value == [S.Element] {
    self = [:]
    for value in values { self[keyForValue(value), default: []].append(value) }
  }
  func mapValues<T>(_ change: (Value) -> T) -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { result[key] = change(value) }
    return result
  }
  func compactMapValues<T>(_ change: (Value) -> T?) -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { if let new = change(value) { result[key] = new } }
    return result
  }
  func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value] {
    var result: [Key: Value] = [:]
    for entry in self { if isIncluded(entry) { result[entry.key] = entry.value } }
    return result
  }
  mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) {
    for (key, value) in other {
      if let known = self[key] { self[key] = combine(known, value) } else { self[key] = value }
    }
  }
  mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) -> Value)
  where S.Element == (Key, Value) {
    for (key, value) in other {
      if let known = self[key] { self[key] = combine(known, value) } else { self[key] = value }
    }
  }
  func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value] {
    var result = self
    result.merge(other, uniquingKeysWith: combine)
    return result
  }
}

extension Set {
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    self = []
    for element in elements { _ = self.insert(element) }
  }
  static func _elements<S: Sequence>(of sequence: S) -> Set<Element> where S.Element == Element {
    var result: Set<Element> = []
    for element in sequence { _ = result.insert(element) }
    return result
  }
  func filter(_ isIncluded: (Element) -> Bool) -> Set<Element> {
    var result: Set<Element> = []
    for element in self { if isIncluded(element) { _ = result.insert(element) } }
    return result
  }
  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { _ = self.insert(element) }
  }
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { _ = self.remove(element) }
  }
  mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    let others = Self._elements(of: other)
    self = self.filter { others.contains($0) }
  }
  mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
    for element in Self._elements(of: other) {
      if self.remove(element) == nil { _ = self.insert(element) }
    }
  }
  func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in other { _ = result.insert(element) }
    return result
  }
  func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    result.subtract(other)
    return result
  }
  func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    let others = Self._elements(of: other)
    return self.filter { others.contains($0) }
  }
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in Self._elements(of: other) {
      if result.remove(element) == nil { _ = result.insert(element) }
    }
    return result
  }
  func isSubset<S: Sequence>(of possibleSuperset: S) -> Bool where S.Element == Element {
    let others = Self._elements(of: possibleSuperset)
    return self.allSatisfy { others.contains($0) }
  }
  func isSuperset<S: Sequence>(of possibleSubset: S) -> Bool where S.Element == Element {
    possibleSubset.allSatisfy { self.contains($0) }
  }
  func isStrictSubset(of other: Set<Element>) -> Bool { self.count < other.count && self.isSubset(of: other) }
  func isStrictSuperset(of other: Set<Element>) -> Bool { other.count < self.count && self.isSuperset(of: other) }
  func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    other.allSatisfy { !self.contains($0) }
  }
  mutating func popFirst() -> Element? { self.isEmpty ? nil : self.removeFirst() }
}

struct CharacterSet {
  private let _isMember: (Character) -> Bool
  private init(_where isMember: @escaping (Character) -> Bool) { _isMember = isMember }
  init() { _isMember = { _ in false } }
  init(charactersIn string: String) {
    let characters = Array(string)
    _isMember = { characters.contains($0) }
  }
  func _contains(_ character: Character) -> Bool { _isMember(character) }
  var inverted: CharacterSet { CharacterSet(_where: { !self._contains($0) }) }
  func union(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(_where: { self._contains($0) || other._contains($0) })
  }
  func intersection(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(_where: { self._contains($0) && other._contains($0) })
  }
  func subtracting(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(_where: { self._contains($0) && !other._contains($0) })
  }
  static var letters: CharacterSet { CharacterSet(_where: { $0.isLetter }) }
  static var alphanumerics: CharacterSet { CharacterSet(_where: { $0.isLetter || $0.isNumber }) }
  static var punctuationCharacters: CharacterSet { CharacterSet(_where: { $0.isPunctuation }) }
  static var symbols: CharacterSet { CharacterSet(_where: { $0.isSymbol }) }
  static var decimalDigits: CharacterSet { CharacterSet(_where: { $0.isNumber && $0.isWholeNumber }) }
  static var uppercaseLetters: CharacterSet { CharacterSet(_where: { $0.isUppercase }) }
  static var lowercaseLetters: CharacterSet { CharacterSet(_where: { $0.isLowercase }) }
  static var whitespaces: CharacterSet { CharacterSet(charactersIn: " \t\u{A0}") }
  static var newlines: CharacterSet { CharacterSet(charactersIn: "\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}") }
  static var whitespacesAndNewlines: CharacterSet {
    CharacterSet(charactersIn: " \t\u{A0}\n\r\u{B}\u{C}\u{85}\u{2028}\u{2029}")
  }
}

/// Numbers in ascending order, each of them once.
struct IndexSet: RandomAccessCollection, Hashable, ExpressibleByArrayLiteral {
  private var _numbers: [Int] = []
  init() {}
  init(integer: Int) { _numbers = [integer] }
  init(integersIn range: Range<Int>) { _numbers = Array(range) }
  init(arrayLiteral elements: Int...) { _add(elements) }
  init<S: Sequence>(_ elements: S) where S.Element == Int { _add(elements.map { $0 }) }
  var startIndex: Int { 0 }
  var endIndex: Int { _numbers.count }
  subscript(position: Int) -> Int { _numbers[position] }
  func contains(_ integer: Int) -> Bool { _numbers.contains(integer) }
  mutating func insert(_ integer: Int) { _add([integer]) }
  private mutating func _add(_ integers: [Int]) {
    let sorted = (_numbers + integers).sorted()
    _numbers = []
    for number in sorted { if _numbers.last != number { _numbers.append(number) } }
  }
  mutating func remove(_ integer: Int) { _numbers = _numbers.filter { $0 != integer } }
}

extension Array {
  mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { self.remove(at: index) }
  }
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let place = destination - source.filter { $0 < destination }.count
    self.remove(atOffsets: source)
    self.insert(contentsOf: moved, at: place)
  }
}

/// The pairs of a dictionary literal in their order; keys may repeat.
struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral {
  private let _pairs: [(key: Key, value: Value)]
  init(dictionaryLiteral elements: (Key, Value)...) { _pairs = elements.map { (key: $0.0, value: $0.1) } }
  var startIndex: Int { 0 }
  var endIndex: Int { _pairs.count }
  subscript(position: Int) -> (key: Key, value: Value) { _pairs[position] }
}

extension String {
  func trimmingCharacters(in set: CharacterSet) -> String {
    var characters = Array(self)
    while let last = characters.last, set._contains(last) { characters.removeLast() }
    while let first = characters.first, set._contains(first) { characters.removeFirst() }
    return String(characters)
  }
  func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if set._contains(self[index]) { return index..<next }
      index = next
    }
    return nil
  }
  func components(separatedBy separator: CharacterSet) -> [String] {
    self.split(omittingEmptySubsequences: false, whereSeparator: { separator._contains($0) })
  }
  func filter(_ isIncluded: (Character) -> Bool) -> String {
    var result = ""
    for character in self { if isIncluded(character) { result.append(character) } }
    return result
  }
  func split(
    separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [String] {
    self.split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences,
      whereSeparator: { $0 == separator })
  }
  func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Character) -> Bool
  ) -> [String] {
    Array(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: isSeparator
    ).map { String(Array($0)) }
  }
}
