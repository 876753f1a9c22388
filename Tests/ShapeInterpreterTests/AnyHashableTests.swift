import Testing

@testable import ShapeInterpreter

/// Hashable values of any type in one list, set or dictionary. All texts are those of the compiled code.
struct AnyHashableTests {
  private static let types = """
    struct P: Hashable { var x = 1 }
    struct Holder: Hashable { var id: AnyHashable; var base = 3 }
    enum E: Hashable { case a, b(Int) }
    struct N: Hashable {
      var name: String
      static func == (a: N, b: N) -> Bool { a.name.lowercased() == b.name.lowercased() }
      func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
    }
    final class C: Hashable {
      let n: Int
      init(_ n: Int) { self.n = n }
      static func == (a: C, b: C) -> Bool { a.n == b.n }
      func hash(into hasher: inout Hasher) { hasher.combine(n) }
    }
    let one: Int? = 1
    let none: Int? = nil
    let noText: String? = nil
    let five: AnyHashable = 5
    let mixed: [AnyHashable] = [1, "b", 2.5, P()]
    let keyed: [AnyHashable: String] = [1: "one", "a": "A", P(): "p", E.a: "ea"]
    func told(_ value: AnyHashable?) -> String { value.map { "\\($0)" } ?? "nil" }
    func made() -> AnyHashable { "s" }
    func kind(_ value: AnyHashable) -> String {
      switch value {
      case let number as Int: return "number \\(number)"
      case is String: return "text"
      default: return "other"
      }
    }
    """

  /// Returns the texts of expressions.
  private func texts(_ expressions: [String]) throws -> [String] {
    let list = expressions.map { "Text(verbatim: \"\\(\($0))\")" }.joined(separator: "\n")
    let source = ViewSource(body: "VStack {\nGroup {\n\(list)\n}\n}", Self.types)
    #expect(source.errors == [])
    return try source.texts()
  }

  @Test(arguments: [
    ("1", "\"1\"", false), ("1", "1.0", true), ("1", "UInt8(1)", true), ("1.0", "CGFloat(1)", false),
    ("Float(0.1)", "0.1", false), ("Float(0.5)", "0.5", true), ("true", "1", false), ("-1", "UInt64.max", false),
    ("-1", "-1.0", true), ("Double.nan", "Double.nan", false), ("\"a\"", "Character(\"a\")", false),
    ("one", "1", true), ("none", "noText", false), ("none", "none", true), ("P()", "P(x: 1)", true),
    ("P()", "P(x: 2)", false), ("E.b(1)", "E.b(1)", true), ("E.b(1)", "E.a", false), ("[1]", "[1]", true),
    ("N(name: \"a\")", "N(name: \"A\")", true), ("C(1)", "C(1)", true), ("C(1)", "C(2)", false),
    ("N(name: \"a\")", "1", false), ("1", "N(name: \"a\")", false), ("five", "5", true),
    ("Holder(id: 1)", "Holder(id: 1.0)", true), ("Holder(id: \"1\")", "Holder(id: 1)", false),
  ])
  func `values are equal by the equality of their type`(one: String, other: String, expected: Bool) throws {
    let (one, other) = ("AnyHashable(\(one))", "AnyHashable(\(other))")
    #expect(try texts(["\(one) == \(other)", "\(one) != \(other)"]) == ["\(expected)", "\(!expected)"])
  }

  @Test(arguments: [
    ("five", "5"), ("[five, \"a\"]", "[AnyHashable(5), AnyHashable(\"a\")]"), ("AnyHashable(P())", "P(x: 1)"),
    ("five.base", "5"), ("AnyHashable(Holder(id: \"x\")).base", "Holder(id: AnyHashable(\"x\"), base: 3)"),
    ("AnyHashable(one)", "1"), ("five.description", "5"),
    ("AnyHashable(\"q\").debugDescription", "AnyHashable(\"q\")"),
    ("five as? Int", "Optional(5)"), ("five as? Double", "nil"), ("five is Int", "true"),
    ("(five as Any) as? Int", "Optional(5)"), ("(3 as Any) is AnyHashable", "true"),
    ("one as AnyHashable? as? Int", "Optional(1)"), ("none as AnyHashable?", "nil"), ("told(1)", "1"),
    ("told(nil)", "nil"), ("told(P())", "P(x: 1)"), ("made()", "s"), ("kind(4)", "number 4"),
    ("kind(\"t\")", "text"),
    ("kind(2.5)", "other"), ("[1, 2].map(AnyHashable.init)", "[AnyHashable(1), AnyHashable(2)]"),
    ("[1, 2] as [AnyHashable]", "[AnyHashable(1), AnyHashable(2)]"), ("AnyHashable(five)", "5"),
    ("AnyHashable(1).hashValue == 1.hashValue", "true"),
    ("AnyHashable([1]).hashValue == AnyHashable([1]).hashValue", "true"),
  ])
  func `the value in it is printed, cast and asked`(value: String, expected: String) throws {
    #expect(try texts([value]) == [expected])
  }

  @Test func `values of several types are found and are keys`() throws {
    let found = [
      "mixed.contains(\"b\")", "mixed.contains(2)", "mixed.firstIndex(of: 2.5)!", "mixed.firstIndex(of: P())!",
      "Set(mixed).count", "([1, \"a\", 1.0] as Set<AnyHashable>).count",
      "Set([C(1), C(1), C(2)] as [AnyHashable]).count",
      "Set([Holder(id: 1), Holder(id: 1.0), Holder(id: \"1\")]).count",
      "keyed[1] ?? \"-\"", "keyed[1.0] ?? \"-\"", "keyed[\"a\"] ?? \"-\"", "keyed[P()] ?? \"-\"",
      "keyed[E.a] ?? \"-\"",
      "keyed[E.b(1)] ?? \"-\"",
    ]
    #expect(
      try texts(found) == ["true", "false", "2", "3", "4", "2", "2", "2", "one", "one", "A", "p", "ea", "-"])
  }

  @Test func `views are told apart by it`() throws {
    let source = ViewSource(body: "ForEach(mixed, id: \\.self) { Text(verbatim: \"\\($0)\") }", Self.types)
    #expect(try source.texts() == ["1", "b", "2.5", "P(x: 1)"])
  }

  @Test func `a value that is not hashable is none`() {
    let source = ViewSource(
      body: """
        let _ = AnyHashable(Plain())
        let _ = [1, Plain()] as [AnyHashable]
        let _ = told(Plain())
        let _ = five == 5
        Text("a")
        """, Self.types + "\nstruct Plain {}")
    #expect(
      source.errors == [
        "'init(_:)' requires that 'Plain' conform to 'Hashable'",
        "cannot convert value of type 'Plain' to expected element type 'AnyHashable'",
        "cannot convert value of type 'Plain' to expected argument type 'AnyHashable?'",
        "binary operator '==' cannot be applied to operands of type 'AnyHashable' and 'Int'",
      ])
  }
}
