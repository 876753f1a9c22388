import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// Result builders that a file declares: the statements of a body as the parts of a value.
struct ResultBuilderTests {
  /// A builder of texts with every method for statements.
  private let joined = """
    @resultBuilder enum Joined {
      static func buildExpression(_ text: String) -> [String] { [text] }
      static func buildExpression(_ number: Int) -> [String] { ["#\\(number)"] }
      static func buildExpression(_ nothing: ()) -> [String] { [] }
      static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
      static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
      static func buildEither(first part: [String]) -> [String] { ["<"] + part }
      static func buildEither(second part: [String]) -> [String] { [">"] + part }
      static func buildArray(_ parts: [[String]]) -> [String] { ["["] + parts.flatMap { $0 } + ["]"] }
      static func buildLimitedAvailability(_ part: [String]) -> [String] { ["new"] + part }
      static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
    }
    """

  /// The text that a body makes.
  private func text(_ body: String, _ more: String = "") throws -> String {
    let source = ViewSource(
      body: "Text(made)", members: "@Joined var made: String {\n\(body)\n}", joined + "\n" + more)
    for diagnostic in source.program.diagnostics { Issue.record("\(diagnostic)") }
    return try source.texts().joined()
  }

  @Test func statementsAreTheParts() throws {
    #expect(try text("\"a\"\nlet number = 2\nnumber\nnumber + 1") == "a #2 #3")
    #expect(try text("") == "")
  }

  @Test func conditionsChooseTheirArms() throws {
    let arms = "if value == 0 { \"zero\" } else if value == 1 { \"one\" } else { value }"
    for (value, made) in [(0, "x < < zero"), (1, "x < > one"), (5, "x > #5")] {
      #expect(try text("let value = \(value)\n\"x\"\n\(arms)") == made)
    }
    #expect(try text("if 1 < 2 { \"yes\" }\nif 2 < 1 { \"no\" }") == "yes -")
    #expect(try text("let name: String? = \"Ada\"\nif let name { name; name.count } else { \"nobody\" }") == "< Ada #3")
    #expect(try text("if 2 < 1 { \"a\" } else if 1 < 2 { \"b\" }") == "> b")
  }

  @Test func switchesInjectEachCaseOnce() throws {
    let cases = "case 0: \"a\"\ncase 1, 2: \"b\"\ncase let n where n > 9: n\ndefault: \"d\"\n"
    for (value, made) in [(0, "< < a"), (2, "< > b"), (12, "> < #12"), (7, "> > d")] {
      #expect(try text("let value = \(value)\nswitch value {\n\(cases)}") == made)
    }
  }

  @Test func loopsMakeArrays() throws {
    #expect(try text("for i in 1...3 { i\nif i == 2 { \"two\" } }") == "[ #1 - #2 two #3 - ]")
    #expect(try text("for (key, value) in [(\"a\", 1)] where value > 0 { key }") == "[ a ]")
    #expect(try text("for i in 0..<0 { i }") == "[ ]")
  }

  @Test func versionsOfTheSystemAreLimited() throws {
    #expect(try text("if #available(iOS 17, *) { \"a\" } else { \"b\" }") == "< new a")
    #expect(try text("if #available(iOS 99, *) { \"a\" } else { \"b\" }") == "> b")
  }

  @Test func assignmentsAreEmptyParts() throws {
    #expect(try text("var count = 1\ncount += 1\ncount") == "#2")
  }

  @Test func anExplicitReturnNeedsNoBuilder() throws {
    #expect(try text("return \"whole\"") == "whole")
  }

  @Test func theBuilderIsAnAttributeOfAParameterAFunctionOrARequirement() throws {
    let found = try text(
      """
      both { "p" }
      called()
      Member().parts
      Stored { "s"; 1 }.made
      Held { "h" }.make()
      """,
      """
      func both(@Joined _ make: () -> String) -> String { make() + make() }
      @Joined func called() -> String { for i in 0..<2 { i } }
      protocol Parts { @Joined var parts: String { get } }
      struct Member: Parts { var parts: String { "m"; "n" } }
      struct Stored { @Joined var made: String }
      struct Held { @Joined let make: () -> String }
      """)
    #expect(found == "pp [ #0 #1 ] m n s #1 h")
  }

  @Test func partsNeedNoArray() throws {
    let numbers = try Interpretation.numbers(
      "total { 1; 2.5; if side > 2 { 10 } }", "total { side }", "nested()",
      declarations: """
        let side = 3.0
        @resultBuilder struct Sum {
          static func buildExpression(_ x: Double) -> Double { x }
          static func buildPartialBlock(first: Double) -> Double { first }
          static func buildPartialBlock(accumulated: Double, next: Double) -> Double { accumulated * 2 + next }
          static func buildIf(_ x: Double?) -> Double { x ?? 0 }
        }
        func total(@Sum _ make: () -> Double) -> Double { make() }
        func nested() -> Double {
          @Sum func inner(_ x: Double) -> Double { x; x }
          @Sum var other: Double { inner(1); 4 }
          return other
        }
        """)
    #expect(numbers == [19, 3, 10])
  }

  @Test func genericBuildersAreOfTheTypeInTheirAttribute() throws {
    let numbers = try Interpretation.numbers(
      "sum { 1; 2; 3 }", "CGFloat(names { \"a\"; \"bc\" }.count)", "both { 4 }",
      declarations: """
        @resultBuilder enum ListBuilder<Element> {
          static func buildBlock(_ parts: Element...) -> [Element] { parts }
        }
        func sum(@ListBuilder<Int> _ make: () -> [Int]) -> CGFloat { CGFloat(make().reduce(0, +)) }
        func names(@ListBuilder<String> _ make: () -> [String]) -> String { make().joined() }
        @resultBuilder enum Either {
          static func buildBlock<T>(_ part: T) -> T { part }
          static func buildEither<A, B>(first: A) -> Choice<A, B> { .a(first) }
          static func buildEither<A, B>(second: B) -> Choice<A, B> { .b(second) }
        }
        enum Choice<A, B> { case a(A), b(B) }
        @Either func choice(_ isFirst: Bool) -> Choice<Int, String> { if isFirst { 1 } else { "b" } }
        func both(@Either _ make: () -> Int) -> CGFloat {
          if case .b(let text) = choice(false), case .a(let number) = choice(true) {
            return CGFloat(make() * 100 + number * 10 + text.count)
          }
          return 0
        }
        """)
    #expect(numbers == [6, 3, 411])
  }

  @Test func pathsHaveParts() throws {
    let path = try Interpretation.path(
      "path = Path.of { Path(CGRect(x: 0, y: 0, width: 4, height: 4))\nfor i in 1...2 { Path.dot(CGFloat(i)) } }",
      declarations: """
        @resultBuilder enum PathBuilder {
          static func buildBlock(_ parts: Path...) -> Path { parts.reduce(into: Path()) { $0.addPath($1) } }
          static func buildArray(_ parts: [Path]) -> Path { parts.reduce(into: Path()) { $0.addPath($1) } }
        }
        extension Path {
          static func of(@PathBuilder _ make: () -> Path) -> Path { make() }
          static func dot(_ x: CGFloat) -> Path { Path(CGRect(x: x * 10, y: 0, width: 1, height: 1)) }
        }
        """)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 21, height: 4))
  }

  @Test func viewsAreBuiltByOwnBuildersToo() throws {
    let source = ViewSource(
      body: "Dinner { Item(name: \"a\"); for name in [\"b\", \"c\"] { Item(name: name) } }",
      """
      struct Item: Identifiable { let name: String; var id: String { name } }
      @resultBuilder enum ItemBuilder {
        static func buildExpression(_ item: Item) -> [Item] { [item] }
        static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
        static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
      }
      struct Dinner: View {
        @ItemBuilder var items: () -> [Item]
        var body: some View { HStack { ForEach(items()) { Text($0.name) } } }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["a", "b", "c"])
  }

  @Test func missingMethodsAreNamed() {
    let plain = "@resultBuilder enum B { static func buildBlock(_ parts: Int...) -> [Int] { parts } }\n"
    func errors(_ body: String, _ builder: String = plain) -> [String] {
      ViewSource(
        body: "Text(\"\\(list { \(body) }.count)\")", builder + "func list(@B _ make: () -> [Int]) -> [Int] { make() }"
      ).errors
    }
    let control = "closure containing control flow statement cannot be used with result builder 'B'"
    #expect(errors("1; 2") == [])
    #expect(errors("if 1 < 2 { 1 }") == [control])
    #expect(errors("if 1 < 2 { 1 } else { 2 }") == [control])
    #expect(errors("for i in 0..<2 { i }") == [control])
    #expect(errors("while true { 1 }") == [control])
    #expect(errors("if #available(iOS 99, *) { 1 }") == [control])
    #expect(errors("switch 1 { case 1: 1; default: 2 }") == ["type 'B' has no member 'buildEither'"])
    #expect(errors("1; \"a\"") == ["cannot convert value of type 'String' to expected argument type 'Int'"])
    #expect(
      errors("1", "@resultBuilder enum B {}\n") == [
        "result builder 'B' does not implement any 'buildBlock' or a combination of '"
          + "buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)'"
      ])
    #expect(
      ViewSource(body: "Text(made)", members: "@B var made: String { 1 }", plain).errors == [
        "cannot convert return expression of type '[Int]' to return type 'String'"
      ])
  }
}
