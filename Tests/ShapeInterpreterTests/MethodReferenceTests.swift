import Testing

@testable import ShapeInterpreter

/// Methods, initializers and key paths that are values.
struct MethodReferenceTests {
  private func texts(_ expressions: String..., with declarations: String) throws -> [String] {
    let list = expressions.map { "Text(verbatim: \($0))" }.joined(separator: "\n")
    let source = ViewSource(body: "VStack {\nGroup {\n\(list)\n}\n}", declarations)
    #expect(source.errors == [])
    return try source.texts()
  }

  @Test func aMethodIsNamedWithItsType() throws {
    let card = "struct Card { var n = 1; func twice() -> Int { n * 2 }; func add(_ k: Int) -> Int { n + k } }"
    #expect(
      try texts(
        "\"\\(Card.twice(Card())())\"", "\"\\([Card(), Card(n: 2)].map(Card.twice).map { $0() })\"",
        "\"\\(Card.add(Card(n: 5))(2))\"",
        with: card) == ["2", "[2, 4]", "7"])
  }

  @Test func descriptionsAreMadeOfEachElement() throws {
    #expect(
      try texts(
        "\"\\([1, 2].map(String.init(describing:)))\"", "[\"a\"].map(String.init(reflecting:)).joined()", with: "")
        == ["[\"1\", \"2\"]", "\"a\""])
  }

  @Test func keyPathsAreJoined() throws {
    let people = """
      struct Person { var name = Name() }
      struct Name { var first = "Al" }
      let path = (\\Person.name).appending(path: \\.first)
      func renamed() -> String { var one = Person(); one[keyPath: path] = "Bo"; return one.name.first }
      """
    #expect(try texts("Person()[keyPath: path]", "renamed()", with: people) == ["Al", "Bo"])
  }

  @Test func localClassesInheritFromLocalOnes() throws {
    let function = """
      func told() -> String {
        class A { func f() -> String { "A" } }
        class B: A { override func f() -> String { "B" + super.f() } }
        let object: A = B()
        return object.f()
      }
      """
    #expect(try texts("told()", with: function) == ["BA"])
  }

  /// A part of an own collection has the indices of the whole.
  @Test(arguments: [
    ("dropFirst()", "3 8 [40, 60]"), ("dropFirst(2)", "5 8 [60]"), ("prefix(2)", "1 5 [20, 40]"),
    ("suffix(1)", "5 8 [60]"),
    ("dropLast()", "1 5 [20, 40]"), ("prefix { $0 < 40 }", "1 3 [20]"), ("drop { $0 < 40 }", "3 8 [40, 60]"),
    ("[3..<5]", "3 5 [40]"),
    ("[3...]", "3 8 [40, 60]"), ("[...3]", "1 5 [20, 40]"), ("prefix(upTo: 5)", "1 5 [20, 40]"),
    ("suffix(from: 3)", "3 8 [40, 60]"),
    ("prefix(through: 1)", "1 3 [20]"), ("dropFirst(9)", "8 8 []"), ("suffix(9)", "1 8 [20, 40, 60]"),
    ("prefix(0)", "1 1 []"),
    ("dropFirst().dropFirst()", "5 8 [60]"),
  ])
  func aPartHasTheIndicesOfTheWhole(part: String, expected: String) throws {
    let whole = """
      struct Odd: Collection {
        var startIndex: Int { 1 }
        var endIndex: Int { 8 }
        subscript(i: Int) -> Int { i == 1 ? 20 : i == 3 ? 40 : 60 }
        func index(after i: Int) -> Int { i == 5 ? 8 : i + 2 }
      }
      func told() -> String {
        let part = Odd()\(part.hasPrefix("[") ? "" : ".")\(part)
        return "\\(part.startIndex) \\(part.endIndex) \\(Array(part))"
      }
      """
    #expect(try texts("told()", with: whole) == [expected])
  }
}
