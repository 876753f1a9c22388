import Foundation

/// A regular expression, or a text with `?` and `*`, that is looked for with a bound on the work.
struct TextPattern {
  private let expression: NSRegularExpression
  private var matching: NSRegularExpression.MatchingOptions = [.reportProgress]

  /// The most times that a search reports how far it is. It does so after some thousand steps.
  private static let mostReports = 2_000

  /// Makes a pattern that the whole of a text has to match; nil if it is broken.
  init?(whole pattern: String, isWild: Bool, ignoresCase: Bool) {
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
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(own))\\z", options: options) else { return nil }
    self.expression = expression
    matching.insert(.anchored)
  }

  /// Makes a pattern that a part of a text has to match; nil if it is broken.
  ///
  /// Nothing is found with a broken pattern, and nothing replaced. Foundation on Linux returns an empty text then.
  init?(part pattern: String, _ options: String.CompareOptions) {
    let ignoresCase = options.contains(.caseInsensitive)
    guard let expression = try? NSRegularExpression(pattern: pattern, options: ignoresCase ? .caseInsensitive : [])
    else {
      return nil
    }
    self.expression = expression
    if options.contains(.anchored) { matching.insert(.anchored) }
  }

  /// Returns the first matches in a text, at most as many as `count`.
  func matches(in text: String, atMost count: Int) throws(Fault) -> [NSTextCheckingResult] {
    var (found, reports): ([NSTextCheckingResult], Int) = ([], 0)
    let whole = NSRange(location: 0, length: text.utf16.count)
    expression.enumerateMatches(in: text, options: matching, range: whole) { match, _, stop in
      if let match { found.append(match) } else { reports += 1 }
      if found.count >= count || reports > Self.mostReports { stop.pointee = true }
    }
    guard reports <= Self.mostReports else { throw .outOfWork }
    return found
  }

  /// Replaces each match by a template, in which `$1` stands for what the first group has matched.
  func replacing(in text: String, with template: String, _ frame: Frame) throws(Fault) -> String {
    var (result, end) = ("", text.startIndex)
    for match in try matches(in: text, atMost: .max) {
      guard let range = Range(match.range, in: text) else { continue }
      result += text[end..<range.lowerBound]
      result += expression.replacementString(for: match, in: text, offset: 0, template: template)
      end = range.upperBound
      try frame.require(size: result.utf8.count, of: "characters in a string")
    }
    return result + text[end...]
  }
}
