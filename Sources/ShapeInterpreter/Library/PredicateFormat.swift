import Foundation

/// The parts of a predicate's format, in the order in which they are worked off: each comparison after its two sides,
/// each connective after what it connects. A part is a kind and a text.
struct PredicateFormat {
  private(set) var code: [String] = []
  private var tokens: [Token] = []
  private var place = 0
  private var arguments = 0
  private var depth = 0

  /// The most parentheses and negations within each other.
  private static let deepest = 60

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(String)
    case mark(String)
    /// `%@` and its kin, with the letters behind the percent sign.
    case argument(String)
    case options(String)
  }

  /// The reason why a text is no format.
  enum Flaw: Error, Equatable {
    /// A format that is none from here on.
    case rest(String)
    case end
    case missingArgument(Int)
    case tooDeep

    var words: String {
      switch self {
      case .rest(let text): "'\(text)' stands where it can't"
      case .end: "it ends too early"
      case .missingArgument(let count): "it has more places than its \(count) argument\(count == 1 ? "" : "s")"
      case .tooDeep: "its parts are nested more than \(PredicateFormat.deepest) deep"
      }
    }
  }

  /// Reads a format to which a number of arguments belong.
  init(_ text: String, arguments count: Int) throws(Flaw) {
    tokens = try Self.tokens(of: text)
    try readOr()
    guard place == tokens.count else { throw flaw }
    guard arguments <= count else { throw .missingArgument(count) }
  }

  // MARK: The grammar

  private mutating func readOr() throws(Flaw) {
    try readAnd()
    while take(word: ["OR"]) || take(mark: "||") {
      try readAnd()
      add("or")
    }
  }

  private mutating func readAnd() throws(Flaw) {
    try readNot()
    while take(word: ["AND"]) || take(mark: "&&") {
      try readNot()
      add("and")
    }
  }

  private mutating func readNot() throws(Flaw) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooDeep }
    if take(word: ["NOT"]) || take(mark: "!") {
      try readNot()
      return add("not")
    }
    if take(word: ["TRUEPREDICATE"]) { return add("constant", "1") }
    if take(word: ["FALSEPREDICATE"]) { return add("constant", "0") }
    if next == .mark("("), try readGroup() { return }
    try readComparison()
  }

  /// Reads a predicate in parentheses; returns false if they hold a value.
  private mutating func readGroup() throws(Flaw) -> Bool {
    let start = self
    place += 1
    do throws(Flaw) {
      try readOr()
      guard take(mark: ")") else { throw flaw }
      return true
    } catch {
      guard error != .tooDeep else { throw error }
      let reached = place
      self = start
      // What is no value either is told where the predicate went wrong.
      guard isValueInParentheses else {
        place = reached
        throw error
      }
      return false
    }
  }

  /// True if the parentheses that come next are one side of a comparison.
  private var isValueInParentheses: Bool {
    var open = 0
    for (index, token) in tokens[place...].enumerated() {
      if token == .mark("(") { open += 1 }
      if token == .mark(")") { open -= 1 }
      if open == 0 {
        var rest = self
        rest.place = place + index + 1
        return rest.comparison != nil
      }
    }
    return false
  }

  private mutating func readComparison() throws(Flaw) {
    var quantity = ""
    for word in ["ANY", "SOME", "ALL", "NONE"] where take(word: [word]) {
      quantity = (word == "SOME" ? "any" : word.lowercased()) + " "
      break
    }
    try readValue()
    guard let name = comparison else { throw flaw }
    place += 1
    var options = ""
    if case .options(let letters)? = next {
      options = letters
      place += 1
    }
    try readValue()
    add(name, quantity + options)
  }

  /// The name of the comparison that comes next, or nil.
  private var comparison: String? {
    switch next {
    case .mark(let mark)?:
      switch mark {
      case "=", "==": return "=="
      case "!=", "<>": return "!="
      case "<=", "=<": return "<="
      case ">=", "=>": return ">="
      case "<", ">": return mark
      default: return nil
      }
    case .word(let word)?: return Self.comparisons.contains(word.uppercased()) ? word.uppercased() : nil
    default: return nil
    }
  }

  private static let comparisons: Set<String> = [
    "BETWEEN", "IN", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "MATCHES",
  ]

  private mutating func readValue() throws(Flaw) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw .tooDeep }
    guard let token = next else { throw .end }
    place += 1
    switch token {
    case .text(let text): add("text", text)
    case .number(let text): add("number", text)
    case .argument(let letters):
      add(letters == "K" ? "pathArgument" : "argument", "\(arguments)")
      arguments += 1
    case .mark("-"):
      guard case .number(let text)? = next else { throw flaw }
      place += 1
      add("number", "-" + text)
    case .mark("("):
      try readValue()
      guard take(mark: ")") else { throw flaw }
    case .mark("{"): try readList()
    case .word(let word):
      switch word.uppercased() {
      case "TRUE", "YES": add("flag", "1")
      case "FALSE", "NO": add("flag", "0")
      case "NIL", "NULL": add("nil")
      case let upper where Self.comparisons.contains(upper) || ["AND", "OR", "NOT"].contains(upper):
        place -= 1
        throw flaw
      default: add("path", word)
      }
    default:
      place -= 1
      throw flaw
    }
  }

  private mutating func readList() throws(Flaw) {
    var count = 0
    while !take(mark: "}") {
      if count > 0, !take(mark: ",") { throw flaw }
      try readValue()
      count += 1
    }
    add("list", "\(count)")
  }

  // MARK: Tokens

  private var next: Token? { place < tokens.count ? tokens[place] : nil }

  private var flaw: Flaw {
    switch next {
    case nil: .end
    case .word(let text)?, .text(let text)?, .number(let text)?, .mark(let text)?: .rest(text)
    case .argument(let letters)?: .rest("%" + letters)
    case .options(let letters)?: .rest("[\(letters)]")
    }
  }

  private mutating func add(_ kind: String, _ text: String = "") { code += [kind, text] }

  private mutating func take(word: Set<String>) -> Bool {
    guard case .word(let text)? = next, word.contains(text.uppercased()) else { return false }
    place += 1
    return true
  }

  private mutating func take(mark: String) -> Bool {
    guard next == .mark(mark) else { return false }
    place += 1
    return true
  }

  private static func tokens(of text: String) throws(Flaw) -> [Token] {
    var result: [Token] = []
    var rest = Array(text)[...]
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_.@$#".contains(character)
    }
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        result.append(.text(try Self.text(in: &rest)))
      } else if first.isNumber {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest = rest.dropFirst(digits.count)
        result.append(.number(String(digits)))
      } else if first == "%" {
        let letters = String(rest.dropFirst().prefix { $0.isLetter || $0 == "@" || $0 == "." || $0.isNumber })
        guard Self.specifiers.contains(letters) else { throw .rest("%" + letters) }
        rest = rest.dropFirst(1 + letters.count)
        result.append(.argument(letters))
      } else if first == "[", let end = rest.firstIndex(of: "]") {
        let letters = String(rest[rest.index(after: rest.startIndex)..<end]).lowercased()
        guard !letters.isEmpty, letters.allSatisfy({ "cdnl".contains($0) }) else { throw .rest("[\(letters)]") }
        rest = rest[(end + 1)...]
        result.append(.options(letters))
      } else if isPart(first) {
        let word = rest.prefix(while: isPart)
        rest = rest.dropFirst(word.count)
        result.append(.word(String(word)))
      } else {
        let two = String(rest.prefix(2))
        let mark = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].contains(two) ? two : String(first)
        guard mark.count == 2 || "=<>!(){},-".contains(first) else { throw .rest(mark) }
        rest = rest.dropFirst(mark.count)
        result.append(.mark(mark))
      }
    }
    return result
  }

  private static let specifiers: Set<String> = [
    "@", "K", "d", "D", "i", "u", "ld", "li", "lld", "lu", "llu", "hd", "f", "lf", "g", "x", "s",
  ]

  /// Reads a text in quotes, at whose first quote `rest` begins.
  private static func text(in rest: inout ArraySlice<Character>) throws(Flaw) -> String {
    let quote = rest.removeFirst()
    var result = ""
    while let character = rest.popFirst() {
      if character == quote { return result }
      guard character == "\\", let escaped = rest.popFirst() else {
        result.append(character)
        continue
      }
      result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    throw .end
  }
}
