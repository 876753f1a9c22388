import Testing

@testable import ShapeInterpreter

/// Types that are too large, or nest without end, are reported with what is wrong; ordinary ones of any depth run.
struct TypeSizeTests {
  private static func messages(_ declarations: String, _ property: String = "", body: String = "") -> [String] {
    let text = """
      import SwiftUI
      \(declarations)
      struct Sample: Shape {
        \(property)
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: .zero)
          \(body)
          return path
        }
      }
      """
    let program = ShapeProgram(checking: ShapeSource(name: "Sample.swift", text: text))
    for diagnostic in program.diagnostics { #expect(diagnostic.place != nil) }
    return program.diagnostics.map(\.message)
  }

  @Test func structsThatDoubleAreTooLargeInTheEnd() {
    func doubled(_ count: Int) -> String {
      (1...count).map { "struct S\($0) { var a = S\($0 - 1)(); var b = S\($0 - 1)() }" }.joined(separator: "\n")
    }
    let first = "struct S0 { var a = 1.0 }\n"
    #expect(Self.messages(first + doubled(5), "var s = S5()").isEmpty)
    for use in [("var s = S40()", ""), ("", "let s = S40(); _ = s"), ("", "let s: [S40] = []; _ = s")] {
      let found = Self.messages(first + doubled(40), use.0, body: use.1)
      #expect(found == ["a value of type 'S14' is made of more than 12288 parts"])
    }
    #expect(
      Self.messages(first + doubled(12), body: "let s = S12(); let many = (s, s, s, s, s); _ = many")
        == ["a value is made of more than 12288 parts"])
  }

  @Test func tenThousandPropertiesAreNotTooMany() {
    let properties = (0..<10_000).map { "var p\($0): CGFloat = \($0 % 50)" }.joined(separator: "\n")
    #expect(Self.messages("", properties, body: "path.addLine(to: CGPoint(x: p17, y: p9999))").isEmpty)
  }

  @Test func aliasesAndCallsThatDoubleAreTooLargeInTheEnd() {
    let aliases = (1...40).map { "typealias T\($0) = (T\($0 - 1), T\($0 - 1))" }.joined(separator: "\n")
    #expect(
      Self.messages("typealias T0 = Double\n" + aliases, "var t: T40")
        == ["the type here is made of more than 500 types, which is not supported"])
    let calls = (1...40).map { "let a\($0) = twice(a\($0 - 1))" }.joined(separator: "; ")
    #expect(
      Self.messages("func twice<T>(_ value: T) -> (T, T) { (value, value) }", body: "let a0 = 1; " + calls)
        == ["the type here is made of more than 500 types, which is not supported"])
  }

  @Test func storedTypesThatNestWithoutEndAreEmptyOrToldOf() {
    #expect(
      Self.messages("struct Nest<T> { var inner: [Nest<[T]>] = [] }", "var nest = Nest<Int>()").isEmpty)
    #expect(
      Self.messages("struct Nest<T> { var inner: [Nest<[T]>] }", "var nest: Nest<Int>").isEmpty)
    #expect(
      Self.messages("struct Ring<S> { var s: S; var t: Ring<Ring<S>>? }", "var ring = Ring(s: 1)")
        == ["value type 'Ring<Int>' cannot have a stored property that recursively contains it"])
    let printed = Self.messages(
      "struct Nest<T> { var inner: [Nest<[T]>] = [] }", body: "let text = \"\\(Nest<Int>())\"; _ = text")
    #expect(
      printed == ["'Nest<[[[[Int]]]]>' refers to itself with more and more deeply nested types, which is not supported"]
    )
  }

  @Test func callsWithTypesThatNestWithoutEndAreToldOf() {
    #expect(
      Self.messages("func deep<T>(_ value: T) -> Int { deep([value]) }", body: "_ = deep(1)")
        == ["'deep(_:)' calls itself with more and more deeply nested types, which is not supported"])
    let chain = (0...20).map { "func f\($0)<T>(_ value: T) -> Int { f\($0 + 1)((value, value)) }" }
    #expect(
      Self.messages(chain.joined(separator: "\n") + "\nfunc f21<T>(_ value: T) -> Int { 1 }", body: "_ = f0(1)")
        == ["'f8(_:)' is called with a type that is made of more than 500 types, which is not supported"])
    let equal = Self.messages(
      "indirect enum List<T: Equatable>: Equatable { case end, more(List<[T]>) }",
      body: "let isEnd = List<Int>.end == .end; _ = isEnd")
    #expect(equal == ["the types in 'List' are nested more than 100 deep, which is not supported"])
  }

  @Test func typesThatNestAsDeepAsTheyAreWrittenRun() {
    let wraps = (1...40).map { "let w\($0) = W(w\($0 - 1))" }.joined(separator: "; ")
    #expect(
      Self.messages(
        "struct W<T> { var value: T; init(_ value: T) { self.value = value } }", body: "let w0 = 1; " + wraps
      )
      .isEmpty)
  }

  @Test func valuesThatAreMadeOfMoreAndMoreOthersAreCheckedOnce() {
    let defaults = (1...30).map {
      "func f\($0)(_ a: Double = f\($0 - 1)(), _ b: Double = f\($0 - 1)()) -> Double { a + b }"
    }
    let found = Self.messages(
      "func f0(_ a: Double = 1) -> Double { a }\n" + defaults.joined(separator: "\n"), body: "_ = f30()")
    #expect(found == [])
  }

  @Test func aSearchThroughTooManyOverloadsEndsTheCheck() {
    let overloads = ["Int", "Double", "CGFloat"].map { "func run(_ make: () -> \($0)) -> \($0) { make() }" }
    let nested = String(repeating: "run { ", count: 9) + "1" + String(repeating: " }", count: 9)
    let found = Self.messages(overloads.joined(separator: "\n"), body: "_ = " + nested)
    let (start, end) = (
      "checking stops here: the source takes more than ", " steps, which is far more than its length asks for"
    )
    #expect(found.count == 1 && found[0].hasPrefix(start) && found[0].hasSuffix(end), "\(found)")
  }

  @Test func startValuesTogetherHaveOneBudget() {
    let slow = "func slow() -> Double { var n = 0.0; for i in 0..<900_000 { n += Double(i) }; return n }"
    #expect(Self.messages(slow, "var a = slow(); var b = slow()").isEmpty)
    let found = Self.messages(slow, "var a = slow(); var b = slow(); var c = slow(); var d = slow()")
    #expect(found.count == 1 && found[0].hasPrefix("the shape did not finish within"), "\(found)")
  }
}
