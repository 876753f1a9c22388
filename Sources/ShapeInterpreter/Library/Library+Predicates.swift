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
      guard let pattern = TextPattern(whole: pattern, isWild: kind == 1, ignoresCase: kind == 2) else {
        throw .pattern(pattern)
      }
      return try pattern.matches(in: text, atMost: 1).count == 1
    }
    function("_patternRange(_:_:_:)", cost: .everythingTimes(32)) {
      (text: String, pattern: String, options: Int) throws(Fault) in
      let options = String.CompareOptions(rawValue: UInt(bitPattern: options))
      guard let pattern = TextPattern(part: pattern, options) else { return [Int]() }
      guard let range = try pattern.matches(in: text, atMost: 1).first.flatMap({ Range($0.range, in: text) }) else {
        return []
      }
      return [range.lowerBound, range.upperBound].map { text.distance(from: text.startIndex, to: $0) }
    }
  }
}
