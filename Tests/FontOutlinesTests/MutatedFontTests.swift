import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@testable import FontOutlines

@Suite struct MutatedFontTests {
  /// Changes bytes anywhere, or in the tables' directory, or cuts the file.
  private static func mutated(_ bytes: Data, _ generator: inout SeededGenerator) -> Data {
    var bytes = bytes
    let end = Bool.random(using: &generator) ? bytes.count : min(bytes.count, 2_048)
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      bytes[Int.random(in: 0..<end, using: &generator)] = .random(in: 0...255, using: &generator)
    }
    return Int.random(in: 0..<10, using: &generator) == 0
      ? bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)) : bytes
  }

  @Test(.timeLimit(.minutes(10))) func changedFontFilesDoNoHarm() throws {
    let file = SampleFonts.files[3]
    let bytes = try #require(try? Data(contentsOf: file), SampleFonts.missing)
    let library = try #require(FontLibrary())
    let seed = UInt64.random(in: 1...1_000_000)
    print("changed font files: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    var opened = 0
    for round in 0..<20_000 {
      guard let face = FontFace(bytes: Self.mutated(bytes, &generator), in: library) else { continue }
      opened += 1
      #expect(face.capHeight > 0, "seed \(seed), round \(round)")
      let style = FontStyle(TextFont(size: 17, weight: [0, 0.62][round % 2], isItalic: round % 3 == 0))
      for scalar in "Hge&".unicodeScalars {
        guard let glyph = face.glyph(of: scalar, in: style) else { continue }
        #expect(
          glyph.path.isFinite && glyph.path.isClosed && glyph.advance.isFinite && glyph.advance >= 0,
          "seed \(seed), round \(round)")
      }
    }
    #expect(opened > 1_000, "seed \(seed)")
  }
}
