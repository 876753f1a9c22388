// The checker of spelling of UIKit. There is no dictionary here, so that every word counts as correct.

// swift-format-ignore: AlwaysUseLowerCamelCase
let NSNotFound = Int.max

struct NSRange: Hashable {
  var location: Int
  var length: Int
  var lowerBound: Int { location }
  var upperBound: Int { location + length }
  func contains(_ index: Int) -> Bool { index >= location && index < location + length }
}

final class UITextChecker {
  static let availableLanguages = ["en"]
  init() {}
  func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
  func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }
}
