import TestSupport

/// Writes random sets of overloads, generic and plain, with a call of each set that tells which one is called.
///
/// Not every call compiles: what the compiler refuses or finds ambiguous is no case of the law.
struct OverloadGenerator {
  /// A parameter's type, with the generic parameters that it needs. `#` stands for the number of the parameter.
  struct Parameter {
    var type: String
    var generics = ""
    var clause = ""
    /// The groups of arguments that it takes.
    var takes: Set<Group>
  }

  /// The arguments that much the same parameters take.
  enum Group: CaseIterable {
    case wholeLiteral, realLiteral, whole, real, length, text, truth, absent, optional
    case wholes, reals, mixed, empty, first, second, base, derived, existential, firsts, models, objects
    case change, producer, range, pair, path, table, type
  }

  static let preamble = """
    protocol P { var x: Int { get } }
    protocol Q: P { var y: Int { get } }
    struct A: P { var x = 1 }
    struct B: Q, Hashable, Comparable { var x = 2; var y = 3; static func < (l: B, r: B) -> Bool { l.x < r.x } }
    class C { init() {} }
    class D: C {}
    infix operator ~~~: AdditionPrecedence
    func inc(_ n: Int) -> Int { n + 1 }
    """

  /// The values that each call may use.
  private static let values = """
    let i = 3, d = 1.5, g: CGFloat = 2, o: Int? = 4, li = [1, 2], ld = [0.5], p: any P = A(), q: any Q = B(), s = "s"
    let ps: [any P] = [A(), B()], pa: (Int, Double) = (1, 2.5)
    let many: [Any] = [1, "a"], closed = 1...3, open = 0..<3
    _ = (i, d, g, o, li, ld, p, q, s, ps, pa, many, closed, open)
    """

  private static let arguments: [(Group, [String])] = [
    (.wholeLiteral, ["1", "-1", "1 + 2"]), (.realLiteral, ["2.5", "1 + 0.5", "-0.5"]),
    (.whole, ["i", "i + 1", "inc(2)"]),
    (.real, ["d", "d * 2", "1 + d"]), (.length, ["g", "g / 2"]), (.text, ["\"a\"", "s", "\"\\(i)\""]),
    (.truth, ["true", "!false", "i > 2"]), (.absent, ["nil"]),
    (.optional, ["o", "li.first", "ld.last.map { Int($0) }"]),
    (.wholes, ["[1, 2]", "li", "li.map { $0 }", "[i]"]), (.reals, ["[0.5]", "ld", "[d, 0.25]", "ld + ld"]),
    (.mixed, ["many", "many + [1]"]), (.empty, ["[]"]), (.first, ["A()", "A(x: 2)"]), (.second, ["B()"]),
    (.base, ["C()", "D() as C"]), (.derived, ["D()"]), (.existential, ["p", "q", "ps[0]"]),
    (.firsts, ["[A()]", "[A(), A()]"]), (.models, ["ps", "[p]", "ps + ps"]), (.objects, ["[C(), D()]", "[D()]"]),
    (.change, ["{ $0 }", "inc", "{ n in inc(n) }"]), (.producer, ["{ i }", "{ d }", "{ inc(3) }"]),
    (.range, ["closed", "open"]), (.pair, ["pa", "(i, d)"]), (.path, ["\\A.x", "\\B.y"]),
    (.table, ["[\"a\": 1]"]), (.type, ["A.self", "B.self", "Int.self", "D.self"]),
  ]

  private static let numbers: Set<Group> = [.wholeLiteral, .whole, .realLiteral, .real, .length]
  private static let anything = Set(Group.allCases).subtracting([.absent, .empty])
  private static let lists: Set<Group> = [.wholes, .reals, .mixed, .firsts, .models, .objects]
  private static let parameters: [Parameter] = [
    Parameter(type: "Int", takes: [.wholeLiteral, .whole]),
    Parameter(type: "Double", takes: [.wholeLiteral, .realLiteral, .real, .length]),
    Parameter(type: "CGFloat", takes: [.wholeLiteral, .realLiteral, .real, .length]),
    Parameter(type: "Float", takes: [.wholeLiteral, .realLiteral]),
    Parameter(type: "String", takes: [.text]),
    Parameter(type: "Bool", takes: [.truth]),
    Parameter(type: "Int?", takes: [.wholeLiteral, .whole, .absent, .optional]),
    Parameter(type: "Double?", takes: [.wholeLiteral, .realLiteral, .real, .absent]),
    Parameter(type: "String?", takes: [.text, .absent]),
    Parameter(type: "[Int]", takes: [.wholes, .empty]),
    Parameter(type: "[Double]", takes: [.reals, .wholes, .empty]),
    Parameter(type: "[Any]", takes: [.mixed]),
    Parameter(type: "Any", takes: anything),
    Parameter(type: "any P", takes: [.first, .second, .existential]),
    Parameter(type: "any Q", takes: [.second]),
    Parameter(type: "(any P)?", takes: [.first, .second, .existential, .absent]),
    Parameter(type: "A", takes: [.first]),
    Parameter(type: "B", takes: [.second]),
    Parameter(type: "C", takes: [.base, .derived]),
    Parameter(type: "D", takes: [.derived]),
    Parameter(type: "C?", takes: [.base, .derived, .absent]),
    Parameter(type: "[any P]", takes: [.firsts, .models, .empty]),
    Parameter(type: "[A]", takes: [.firsts, .empty]),
    Parameter(type: "[C]", takes: [.objects, .empty]),
    Parameter(type: "Int...", takes: [.wholeLiteral, .whole]),
    Parameter(type: "(Int) -> Int", takes: [.change]),
    Parameter(type: "(Double) -> Double", takes: [.change]),
    Parameter(type: "() -> Int", takes: [.producer]),
    Parameter(type: "() -> Double", takes: [.producer]),
    Parameter(type: "ClosedRange<Int>", takes: [.range]),
    Parameter(type: "Range<Int>", takes: [.range]),
    Parameter(type: "(Int, Double)", takes: [.pair]),
    Parameter(type: "KeyPath<A, Int>", takes: [.path]),
    Parameter(type: "[String: Int]", takes: [.table]),
    Parameter(type: "A.Type", takes: [.type]),
    Parameter(type: "any P.Type", takes: [.type]),
    Parameter(type: "some P", takes: [.first, .second, .existential]),
    Parameter(type: "T#", generics: "T#", takes: anything),
    Parameter(type: "T#", generics: "T#: P", takes: [.first, .second, .existential]),
    Parameter(type: "T#", generics: "T#: Q", takes: [.second]),
    Parameter(type: "T#", generics: "T#: C", takes: [.base, .derived]),
    Parameter(type: "T#", generics: "T#: Comparable", takes: numbers.union([.text, .second])),
    Parameter(
      type: "T#", generics: "T#: Equatable", takes: numbers.union([.text, .truth, .second, .optional, .wholes])),
    Parameter(type: "T#", generics: "T#: Hashable", takes: numbers.union([.text, .truth, .second])),
    Parameter(type: "T#", generics: "T#: Numeric", takes: numbers),
    Parameter(type: "T#", generics: "T#: SignedNumeric & Comparable", takes: numbers),
    Parameter(type: "T#", generics: "T#: BinaryInteger", takes: [.wholeLiteral, .whole]),
    Parameter(type: "T#", generics: "T#: BinaryFloatingPoint", takes: [.realLiteral, .real, .length]),
    Parameter(type: "T#", generics: "T#: FloatingPoint", takes: [.realLiteral, .real, .length]),
    Parameter(type: "T#", generics: "T#: StringProtocol", takes: [.text]),
    Parameter(type: "T#?", generics: "T#", takes: anything),
    Parameter(type: "T#?", generics: "T#: Comparable", takes: numbers.union([.optional, .text])),
    Parameter(type: "[T#]", generics: "T#", takes: lists),
    Parameter(type: "[T#]", generics: "T#: Comparable", takes: [.wholes, .reals]),
    Parameter(type: "[T#]", generics: "T#: P", takes: [.firsts]),
    Parameter(type: "T#...", generics: "T#", takes: anything),
    Parameter(type: "T#", generics: "T#: Sequence", takes: lists.union([.range, .table])),
    Parameter(type: "T#", generics: "T#: Collection", takes: lists.union([.range])),
    Parameter(type: "T#", generics: "T#: Sequence", clause: "T#.Element == Int", takes: [.wholes, .range]),
    Parameter(
      type: "T#", generics: "T#: Collection", clause: "T#.Element: Comparable", takes: [.wholes, .reals, .range]),
    Parameter(type: "(T#) -> T#", generics: "T#", takes: [.change]),
    Parameter(type: "(Int) -> T#", generics: "T#", takes: [.change]),
    Parameter(type: "() -> T#", generics: "T#", takes: [.producer]),
    Parameter(type: "(T#, U#)", generics: "T#, U#", takes: [.pair]),
    Parameter(type: "KeyPath<A, T#>", generics: "T#", takes: [.path]),
    Parameter(type: "KeyPath<T#, Int>", generics: "T#", takes: [.path]),
    Parameter(type: "[T#: U#]", generics: "T#: Hashable, U#", takes: [.table]),
    Parameter(type: "T#.Type", generics: "T#", takes: [.type]),
    Parameter(type: "T#.Type", generics: "T#: P", takes: [.type]),
    Parameter(type: "ClosedRange<T#>", generics: "T#: Comparable", takes: [.range]),
  ]

  /// The head of an overload without its result, and its `where` clause.
  private struct Head: Equatable {
    var text: String
    var clause: String
  }

  /// The parameters beside those that take the argument. For the literal of a list, versions of the compiler choose
  /// differently between `[Any]` and others.
  private static let others = parameters.filter { $0.type != "[Any]" }

  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A set of overloads, and a function without parameters that calls one of them and returns its number.
  mutating func function(named name: String) -> String {
    let groups = (0..<(Int.random(in: 0..<4, using: &random) == 0 ? 2 : 1)).map { _ in oneOf(Group.allCases) }
    let form = oneOf(["static", "static", "free", "initializer", "method", "subscript", "operator"])
    let isOperator = form == "operator"
    let taken = isOperator ? Array(groups.prefix(1)) : groups
    var heads: [Head] = []
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      let list = taken.map { group in
        let fitting = Self.parameters.filter { $0.takes.contains(group) && (!isOperator || !$0.type.hasSuffix("...")) }
        return Int.random(in: 0..<8, using: &random) == 0 ? oneOf(Self.others) : oneOf(fitting)
      }
      if isOperator, list.contains(where: { $0.type.hasSuffix("...") }) { continue }
      let head = self.head(of: list, form, name)
      if !heads.contains(head) { heads.append(head) }
    }
    let arguments = taken.map { group in
      oneOf(Self.arguments.first { $0.0 == group }?.1 ?? [])
    }
    let owner = "O\(name)"
    let members = heads.enumerated().map { index, head in
      let clause = head.clause.isEmpty ? "" : " where \(head.clause)"
      return form == "initializer"
        ? "\(head.text)\(clause) { n = \(index) }" : "\(head.text) -> Double\(clause) { \(index) }"
    }
    let list = arguments.joined(separator: ", ")
    let (declared, call) =
      switch form {
      case "free": (members.joined(separator: "\n"), "f\(name)(\(list))")
      case "initializer":
        ("struct \(owner) { var n: Double\n\(members.joined(separator: "\n"))\n}", "\(owner)(\(list)).n")
      case "method": ("struct \(owner) {\n\(members.joined(separator: "\n"))\n}", "\(owner)().f(\(list))")
      case "subscript": ("struct \(owner) {\n\(members.joined(separator: "\n"))\n}", "\(owner)()[\(list)]")
      case "operator":
        ("struct \(owner) {\n\(members.joined(separator: "\n"))\n}", "(\(owner)() ~~~ (\(list)))")
      default: ("enum \(owner) {\n\(members.joined(separator: "\n"))\n}", "\(owner).f(\(list))")
      }
    return
      "\(declared)\nfunc \(name)() -> [Double] {\n\(Self.values)\nlet result: Double = \(call)\nreturn [result, 0]\n}"
  }

  private mutating func head(of list: [Parameter], _ form: String, _ name: String) -> Head {
    func numbered(_ text: String, _ index: Int) -> String { text.replacing("#", with: "\(index)") }
    let generics = list.enumerated().map { numbered($1.generics, $0) }.filter { !$0.isEmpty }
    let clauses = list.enumerated().map { numbered($1.clause, $0) }.filter { !$0.isEmpty }
    var parameters = list.enumerated().map { "_ a\($0): \(numbered($1.type, $0))" }
    if !["operator", "subscript"].contains(form), Int.random(in: 0..<8, using: &random) == 0 {
      parameters.append("more: Int = 0")
    }
    if form == "operator" { parameters.insert("_ o: O\(name)", at: 0) }
    let types = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let start =
      switch form {
      case "free": "func f\(name)"
      case "initializer": "init"
      case "method": "func f"
      case "subscript": "subscript"
      case "operator": "static func ~~~ "
      default: "static func f"
      }
    return Head(
      text: "\(start)\(types)(\(parameters.joined(separator: ", ")))", clause: clauses.joined(separator: ", "))
  }

  private mutating func oneOf<Element>(_ forms: [Element]) -> Element {
    forms[Int.random(in: 0..<forms.count, using: &random)]
  }
}
