import Foundation
import Rendering
import ShapeGeometry
import Testing

@testable import PlaygroundCore

/// The canvas in the pixels of a terminal.
@Suite struct PixelScreenTests {
  private let screen = TerminalFacts(
    pixels: PixelScreen(cell: ScreenSize(columns: 10, rows: 20)), ground: .rgb(0, 0, 40))

  /// A session at a terminal that has told nothing yet.
  private func playground() -> Playground {
    var playground = Sample.playground()
    playground.draw(textsBy: TextOutlines { _, _, _, _ in Path() })
    return playground
  }

  /// A session that shows pixels.
  private func inPixels() throws -> Playground {
    var playground = playground()
    playground.update(.terminal(screen))
    try playground.press("G")
    return playground
  }

  private func frame(_ playground: Playground) -> ScreenFrame {
    playground.frame(around: playground.artwork().drawn())
  }

  /// Returns the number of cells of the canvas with text in front of the pixels.
  private func covered(_ frame: ScreenFrame) -> Int {
    (frame.area.row..<frame.area.endRow).reduce(0) { sum, row in
      sum + (frame.area.column..<frame.area.endColumn).count { frame.isCovered(column: $0, row: row) }
    }
  }

  @Test func `the first press of the key shows the pixels that the terminal has told of`() throws {
    var playground = playground()
    playground.update(.terminal(screen))
    #expect(frame(playground).pixels == nil, "an answer alone changes nothing")
    try playground.press("G")
    #expect(playground.statusText.contains("drawn in pixels"))
    let frame = frame(playground)
    let pixels = try #require(frame.pixels)
    #expect(pixels.width == frame.area.columns * 10 && pixels.height == frame.area.rows * 20)
    #expect(covered(frame) == 0)
    try playground.press("G")
    #expect(self.frame(playground).pixels == nil && playground.statusText.contains("drawn in sextants"))
  }

  @Test func `without pixels the key changes the characters`() throws {
    var playground = playground()
    playground.update(.terminal(TerminalFacts()))
    try playground.press("G")
    #expect(playground.statusText.contains("drawn in sextants") && frame(playground).pixels == nil)
    playground.update(.terminal(screen))
    #expect(frame(playground).pixels == nil, "an answer that comes late changes nothing by itself")
    try playground.press("G G G G G G")
    #expect(frame(playground).pixels != nil)
  }

  @Test func `pixels that are asked for and missing are told`() {
    var playground = playground()
    playground.drawInPixels()
    #expect(playground.statusText.contains("pixels cannot be shown here; this is mixed"))
    playground.update(.terminal(screen))
    playground.drawInPixels()
    #expect(frame(playground).pixels != nil)
    playground.update(.terminal(TerminalFacts()))
    #expect(playground.statusText.contains("pixels cannot be shown here; this is mixed"))
  }

  @Test func `the picture is mixed with the terminal's ground at its edges, and leaves it elsewhere`() throws {
    let pixels = try #require(frame(try inPixels()).pixels)
    let colors = stride(from: 0, to: pixels.bytes.count, by: 4).map { Array(pixels.bytes[$0..<$0 + 4]) }
    #expect(colors[0] == [0, 0, 0, 0])
    #expect(colors.contains { $0[3] == 255 && $0[0] > 60 })
    #expect(Set(colors.map { $0[3] }) == [0, 255])
  }

  @Test func `texts in front of the picture cover its cells`() throws {
    var playground = try inPixels()
    try playground.press("?")
    let frame = frame(playground)
    let row = frame.area.row + frame.area.rows / 2
    #expect(frame.isCovered(column: frame.area.column + frame.area.columns / 2, row: row))
    #expect(covered(frame) > 100 && frame.screen == playground.view().covering(frame))
  }

  @Test func `a new size of the screen or of its cells gives other pixels`() throws {
    var playground = try inPixels()
    let first = try #require(frame(playground).pixels)
    playground.update(.terminal(TerminalFacts(pixels: PixelScreen(cell: ScreenSize(columns: 5, rows: 10)))))
    #expect(frame(playground).pixels?.width == first.width / 2)
    try playground.press("resize:100x40")
    let frame = frame(playground)
    #expect(frame.pixels?.height == frame.area.rows * 10)
  }

  @Test func `screens without a terminal stay characters`() throws {
    let playground = try inPixels()
    #expect(playground.view() == Sample.playground().view().titled(like: playground.view()))
  }

  @Test func `comparisons and sheets are characters`() throws {
    var playground = try inPixels()
    try playground.press("m right c")
    #expect(frame(playground).pixels == nil)
    try playground.press("c")
    #expect(frame(playground).pixels != nil)
    try playground.press("tab v")
    playground.settle()
    #expect(frame(playground).pixels == nil)
  }

  @Test func `the frame of a shape is a line in the picture`() throws {
    var playground = try inPixels()
    try playground.press("g")
    let framed = try #require(frame(playground).pixels)
    try playground.press("g")
    #expect(frame(playground).pixels != framed)
  }
}

extension ScreenBuffer {
  /// Returns the screen with blanks where a frame shows pixels.
  fileprivate func covering(_ frame: ScreenFrame) -> ScreenBuffer {
    var result = self
    for row in frame.area.row..<frame.area.endRow {
      for column in frame.area.column..<frame.area.endColumn where !frame.isCovered(column: column, row: row) {
        result[column, row] = .blank
      }
    }
    return result
  }

  /// Returns the screen with the last row of another one, the status line.
  fileprivate func titled(like other: ScreenBuffer) -> ScreenBuffer {
    var result = self
    result.copy(
      CellArea(column: 0, row: size.rows - 1, columns: size.columns, rows: 1), of: other)
    return result
  }
}
