/// A declaration of the prelude that is parsed when a source utters its name: a whole type or function, or one member of an extension.
struct PreludeSection: Sendable {
  /// What a source has to utter for the declaration to be of use.
  enum Trigger: Sendable, Equatable {
    /// Nothing: what protocols require, and what the checker itself refers to.
    case always
    /// The name anywhere: a type, a constant.
    case word(Substring)
    /// The name before arguments: a function.
    case call(Substring)
    /// The name behind a dot: a property.
    case member(Substring)
  }

  /// The first line of the extension that it stands in; empty at the top level.
  var header: Substring
  var text: Substring
  var trigger: Trigger

  /// What the checker refers to without a word for it in the source.
  private static let unspoken: Set<Substring> = ["areEqual"]

  /// Cuts a source into its declarations.
  ///
  /// The source is formatted as this library's own is: a declaration begins a line, the members of an extension are indented by two
  /// spaces, and the brace that ends either stands at its indentation.
  static func sections(of source: String) -> [PreludeSection] {
    var result: [PreludeSection] = []
    var header: Substring = ""
    var start: String.Index?
    var depth = 0
    var line = source.startIndex
    while line < source.endIndex {
      let end = source[line...].utf8.firstIndex(of: UInt8(ascii: "\n")) ?? source.endIndex
      let text = source[line..<end]
      defer { line = end == source.endIndex ? end : source.utf8.index(after: end) }
      if start == nil {
        if text.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) { continue }
        if text == "}" {
          header = ""
          continue
        }
        if header.isEmpty, text.hasPrefix("extension "), !text.utf8.contains(UInt8(ascii: ":")) || isConstrained(text) {
          header = text
          continue
        }
        start = line
      }
      for byte in text.utf8 {
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") { depth -= 1 }
      }
      guard depth == 0, let first = start, !isContinued(in: source, after: end) else { continue }
      let declaration = source[first..<end]
      result.append(PreludeSection(header: header, text: declaration, trigger: trigger(of: declaration, in: header)))
      start = nil
    }
    return result
  }

  /// Whether the colon in an extension's first line is one of its where clause, and not one before protocols.
  private static func isConstrained(_ line: Substring) -> Bool {
    guard let clause = line.utf8.firstIndex(of: UInt8(ascii: "w")) else { return false }
    return !line[..<clause].utf8.contains(UInt8(ascii: ":"))
  }

  /// Whether the next line goes on with a declaration whose brackets are all closed: by its where clause, or by the brace of its body.
  private static func isContinued(in source: String, after end: String.Index) -> Bool {
    let rest = source[end...].drop { $0 == "\n" || $0 == " " }
    return rest.hasPrefix("where ")
  }

  private static func trigger(of declaration: Substring, in header: Substring) -> Trigger {
    var words = SourceWords(declaration)
    while let word = words.next() {
      switch word.text {
      case "struct", "enum", "protocol", "extension": return .word(words.next()?.text ?? "")
      case "let", "var":
        guard let name = words.next()?.text else { return .always }
        if header.isEmpty { return .word(name) }
        return declaration.hasSuffix("{ get }") || declaration.hasSuffix("{ get set }") ? .always : .member(name)
      case "func":
        guard let name = words.next()?.text, !unspoken.contains(name) else { return .always }
        return declaration.utf8.contains(UInt8(ascii: "{")) ? .call(name) : .always
      case "init":
        var owner = SourceWords(header)
        _ = owner.next()
        return .word(owner.next()?.text ?? "")
      default: continue
      }
    }
    return .always
  }
}

/// The words of a source text, with what stands beside them; comments and texts count as source.
struct SourceWords: Sequence, IteratorProtocol {
  struct Word {
    var text: Substring
    /// Whether a dot stands before it.
    var isMember: Bool
    /// Whether arguments follow it: in brackets, a closure, or after generic ones.
    var isCall: Bool
  }

  private let source: Substring.UTF8View
  private var position: String.Index
  private var previous: UInt8 = 0

  init(_ text: Substring) {
    source = text.utf8
    position = text.startIndex
  }

  mutating func next() -> Word? {
    while position < source.endIndex, !Self.isLetter(source[position]) {
      previous = source[position]
      position = source.index(after: position)
    }
    guard position < source.endIndex else { return nil }
    let start = position
    while position < source.endIndex, Self.isLetter(source[position]) { position = source.index(after: position) }
    var after = position
    if after < source.endIndex, source[after] == UInt8(ascii: " ") { after = source.index(after: after) }
    let isCall =
      after < source.endIndex
      && [UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<")].contains(source[after])
    return Word(text: Substring(source[start..<position]), isMember: previous == UInt8(ascii: "."), isCall: isCall)
  }

  /// Letters, digits, underscores and everything beyond ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: false
    }
  }
}
