import Foundation
import ShapeGeometry
import ShapeInterpreter
import TestSupport
import Testing

/// Short shapes in many people's manners draw the same path interpreted as compiled, bit for bit.
struct LawShapesTests {
  static let files = (try? sources(in: "Tests/LawShapes")) ?? []

  @Test func thereAreFiles() {
    #expect(Self.files.count >= 160)
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
    #expect(!program.shapes.isEmpty, "nothing of it is drawn")
    for shape in program.shapes {
      for rect in lawRects { try expectAlike(shape, in: rect, shape.defaults) }
      #expect(try !shape.path(in: lawRects[0], values: shape.defaults).isEmpty, "\(shape.name)")
    }
  }

  @Test(arguments: files.map(\.name))
  func theFileDrawsAlikeWithOtherValues(name: String) throws {
    let seed: UInt64 = 0x1A3_5EED
    var generator = SeededGenerator(seed: seed)
    for shape in ShapeProgram(checking: try #require(Self.files.first { $0.name == name })).shapes {
      for round in 0..<6 {
        let values = zip(shape.parameters, shape.defaults).map { parameter, initial in
          guard parameter.isWhole else { return initial }
          switch round {
          case 0: return parameter.extremes.first ?? initial
          case 1: return parameter.extremes.last ?? initial
          default: return parameter.random(using: &generator)
          }
        }
        if values != shape.defaults { try expectAlike(shape, in: lawRects[round % 2], values, "seed \(seed)") }
      }
    }
  }

  /// Expects the same path of a shape and its compiled twin; with the shape's defaults if the twin asks for no values.
  private func expectAlike(
    _ shape: EntryPoint, in rect: CGRect, _ values: [ParameterValue], _ note: String = ""
  ) throws {
    let twin = try #require(nativeLawShapes.first { $0.name == shape.name }, "\(shape.name) has no twin")
    var reader = ValueReader(zip(shape.parameters, values).filter { $0.0.isWhole }.map(\.1))
    let native = twin.make(&reader)
    try #require(reader.isSound || reader.isUntouched, "\(shape.name): \(shape.list(values))")
    let values = reader.isUntouched ? shape.defaults : values
    let path = try shape.path(in: rect, values: values)
    let expected = native.path(in: rect)
    let isAlike = path.bits == expected.bits
    #expect(
      isAlike,
      "\(shape.name) in \(rect.list) with \(shape.list(values)): \(path.firstDifference(from: expected)) \(note)")
  }
}

extension Parameter {
  /// True if it is a property of its own and not a part of one.
  fileprivate var isWhole: Bool { !name.contains { ".[?".contains($0) } }
}
