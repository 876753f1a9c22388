import Foundation
import ShapeGeometry
import ShapeInterpreter
import TestSupport
import Testing

/// The compiler is the oracle: a shape of the gallery draws the same path interpreted as compiled, bit for bit.
struct GalleryLawTests {
  static let files = (try? sources(in: "shapes")) ?? []

  @Test func theGalleryHasItsSixFiles() {
    let names = Set(Self.files.map(\.name))
    #expect(
      names.isSuperset(of: [
        "Banner.swift", "RoundedRect.swift", "Cloud.swift", "ChatBubble.swift", "Petal.swift", "LetterE.swift",
      ]))
  }

  @Test(arguments: files.map(\.name))
  func everyFileIsReadWithoutComplaint(name: String) throws {
    let program = ShapeProgram(checking: try #require(Self.files.first { $0.name == name }))
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.description).joined(separator: "\n"))")
    #expect(!program.shapes.isEmpty)
  }

  @Test func everyShapeHasItsCompiledTwin() {
    let shapes = Self.files.flatMap { ShapeProgram(checking: $0).shapes }
    #expect(Set(shapes.map(\.name)) == Set(nativeGallery.keys))
  }

  @Test func everyParameterHasADocumentedRange() {
    for shape in Self.files.flatMap({ ShapeProgram(checking: $0).shapes }) {
      #expect(!shape.parameters.isEmpty, "\(shape.name)")
      for parameter in shape.parameters where parameter.range != nil {
        #expect(parameter.documentation.contains("..."), "\(shape.name).\(parameter.name)")
        #expect(parameter.origin == .default, "\(shape.name).\(parameter.name)")
      }
    }
  }

  @Test(arguments: files.map(\.name))
  func extremesDrawAlike(name: String) throws {
    for shape in ShapeProgram(checking: try #require(Self.files.first { $0.name == name })).shapes {
      for (index, values) in shape.extremeValues.enumerated() {
        // Every rectangle for the defaults, for others one after the other.
        for rect in index == 0 ? lawRects : [lawRects[0], lawRects[1 + index % (lawRects.count - 1)]] {
          try expectAlike(shape, in: rect, values)
        }
      }
    }
  }

  @Test(arguments: files.map(\.name))
  func randomValuesDrawAlike(name: String) throws {
    let seed: UInt64 = 0x6A11_E47
    var generator = SeededGenerator(seed: seed)
    for shape in ShapeProgram(checking: try #require(Self.files.first { $0.name == name })).shapes {
      for round in 0..<12 {
        let values = shape.randomValues(using: &generator)
        let rect = CGRect(
          x: .random(in: -500...500, using: &generator), y: .random(in: -500...500, using: &generator),
          width: .random(in: 1...400, using: &generator), height: .random(in: 1...400, using: &generator))
        try expectAlike(shape, in: rect, values, "seed \(seed), round \(round)")
      }
    }
  }

  /// Expects the same path of a shape and its compiled twin.
  private func expectAlike(
    _ shape: EntryPoint, in rect: CGRect, _ values: [ParameterValue], _ note: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let make = try #require(nativeGallery[shape.name], "\(shape.name) has no twin", sourceLocation: sourceLocation)
    var reader = ValueReader(values)
    let twin = make(&reader)
    try #require(reader.isSound, "\(shape.name): \(shape.list(values))", sourceLocation: sourceLocation)
    let expected = twin.path(in: rect)
    let path = try shape.path(in: rect, values: values)
    let isAlike = path.bits == expected.bits
    #expect(
      isAlike,
      "\(shape.name) in \(rect.list) with \(shape.list(values)): \(path.firstDifference(from: expected)) \(note)",
      sourceLocation: sourceLocation)
  }
}
