// Strings compared and searched with options. Where Apple's compare by the locale, these compare by the letters.

enum ComparisonResult: Int {
  case orderedAscending = -1
  case orderedSame = 0
  case orderedDescending = 1
}

/// A text while a literal with interpolations of the file's own puts it together.
struct DefaultStringInterpolation {
  var _joined = ""
  init() {}
  mutating func appendLiteral(_ literal: String) { _joined += literal }
  mutating func appendInterpolation<T>(_ value: T) { _joined += "\(value)" }
}

extension String {
  /// The options of comparisons and searches, with Foundation's numbers.
  struct CompareOptions: OptionSet, Hashable {
    let rawValue: Int
    static let caseInsensitive = String.CompareOptions(rawValue: 1)
    static let literal = String.CompareOptions(rawValue: 2)
    static let backwards = String.CompareOptions(rawValue: 4)
    static let anchored = String.CompareOptions(rawValue: 8)
    static let numeric = String.CompareOptions(rawValue: 64)
    static let diacriticInsensitive = String.CompareOptions(rawValue: 128)
    static let widthInsensitive = String.CompareOptions(rawValue: 256)
    static let forcedOrdering = String.CompareOptions(rawValue: 512)
    static let regularExpression = String.CompareOptions(rawValue: 1024)
  }
  func compare(_ other: String, options: String.CompareOptions = []) -> ComparisonResult {
    ComparisonResult(rawValue: self._order(other, options.rawValue))!
  }
  func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
    ComparisonResult(rawValue: self._order(other, 1))!
  }
  func localizedCompare(_ other: String) -> ComparisonResult { self._compared(other, 0) }
  func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult { self._compared(other, 1) }
  func localizedStandardCompare(_ other: String) -> ComparisonResult { self._compared(other, 65) }
  /// Small letters come before capital ones where nothing else differs.
  func _compared(_ other: String, _ options: Int) -> ComparisonResult {
    let order = self._order(other, 129 | options)
    if order != 0 { return ComparisonResult(rawValue: order)! }
    return ComparisonResult(rawValue: options & 1 == 1 && options != 65 ? 0 : other._order(self, 0))!
  }
  func range(of part: String, options: String.CompareOptions) -> Range<String.Index>? {
    guard options.contains(.regularExpression) else { return self._range(part, options.rawValue) }
    let found = _patternRange(self, part, options.rawValue)
    guard found.count == 2 else { return nil }
    return index(startIndex, offsetBy: found[0])..<index(startIndex, offsetBy: found[1])
  }
  func replacingOccurrences(of old: String, with new: String, options: String.CompareOptions) -> String {
    guard options.contains(.regularExpression) else { return self._replacing(old, new, options.rawValue) }
    return self._replacingPattern(old, new, options.rawValue)
  }
  func replacing(_ old: String, with new: String) -> String { self.replacingOccurrences(of: old, with: new) }
  func prefix(while predicate: (Character) -> Bool) -> String {
    var result = ""
    for character in self {
      if !predicate(character) { break }
      result.append(character)
    }
    return result
  }
  func drop(while predicate: (Character) -> Bool) -> String {
    String(self.dropFirst(self.prefix(while: predicate).count))
  }
  func prefix(upTo end: String.Index) -> String { String(self[..<end]) }
  func prefix(through position: String.Index) -> String { String(self[...position]) }
  func suffix(from start: String.Index) -> String { String(self[start...]) }
  /// Of a text of several characters between the parts.
  @_disfavoredOverload func split(
    separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
  ) -> [String] {
    var result: [String] = []
    var rest: [String] = []
    for part in self.components(separatedBy: separator) {
      if omittingEmptySubsequences && part.isEmpty && rest.isEmpty { continue }
      if result.count < maxSplits { result.append(part) } else { rest.append(part) }
    }
    if !rest.isEmpty { result.append(rest.joined(separator: separator)) }
    return result
  }
  mutating func removeAll(where shouldBeRemoved: (Character) -> Bool) {
    self = self.filter { !shouldBeRemoved($0) }
  }
}
