import Foundation
import SwiftParser
import SwiftSyntax

/// The texts among a source's string literals that people read: their fixed words, with gaps where values are put in.
struct DiagnosticSentences {
  struct Sentence: Hashable {
    /// The fixed texts, in order; values stand between them.
    var parts: [String]

    /// The sentence with `…` for each value.
    var description: String { parts.joined(separator: "…") }

    /// True if a text could be the sentence with its values: it has all parts, one after the other.
    func occurs(in text: String) -> Bool {
      var rest = text[...]
      for part in parts where !part.isEmpty {
        guard let range = rest.range(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  /// The sentences of at least three words that are said from the sources, each with the name of its file.
  private(set) var sentences: [Sentence: String] = [:]

  /// Collects the sentences of a source; those of preconditions and assertions speak to programmers alone.
  mutating func collect(_ source: String, file: String) {
    let collector = LiteralCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: source))
    for sentence in collector.found { sentences[sentence] = file }
  }
}

private final class LiteralCollector: SyntaxVisitor {
  var found: [DiagnosticSentences.Sentence] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    return ["precondition", "preconditionFailure", "assert"].contains(callee) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    var parts = [""]
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text):
        parts[parts.count - 1] += text.content.text.replacing("\\\\", with: "\\")
      case .expressionSegment: parts.append("")
      }
    }
    // Source text of our own is not said to anybody.
    let text = parts.joined()
    let isCall = text.hasSuffix(")") && text.prefix { $0 != "(" }.allSatisfy { $0.isLetter || $0 == "." }
    let isCode = isCall || text.contains { "{}$".contains($0) } && !text.contains("expected '{'")
    let words = parts.joined(separator: " ").split { !$0.isLetter && $0 != "'" }.filter {
      $0.contains(where: \.isLetter)
    }
    let hasSpaces = text.filter { $0 == " " }.count > 1
    if !isCode, hasSpaces, words.count > 1 { found.append(.init(parts: parts)) }
    return .visitChildren
  }
}
