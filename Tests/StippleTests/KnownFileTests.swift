import Foundation
import Gallery
import ShapeInterpreter
import Testing

@testable import stipple

/// Files of the gallery are known: the build notes their entries, and that they have no diagnostics.
@Suite struct KnownFileTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(source: ShapeSource(name: "shapes/Any.swift", text: text), path: nil)
  }

  @Test(arguments: Gallery.files.map(\.name))
  func `what is known of a file is what its check finds`(name: String) throws {
    let known = try #require(Gallery.files.first { $0.name == name })
    let program = ShapeProgram(checking: ShapeSource(name: name, text: known.text))
    #expect(program.diagnostics.isEmpty)
    #expect(program.declared.map(\.name) == known.entries.map(\.name))
    #expect(program.declared.map(\.kind.rawValue) == known.entries.map(\.kind))
  }

  @Test func `a known file is checked when a shape is needed`() throws {
    let known = try #require(Gallery.files.first { $0.name == "Petal.swift" })
    let file = try #require(CheckedFile(known: file(known.text)))
    let shape = try #require(file.shape(named: "petal")?.entryPoint)
    let checked = try #require(ShapeProgram(checking: file.file.source).shapes.first { $0.name == shape.name })
    #expect(shape.parameters == checked.parameters && shape.documentation == checked.documentation)
    let rect = CGRect(x: 0, y: 0, width: 200, height: 150)
    let values = shape.parameters.map(\.initial)
    #expect(try shape.path(in: rect, values: values) == checked.path(in: rect, values: values))
  }

  @Test func `a file with a changed text is not known`() throws {
    let known = try #require(Gallery.files.first)
    #expect(CheckedFile(known: file(known.text + "\n")) == nil)
    #expect(CheckedFile(known: file("")) == nil)
  }
}
