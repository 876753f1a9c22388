import Foundation

// Predicates: their formats, and the patterns that texts match.

extension LibraryTable {
  @inline(never)
  mutating func addPredicates() {
    function("_predicateCode(_:_:)", cost: .everythingTimes(16)) { (format: String, count: Int) throws(Fault) in
      do throws(PredicateFormat.Flaw) {
        return try PredicateFormat(format, arguments: count).code
      } catch {
        throw .predicate(format, error.words)
      }
    }
    function("_foldedText(_:_:_:)", cost: .characters) { (text: String, ignoresCase: Bool, ignoresMarks: Bool) in
      var options: String.CompareOptions = []
      if ignoresCase { options.insert(.caseInsensitive) }
      if ignoresMarks { options.insert(.diacriticInsensitive) }
      return text.folding(options: options, locale: nil)
    }
    function("_matchesPattern(_:_:_:)", cost: .everythingTimes(32)) {
      (text: String, pattern: String, kind: Int) throws(Fault) in
      try TextPattern(pattern, isWild: kind == 1, ignoresCase: kind == 2).matches(text)
    }
  }
}

/// A pattern that the whole of a text has to match: a regular expression, or a text with `?` and `*`.
private struct TextPattern {
  private let expression: NSRegularExpression

  /// The most times that a search reports how far it is. It does so after some thousand steps.
  private static let mostReports = 2_000

  init(_ pattern: String, isWild: Bool, ignoresCase: Bool) throws(Fault) {
    var own = pattern
    if isWild {
      own = pattern.map { character in
        switch character {
        case "*": ".*"
        case "?": "."
        default: NSRegularExpression.escapedPattern(for: String(character))
        }
      }.joined()
    }
    var options: NSRegularExpression.Options = isWild ? [.dotMatchesLineSeparators] : []
    if ignoresCase { options.insert(.caseInsensitive) }
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(own))\\z", options: options) else {
      throw .pattern(pattern)
    }
    self.expression = expression
  }

  func matches(_ text: String) throws(Fault) -> Bool {
    var (isMatch, reports) = (false, 0)
    let whole = NSRange(location: 0, length: text.utf16.count)
    expression.enumerateMatches(in: text, options: [.reportProgress, .anchored], range: whole) { match, _, stop in
      if match != nil { isMatch = true } else { reports += 1 }
      if isMatch || reports > Self.mostReports { stop.pointee = true }
    }
    guard reports <= Self.mostReports else { throw .outOfWork }
    return isMatch
  }
}
