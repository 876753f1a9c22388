import Foundation
import ShapeGeometry
import SwiftParser
import SwiftSyntax
import TestSupport
import Testing

@testable import ShapeInterpreter

/// The order of declarations and of files means nothing: the shapes of Tests/LawShapes draw the same whatever it is.
struct DeclarationOrderTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "LawShapes")

  private static let files: [String: String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.reduce(into: [:]) { $0[$1] = try? String(contentsOf: folder.appending(path: $1), encoding: .utf8) }
  }()

  @Test func thereAreFiles() { #expect(Self.files.count > 160) }

  @Test(arguments: files.keys.sorted())
  func theOrderInAFileMeansNothing(name: String) throws {
    let text = try #require(Self.files[name])
    let expected = try Self.paths(of: ShapeProgram(checking: ShapeSource(name: name, text: text)))
    var random = SeededGenerator(seed: UInt64(name.utf8.count))
    let shuffled = Self.declarations(of: text).shuffled(using: &random).joined(separator: "\n")
    let program = ShapeProgram(checking: ShapeSource(name: name, text: shuffled))
    #expect(program.diagnostics.isEmpty, "\(program.diagnostics.map(\.message))")
    #expect(try Self.paths(of: program) == expected)
  }

  @Test(arguments: files.keys.sorted())
  func theFilesOfAModuleMayHoldWhatTheyWill(name: String) throws {
    let text = try #require(Self.files[name])
    let expected = try Self.paths(of: ShapeProgram(checking: ShapeSource(name: name, text: text)))
    var random = SeededGenerator(seed: UInt64(name.utf8.count) + 1_000)
    var parts: [String: [String]] = ["B.swift": [], "M.swift": [], "Z.swift": []]
    for declaration in Self.declarations(of: Self.unhidden(text)).shuffled(using: &random) {
      let file = parts.keys.sorted().randomElement(using: &random) ?? "M.swift"
      parts[file, default: []].append(declaration)
    }
    let module = ShapeModule(
      parts.sorted { $0.key < $1.key }.map { ShapeSource(name: $0.key, text: $0.value.joined(separator: "\n")) })
    var found: [String: [Path.Element]] = [:]
    for file in parts.keys {
      let program = try #require(module.program(of: file))
      #expect(program.diagnostics.isEmpty, "\(file): \(program.diagnostics.map(\.message))")
      try found.merge(Self.paths(of: program)) { first, _ in first }
    }
    #expect(found == expected)
  }

  /// The paths of all shapes at values that do not depend on what else is in the file.
  private static func paths(of program: ShapeProgram) throws -> [String: [Path.Element]] {
    let rect = CGRect(x: 3, y: 5, width: 120, height: 80)
    return try program.shapes.reduce(into: [:]) { paths, shape in
      guard !shape.parameters.contains(where: { $0.origin != .default }) else {
        paths[shape.name] = []
        return
      }
      paths[shape.name] = try shape.path(in: rect, values: shape.parameters.map(\.initial)).elements
    }
  }

  /// The top-level declarations as texts of their own.
  private static func declarations(of text: String) -> [String] {
    Parser.parse(source: text).statements.map { $0.description }
  }

  /// The text without what hides its declarations from other files.
  private static func unhidden(_ text: String) -> String {
    let hiding = Parser.parse(source: text).tokens(viewMode: .sourceAccurate).filter { token in
      let isHiding = [.keyword(.private), .keyword(.fileprivate)].contains(token.tokenKind)
      return isHiding && token.parent?.as(DeclModifierSyntax.self)?.detail == nil
    }
    var bytes = Array(text.utf8)
    for token in hiding {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      for index in start..<(start + token.text.utf8.count) { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
