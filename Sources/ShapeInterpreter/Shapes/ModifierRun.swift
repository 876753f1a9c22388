/// The number of modifiers in a row, in code that is read byte by byte.
///
/// The parser reads all modifiers ahead to find out what they modify. If nothing follows, each is a name, and the
/// parser begins again at the next one.
struct ModifierRun {
  private(set) var count = 0

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
      word.append(byte)
      return
    default: break
    }
    if !word.isEmpty, !isArgument {
      count = Self.modifiers.contains(String(decoding: word, as: UTF8.self)) ? count + 1 : 0
    }
    word.removeAll(keepingCapacity: true)
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    case UInt8(ascii: "("): isArgument = true
    case UInt8(ascii: ")"): isArgument = false
    default:
      count = 0
      isArgument = false
    }
  }
}
