import Foundation
import ShapeInterpreter
import Testing

/// Programs whose shapes are known before they are checked.
@Suite struct KnownShapesTests {
  @Test func `a shape that is not there after all says why`() {
    let program = ShapeProgram(known: [("Gone", .shape)]) { _ in
      ShapeProgram(checking: ShapeSource(name: "a.swift", text: "struct Other {}"))
    }
    let failure = #expect(throws: EvaluationFailure.self) { try program.shapes[0].path(in: .zero, values: []) }
    #expect(failure?.diagnostic.message == "the shape 'Gone' is not declared")
  }

  @Test func `one entry is checked without the others`() throws {
    let source = ShapeSource(
      name: "a.swift",
      text: """
        import SwiftUI
        struct Tile: Shape {
          var inset: CGFloat = 2
          func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }
        }
        struct Card: View { var body: some View { Tile(inset: 4) } }
        #Preview("First") { Tile() }
        #Preview("Second") { Card() }
        """)
    let checker = ShapeChecker(for: [source])
    let whole = checker.program(of: source)
    for entry in whole.entries {
      let alone = checker.program(of: source, only: entry.name)
      #expect(alone.declared.map(\.name) == [entry.name])
      #expect(alone.diagnostics.isEmpty)
      #expect(alone.entries[0].parameters == entry.parameters)
      let inputs = EntryPoint.Inputs(
        proposal: CGRect(x: 0, y: 0, width: 20, height: 10), values: entry.parameters.map(\.initial))
      #expect(try alone.entries[0].evaluate(inputs) == entry.evaluate(inputs))
    }
  }

  @Test func `a source with an error is checked as a whole`() {
    let source = ShapeSource(
      name: "a.swift",
      text: """
        struct Tile: Shape { func path(in rect: CGRect) -> Path { Path(missing) } }
        struct Other: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
        """)
    let program = ShapeChecker(for: [source]).program(of: source, only: "Tile")
    #expect(program.declared.map(\.name) == ["Tile", "Other"])
    #expect(program.diagnostics.map(\.message) == ["cannot find 'missing' in scope"])
  }
}
