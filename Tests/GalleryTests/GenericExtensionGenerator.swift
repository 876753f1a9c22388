import TestSupport

/// Writes random methods in extensions of generic collections, which make other collections of the same elements, and
/// calls of them. The order of dictionaries and sets is never shown.
///
/// Not every method compiles: what the compiler refuses is no case of the law.
struct GenericExtensionGenerator {
  /// The kinds of values, over the elements of the extended type.
  private enum Kind: Character, CaseIterable {
    case list = "l"
    case set = "s"
    case slice = "a"
    case table = "t"
    case nested = "n"
    case optional = "o"
    case int = "i"

    /// The type; `E` stands for the element.
    var type: String {
      switch self {
      case .list: "[E]"
      case .set: "Set<E>"
      case .slice: "ArraySlice<E>"
      case .table: "[E: Int]"
      case .nested: "[[E]]"
      case .optional: "E?"
      case .int: "Int"
      }
    }
  }

  /// A type that is extended: its header, the name of its elements, its kind, its elements as a list, and receivers.
  private struct Owner {
    var header: String
    var element: String
    var kind: Kind
    var list: String
    var receivers: [String]
  }

  private static let owners = [
    Owner(
      header: "Set where Element: Comparable", element: "Element", kind: .set, list: "Array(self).sorted()",
      receivers: ["Set([3, 1, 2])", "Set(\"banana\".map { String($0) })", "Set<Int>()"]),
    Owner(
      header: "Array where Element: Comparable & Hashable", element: "Element", kind: .list, list: "self",
      receivers: ["[3, 1, 2, 3]", "[\"b\", \"a\"]", "[Int]()"]),
    Owner(
      header: "ArraySlice where Element: Comparable & Hashable", element: "Element", kind: .slice, list: "Array(self)",
      receivers: ["[5, 3, 1, 3][1...]", "[\"b\", \"a\"][...]"]),
    Owner(
      header: "Dictionary where Key: Comparable, Value == Int", element: "Key", kind: .table, list: "keys.sorted()",
      receivers: ["[\"b\": 2, \"a\": 3]", "[4: 1, 2: 2, 9: 0]"]),
    Owner(
      header: "Optional where Wrapped: Comparable & Hashable", element: "Wrapped", kind: .optional,
      list: "map { [$0] } ?? []", receivers: ["Int?.some(4)", "String?.none"]),
  ]

  private static let forms: [Kind: [String]] = [
    .list: [
      "Array(‹s›).sorted()", "Array(‹a›)", "[E](‹s›).sorted()", "‹s›.sorted()", "‹l› + Array(‹a›)",
      "Array(‹t›.keys).sorted()", "‹n›.flatMap { $0 }", "Array(‹n›.joined())", "‹l›.filter { $0 == $0 }",
      "‹o›.map { [$0] } ?? []", "Array(repeating: ‹l›, count: 2).flatMap { $0 }", "zip(‹l›, ‹l›).map { max($0, $1) }",
      "Array(Set(‹l›)).sorted(by: <)", "Array<E>(‹a›)", "‹l›.reversed()", "Array(‹l›.reversed())",
      "‹l›.enumerated().map(\\.element)", "‹t›.map(\\.key).sorted()", "[‹o›, nil].compactMap { $0 }",
    ],
    .set: [
      "Set(‹l›)", "Set(‹a›)", "Set<E>(‹l›)", "Set(‹t›.keys)", "‹s›.union(‹l›)", "‹s›.intersection(‹s›)",
      "‹s›.subtracting(‹l›)", "Set(‹n›.joined())", "‹s›.filter { _ in true }", "Set(‹s›.map { $0 })",
      "Set([‹o›].compactMap { $0 })",
    ],
    .slice: [
      "ArraySlice(‹l›)", "‹l›.prefix(2)", "‹l›.dropFirst()", "‹a›.dropLast()", "‹l›[...]", "ArraySlice(Array(‹a›))",
      "ArraySlice(‹s›.sorted())", "ArraySlice<E>(‹l›)",
    ],
    .table: [
      "Dictionary(uniqueKeysWithValues: ‹s›.map { ($0, 1) })",
      "Dictionary(grouping: ‹l›, by: { $0 }).mapValues(\\.count)",
      "Dictionary(‹l›.map { ($0, 2) }, uniquingKeysWith: +)", "‹t›.filter { $0.value > 1 }",
      "‹l›.reduce(into: [:]) { $0[$1, default: 0] += 1 }", "‹t›.mapValues { $0 + 1 }", "‹t›.merging(‹t›) { $0 + $1 }",
    ],
    .nested: ["[‹l›, Array(‹a›)]", "‹l›.map { [$0] }", "Array(repeating: ‹l›, count: 2)", "[‹l›, ‹s›.sorted()]"],
    .optional: [
      "‹l›.first", "‹s›.max()", "‹a›.last", "‹t›.keys.min()", "‹o› ?? ‹l›.first", "‹n›.first?.first",
      "‹l›.min { $0 < $1 }",
    ],
    .int: [
      "‹l›.count", "‹s›.count", "‹t›.values.reduce(0, +)", "‹l›.firstIndex(where: { $0 == $0 }) ?? 7", "‹n›.count",
    ],
  ]

  /// The values of each kind that all methods have.
  private static let plain: [Kind: [String]] = [
    .list: ["own"], .set: ["Set(own)"], .slice: ["own[...]", "ArraySlice(own)"],
    .table: ["Dictionary(uniqueKeysWithValues: Set(own).map { ($0, 1) })"], .nested: ["[own]"],
    .optional: ["own.first", "own.max()"], .int: ["own.count", "2"],
  ]

  /// The list that a value of each kind is returned as; `$` stands for its name.
  private static let listed: [Kind: String] = [
    .list: "$", .set: "$.sorted()", .slice: "Array($)", .table: "$.filter { $0.value > 0 }.keys.sorted()",
    .nested: "$.flatMap { $0 }", .optional: "[$].compactMap { $0 }", .int: "Array(own.prefix(max(0, $)))",
  ]

  static let preamble = """
    func show(_ x: [Int]) -> [Double] { [7, Double(x.count)] + x.map { Double($0) } }
    func show(_ x: [String]) -> [Double] {
      [9, Double(x.count)] + x.flatMap { $0.unicodeScalars.map { Double($0.value) } }
    }
    """

  private var random: SeededGenerator
  private var lines: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// One case: a method of an extension, and a function without parameters that returns what the method returns.
  mutating func function(named name: String) -> String {
    let owner = pick(Self.owners)
    lines = ["    let own = \(owner.list)"]
    let kind = pick(Kind.allCases)
    let value = constant(kind, depth: 3, owner)
    let list = (Self.listed[kind] ?? "").replacing("$", with: value, maxReplacements: 1)
    let body = (lines + ["    return \(list)"]).joined(separator: "\n")
    let method = "extension \(owner.header) {\n  func m\(name)() -> [E] {\n\(body)\n  }\n}"
    return named(method, owner) + "\nfunc \(name)() -> [Double] { show((\(pick(owner.receivers))).m\(name)()) }"
  }

  /// Writes a constant of a kind, with its type or without it, and returns its name.
  private mutating func constant(_ kind: Kind, depth: Int, _ owner: Owner) -> String {
    let value = expression(kind, depth: depth, owner)
    let name = "v\(lines.count)"
    let type = Bool.random(using: &random) ? ": \(kind.type)" : ""
    lines.append("    let \(name)\(type) = \(value)")
    return name
  }

  private mutating func expression(_ kind: Kind, depth: Int, _ owner: Owner) -> String {
    guard depth > 0 else {
      if kind == owner.kind, Bool.random(using: &random) { return "self" }
      return pick(Self.plain[kind] ?? [])
    }
    var text = ""
    var rest = pick(Self.forms[kind] ?? [])[...]
    while let open = rest.firstIndex(of: "‹") {
      text += rest[..<open]
      let sign = rest[rest.index(after: open)]
      rest = rest[rest.index(open, offsetBy: 3)...]
      guard let kind = Kind(rawValue: sign) else { continue }
      text +=
        Bool.random(using: &random) || depth == 1
        ? "(\(expression(kind, depth: 0, owner)))" : constant(kind, depth: depth - 1, owner)
    }
    return text + rest
  }

  /// Returns a text with the name of the owner's elements in place of `E`.
  private func named(_ text: String, _ owner: Owner) -> String {
    var result = ""
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      let isWithin = { (place: Int) in
        letters.indices.contains(place) && (letters[place].isLetter || letters[place] == "_")
      }
      result += letter == "E" && !isWithin(index - 1) && !isWithin(index + 1) ? owner.element : String(letter)
    }
    return result
  }

  private mutating func pick<Value>(_ list: [Value]) -> Value { list[Int.random(in: 0..<list.count, using: &random)] }
}
