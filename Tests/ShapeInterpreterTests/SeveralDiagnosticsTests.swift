import Testing

@testable import ShapeInterpreter

/// Several faults in one file: each is told once, in order, and harms nothing that does not need it.
struct SeveralDiagnosticsTests {
  private func check(_ text: String) -> (shapes: [String], headlines: [String]) {
    let program = ShapeProgram(checking: ShapeSource(name: "W.swift", text: text))
    return (program.shapes.map(\.name), program.diagnostics.map(\.headline))
  }

  @Test func everyFaultIsToldOnceInOrder() {
    let result = check(
      """
      struct Last: Shape { func path(in rect: CGRect) -> Path { helper(rect.midx) } }
      func helper(_ x: CGFloat) -> Path { Path(rec) }
      struct First: Shape {
        var size: CGFlot = 3
        func path(in rect: CGRect) -> Path {
          let a: Int = "a"
          let b = a + 1
          let c = b.foo
          _ = c.bar
          return helper(c)
        }
        func other() -> Int { "x" }
      }
      struct Good: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
      struct Caller: Shape { func path(in rect: CGRect) -> Path { helper(3) } }
      """)
    #expect(result.shapes == ["Good"])
    #expect(
      result.headlines == [
        "W.swift:1:71: error: value of type 'CGRect' has no member 'midx'; did you mean 'midX'?",
        "W.swift:2:42: error: cannot find 'rec' in scope",
        "W.swift:4:13: error: cannot find type 'CGFlot' in scope; did you mean 'CGFloat'?",
        "W.swift:6:18: error: cannot convert value of type 'String' to specified type 'Int'",
        "W.swift:12:25: error: cannot convert return expression of type 'String' to return type 'Int'",
      ])
  }

  @Test func whatWasToBeDeclaredIsNotMissed() {
    let result = check(
      """
      @propertyWrapper struct Kept { var wrappedValue: Int }
      struct Wrong: Shape {
        func path(in rect: CGRect) -> Path {
          weak var first = 1
          let second = fist, third = 3, (fourth, fifth) = (4, 5)
          return Path(CGRect(x: first, y: second, width: third, height: fourth + fifth))
        }
      }
      """)
    #expect(
      result.headlines == [
        "W.swift:4:5: error: 'weak' may only be applied to class and class-bound protocol types, not 'Int'",
        "W.swift:5:18: error: cannot find 'fist' in scope; did you mean 'first'?",
      ])
  }

  /// The parser's words for all of them would take minutes.
  @Test(arguments: ["\n", "; "])
  func ofVeryManyFaultsOfGrammarTheFirstAreToldAsOfAFew(separator: String) {
    func complaints(_ count: Int) -> [String] {
      let body = (0..<count).map { "let x\($0) = )" }.joined(separator: separator)
      let text = "struct S: Shape {\nfunc path(in rect: CGRect) -> Path {\n\(body)\nreturn Path(rect) } }"
      return ShapeProgram(checking: ShapeSource(name: "M.swift", text: text)).diagnostics.map(\.headline)
    }
    let few = complaints(150)
    let many = complaints(3_000)
    #expect(few.count >= 100 && many.count >= 100)
    #expect(many.prefix(100) == few.prefix(100))
  }

  @Test func aWrappedPropertyAmidOtherErrorsIsSurvived() {
    let result = check(
      """
      @propertyWrapper
      struct Kept<Value: Comparable & Sendable>: Sendable {
        init(wrappedValue: Value, in range: ClosedRange<Value>) {
        }
        var wrappedValue: Value {
        }
      struct Wrappers: Shape {
        @Kept(in: 0...1) var share: CGFloat = 0.4
      struct Wrappers: Shape {
        }
        func path(in rect: CGRect) -> Path {
          }
        }
      }
      """)
    #expect(result.shapes == [])
    #expect(result.headlines.count == 3)
  }

  @Test func aStatementThatFailsInACalledFunctionLeavesTheCallersTypesAlone() {
    let result = check(
      """
      struct Odd: Shape {
        func path(in rect: CGRect) -> Path {
          func counter() -> () -> Int {
            var count = 0
            return {
              count += 1
            }
          }
          let first = counter()
          return Path(rect)
        }
      }
      """)
    #expect(result.headlines == ["W.swift:7:7: error: missing return in closure expected to return 'Int'"])
  }

  @Test(arguments: [
    "func odd() -> Int { return \"x\" + undefined }", "func odd() -> Unknown { 3 }",
    "struct Odd { var a = b; var c: Missing; func d() -> Int { } }", "let odd: Int = \"x\"",
    "enum Odd: Int { case a = \"x\" }", "extension CGRect { var odd: Int { nowhere } }",
    "func odd(_ n: Int) -> Bool { 1 < n < 3 }", "func odd() -> Int { 1 +++ 2 }", "class Odd { var a = 1 }",
    "typealias Odd = Odd", "struct Odd: View { var body: some View { Text(\"x\").bold() } }",
    "func odd<T>(_ t: T) { odd([t]) }", "actor Odd { }", "macro odd() = #externalMacro(module: \"a\", type: \"b\")",
  ])
  func anUnusedHelperDisturbsNothing(helper: String) {
    let result = check(helper + "\nstruct Good: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }")
    #expect(result.shapes == ["Good"])
    #expect(result.headlines == [])
  }

  @Test func whatOlderParsersOnlyWarnedAboutIsAccepted() {
    // "extraneous whitespace before '(' is not permitted"
    let result = check(
      "struct Good: Shape {\n@available (iOS 13, *)\nfunc path(in rect: CGRect) -> Path { Path(rect) }\n}")
    #expect(result.shapes == ["Good"])
    #expect(result.headlines == [])
  }
}
