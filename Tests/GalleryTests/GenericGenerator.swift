import TestSupport

/// Writes random generic functions, and methods of generic structs, whose expressions mix generic parameters, literals,
/// concrete numbers, collections and optionals of them, generic types and default arguments.
///
/// Not every function compiles: what the compiler refuses is no case of the law.
struct GenericGenerator {
  indirect enum Kind: Equatable, Sendable {
    /// A generic parameter: a floating-point number, an integer, a number, or any value that is ordered and hashed.
    case real, whole, number, value
    case double, int, bool
    case optional(Kind)
    case array(Kind)
    case pair(Kind, Kind)

    var name: String {
      switch self {
      case .real: "R"
      case .whole: "W"
      case .number: "N"
      case .value: "V"
      case .double: "Double"
      case .int: "Int"
      case .bool: "Bool"
      case .optional(let kind): "\(kind.name)?"
      case .array(let kind): "[\(kind.name)]"
      case .pair(let one, let other): "Pair<\(one.name), \(other.name)>"
      }
    }

    var isNumeric: Bool { [.real, .whole, .number, .double, .int].contains(self) }
  }

  /// The generic parameters of every function, and the values that each function may use.
  private static let generics =
    "<R: BinaryFloatingPoint & Shown, W: BinaryInteger & Shown, N: Numeric & Comparable & Shown, V: Comparable & Hashable & Shown>"
  private static let values: [(name: String, kind: Kind)] = [
    ("r", .real), ("s", .real), ("w", .whole), ("z", .whole), ("n", .number), ("k", .number), ("v", .value),
    ("u", .value), ("a", .double), ("c", .int), ("rs", .array(.real)), ("ns", .array(.number)), ("vs", .array(.value)),
    ("o", .optional(.real)), ("q", .optional(.value)), ("p", .pair(.number, .value)),
  ]
  /// The arguments of two calls; each gives every generic parameter another type.
  private static let arguments = [
    "2.5, 0.75, 7, 3, 4, 9, 5, 2, 1.5, 3, [2.5, 0.5, 8], [4, 1], [3, 1, 2], 6.5, nil, Pair(8, 6)",
    "Float(1.5), 4, UInt8(9), 2, 2.5, 0.25, true.number, 1.5, 0.5, 2, [0.5], [1.5, 8], [2.5], nil, 4.5, Pair(0.5, 3.5)",
  ]

  static let preamble = """
    protocol Shown { var numbers: [Double] { get } }
    extension Double: Shown { var numbers: [Double] { [1, self] } }
    extension Float: Shown { var numbers: [Double] { [2, Double(self)] } }
    extension Int: Shown { var numbers: [Double] { [3, Double(self)] } }
    extension UInt8: Shown { var numbers: [Double] { [4, Double(self)] } }
    extension Bool: Shown { var numbers: [Double] { [5, self ? 1 : 0] }; var number: Double { self ? 1 : 0 } }
    extension Optional: Shown where Wrapped: Shown { var numbers: [Double] { [6] + (self?.numbers ?? []) } }
    extension Array: Shown where Element: Shown { var numbers: [Double] { [7] + flatMap { $0.numbers } } }
    struct Pair<One, Other> {
      var one: One
      var other: Other
      var ones: [One] = []
      init(_ one: One, _ other: Other) { self.one = one; self.other = other }
      func swapped() -> Pair<Other, One> { Pair<Other, One>(other, one) }
      func with<Third>(_ third: Third) -> Pair<One, Third> { .init(one, third) }
      func changed(_ change: (One) -> One) -> Pair { var copy = self; copy.one = change(one); return copy }
    }
    extension Pair: Shown where One: Shown, Other: Shown { var numbers: [Double] { [8] + one.numbers + other.numbers } }
    struct Cell<Item: Numeric> {
      struct Part { var item: Item = 3; var list = [Item](); var count: Int { list.count } }
      var item: Item = 1
      var part: Part = Part()
      var change: (Item) -> Item = { $0 * 2 + 1 }
      func next() -> Item { change(item) + part.item }
      static func of(_ item: Item) -> Self { Self(item: item, part: Part(item: item)) }
    }
    func same<T>(_ value: T) -> T { value }
    func wrap<T>(_ value: T) -> T? { value }
    func first<T>(_ list: [T]) -> T? { list.first }
    func pick<T>(_ test: Bool, _ one: T, _ other: T) -> T { test ? one : other }
    func twice<T>(_ value: T, _ change: (T) -> T) -> T { change(change(value)) }
    func apply<A, B>(_ value: A, _ change: (A) -> B) -> B { change(value) }
    func plus<T: Numeric>(_ one: T, _ other: T = T.zero + 2) -> T { one + other }
    func scaled<T: BinaryFloatingPoint>(_ one: T, by factor: T = T(3) / 2, _ list: [T] = [T](repeating: 1, count: 2)) -> T { one * factor + list[1] }
    func held<T: Comparable>(_ value: T, in range: ClosedRange<T>) -> T { min(max(value, range.lowerBound), range.upperBound) }
    func unique<T: Hashable>(_ list: [T]) -> [T] { var seen = Set<T>(); return list.filter { seen.insert($0).inserted } }
    func grown<T>(_ list: [T], _ more: T) -> [T] { var copy = [T](); copy += list; copy.append(more); return copy }
    func total<S: Sequence>(_ list: S) -> S.Element where S.Element: AdditiveArithmetic { list.reduce(.zero, +) }
    extension Comparable { func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) } }
    extension Array where Element: Numeric { func running() -> [Element] { var sum = Element.zero; var out = [Element](); for x in self { sum += x; out.append(sum) }; return out } }
    """

  var random: SeededGenerator
  private var locals: [(name: String, kind: Kind)] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A generic function or a generic struct with a method, and a function without parameters that calls it twice.
  mutating func function(named name: String) -> String {
    locals = []
    var lines: [String] = []
    for index in 0..<Int.random(in: 0...2, using: &random) {
      let kind = anyKind()
      lines.append("  let l\(index)\(annotation(kind)) = \(expression(kind, 1))")
      locals.append(("l\(index)", kind))
    }
    let kind = anyKind()
    lines.append("  let result\(annotation(kind)) = \(expression(kind, Int.random(in: 1...2, using: &random)))")
    lines.append("  return result.numbers")
    let body = "-> [Double] {\n" + lines.joined(separator: "\n") + "\n}"
    let generic = "G\(name)"
    let calls: [String]
    let declared: String
    if Bool.random(using: &random) {
      let parameters = Self.values.map { "_ \($0.name): \($0.kind.name)" }.joined(separator: ", ")
      declared = "func \(generic)\(Self.generics)(\(parameters)) \(body)"
      calls = Self.arguments.map { "\(generic)(\($0))" }
    } else {
      let parameters = Self.values.map { "_ \($0.name): \($0.kind.name)" }.joined(separator: ", ")
      let stored = Self.values.map { "var \($0.name): \($0.kind.name)" }.joined(separator: "; ")
      let given = Self.values.map { "self.\($0.name) = \($0.name)" }.joined(separator: "; ")
      declared = """
        struct \(generic)\(Self.generics) {
        \(stored)
        init(\(parameters)) { \(given) }
        func made() \(body)
        }
        """
      calls = Self.arguments.map { "\(generic)(\($0)).made()" }
    }
    return declared + "\nfunc \(name)() -> [Double] { \(calls.joined(separator: " + ")) }"
  }

  private mutating func annotation(_ kind: Kind) -> String {
    Bool.random(using: &random) ? ": \(kind.name)" : ""
  }

  private mutating func anyKind() -> Kind {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: .real
    case 3, 4, 5: .number
    case 6: .whole
    case 7: .value
    case 8: .bool
    case 9: .optional(simpleKind())
    case 10, 11: .array(simpleKind())
    case 12: .pair(simpleKind(), simpleKind())
    default: Bool.random(using: &random) ? .double : .int
    }
  }

  private mutating func simpleKind() -> Kind {
    [.real, .number, .whole, .value, .real, .number, .double, .int].randomElement(using: &random) ?? .real
  }

  private mutating func oneOf(_ forms: [String]) -> String { forms.randomElement(using: &random) ?? "" }

  private mutating func expression(_ kind: Kind, _ depth: Int) -> String {
    if depth <= 0 { return leaf(kind) }
    let d = depth - 1
    if Int.random(in: 0..<6, using: &random) == 0 { return general(kind, d) }
    switch kind {
    case .real, .whole, .number, .double, .int: return number(kind, d)
    case .value: return ordered(kind, d)
    case .bool: return test(d)
    case .optional(let wrapped):
      return oneOf([
        "wrap(\(expression(wrapped, d)))", "first(\(expression(.array(wrapped), d)))", "nil", expression(wrapped, d),
        "\(expression(.array(wrapped), d)).first", "\(expression(.array(wrapped), d)).max()",
        "\(expression(kind, d)).map { same($0) }", "(\(test(0)) ? \(expression(wrapped, d)) : nil)",
        "Optional<\(wrapped.name)>(\(leaf(wrapped)))", "Optional<\(wrapped.name)>.none",
      ])
    case .array(let element): return list(element, d)
    case .pair(let one, let other):
      return oneOf([
        "Pair(\(expression(one, d)), \(expression(other, d)))",
        "Pair<\(one.name), \(other.name)>(\(leaf(one)), \(leaf(other)))",
        "\(expression(.pair(other, one), d)).swapped()",
        "\(expression(.pair(one, .int), d)).with(\(expression(other, d)))",
        ".init(\(leaf(one)), \(leaf(other)))", "\(expression(kind, d)).changed { \(one.isNumeric ? "$0 + 1" : "$0") }",
      ])
    }
  }

  /// Forms that any kind of value may take.
  private mutating func general(_ kind: Kind, _ d: Int) -> String {
    let value = expression(kind, d)
    return oneOf([
      "pick(\(test(0)), \(value), \(expression(kind, d)))", "(\(test(d)) ? \(value) : \(expression(kind, d)))",
      "same(\(value))", "(wrap(\(value)) ?? \(expression(kind, d)))", "wrap(\(value))!", "{ \(value) }()",
      "first([\(value), \(expression(kind, d))])!", "apply(\(leaf(.number))) { _ in \(value) }",
      "twice(\(value)) { $0 }",
      "[\(value)][0]", "(\(value), \(leaf(.int))).0", "Pair(\(value), \(leaf(.int))).one",
      "Pair<\(kind.name), Int>(\(value), 1).swapped().other", "[\(kind.name)]([\(value)]).last!",
      "({ $0 } as (\(kind.name)) -> \(kind.name))(\(value))", "Array<\(kind.name)>(repeating: \(value), count: 1)[0]",
    ])
  }

  private mutating func number(_ kind: Kind, _ d: Int) -> String {
    let one = expression(kind, d)
    let name = kind.name
    var forms = [
      "(\(one) + \(expression(kind, d)))", "(\(one) * \(leaf(kind)))", "(\(one) + 1)", "(2 * \(one))",
      "plus(\(one))", "plus(\(one), \(expression(kind, d)))", "(plus(1) + \(one))", "plus(plus(2))",
      "total(\(expression(.array(kind), d)))", "twice(\(one)) { $0 + 1 }", "twice(\(one)) { $0 * \(leaf(kind)) }",
      "\(expression(.array(kind), d)).reduce(0, +)", "\(expression(.array(kind), d)).reduce(\(leaf(kind))) { $0 + $1 }",
      "\(expression(.array(kind), d)).reduce(into: \(name).zero) { $0 += $1 }", "(\(name).zero + \(one))",
      "(\(one) * \(name)(exactly: \(leaf(.int)))!)", "\(name)(exactly: \(Int.random(in: 0...9, using: &random)))!",
      "Cell<\(name)>().next()", "Cell(item: \(one)).next()", "Cell<\(name)>.of(\(leaf(kind))).next()",
      "Cell<\(name)>.Part().item", "Cell<\(name)>(part: .init(item: \(one))).part.item",
      "\(expression(.array(kind), d)).running()[0]",
      "zip(\(expression(.array(kind), d)), \(expression(.array(kind), d))).map { $0 * $1 }.reduce(0, +)",
      "zip(\(expression(.array(kind), d)), \(expression(.array(kind), d))).map(+)[0]",
    ]
    switch kind {
    case .real:
      forms += [
        "(\(one) / \(leaf(kind)))", "(\(one) - \(leaf(kind)))", "-\(one)", "R(\(expression(.double, d)))",
        "R(\(leaf(.whole)))",
        "R(\(leaf(.int))) / 2", "scaled(\(one))", "scaled(\(one), by: 2)", "(\(one)).rounded()",
        "(\(one)).squareRoot()",
        "R(1) / 4", "abs(\(one))", "(\(one)).magnitude", "(R.pi * \(one))", "R.pi", "(\(one)).rounded(.down)",
        "(R(\(leaf(.whole))) * \(one))", "\(one).truncatingRemainder(dividingBy: 3)",
      ]
    case .whole:
      forms += [
        "(\(one) / 2)", "(\(one) % 3)", "W(\(leaf(.int)))", "W(clamping: \(leaf(.int)))", "(\(one) & 3)",
        "(\(one) >> 1)", "W(truncatingIfNeeded: \(leaf(.int)))",
      ]
    case .double: forms += ["Double(\(leaf(.real)))", "Double(\(leaf(.whole)))", "(\(one) / 2)", "scaled(\(one))"]
    case .int: forms += ["Int(\(leaf(.whole)))", "\(expression(.array(.value), d)).count", "Int(\(leaf(.real)))"]
    default: break
    }
    return Int.random(in: 0..<4, using: &random) == 0 ? ordered(kind, d) : oneOf(forms)
  }

  /// Forms that any ordered value may take.
  private mutating func ordered(_ kind: Kind, _ d: Int) -> String {
    let one = expression(kind, d)
    return oneOf([
      "min(\(one), \(expression(kind, d)))", "max(\(leaf(kind)), \(one))",
      "max(\(leaf(kind)), min(\(one), \(leaf(kind))))",
      "held(\(one), in: min(\(leaf(kind)), \(one))...\(one))", "(\(one)).clamped(to: \(one)...\(one))",
      "\(expression(.array(kind), d)).sorted()[0]", "(\(expression(.array(kind), d)).max() ?? \(one))",
      "unique(\(expression(.array(kind), d)))[0]", "Set<\(kind.name)>([\(one)]).first!", "grown([], \(one))[0]",
      "\(expression(.pair(kind, .int), d)).one", "(\(expression(.optional(kind), d)) ?? \(one))", "[0: \(one)][0]!",
      "Dictionary(grouping: [\(one)], by: { $0 })[\(one)]![0]", "[\(one)].min()!", "[\(one): \(one)].keys.first!",
    ])
  }

  private mutating func test(_ d: Int) -> String {
    let kind = simpleKind()
    return oneOf([
      "(\(expression(kind, d)) < \(expression(kind, d)))", "(\(expression(kind, d)) == \(leaf(kind)))",
      "\(expression(.array(kind), d)).contains(\(leaf(kind)))", "(\(expression(.optional(kind), d)) == nil)",
      "\(expression(.array(kind), d)).allSatisfy { $0 >= \(leaf(kind)) }", "(\(leaf(.real)) > 0)",
      "(1 < \(leaf(.number)))",
      "(\(leaf(.array(kind))) == [\(leaf(kind))])", "(\(leaf(kind))...\(leaf(kind))).contains(\(leaf(kind)))",
      "Set([\(leaf(kind)), \(leaf(kind))]).isSubset(of: \(leaf(.array(kind))))", "[\(kind.name)]().isEmpty",
    ])
  }

  private mutating func list(_ element: Kind, _ d: Int) -> String {
    let one = expression(element, d)
    var forms = [
      "[\(one), \(expression(element, d))]", "[\(one)]", "Array(repeating: \(one), count: 2)", "[\(element.name)]()",
      "\(expression(.array(element), d)).map { $0 }",
      "\(expression(.array(element), d)).filter { $0 != \(leaf(element)) }",
      "([\(one)] + [\(leaf(element))])", "\(expression(.array(element), d)).reversed()",
      "Array<\(element.name)>([\(one)])",
      "(\(test(0)) ? [\(one)] : [])", "\(expression(.array(element), d)).sorted(by: >)",
      "grown(\(expression(.array(element), d)), \(one))",
      "unique(\(expression(.array(element), d)))", "[\(expression(.array(element), d)), [\(one)]].flatMap { $0 }",
      "[\(one), nil].compactMap { $0 }", "\(expression(.array(element), d)).map(same)", "Array(Set([\(one)]))",
      "[[\(element.name)]](repeating: [\(one)], count: 1)[0]", "Array([\(one)][0...])",
    ]
    if element.isNumeric {
      forms += [
        "\(expression(.array(element), d)).map { $0 + 1 }", "\(expression(.array(element), d)).running()",
        "[\(one)].map { $0 * \(leaf(element)) }",
      ]
    }
    return oneOf(forms)
  }

  private mutating func leaf(_ kind: Kind) -> String {
    let known = (locals + Self.values).filter { $0.kind == kind }.map(\.name)
    let digit = "\(Int.random(in: 0...9, using: &random))"
    if let name = known.randomElement(using: &random), Int.random(in: 0..<4, using: &random) > 0 { return name }
    switch kind {
    case .real, .double: return oneOf([digit, "\(digit).5"])
    case .whole, .number, .int: return digit
    case .value: return "v"
    case .bool: return oneOf(["true", "v < u"])
    case .optional(let wrapped): return oneOf([leaf(wrapped), "nil"])
    case .array(let element): return "[\(leaf(element)), \(leaf(element))]"
    case .pair(let one, let other): return "Pair(\(leaf(one)), \(leaf(other)))"
    }
  }
}
