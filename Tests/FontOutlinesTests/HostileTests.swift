import FontOutlines
import Foundation
import ShapeGeometry
import TestSupport
import Testing
import ViewTree

@Suite struct HostileTests {
  @Test(arguments: Letters.allCases) func sizesAndPlacesThatAreNoNumbersGiveNoPath(letters: Letters) throws {
    let outliner = try letters.outliner()
    for size in [CGFloat.nan, .infinity, -.infinity, 0, -12, 1e300] {
      #expect(outliner.outline(of: "Ab", font: TextFont(size: size), at: .zero, width: 20).isEmpty, "\(size)")
    }
    for place in [CGFloat.nan, .infinity, 1e300] {
      let font = TextFont(size: 17)
      #expect(outliner.outline(of: "Ab", font: font, at: CGPoint(x: place, y: 0), width: 20).isEmpty)
      #expect(outliner.outline(of: "Ab", font: font, at: CGPoint(x: 0, y: place), width: 20).isEmpty)
    }
  }

  @Test(arguments: Letters.allCases) func aWidthOrWeightThatIsNoNumberIsIgnored(letters: Letters) throws {
    let outliner = try letters.outliner()
    let font = TextFont(size: 17)
    let plain = outliner.line("Hello", font)
    for number in [CGFloat.nan, .infinity, -.infinity] {
      #expect(outliner.outline(of: "Hello", font: font, at: .zero, width: number) == plain)
      #expect(
        outliner.outline(of: "Hello", font: TextFont(size: 17, weight: number), at: .zero, width: .nan) == plain)
    }
    #expect(outliner.outline(of: "Hello", font: font, at: .zero, width: 1e300).isFinite)
    #expect(outliner.outline(of: "Hello", font: font, at: .zero, width: -5).isEmpty)
  }

  @Test(arguments: Letters.allCases) func hugeTextsAreCut(letters: Letters) throws {
    let outliner = try letters.outliner()
    let font = TextFont(size: 17)
    let long = String(repeating: "ab", count: 1_000_000)
    let cut = outliner.outline(of: long, font: font, at: .zero, width: 1e6)
    #expect(cut == outliner.outline(of: String(long.prefix(4_096)), font: font, at: .zero, width: .nan))
    // One character of a million marks.
    let tower = "e" + String(repeating: "\u{301}", count: 1_000_000)
    let path = outliner.outline(of: tower, font: font, at: .zero, width: 10)
    #expect(path.isFinite && path.elements.count < 10_000)
  }

  @Test(arguments: Letters.allCases) func outlinesOfRandomTextAreFinite(letters: Letters) throws {
    let outliner = try letters.outliner()
    let seed = UInt64.random(in: 1...1_000_000)
    print("outlines of random text: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let text = Self.text(&generator)
      let font = TextFont(
        size: [0.001, 1, 17, 23, 300, 1e6][Int.random(in: 0...5, using: &generator)],
        weight: .random(in: -2...2, using: &generator),
        design: [.standard, .serif, .rounded, .monospaced][Int.random(in: 0...3, using: &generator)],
        isItalic: .random(using: &generator), hasMonospacedDigits: .random(using: &generator))
      let start = CGPoint(
        x: .random(in: -1e6...1e6, using: &generator), y: .random(in: -1e6...1e6, using: &generator))
      let path = outliner.outline(of: text, font: font, at: start, width: .random(in: 0...1e4, using: &generator))
      #expect(path.isFinite && path.isClosed, "seed \(seed), round \(round): \(text.debugDescription)")
    }
  }

  /// Returns up to 12 scalars from all of Unicode, most of them from its first blocks, and combining marks.
  private static func text(_ generator: inout SeededGenerator) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let ranges: [ClosedRange<UInt32>] = [0...0x17F, 0...0x2FFF, 0x300...0x36F, 0x1F1E6...0x1FAFF, 0...0x10FFFF]
      let range = ranges[Int.random(in: 0...4, using: &generator)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.append(scalar) }
    }
    return String(text)
  }

  @Test func filesThatAreNoFontsAreSkipped() throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let broken = directory.appendingPathComponent("Inter-Regular.ttf")
    try Data("no font".utf8).write(to: broken)
    try Data().write(to: directory.appendingPathComponent("Inter-Bold.ttf"))
    try FileManager.default.createDirectory(
      at: directory.appendingPathComponent("Roboto-Regular.ttf"), withIntermediateDirectories: true)
    let font = TextFont(size: 17)
    let strokes = SampleFonts.strokes.line("Hello", font)
    #expect(TextOutliner(searching: [directory]).line("Hello", font) == strokes)
    let none = TextOutliner(fonts: [broken, directory, URL(fileURLWithPath: "/no/such.ttf")])
    #expect(none.line("Hello", font) == strokes)
    #expect(TextOutliner(searching: [URL(fileURLWithPath: "/no/such")]).line("Hello", font) == strokes)

    try #require(FileManager.default.fileExists(atPath: SampleFonts.files[0].path), SampleFonts.missing)
    try FileManager.default.copyItem(at: SampleFonts.files[0], to: directory.appendingPathComponent("DejaVuSans.ttf"))
    let found = TextOutliner(searching: [directory])
    #expect(found.familyName(for: font) == "DejaVu Sans")
    #expect(found.line("Hello", font) == TextOutliner(fonts: [SampleFonts.files[0]]).line("Hello", font))
  }
}
