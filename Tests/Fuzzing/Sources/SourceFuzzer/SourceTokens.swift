// Tokens as a mutation needs them, and the words that it brings in.

extension SourceMutation {
  static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// Words, numbers, runs of operators and of spaces, and every other byte alone.
  static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var kind = -1
    for byte in bytes {
      let next = Self.kind(of: byte, after: kind)
      if next == kind, next != 0 { result[result.count - 1].append(byte) } else { result.append([byte]) }
      kind = next
    }
    return result
  }

  private static func kind(of byte: UInt8, after kind: Int) -> Int {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): kind == 1 ? 1 : 2
    case UInt8(ascii: "."): kind == 2 ? 2 : 0
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...: 1
    case UInt8(ascii: " "): 3
    case _ where "+-*/%<>=!&|^~?".utf8.contains(byte): 4
    default: 0
    }
  }

  static func isWord(_ token: [UInt8]) -> Bool { token.first.map { kind(of: $0, after: -1) == 1 } ?? false }
  static func isNumber(_ token: [UInt8]) -> Bool { token.first.map { kind(of: $0, after: -1) == 2 } ?? false }
  static func isOperator(_ token: [UInt8]) -> Bool { token.first.map { kind(of: $0, after: -1) == 4 } ?? false }

  static let numbers = [
    "0", "1", "-1", "0.5", "2.0", "1e300", "-1e-300", "9223372036854775807", "-9223372036854775808", "255", "256",
    "0xFF",
    "64", "1_000", "100000", ".infinity", ".nan", "Int.max", "Int.min", "360", "3",
  ]

  static let operators = [
    "+", "-", "*", "/", "%", "==", "!=", "<", ">=", "&&", "||", "??", "..<", "...", "&+", "&-", "<<", ">>", "&", "|",
    "^", "!",
    "=", "+=", "-=", "?", "->", "~=", "===", "#/", "/#", "<#", "#>", "\u{201C}", "`", "\\",
  ]

  static let words = [
    "self", "Self", "super", "init", "func", "var", "let", "static", "mutating", "inout", "struct", "enum", "extension",
    "protocol",
    "case", "switch", "default", "if", "else", "guard", "return", "for", "in", "where", "while", "repeat", "break",
    "continue",
    "defer", "throw", "throws", "try", "catch", "do", "as", "is", "nil", "true", "false", "some", "any", "indirect",
    "lazy",
    "private", "typealias", "subscript", "get", "set", "willSet", "didSet", "newValue", "oldValue", "operator", "infix",
    "prefix",
    "fallthrough", "associatedtype", "Shape", "InsettableShape", "Path", "CGRect", "CGPoint", "CGSize", "CGFloat",
    "Double", "Int",
    "Bool", "String", "Character", "Array", "Dictionary", "Set", "Optional", "Angle", "Color", "UnitPoint",
    "StrokeStyle",
    "EdgeInsets", "CGAffineTransform", "CGPath", "UIBezierPath", "AnimatablePair", "animatableData", "Hashable",
    "Equatable",
    "Comparable", "CaseIterable", "Error", "Sequence", "Collection", "path", "rect", "width", "height", "midX", "maxY",
    "origin",
    "move", "addLine", "addCurve", "addArc", "addLines", "addRect", "closeSubpath", "union", "trimmedPath",
    "strokedPath",
    "applying", "map", "filter", "reduce", "sorted", "enumerated", "zip", "stride", "min", "max", "append", "insert",
    "remove",
    "removeLast", "indices", "first", "last", "count", "isEmpty", "prefix", "dropFirst", "joined", "split", "random",
    "shuffled",
    "sin", "pow", "rounded", "x", "y", "i", "n", "_", "$0", "$1", "allCases", "rawValue", "inset", "by", "at", "to",
  ]

  static let snippets = [
    "let v = [1, 2, 3].map { $0 * 2 }\n", "var a: [CGFloat] = []\n", "for i in 0..<9 { _ = i }\n", "while true {}\n",
    "guard let z = Optional(3) else { return Path() }\n",
    "switch 3 { case 1...2: break; case let n where n > 2: break; default: break }\n",
    "func f(_ n: Int) -> Int { n < 2 ? n : f(n - 1) + f(n - 2) }\n", "enum E: Int, CaseIterable { case a, b, c }\n",
    "struct S<T> { var t: T }\n", "indirect enum L { case end, node(Int, L) }\n", "var d: [String: Int] = [\"a\": 1]\n",
    "d[\"b\", default: 0] += 1\n", "let s = \"\\(1 + 2) and \\(rect)\"\n", "defer { _ = 1 }\n",
    "if case .some(let q) = Optional(1) { _ = q }\n",
    "let g = { (x: Int) -> Int in x + 1 }\n", "var p = Path(); p.addEllipse(in: rect)\n",
    "extension CGPoint { static func + (a: Self, b: Self) -> Self { a } }\n",
    "do { try h() } catch { }\n", "func h() throws { throw X.a }\n", "enum X: Error { case a }\n",
    "let k = \\CGRect.width\n",
    "typealias P = CGPoint\n", "protocol Q { associatedtype T; var t: T { get } }\n", "let t = (a: 1, b: \"c\", 2.0)\n",
    "static var animatableData: Double { 0 }\n", "init() { self.init(x: 1) }\n", "lazy var w = w\n",
    "var r: CGFloat { get { r } set { r = newValue } }\n",
    "_ = [[1]][0][0]\n", "_ = Set([1, 2]).union([3])\n", "var o: Int?? = nil\n",
    "let big = Array(repeating: 1.0, count: 1_000_000)\n",
  ]
}
