import Foundation
import ShapeGeometry
import ShapeInterpreter
import TestSupport
import Testing

/// Whatever is broken in a source, the shapes that are still drawn of it are those of the whole source.
struct BrokenSourceTests {
  /// Texts that a hand on the keyboard may leave behind.
  private static let slips = [
    "", "(", ")", "{", "}", "[", "]", "\"", "\n}\n", "let ", "func ", "struct ", "->", "#if A\n", "/*",
  ]

  @Test(arguments: 0..<30)
  func whatIsStillDrawnIsTheSame(round: Int) throws {
    let seed: UInt64 = 0xB0_5EED + UInt64(round)
    var generator = SeededGenerator(seed: seed)
    let files = try sources(in: "shapes").shuffled(using: &generator).prefix(3)
    let text = files.map(\.text).joined(separator: "\n")
    let whole = ShapeProgram(checking: ShapeSource(name: "Whole.swift", text: text))
    let characters = Array(text)
    let start = Int.random(in: characters.indices, using: &generator)
    let slip = Self.slips.randomElement(using: &generator) ?? ""
    let end = min(characters.count, start + (slip.isEmpty ? Int.random(in: 1...3, using: &generator) : 0))
    let broken = String(characters[..<start]) + slip + String(characters[end...])
    let rest = ShapeProgram(checking: ShapeSource(name: "Broken.swift", text: broken))
    // Where the parser has nothing to say the slip may be another shape, as right as the first.
    guard rest.diagnostics.contains(where: { $0.severity == .error }) else { return }
    for shape in rest.shapes {
      let original = try #require(whole.shapes.first { $0.name == shape.name })
      #expect(shape.parameters == original.parameters, "seed \(seed): \(shape.name)")
      for rect in lawRects.prefix(2) {
        let path = try shape.path(in: rect, values: shape.defaults)
        let expected = try original.path(in: rect, values: original.defaults)
        #expect(path.bits == expected.bits, "seed \(seed): \(shape.name) after '\(slip)' at \(start)")
      }
    }
  }
}
