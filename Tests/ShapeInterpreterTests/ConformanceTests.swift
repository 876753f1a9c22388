import Testing

@testable import ShapeInterpreter

/// Members that answer a protocol's requirements must have their types, not their names alone.
struct ConformanceTests {
  /// Each complaint and note that is made of a source, with its place.
  private func headlines(_ text: String) -> [String] {
    ShapeProgram(checking: ShapeSource(name: "W.swift", text: text)).diagnostics.flatMap {
      [$0.headline] + $0.notes.map(\.headline)
    }
  }

  @Test(arguments: [
    ("func path(in rect: CGSize) -> Path { Path() }", "candidate has non-matching type '(CGSize) -> Path'"),
    ("func path(in rect: CGRect) { }", "candidate has non-matching type '(CGRect) -> ()'"),
    ("func path(in rect: CGRect) -> Path? { nil }", "candidate has non-matching type '(CGRect) -> Path?'"),
    ("func path(in rect: CGRect) -> some Shape { Circle() }", "candidate has non-matching type '(CGRect) -> Circle'"),
    ("func path(in rect: inout CGRect) -> Path { Path() }", "candidate has non-matching type '(inout CGRect) -> Path'"),
    (
      "mutating func path(in rect: CGRect) -> Path { Path() }",
      "candidate is marked 'mutating' but protocol does not allow it"
    ),
    (
      "func path(in rect: CGRect) async -> Path { Path() }", "candidate is 'async', but protocol requirement is not"
    ),
    ("func path(in rect: CGRect) throws -> Path { Path() }", "candidate throws, but protocol does not allow it"),
    (
      "static func path(in rect: CGRect) -> Path { Path() }",
      "candidate operates on a type, not an instance as required"
    ),
  ])
  func aShapeDrawsByAFunctionOfTheRightTypes(function: String, note: String) {
    let column = 13 + (function.components(separatedBy: "func").first?.count ?? 0) + 5
    let found = headlines("struct W: Shape {\n            \(function)\n}")
    #expect(
      found == [
        "W.swift:1:8: error: type 'W' does not conform to protocol 'Shape'",
        "note: protocol requires function 'path(in:)' with type '(CGRect) -> Path'",
        "W.swift:2:\(column): note: \(note)",
      ])
  }

  @Test(arguments: [
    ("func area() -> Int { 3 }; var side = 1.0; static let unit = 1.0", "area()", "() -> Int"),
    ("func area() -> Double { 3 }; var side = 1; static let unit = 1.0", "side", "Int"),
    ("func area() -> Double { 3 }; var side: Int { 2 }; static let unit = 1.0", "side", "Int"),
    (
      "func area() -> Double { 3 }; var side = 1.0; static func scaled(_ by: Int) -> Double { 1 }", "scaled(_:)",
      "(Int) -> Double"
    ),
  ])
  func aRequirementIsAnsweredByItsTypes(members: String, requirement: String, type: String) {
    let found = headlines(
      """
      protocol P { func area() -> Double; var side: Double { get }; static func scaled(_ by: Double) -> Double }
      extension P { static func scaled(_ by: Double, twice: Bool) -> Double { by } }
      struct A: P { \(members) }
      struct W: Shape {
        func sum<T: P>(_ p: T) -> Double { p.area() + p.side + T.scaled(2) }
        func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: sum(A()), height: 1)) }
      }
      """)
    #expect(found.first == "W.swift:3:8: error: type 'A' does not conform to protocol 'P'")
    #expect(found.contains("note: protocol requires '\(requirement)'"), "\(found)")
    #expect(found.contains { $0.hasSuffix("note: candidate has non-matching type '\(type)'") }, "\(found)")
  }

  @Test func valuesOfTheStandardTypesAreCoded() {
    let values = [
      "1", "UInt8(1)", "2.5", "CGFloat(1)", "true", "\"s\"", "[1, 2]", "Optional(1)", "[\"a\": [1.5]]", "Set([1])",
      "P()",
      "[P()]", "E.a", "Date()", "UUID()", "CGPoint.zero", "1..<3", "G(x: P())", "URL(string: \"a\")",
    ]
    let text = """
      import SwiftUI
      struct P: Codable { var n = 1 }
      struct Q: Decodable { var n = 1 }
      enum E: String, Codable { case a }
      struct G<T: Codable>: Codable { var x: T }
      struct Store<T: Codable> { var value: T }
      func written<T: Encodable>(_ x: T) -> T { x }
      func read<T: Decodable>(_ type: T.Type) {}
      struct W: View {
        var body: some View { Color.red }
        func use() {
          read(Q.self)
          read([Q].self)
          \(values.map { "_ = (Store(value: \($0)), written(\($0)))" }.joined(separator: "\n    "))
        }
      }
      """
    #expect(headlines(text) == [])
    #expect(headlines(text.replacing("read([Q].self)", with: "written(Q())")).count == 1)
    #expect(headlines(text.replacing("Store(value: true)", with: "Store(value: { 1 })")).count == 1)
    #expect(headlines(text.replacing("Store(value: true)", with: "Store(value: [Circle()])")).count == 1)
  }
}
