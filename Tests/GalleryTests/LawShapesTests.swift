import Foundation
import ShapeGeometry
import ShapeInterpreter
import Testing

/// Short shapes in many people's manners draw the same path interpreted as compiled, bit for bit.
struct LawShapesTests {
  static let files = (try? sources(in: "Tests/LawShapes")) ?? []

  @Test func thereAreFiles() {
    #expect(Self.files.count >= 60)
  }

  @Test func everyShapeHasItsCompiledTwin() {
    let shapes = Self.files.flatMap { ShapeProgram(checking: $0).shapes }.map(\.name)
    let twins = nativeLawShapes.map(\.name)
    #expect(Set(shapes).subtracting(twins) == [], "interpreted only")
    #expect(Set(twins).subtracting(shapes) == [], "compiled only")
    #expect(Set(twins).count == twins.count)
  }

  @Test(arguments: files.map(\.name))
  func theFileDrawsAlike(name: String) throws {
    let program = ShapeProgram(checking: try #require(Self.files.first { $0.name == name }))
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.description).joined(separator: "\n"))")
    for shape in program.shapes {
      let twin = try #require(nativeLawShapes.first { $0.name == shape.name }, "\(shape.name) has no twin")
      for rect in lawRects {
        let path = try shape.path(in: rect, values: shape.defaults)
        let expected = twin.path(rect)
        let isAlike = path.bits == expected.bits
        #expect(isAlike, "\(shape.name) in \(rect.list): \(path.firstDifference(from: expected))")
      }
    }
  }

  @Test func theShapesDrawSomething() {
    for twin in nativeLawShapes {
      #expect(!twin.path(lawRects[0]).isEmpty, "\(twin.name)")
    }
  }
}
