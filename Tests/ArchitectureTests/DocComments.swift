import SwiftParser
import SwiftSyntax

/// The comments of one file, and the faults in them that a reader stumbles over.
struct DocComments {
  struct Fault: Equatable, CustomStringConvertible {
    enum Kind: String {
      case longLine = "a comment of over 120 columns"
      case relativeOpening = "a doc comment that opens with a relative clause"
      case misplaced = "a doc comment that stands above no declaration"
    }

    var line: Int
    var kind: Kind
    var text: String

    var description: String { "\(line): \(kind.rawValue): \(text)" }
  }

  static let columns = 120

  /// First words that make a reader wait for the noun.
  static let relativeWords: Set<Substring> = [
    "As", "How", "That", "Those", "What", "When", "Where", "Whether", "Which", "Who", "Whose", "Why",
  ]

  private(set) var faults: [Fault] = []
  /// The number of doc comments.
  private(set) var count = 0

  init(of text: String) {
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      read(token.leadingTrivia, from: token.position, above: token, converter)
      read(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia, above: nil, converter)
    }
    faults.sort { $0.line < $1.line }
  }

  /// Reads the comments before or behind a token.
  private mutating func read(
    _ trivia: Trivia, from start: AbsolutePosition, above token: TokenSyntax?, _ converter: SourceLocationConverter
  ) {
    var position = start
    /// The first line of the doc comment that is open, and its text.
    var open: (line: Int, text: String)?
    func close(misplaced: Bool) {
      guard let (line, text) = open else { return }
      open = nil
      count += 1
      if misplaced { faults.append(Fault(line: line, kind: .misplaced, text: text)) }
      let word = text.prefix { $0.isLetter }
      if Self.relativeWords.contains(word) {
        faults.append(Fault(line: line, kind: .relativeOpening, text: text))
      }
    }
    for piece in trivia {
      let place = converter.location(for: position)
      position += piece.sourceLength
      switch piece {
      case .docLineComment(let text), .lineComment(let text):
        if place.column - 1 + text.count > Self.columns {
          faults.append(Fault(line: place.line, kind: .longLine, text: text))
        }
        guard case .docLineComment = piece else {
          close(misplaced: true)
          continue
        }
        let words = text.dropFirst(3).drop { $0 == " " }
        if open == nil { open = (place.line, String(words)) }
      case .newlines(let lines) where lines > 1: close(misplaced: true)
      default: continue
      }
    }
    close(misplaced: !(token?.beginsDeclaration ?? false))
  }
}

extension TokenSyntax {
  /// True if the token is the first one of a declaration, or of a part that may have a doc comment: an enum's case, an
  /// accessor.
  fileprivate var beginsDeclaration: Bool {
    var node = Syntax(self)
    while let parent = node.parent, parent.firstToken(viewMode: .sourceAccurate)?.id == id {
      if parent.is(DeclSyntax.self) || parent.is(EnumCaseElementSyntax.self) { return true }
      node = parent
    }
    return false
  }
}
