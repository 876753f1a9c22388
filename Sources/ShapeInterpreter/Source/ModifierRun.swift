/// The number of modifiers in a row, in code that is read byte by byte.
///
/// The parser reads all modifiers ahead to find out what they modify. If nothing follows, each is a name, and the
/// parser begins again at the next one.
struct ModifierRun {
  private(set) var count = 0
  /// The number of times since the last statement or brace that `actor` stands before a word, an attribute or a
  /// directive. The parser reads what may follow the modifier `actor` twice at each of them.
  private(set) var actors = 0

  private var isAfterActor = false
  private var word: [UInt8] = []
  private var isArgument = false

  /// The modifiers of declarations, and other words that the parser takes for such at first.
  private static let modifiers: Set<String> = [
    "__consuming", "__setter_access", "_compilerInitialized", "_const", "_local", "actor", "async", "borrowing",
    "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect", "infix",
    "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "private", "public", "reasync", "required", "rethrows", "sending", "static",
    "unowned", "weak",
  ]

  /// Reads a byte of code. Comments are left out.
  mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      endActor(isBeforeWord: true)
      word.append(byte)
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): endWord()
    default:
      endWord()
      endActor(isBeforeWord: byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "`"))
      if "{};=".utf8.contains(byte) { actors = 0 }
      if byte == UInt8(ascii: "(") {
        isArgument = true
      } else {
        if byte != UInt8(ascii: ")") { count = 0 }
        isArgument = false
      }
    }
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    let text = String(decoding: word, as: UTF8.self)
    if !isArgument { count = Self.modifiers.contains(text) ? count + 1 : 0 }
    isAfterActor = text == "actor"
    word.removeAll(keepingCapacity: true)
  }

  private mutating func endActor(isBeforeWord: Bool) {
    if isAfterActor, isBeforeWord { actors += 1 }
    isAfterActor = false
  }
}
