import Foundation
import ShapeInterpreter
import Testing

/// Programs whose shapes are known before they are checked.
@Suite struct KnownShapesTests {
  @Test func `a shape that is not there after all says why`() {
    let program = ShapeProgram(known: [("Gone", .shape)]) {
      ShapeProgram(checking: ShapeSource(name: "a.swift", text: "struct Other {}"))
    }
    let failure = #expect(throws: EvaluationFailure.self) { try program.shapes[0].path(in: .zero, values: []) }
    #expect(failure?.diagnostic.message == "the shape 'Gone' is not declared")
  }
}
