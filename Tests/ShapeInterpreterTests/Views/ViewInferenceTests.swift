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
}
