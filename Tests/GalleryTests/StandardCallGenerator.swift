import TestSupport

/// Writes random calls of the standard library's members, and of Foundation's for strings: on numbers, strings,
/// characters, arrays, slices, dictionaries, sets and optionals of them. The order of dictionaries and sets is never
/// shown.
///
/// Not every call compiles: what the compiler refuses is no case of the law.
struct StandardCallGenerator {
  /// The kinds of values.
  enum Kind: String, CaseIterable {
    case int = "Int"
    case double = "Double"
    case bool = "Bool"
    case string = "String"
    case character = "Character"
    case substring = "Substring"
    case ints = "[Int]"
    case doubles = "[Double]"
    case strings = "[String]"
    case slice = "ArraySlice<Int>"
    case table = "[String: Int]"
    case set = "Set<Int>"
    case someInt = "Int?"
    case someString = "String?"
    case someDouble = "Double?"
    case range = "Range<Int>"
    case nested = "[[Int]]"
    case characters = "[Character]"

    /// The sign that stands for a value of this kind in a form.
    var sign: Character {
      switch self {
      case .int: "i"
      case .double: "d"
      case .bool: "b"
      case .string: "s"
      case .character: "c"
      case .substring: "u"
      case .ints: "I"
      case .doubles: "D"
      case .strings: "S"
      case .slice: "L"
      case .table: "T"
      case .set: "E"
      case .someInt: "o"
      case .someString: "p"
      case .someDouble: "q"
      case .range: "r"
      case .nested: "N"
      case .characters: "C"
      }
    }

    static let bySign = Dictionary(uniqueKeysWithValues: allCases.map { ($0.sign, $0) })
  }

  /// The declarations that all cases share; the same text is compiled and interpreted.
  static let preamble = """
    func show(_ x: Int) -> [Double] { [1, Double(x)] }
    func show(_ x: Double) -> [Double] { [2, x.isNaN ? 0.125 : x] }
    func show(_ x: Bool) -> [Double] { [3, x ? 1 : 0] }
    func show(_ x: String) -> [Double] { [4] + x.unicodeScalars.map { Double($0.value) } }
    func show(_ x: Character) -> [Double] { [5] + show(String(x)) }
    func show(_ x: Substring) -> [Double] { show(String(x)) }
    func show(_ x: [Int]) -> [Double] { [7, Double(x.count)] + x.map { Double($0) } }
    func show(_ x: [Double]) -> [Double] { [8, Double(x.count)] + x.flatMap { show($0) } }
    func show(_ x: [String]) -> [Double] { [9, Double(x.count)] + x.flatMap { show($0) } }
    func show(_ x: ArraySlice<Int>) -> [Double] { [10, Double(x.startIndex), Double(x.count)] + x.map { Double($0) } }
    func show(_ x: [String: Int]) -> [Double] {
      [11, Double(x.count)] + x.sorted { $0.key < $1.key }.flatMap { show($0.key) + show($0.value) }
    }
    func show(_ x: Set<Int>) -> [Double] { [12] + show(x.sorted()) }
    func show(_ x: Int?) -> [Double] { [13, x.map { Double($0) } ?? 0.5] }
    func show(_ x: String?) -> [Double] { [14] + (x.map { show($0) } ?? [0.5]) }
    func show(_ x: Double?) -> [Double] { [15] + (x.map { show($0) } ?? [0.5]) }
    func show(_ x: Range<Int>) -> [Double] { [16, Double(x.lowerBound), Double(x.upperBound)] }
    func show(_ x: [[Int]]) -> [Double] { [17, Double(x.count)] + x.flatMap { show($0) } }
    func show(_ x: [Character]) -> [Double] { [18, Double(x.count)] + x.flatMap { show(String($0)) } }
    func changed<T>(_ value: T, _ change: (inout T) -> Void) -> T { var copy = value; change(&copy); return copy }
    func given<T, R>(_ value: T, _ change: (inout T) -> R) -> R { var copy = value; return change(&copy) }
    """

  private var random: SeededGenerator
  /// The constants of the case that is being written.
  private var lines: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// One case: a function without parameters that returns the values of a few calls.
  mutating func function(named name: String) -> String {
    lines = []
    let kinds = Kind.allCases
    let results = (0..<2).map { _ in
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
      return constant(kind, depth: 2)
    }
    let shown = results.map { "show(\($0))" }.joined(separator: " + ")
    return "func \(name)() -> [Double] {\n" + lines.joined(separator: "\n") + "\n  return \(shown)\n}"
  }

  /// Writes a constant of a kind, and returns its name.
  private mutating func constant(_ kind: Kind, depth: Int) -> String {
    let value = expression(kind, depth: depth)
    let name = "v\(lines.count)"
    lines.append("  let \(name): \(kind.rawValue) = \(value)")
    return name
  }

  /// Returns an expression of a kind.
  private mutating func expression(_ kind: Kind, depth: Int) -> String {
    guard depth > 0 else { return pick(StandardCalls.plain[kind] ?? []) }
    return filled(pick(StandardCalls.forms[kind] ?? []), depth: depth)
  }

  /// Replaces `{…}` in a form by values: a sign of a kind, or `0` to `9` for a number up to it.
  private mutating func filled(_ form: String, depth: Int) -> String {
    var text = ""
    var rest = form[...]
    while let open = rest.firstIndex(of: "‹") {
      text += rest[..<open]
      let sign = rest[rest.index(after: open)]
      rest = rest[rest.index(open, offsetBy: 3)...]
      if let limit = sign.wholeNumberValue {
        text += "\(Int.random(in: 0...limit, using: &random))"
      } else if let kind = Kind.bySign[sign] {
        text +=
          Bool.random(using: &random) || depth == 1
          ? "(\(expression(kind, depth: 0)))" : constant(kind, depth: depth - 1)
      }
    }
    return text + rest
  }

  private mutating func pick(_ list: [String]) -> String { list[Int.random(in: 0..<list.count, using: &random)] }
}
