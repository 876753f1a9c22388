import Foundation
import Testing

@testable import ShapeInterpreter

/// Types that follow from what stands around an expression.
struct ViewInferenceTests {
  @Test func `a dictionary literal before brackets takes its types from the index and the context`() throws {
    let source = ViewSource(
      body: """
        let tone: Color = [.day: .white, .night: .black][time, default: .red]
        let other: Color = [.night: .white][time] ?? .green
        Text("\\(tone == .white) \\(other == .green)")
        """, members: "var time = Time.day", "enum Time { case day, night }")
    #expect(source.errors == [])
    #expect(try source.texts() == ["true true"])
  }

  /// Beside `nil` and before `??`, a view of a hidden type is optional, though an optional view is a view.
  @Test func `optional views stay optional`() throws {
    let source = ViewSource(
      body: """
        let first = flag ? part("a") : nil
        let second = flag ? Optional(part("b")) : nil
        let third = flag ? nil : part("c")
        let fourth = [part("d")].first { _ in !flag } ?? (flag ? second : nil)
        let fifth = third ?? first
        if let first { first }
        if let third { third } else { Text("no") }
        if let fourth { fourth }
        if let fifth { fifth }
        third ?? part("e")
        """, members: "let flag = true\nfunc part(_ name: String) -> some View { Text(name) }")
    #expect(source.errors == [])
    #expect(try source.texts() == ["a", "no", "b", "a", "e"])
  }

  @Test func `an unequal sign asks the equal sign of the type's own`() throws {
    let source = ViewSource(
      body: "Text(\"\\(Mark.x(1) != .x(2)) \\(Dot(a: 1) != Dot(a: 3)) \\(Dot(a: 1) != Dot(a: 2))\")",
      """
      enum Mark: Equatable { case x(Int); static func == (a: Mark, b: Mark) -> Bool { true } }
      struct Dot: Equatable {
        var a = 0
        static func == (a: Dot, b: Dot) -> Bool { a.a % 2 == b.a % 2 }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["false false true"])
  }

  @Test func `an operator is a function though another one of the name takes none`() throws {
    let source = ViewSource(
      body: #"Text("\([3, 1, 2].sorted(by: >)) \([3, 1].sorted(by: <)) \(["ab", "c"].sorted(by: \.count))")"#,
      """
      extension Sequence {
        func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] {
          sorted { $0[keyPath: path] < $1[keyPath: path] }
        }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == [#"[3, 2, 1] [1, 3] ["c", "ab"]"#])
  }

  @Test func `a calendar has a time zone, and dates are those at UTC`() throws {
    let source = ViewSource(
      body: """
        Text("\\(calendar.component(.hour, from: Date(timeIntervalSince1970: 3_600))) \\(calendar.timeZone.identifier)")
        """,
      members: """
        var calendar: Calendar {
          var calendar = Calendar(identifier: .gregorian)
          calendar.timeZone = TimeZone(secondsFromGMT: 0)!
          return calendar
        }
        """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["1 GMT"])
  }

  @Test func valuesOfSeveralTypesGoToTheOverloadThatTakesThem() throws {
    let source = ViewSource(
      body: "Text(\"\\(f([A(), B()])) \\(f([A()])) \\(f(B())) \\(g([A.self])) \\(g([A.self, B.self])) \\(g(B.self))\")",
      """
      protocol P { static var name: String { get } }
      struct A: P { static let name = "A" }
      final class B: P { static let name = "B" }
      func f(_ one: any P) -> Int { 1 }
      func f(_ all: [any P]) -> Int { 10 * all.count }
      func g(_ one: any P.Type) -> Int { 1 }
      func g(_ all: [any P.Type]) -> Int { 10 * all.count }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["20 10 1 10 20 1"])
  }

  @Test func aTypeIsOneOfThoseThatConformOrInherit() throws {
    let source = ViewSource(
      body: "Text(\"\\(names.joined()) \\(kinds.count) \\(kinds[0] == Base.self)\")",
      members: """
        let types: [any P.Type] = [A.self, Base.self]
        let kinds: [Base.Type] = [Base.self, Sub.self]
        var names: [String] { types.map { "\\($0)" } }
        """,
      """
      protocol P {}
      struct A: P {}
      class Base: P {}
      final class Sub: Base {}
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["ABase 2 true"])
  }

  /// The texts are those of compiled code.
  @Test func theMoreSpecialOfTwoGenericFunctionsIsCalled() throws {
    let source = ViewSource(
      body: """
        let optional: String? = "a"
        Text("\\(f([1])) \\(g(\\.s)) \\(g(\\Row.s)) \\(g(\\.n)) \\(k(optional)) \\(m(1)) \\(m(Row()))")
        Text("\\(W(\\Row.s).text) \\(W<Row>(\\.s).text) \\(W(\\Row.n).text) \\(p([1], 2)) \\(p(["a"], 2))")
        """,
      """
      struct Row { var s = "a"; var n = 1 }
      func f<T>(_ x: [T]) -> String { "general" }
      func f(_ x: [Int]) -> String { "own" }
      func g<T: Comparable>(_ x: KeyPath<Row, T>) -> String { "general" }
      func g(_ x: KeyPath<Row, String>) -> String { "own" }
      func k<T>(_ x: T?) -> String { "general" }
      func k(_ x: String?) -> String { "own" }
      func m<T>(_ x: T) -> String { "general" }
      func m<T: Comparable>(_ x: T) -> String { "own" }
      func p<T>(_ x: [T], _ y: Int, _ z: Int = 1) -> String { "general" }
      func p(_ x: [Int], _ y: Int, _ z: Int = 1, _ u: Int = 2) -> String { "own" }
      struct W<C> {
        var text: String
        init<T: Comparable>(_ path: KeyPath<C, T>) { text = "general" }
        init(_ path: KeyPath<C, String>) { text = "own" }
      }
      """)
    #expect(source.errors == [])
    #expect(try source.texts() == ["own own own general own own general", "own own general own general"])
  }
}
