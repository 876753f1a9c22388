import Testing

@testable import Rendering

@Suite struct ScreenBufferTests {
  private func screen(_ columns: Int, _ rows: Int) -> ScreenBuffer {
    ScreenBuffer(size: ScreenSize(columns: columns, rows: rows))
  }

  @Test func textIsCutAtTheEdgeAndAtTheLimit() {
    var screen = screen(6, 2)
    #expect(screen.write("abcdefgh", column: 2, row: 0) == 6)
    #expect(screen.write("abcdefgh", column: 1, row: 1, limit: 3) == 4)
    screen.write("zzz", column: 0, row: 5)
    screen.write("zzz", column: -2, row: 1)
    #expect(screen.plainText == "  abcd\nzabc\n")
  }

  @Test func wideCharactersTakeTwoCells() {
    var screen = screen(6, 1)
    #expect(screen.write("星a星b", column: 0, row: 0) == 6)
    #expect(screen[1, 0].character == nil && screen[4, 0].character == nil)
    #expect(screen.plainText == "星a星b\n")
    var narrow = self.screen(2, 1)
    #expect(narrow.write("a星", column: 0, row: 0) == 1, "half a character is none")
  }

  @Test func controlCharactersNeverReachTheScreen() {
    var screen = screen(60, 1)
    screen.write("a\u{1B}[31m\tb\u{7}\u{200B}e\u{301}\u{85}", column: 0, row: 0)
    #expect(screen.plainText == #"a\u{1B}[31m\u{9}b\u{7}\u{200B}é\u{85}"# + "\n")
  }

  @Test func attributesAndColoursAreEscaped() {
    var screen = screen(4, 2)
    screen.write("ab", column: 0, row: 0, style: .bold)
    screen.write("c", column: 2, row: 0, style: CellStyle(foreground: .rgb(95, 155, 235), background: .rgb(0, 0, 0)))
    #expect(screen.ansiText(depth: .truecolor) == "\u{1B}[0;1mab\u{1B}[0;38;2;95;155;235;48;2;0;0;0mc\u{1B}[0m\n\n")
    #expect(screen.ansiText(depth: .palette256) == "\u{1B}[0;1mab\u{1B}[0;38;5;68;48;5;16mc\u{1B}[0m\n\n")
    #expect(screen.ansiText(depth: .ansi16) == "\u{1B}[0;1mab\u{1B}[0;94;40mc\u{1B}[0m\n\n")
    #expect(screen.ansiText(depth: .ansi8) == "\u{1B}[0;1mab\u{1B}[0;36;40mc\u{1B}[0m\n\n")
    #expect(screen.ansiText(depth: .none) == "\u{1B}[0;1mab\u{1B}[0mc\n\n")
  }

  @Test func jsonHasAStyleForEachCell() {
    var screen = screen(3, 2)
    screen.write(
      "\"a", column: 0, row: 1, style: CellStyle(foreground: .rgb(1, 2, 171), attributes: [.reverse, .bold]))
    #expect(
      screen.json == """
        {"columns":3,"rows":2,"text":["   ","\\"a "],\
        "styles":[{"foreground":null,"background":null,"attributes":[]},\
        {"foreground":"#0102ab","background":null,"attributes":["bold","reverse"]}],\
        "cells":[[0,0,0],[1,1,0]]}

        """)
  }

  @Test func coloursFindTheirNearestInAPalette() {
    #expect(Ink.rgb(255, 255, 255).paletteIndex == 231)
    #expect(Ink.rgb(8, 8, 8).paletteIndex == 232)
    #expect(Ink.rgb(128, 128, 128).paletteIndex == 244)
    #expect(Ink.rgb(255, 0, 0).paletteIndex == 196)
    #expect(Ink.standard.paletteIndex == nil)
    #expect(Ink.rgb(250, 10, 10).namedIndex(of: 16) == 9)
    #expect(Ink.rgb(250, 10, 10).namedIndex(of: 8) == 1)
  }

  @Test func sizesAreReadAsTheyAreTyped() {
    #expect(ScreenSize("80x24") == ScreenSize(columns: 80, rows: 24))
    #expect(ScreenSize("0X0") == ScreenSize(columns: 0, rows: 0))
    for text in ["", "80", "80x", "x24", "-1x4", "8 x4", "80x24x2", "2001x1", "٣x٤"] {
      #expect(ScreenSize(text) == nil, "\(text)")
    }
  }
}
