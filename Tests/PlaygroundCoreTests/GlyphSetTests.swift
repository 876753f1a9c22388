import DotRaster
import Foundation
import PlaygroundCore
import Rendering
import Testing

@Suite struct GlyphSetTests {
  private func canvas(_ glyphs: GlyphSet, _ columns: Int, _ rows: Int, keys: String = "") throws -> String {
    var playground = Sample.playground()
    playground.draw(with: glyphs)
    try playground.press(keys)
    return playground.canvasView(size: ScreenSize(columns: columns, rows: rows)).plainText
  }

  @Test(arguments: [(GlyphSet.braille, 256), (.sextants, 64), (.quadrants, 16), (.halves, 4), (.octants, 256)])
  func `each pattern of dots has a character of its own, one column wide`(glyphs: GlyphSet, count: Int) {
    let characters = glyphs.characters
    #expect(characters.count == count && Set(characters).count == count)
    var screen = ScreenBuffer(size: ScreenSize(columns: 4, rows: 1))
    for character in characters { #expect(screen.write(String(character), column: 0, row: 0) == 1, "\(character)") }
  }

  @Test func `block characters stand where Unicode has them`() {
    let sextants = GlyphSet.sextants.characters
    #expect(Set(sextants.map(\.value)).isSuperset(of: 0x1FB00...0x1FB3B))
    // BLOCK SEXTANT-1, -12345 and -123456's neighbour -23456; the two halves.
    #expect(sextants[1] == "\u{1FB00}" && sextants[31] == "\u{1FB1D}" && sextants[62] == "\u{1FB3B}")
    #expect(sextants[21] == "▌" && sextants[42] == "▐" && sextants[63] == "█")
    let octants = GlyphSet.octants.characters
    #expect(Set(octants.map(\.value)).isSuperset(of: 0x1CD00...0x1CDE5))
    // BLOCK OCTANT-3, -1234's like -124, -5 and -2345678.
    #expect(octants[4] == "\u{1CD00}" && octants[11] == "\u{1CD05}" && octants[16] == "\u{1CD09}")
    #expect(octants[254] == "\u{1CDE5}" && octants[0b11_0000_00] == "▂" && octants[0b1111] == "▀")
    #expect(GlyphSet.quadrants.characters[0b1001] == "▚" && GlyphSet.halves.characters[2] == "▄")
  }

  @Test func `the same rectangle has its place in every set`() throws {
    #expect(
      try canvas(.sextants, 18, 7, keys: "f") == """

          🬦🬹🬹🬹🬹🬹🬹🬹🬹🬹🬹🬹🬹🬓
          ▐████████████▌
          ▐████████████▌
          ▐████████████▌
          🬉🬎🬎🬎🬎🬎🬎🬎🬎🬎🬎🬎🬎🬄


        """)
    #expect(
      try canvas(.quadrants, 18, 7, keys: "f") == """

          ▐████████████▌
          ▐████████████▌
          ▐████████████▌
          ▐████████████▌
          ▐████████████▌


        """)
    #expect(
      try canvas(.halves, 18, 7, keys: "f") == """

           ████████████
           ████████████
           ████████████
           ████████████
           ████████████


        """)
    #expect(
      try canvas(.ascii, 18, 7, keys: "f") == """

          |************|
          |############|
          |############|
          |############|
          |************|


        """)
  }

  @Test func `dots of another size are sampled by the same rule`() throws {
    // The dots of a picture of halves are those of Braille's grid, taken two by two: a centre of the coarse one lies on
    // a corner of the fine one, so that a shape inset by whole coarse dots is the same in both.
    var playground = Sample.playground()
    try playground.press("f")
    let size = ScreenSize(columns: 40, rows: 20)
    let braille = DotBitmap(braille: playground.canvasView(size: size).plainText.replacing(" ", with: "⠀"))
    for glyphs in [GlyphSet.sextants, .quadrants, .halves, .octants] {
      playground.draw(with: glyphs)
      let text = playground.canvasView(size: size).plainText
      let characters = glyphs.characters
      var area = 0.0
      for character in text.unicodeScalars {
        guard let bits = characters.firstIndex(of: character) else { continue }
        area += Double(bits.nonzeroBitCount) / Double((characters.count - 1).nonzeroBitCount)
      }
      // A coarse dot more or less along each side.
      #expect(abs(area - Double(braille.count) / 8) < 40, "\(glyphs): \(area) cells in place of \(braille.count / 8)")
      #expect(area > 20)
    }
  }

  @Test func `the whole screen is ASCII where there is nothing else`() throws {
    for keys in ["", "tab c", "v", "?", "tab / x"] {
      var playground = Sample.playground()
      playground.draw(with: .ascii)
      try playground.press(keys)
      #expect(playground.view().plainText.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A })
      #expect(playground.canvasView(size: playground.size).plainText.utf8.allSatisfy { $0 < 0x7F })
    }
    #expect(try canvas(.ascii, 18, 7, keys: "f").contains("#"))
  }

  @Test func `a key goes through the sets that there are`() throws {
    var playground = Sample.playground()
    for glyphs in [GlyphSet.sextants, .quadrants, .halves, .ascii, .octants, .mixed] {
      try playground.press("G")
      #expect(playground.lens.glyphs == glyphs)
      // A bare shape has no areas for blocks.
      #expect(playground.notice == "drawn in \(glyphs == .mixed ? "braille" : glyphs.rawValue)")
    }
    try playground.press("u")
    #expect(playground.lens.glyphs == .octants, "it can be undone")
    playground.update(.terminal(TerminalFacts(glyphSets: [.braille, .halves])))
    #expect(playground.lens.glyphs == .braille)
    #expect(playground.notice == "octants cannot be shown here; this is braille")
    for glyphs in [GlyphSet.halves, .ascii, .braille] {
      try playground.press("G")
      #expect(playground.lens.glyphs == glyphs)
    }
  }

  @Test func `the best set that a terminal tells is used until one is chosen`() throws {
    let facts = TerminalFacts(glyphSets: [.mixedSextants, .mixed, .braille, .quadrants])
    var playground = Sample.playground()
    playground.update(.terminal(facts))
    #expect(playground.lens.glyphs == .mixedSextants && playground.notice == nil)
    playground.update(.terminal(TerminalFacts(glyphSets: [.mixed, .braille])))
    #expect(playground.lens.glyphs == .mixed && playground.notice == nil, "another terminal took over the session")

    // A bare shape is Braille in all mixed sets.
    playground.update(.terminal(facts))
    for (glyphs, name) in [(GlyphSet.quadrants, "quadrants"), (.ascii, "ascii"), (.mixedSextants, "braille")] {
      try playground.press("G")
      #expect(playground.lens.glyphs == glyphs && playground.notice == "drawn in \(name)")
    }
    try playground.press("G")
    playground.update(.terminal(facts))
    #expect(playground.lens.glyphs == .quadrants, "a chosen set stays")

    var chosen = Sample.playground()
    chosen.draw(with: .mixed)
    chosen.update(.terminal(facts))
    #expect(chosen.lens.glyphs == .mixed)
  }

  @Test func `the colours of the program stand out on the ground of the terminal`() {
    var playground = Sample.playground()
    #expect(playground.theme == .standard, "as long as the ground is not known")
    for (ground, theme) in [
      (Ink.rgb(255, 255, 255), Theme.light), (.rgb(253, 246, 227), .light), (.rgb(0, 43, 54), .standard),
      (.rgb(0, 0, 255), .standard), (.rgb(0, 255, 0), .light),
    ] {
      playground.update(.terminal(TerminalFacts(ground: ground)))
      #expect(playground.theme == theme, "\(ground)")
      #expect(playground.view() != Sample.playground().view() || theme == .standard)
    }
  }

  @Test func `a comparison tells its parts by their grain in every set`() throws {
    for glyphs in GlyphSet.allCases {
      let text = try canvas(glyphs, 30, 12, keys: "f tab 1 0 enter m v 3 0 enter")
      #expect(text.contains("came") && text.contains("went"), "\(glyphs)")
      let kinds = Set(text.unicodeScalars).subtracting(Set(" \ncamewntsyd".unicodeScalars))
      #expect(kinds.count >= 2, "\(glyphs): \(kinds)")
    }
  }
}
