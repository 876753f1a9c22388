/// Texts to repeat: each token by itself, all pairs of tokens, then random texts of three to six tokens.
struct RepeatedTexts {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  func first(_ count: Int) -> [String] {
    var result = Self.tokens + Self.tokens.flatMap { first in Self.tokens.map { first + $0 } }
    var copy = self
    while result.count < count { result.append(copy.random()) }
    return Array(result.prefix(count))
  }

  private mutating func random() -> String {
    (0..<3 + Int(next() % 4)).map { _ in Self.tokens[Int(next() % UInt64(Self.tokens.count))] }.joined()
  }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }

  /// Texts that Swift's lexer and parser look ahead for, or read without an end. Spaces keep words apart.
  private static let tokens = [
    "#", "<#", "#>", "\u{201C}", "<<<<<<< ", ">>>> ", "#/", "/#", "`", "/", "\"", "\"\"\"", "#\"", "\"#", "\\", "\\(",
    "/*", "*/", "//", "'", "\n", " ", "@", "$", "\u{A7}", "?", "!", ".", ",", ":", ";", "=", "->", "-", "&", "<",
    ">", "(", ")", "[", "]", "{", "}", "1", "1.", "0x", "a", " a ", "@a ", " any ", " some ", " each ", " repeat ",
    " async ", " throws ", " await ", " try ", " private ", " static ", " inout ", " in ", " is ", " as ", " case ",
    " let ", " var ", " func ", " init", " struct ", " enum ", " extension ", " protocol ", " operator ", " where ",
    " if ", " else ", " switch ", " for ", " while ", " guard ", " return ", " import ", " #if ", "\n#if a\n",
    "\n#else\n", "\n#endif\n", " get ", " set ", " _ ", " ~", " nonisolated ", " consuming ", " unsafe ", " copy ",
    " then ", " do ", " catch ", " default:", " subscript", " typealias ", " macro ", " precedencegroup ", "#a",
    " @Sendable ", " self ", " Self ", " Any ", " yield ", " discard ", " package ", " actor ", "\r",
  ]
}
