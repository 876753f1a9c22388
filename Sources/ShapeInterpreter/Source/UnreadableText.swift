import SwiftParser
import SwiftSyntax

/// A search for long parts of a text that are no Swift.
///
/// At each fault the parser may search the rest of the text for a place where it can go on, so its time grows with the
/// faults times the length. Here a long text is parsed in short windows first. Before each window stands a text that
/// opens the brackets that are open at its start.
struct UnreadableText {
  /// The length in bytes from which on a window ends with its line. Longer lines are cut at twice the length.
  private var window = 2_048
  /// The most missing and unexpected tokens in a window of Swift that is cut off in the middle of expressions.
  private static let mostFaults = 150
  /// The longest part of a line before a brace that is searched for keywords, in bytes.
  private static let longestHeader = 200
  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  private static let functionKeywords: Set<String> = ["func", "init", "subscript"]
  private static let typeKeywords: Set<String> = ["struct", "class", "actor", "protocol", "extension"]

  private let bytes: [UInt8]
  private var nesting: SourceNesting
  /// The offsets of the open brackets.
  private var open: [Int] = []
  /// The start of the window, and the brackets that are open there.
  private var start = 0
  private var outer: [Int] = []
  /// The number of windows with many faults in a part that is Swift.
  private(set) var mistakes = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    nesting = SourceNesting(of: text)
  }

  /// Parses the text, up to the end of the first part that is no Swift. Returns what was parsed too.
  mutating func parse() -> (file: SourceFileSyntax, text: String) {
    while bytes.count > 2 * window, let end = nextEnd() {
      if Self.hasManyFaults(Parser.parse(source: opening(outer) + text(start..<end))) {
        let prefix = text(0..<end)
        let file = Parser.parse(source: prefix)
        if Self.hasManyFaults(file) { return (file, prefix) }
        // The window was cut in the middle of a literal. Larger windows keep the sum of all prefixes linear.
        window *= 2
        mistakes += 1
      }
      start = end
      outer = open
    }
    let whole = text(0..<bytes.count)
    return (Parser.parse(source: whole), whole)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Moves on to the end of the window. Returns nil at the end of the text.
  private mutating func nextEnd() -> Int? {
    guard start < bytes.count else { return nil }
    while !nesting.isAtEnd {
      let offset = nesting.offset
      let length = offset - start
      if length >= window, bytes[offset] == UInt8(ascii: "\n") { return offset }
      if length >= 2 * window, bytes[offset] < 0x80 { return offset }
      nesting.advance()
      if nesting.depth > open.count {
        open += Array(repeating: offset, count: nesting.depth - open.count)
      } else {
        open.removeLast(open.count - nesting.depth)
      }
    }
    return bytes.count
  }

  /// Returns a text that opens brackets as they are open behind a text.
  static func opening(behind text: String) -> String {
    var search = UnreadableText(text)
    search.window = text.utf8.count
    _ = search.nextEnd()
    return search.opening(search.open)
  }

  /// Returns a text that opens brackets such as those at some offsets.
  private func opening(_ brackets: [Int]) -> String {
    var isInBraces = true
    return brackets.map { offset in
      let bracket = bytes[offset]
      defer { isInBraces = bracket == UInt8(ascii: "{") }
      switch bracket {
      case UInt8(ascii: "{"): return isInBraces ? openingBrace(words(before: offset)) : "{ "
      case UInt8(ascii: "["): return isInBraces ? "let a = [ " : "[ "
      case UInt8(ascii: "("):
        if !isInBraces { return "a( " }
        return Self.functionKeywords.isDisjoint(with: words(before: offset)) ? "let a = a( " : "func a( "
      // An interpolation.
      default: return ""
      }
    }.joined()
  }

  /// Returns the start of a declaration or statement up to its brace, judged by the words before it.
  private func openingBrace(_ words: Set<String>) -> String {
    if words.contains("switch") { return "switch a { default: " }
    if words.contains("enum") { return "enum A { " }
    return Self.typeKeywords.isDisjoint(with: words) ? "func a() { " : "struct A { "
  }

  /// The ends of lines and of what stands before on the same line.
  private static let breaks: Set<UInt8> = [
    UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"),
  ]

  /// Returns the words before an offset, back to the start of its line or to the last brace.
  private func words(before offset: Int) -> Set<String> {
    let line = bytes[..<offset].suffix(Self.longestHeader)
    let start = line.lastIndex(where: Self.breaks.contains) ?? line.startIndex
    return Set(line[start...].split { !Self.letters.contains($0) }.map { String(decoding: $0, as: UTF8.self) })
  }

  /// True if a tree has more missing, unexpected and malformed tokens than that of Swift that is cut off.
  private static func hasManyFaults(_ file: SourceFileSyntax) -> Bool {
    var count = 0
    var open = [Syntax(file)]
    while let node = open.popLast(), count <= mostFaults {
      guard node.hasError else { continue }
      if node.is(TokenSyntax.self) {
        count += 1
      } else if node.is(UnexpectedNodesSyntax.self) {
        count += node.tokens(viewMode: .all).prefix(mostFaults + 1).reduce(0) { count, _ in count + 1 }
      } else {
        open += node.children(viewMode: .all)
      }
    }
    return count > mostFaults
  }
}
