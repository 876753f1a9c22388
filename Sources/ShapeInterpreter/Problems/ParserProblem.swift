/// A source that the parser rejects.
enum ParserProblem: Problem {
  /// A diagnostic of swift-syntax, in its own words.
  case text(String)
  /// An `=` whose spaces the parser does not accept on one side.
  case unevenEqual

  var sentence: Sentence {
    switch self {
    case .text(let text): Sentence(stringLiteral: text)
    case .unevenEqual: "'=' must have consistent whitespace on both sides"
    }
  }

  /// True if swift-syntax names a brace; its diagnostics have no other facts.
  var concernsBraces: Bool {
    guard case .text(let text) = self else { return false }
    return ["brace", "'{'", "'}'"].contains { text.contains($0) }
  }
}
