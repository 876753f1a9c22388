import Foundation
import ShapeGeometry
import Testing

@testable import ShapeInterpreter

/// A file's shapes use what the other files of its module declare, as far as Swift lets them.
struct ShapeModuleTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func program(of name: String, _ files: [String: String]) throws -> ShapeProgram {
    let sources = files.sorted { $0.key < $1.key }.map { ShapeSource(name: $0.key, text: $0.value) }
    return try #require(ShapeModule(sources).program(of: name))
  }

  /// A shape whose path is a rectangle with that origin and a side of 10.
  private func square(x: String, y: String = "0") -> String {
    "struct S: Shape { func path(in rect: CGRect) -> Path { Path(CGRect(x: \(x), y: \(y), width: 10, height: 10)) } }"
  }

  private func origin(of program: ShapeProgram) throws -> CGPoint {
    for diagnostic in program.diagnostics { Issue.record("\(diagnostic)") }
    return try #require(program.shapes.first).path(in: rect, values: []).boundingRect.origin
  }

  @Test func theOthersDeclarationsAreFound() throws {
    let files = [
      "App/S.swift": square(x: "rect.centre.x + Theme.gap", y: "twice(margin) + Side.far.shift"),
      "App/Theme.swift": """
      import SwiftUI
      enum Theme { static let gap: CGFloat = 3 }
      enum Side: CaseIterable { case near, far; var shift: CGFloat { self == .far ? 2 : 1 } }
      let margin: CGFloat = 4
      func twice(_ x: CGFloat) -> CGFloat { x * factor }
      private let factor: CGFloat = 2
      struct Page: View { var body: some View { Unheard(of: self) } }
      """,
      "App/CGRect+Centre.swift": "extension CGRect { var centre: CGPoint { CGPoint(x: midX, y: midY) } }",
    ]
    let program = try program(of: "App/S.swift", files)
    #expect(program.shapes.map(\.name) == ["S"])
    #expect(try origin(of: program) == CGPoint(x: 53, y: 10))
  }

  @Test func theFilesOwnDeclarationsComeFirst() throws {
    let own =
      "let gap: CGFloat = 1\nstruct Box { var side: CGFloat = 2 }\nextension CGRect { var edge: CGFloat { 3 } }\n"
    let files = [
      "A.swift":
        "let gap: CGFloat = 7\nstruct Box { var side: CGFloat = 7 }\nextension CGRect { var edge: CGFloat { 7 } }",
      "B.swift": own + square(x: "gap + Box().side", y: "rect.edge"),
    ]
    #expect(try origin(of: program(of: "B.swift", files)) == CGPoint(x: 3, y: 3))
  }

  @Test func whatIsPrivateToAFileIsNot() throws {
    let files = [
      "A.swift":
        "private let gap: CGFloat = 7\nfileprivate func slant() -> CGFloat { 1 }\nprivate struct Box { var side = 2.0 }",
      "B.swift": square(x: "gap"), "C.swift": square(x: "slant()"),
      "D.swift": square(x: "{ (box: Box) in box.side }(Box())"),
    ]
    for (file, name) in [("B", "gap"), ("C", "slant"), ("D", "Box")] {
      let program = try program(of: "\(file).swift", files)
      #expect(program.shapes.isEmpty)
      #expect(program.diagnostics.first?.message == "'\(name)' is inaccessible due to 'private' protection level")
    }
  }

  @Test func privateMembersAreTheirFilesOwn() throws {
    let other = """
      extension CGRect { private var edge: CGFloat { 7 }; var both: CGFloat { edge + Theme.gap } }
      fileprivate extension CGPoint { func moved() -> CGFloat { x } }
      struct Theme { private static let gap: CGFloat = 1; private var size: CGFloat = 2; init() { } }
      """
    for (use, name) in [
      ("rect.edge", "edge"), ("rect.origin.moved()", "moved"), ("Theme.gap", "gap"), ("Theme().size", "size"),
    ] {
      let program = try program(of: "B.swift", ["A.swift": other, "B.swift": square(x: use)])
      #expect(
        program.diagnostics.map(\.message) == ["'\(name)' is inaccessible due to 'private' protection level"])
    }
    #expect(try origin(of: program(of: "B.swift", ["A.swift": other, "B.swift": square(x: "rect.both")])).x == 8)
    let own = "extension CGRect { fileprivate var edge: CGFloat { 3 } }\n" + square(x: "rect.edge")
    #expect(try origin(of: program(of: "B.swift", ["A.swift": other, "B.swift": own])).x == 3)
    let third = "extension CGRect { var edge: CGFloat { 5 } }"
    #expect(
      try origin(of: program(of: "B.swift", ["A.swift": other, "B.swift": square(x: "rect.edge"), "C.swift": third])).x
        == 5)
  }

  @Test func whatIsPrivateHidesNothingOfTheLibrary() throws {
    let long = String(repeating: " ", count: Prelude.text.utf8.count)
    let pair = "AnimatablePair(CGFloat(1), CGFloat(2)).first"
    let files = [
      "A.swift": "private enum Wide {\(long)}", "B.swift": square(x: "min(7, 3) + \(pair) + CGFloat(M_PI * 0)"),
    ]
    #expect(try origin(of: program(of: "B.swift", files)).x == 4)
  }

  @Test func whatIsPrivateHidesNothingThatAllSee() throws {
    let files = [
      "A.swift": "private let gap: CGFloat = 7", "B.swift": "let gap: CGFloat = 5", "C.swift": square(x: "gap"),
    ]
    #expect(try origin(of: program(of: "C.swift", files)) == CGPoint(x: 5, y: 0))
  }

  @Test func theNearestOfSeveralCounts() throws {
    let files = [
      "App/One/Gap.swift": "let gap: CGFloat = 1", "App/Two/Gap.swift": "let gap: CGFloat = 2",
      "App/Two/S.swift": square(x: "gap"), "App/Gap.swift": "let gap: CGFloat = 3",
    ]
    #expect(try origin(of: program(of: "App/Two/S.swift", files)) == CGPoint(x: 2, y: 0))
  }

  @Test func complaintsStayInTheFileThatTheyAreAbout() throws {
    let files = [
      "A.swift": "\n\nextension CGRect { var edge: CGFloat { minx } }", "B.swift": square(x: "rect.edge"),
      "C.swift": "struct Own: Shape { func path(in rect: CGRect) -> Path { Path(rect.edges) } }",
    ]
    #expect(
      try program(of: "B.swift", files).diagnostics.map(\.headline) == [
        "A.swift:3:40: error: cannot find 'minx' in scope; did you mean 'minX'?"
      ])
    #expect(
      try program(of: "C.swift", files).diagnostics.map(\.headline) == [
        "C.swift:1:68: error: value of type 'CGRect' has no member 'edges'; did you mean 'edge'?"
      ])
  }

  @Test func aRunThatFailsTellsTheOthersPlace() throws {
    let files = [
      "A.swift": "func third(_ list: [CGFloat]) -> CGFloat {\n  list[2]\n}", "B.swift": square(x: "third([1])"),
    ]
    let shape = try #require(try program(of: "B.swift", files).shapes.first)
    let thrown = #expect(throws: EvaluationFailure.self) { try shape.path(in: rect, values: []) }
    #expect(thrown?.diagnostic.place == .init(file: "A.swift", line: 2, column: 7))
  }

  @Test func aFileThatDoesNotParseIsLeftOut() throws {
    let files = [
      "A.swift": "let gap: CGFloat = 5", "B.swift": "struct {{{ /* ", "C.swift": square(x: "gap"),
    ]
    #expect(try origin(of: program(of: "C.swift", files)) == CGPoint(x: 5, y: 0))
    let sources = files.map { ShapeSource(name: $0.key, text: $0.value) }
    #expect(ShapeModule(sources).program(of: "B.swift") == nil)
    #expect(ShapeModule(sources).program(of: "X.swift") == nil)
  }

  @Test func extensionsOfTheOthersTypesAreTheirs() throws {
    let files = [
      "A.swift": "enum Icons { static let size: CGFloat = 6 }",
      "B.swift": "extension Icons {\n\(square(x: "size"))\n}",
    ]
    let program = try program(of: "B.swift", files)
    #expect(program.shapes.map(\.name) == ["Icons.S"])
    #expect(try origin(of: program) == CGPoint(x: 6, y: 0))
  }

  @Test func aFileFindsWhatItsWordsDoNotTell() throws {
    // A default value of another file's function is all that names the style.
    let files = [
      "A.swift": square(x: "place(.near)"),
      "B.swift": "func place(_ side: Side) -> CGFloat { side.shift }",
      "C.swift": "enum Side { case near; var shift: CGFloat { self + 3 } }",
      "D.swift": "func + (side: Side, more: CGFloat) -> CGFloat { more * 2 }",
      "E.swift": "struct Unused { let broken: Nothing }",
    ]
    #expect(try origin(of: program(of: "A.swift", files)) == CGPoint(x: 6, y: 0))
  }

  @Test func anUnknownNameIsLookedForInAllFiles() throws {
    let files = ["A.swift": square(x: "hidden"), "B.swift": "private let hidden: CGFloat = 3", "C.swift": "let c = 1"]
    let diagnostics = try program(of: "A.swift", files).diagnostics
    #expect(diagnostics.map(\.message) == ["'hidden' is inaccessible due to 'private' protection level"])
  }

  @Test func manyFilesAtOnceGiveTheSameProgram() throws {
    let sources = [
      ShapeSource(name: "A.swift", text: square(x: "gap") + "\nstruct T: Shape { \(square(x: "1").dropFirst(17))"),
      ShapeSource(name: "B.swift", text: "let gap: CGFloat = 3"),
    ]
    let module = ShapeModule(sources)
    let one = try #require(module.program(of: "A.swift"))
    let many = try #require(module.program(of: "A.swift", isOneOfMany: true))
    #expect(one.declared.map(\.name) == many.declared.map(\.name))
    #expect(one.diagnostics == many.diagnostics)
    #expect(module.needsOthers("A.swift") && !module.needsOthers("B.swift"))
  }
}
