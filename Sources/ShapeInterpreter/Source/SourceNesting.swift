/// The nesting depth along a source text, found from its bytes alone.
///
/// They are divided as Swift's lexer does it, into code, comments, strings and regular expressions.
struct SourceNesting {
  /// The number of open brackets of every kind, including string interpolations.
  private(set) var depth = 0
  /// The number of open square brackets within the innermost braces.
  private(set) var squares = 0
  /// The number of open compilation conditions: `#if`.
  private(set) var conditions = 0
  /// The number of open angle brackets since the last brace, semicolon or operator. A comparison such as `a < b` counts
  /// too: the parser tries to read it as a generic type.
  private(set) var angles = 0
  /// The offset of the next byte.
  private(set) var offset = 0
  /// True if the lexer may divide the text so far in another way.
  ///
  /// The start of a regular expression depends on the tokens around it. Literals and comments without an end are read
  /// in the lexer's own way.
  private(set) var isDoubtful = false
  /// The number of modifiers in a row before the next byte.
  private(set) var modifiers = ModifierRun()

  private let bytes: [UInt8]
  /// The number of `#` from which on an expression of several lines, `#/…/#`, has no end in the rest of the text.
  private var fewestHashesWithoutEnd = SourceNesting.mostHashes + 1
  /// The same for the rest of a line, up to an offset.
  private var lineWithoutEnd = (hashes: SourceNesting.mostHashes + 1, end: 0)
  /// The most `#` that an expression is searched for with.
  private static let mostHashes = 15
  private var interpolations: [Interpolation] = []
  /// The number of square brackets outside each open brace.
  private var outerSquares: [Int] = []

  /// The delimiters of a string literal.
  private struct StringLiteral {
    /// The number of `#` on either side.
    var hashes: Int
    /// True for three quotes on either side.
    var hasLines: Bool
  }

  /// An open interpolation.
  private struct Interpolation {
    var literal: StringLiteral
    /// The depth of the brackets before it.
    var depth: Int
    /// The number of open parentheses in it. Other brackets in it do not count for its end.
    var parentheses = 0
  }

  init(of text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the offset where more than `limit` square brackets are open if all brackets count, those in comments and
  /// literals too; nil if there is none.
  static func offset(ofMoreThan limit: Int, squaresIn text: String) -> Int? {
    var open = 0
    for (offset, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "[") { open += 1 }
      if byte == UInt8(ascii: "]") { open = max(0, open - 1) }
      if open > limit { return offset }
    }
    return nil
  }

  /// True if the whole text was processed.
  var isAtEnd: Bool { offset >= bytes.count }

  /// Processes the next byte of code, or the next comment or literal, up to an interpolation in it.
  mutating func advance() {
    let byte = bytes[offset]
    if byte != UInt8(ascii: "/") { modifiers.read(byte) }
    switch byte {
    case UInt8(ascii: "/"): skipCommentOrExpression()
    case UInt8(ascii: "#"): skipHashes()
    case UInt8(ascii: "\""): open(hashes: 0)
    case UInt8(ascii: "\\"):
      isDoubtful = true
      offset += 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      // A string of one line ends with it, even within an interpolation.
      while let last = interpolations.last, !last.literal.hasLines {
        interpolations.removeLast()
        depth = last.depth
        isDoubtful = true
      }
      offset += 1
    default:
      offset += 1
      count(byte)
    }
  }

  private func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  private func isAt(_ text: StaticString, _ index: Int) -> Bool {
    text.withUTF8Buffer { bytes[min(index, bytes.count)...].starts(with: $0) }
  }

  /// True if an operator began before the last byte.
  private var isAfterOperator: Bool { offset > 1 && ".-+*/%=&|^~<".utf8.contains(bytes[offset - 2]) }

  private mutating func count(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      depth += 1
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses += 1 }
    case UInt8(ascii: "["):
      depth += 1
      squares += 1
    case UInt8(ascii: "<") where !isAfterOperator: angles += 1
    case UInt8(ascii: ">") where offset < 2 || bytes[offset - 2] != UInt8(ascii: "-"): angles = max(0, angles - 1)
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
      angles = 0
    case UInt8(ascii: "&") where isAfterOperator: angles = 0
    case UInt8(ascii: "{"):
      angles = 0
      depth += 1
      outerSquares.append(squares)
      squares = 0
    case UInt8(ascii: ")"):
      guard let last = interpolations.last else {
        depth = max(0, depth - 1)
        return
      }
      if last.parentheses > 0 {
        depth = max(0, depth - 1)
        interpolations[interpolations.count - 1].parentheses -= 1
      } else {
        interpolations.removeLast()
        depth = last.depth
        readText(of: last.literal)
      }
    case UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      squares = max(0, squares - 1)
    case UInt8(ascii: "}"):
      angles = 0
      depth = max(0, depth - 1)
      squares = outerSquares.popLast() ?? 0
    default: return
    }
  }
}

// Comments and regular expressions.
extension SourceNesting {
  private mutating func skipCommentOrExpression() {
    if isAt("//", offset) {
      while let byte = byte(at: offset), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
    } else if isAt("/*", offset) {
      skipBlockComment()
    } else {
      let end = endOfRegularExpression
      isDoubtful = isDoubtful || mayBeginRegularExpression || offset > 0 && bytes[offset - 1] == UInt8(ascii: "*")
      offset = end ?? offset + 1
    }
  }

  private mutating func skipBlockComment() {
    var open = 0
    repeat {
      if isAt("/*", offset) {
        open += 1
        offset += 2
      } else if isAt("*/", offset) {
        open -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while open > 0 && offset < bytes.count
    if open > 0 { isDoubtful = true }
  }

  private static let spaces: Set<UInt8> = [
    UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
  ]

  /// True if the `/` here is not attached to an operand before it, so that it may begin a regular expression.
  private var mayBeginRegularExpression: Bool {
    offset == 0 || Self.spaces.union("([{,;:=".utf8).contains(bytes[offset - 1])
  }

  /// The offset after a regular expression `/…/` that begins here, or nil if a `/` here is an operator.
  private var endOfRegularExpression: Int? {
    guard mayBeginRegularExpression, let first = byte(at: offset + 1), !Self.spaces.contains(first) else { return nil }
    var index = offset + 1
    while let byte = byte(at: index), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
      if byte == UInt8(ascii: "/") { return index + 1 }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Processes a run of `#`: the start of a literal, of `#if` or `#endif`, or of anything else.
  private mutating func skipHashes() {
    var end = offset
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    let hashes = end - offset
    offset = end
    switch byte(at: end) {
    case UInt8(ascii: "\""): open(hashes: hashes)
    case UInt8(ascii: "/"): skipExtendedExpression(hashes: hashes)
    case _ where isAt("if", end): conditions += 1
    case _ where isAt("endif", end): conditions = max(0, conditions - 1)
    default: return
    }
  }

  /// Skips `#/…/#`. It ends with its line unless the line begins with nothing but its start.
  private mutating func skipExtendedExpression(hashes: Int) {
    isDoubtful = true
    let start = offset + 1
    // A text is searched to its end only a few times, however many expressions without an end it has.
    if offset >= lineWithoutEnd.end { lineWithoutEnd = (Self.mostHashes + 1, 0) }
    guard hashes < min(fewestHashesWithoutEnd, lineWithoutEnd.hashes) else {
      offset = start
      return
    }
    var index = start
    var hasLines: Bool?
    while let byte = byte(at: index) {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        hasLines = hasLines ?? bytes[start..<index].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        if hasLines == false { break }
      } else if byte == UInt8(ascii: "/"), endsHashes(at: index + 1, hashes) {
        offset = index + 1 + hashes
        return
      }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    // Without an end it is no literal, or one that reaches the end of its line.
    if hasLines == true { fewestHashesWithoutEnd = hashes } else { lineWithoutEnd = (hashes, index) }
    offset = start
  }

  private func endsHashes(at index: Int, _ hashes: Int) -> Bool {
    guard index + hashes <= bytes.count else { return false }
    return bytes[index..<index + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

// String literals.
extension SourceNesting {
  /// Begins a string literal at its first quote.
  private mutating func open(hashes: Int) {
    let hasLines = isAt("\"\"\"", offset)
    // `#"""` on a line with more may be a single line that begins with two quotes; `#"""#` is one quote.
    let next = byte(at: offset + 3)
    if hasLines, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { isDoubtful = true }
    let isQuote = hasLines && hashes > 0 && endsHashes(at: offset + 3, hashes)
    offset += hasLines && !isQuote ? 3 : 1
    readText(of: StringLiteral(hashes: hashes, hasLines: hasLines && !isQuote))
  }

  /// Processes the text of a literal up to its end or to its next interpolation.
  private mutating func readText(of literal: StringLiteral) {
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "\n") where !literal.hasLines, UInt8(ascii: "\r") where !literal.hasLines:
        isDoubtful = true
        return
      case UInt8(ascii: "\""):
        let quotes = literal.hasLines ? 3 : 1
        guard !literal.hasLines || isAt("\"\"\"", offset), endsHashes(at: offset + quotes, literal.hashes) else {
          offset += 1
          continue
        }
        offset += quotes + literal.hashes
        if literal.hashes > 0, self.byte(at: offset) == UInt8(ascii: "#") { isDoubtful = true }
        return
      case UInt8(ascii: "\\") where endsHashes(at: offset + 1, literal.hashes):
        offset += 1 + literal.hashes
        if self.byte(at: offset) == UInt8(ascii: "(") {
          interpolations.append(Interpolation(literal: literal, depth: depth))
          depth += 1
          offset += 1
          return
        }
        let isBreak = self.byte(at: offset) == UInt8(ascii: "\n") || self.byte(at: offset) == UInt8(ascii: "\r")
        if !isBreak { offset += 1 }
      default: offset += 1
      }
    }
    isDoubtful = true
  }
}
