import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import Testing

/// The outlines of frames over a picture.
@Suite struct FrameLinesTests {
  private let area = CellArea(column: 0, row: 0, columns: 8, rows: 3)

  private func corners(_ rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  private func drawn(
    _ frames: [(corners: [CGPoint], isSelected: Bool)], over screen: ScreenBuffer? = nil, glyphs: GlyphSet = .braille
  ) -> ScreenBuffer {
    var screen = screen ?? ScreenBuffer(size: ScreenSize(columns: 8, rows: 3))
    var lines = FrameLines(glyphs, area: area)
    for frame in frames { lines.add(frame.corners, isSelected: frame.isSelected) }
    lines.draw(on: &screen, in: area, highlight: .rgb(0, 0, 255))
    return screen
  }

  private func text(_ screen: ScreenBuffer) -> String { (0..<3).map(screen.text(row:)).joined(separator: "\n") }

  @Test func `a frame is dotted, the selected one solid`() {
    let frame = corners(CGRect(x: 0, y: 0, width: 12, height: 12))
    #expect(
      text(drawn([(frame, false)])) == """
        ⠅⠁⠁⠁⠁⢑
        ⠅    ⢐
        ⢅⢀⢀⢀⢀⢐
        """, "\(text(drawn([(frame, false)])))")
    #expect(
      text(drawn([(frame, true)])) == """
        ⡏⠉⠉⠉⠉⢹
        ⡇    ⢸
        ⣇⣀⣀⣀⣀⣸
        """)
  }

  @Test func `a frame without height is a line, and one beyond the picture nothing`() {
    #expect(text(drawn([(corners(CGRect(x: 2, y: 5, width: 8, height: 0)), true)])) == "\n ⠒⠒⠒⠒\n")
    #expect(text(drawn([(corners(CGRect(x: -50, y: 50, width: 20, height: 9)), true)])) == "\n\n")
    let huge = corners(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12 + 0))
    #expect(text(drawn([(huge, true)])) == "\n\n", "an enormous frame has no edge here")
    #expect(text(drawn([([CGPoint(x: CGFloat.nan, y: 0), .zero, .zero, .zero], true)])) == "\n\n")
  }

  @Test func `letters stay, filled cells get a line that stands out, dots of a picture are inverted`() {
    var screen = ScreenBuffer(size: ScreenSize(columns: 8, rows: 3))
    screen.write("ab", column: 0, row: 0)
    let white = Ink.rgb(255, 255, 255)
    screen[2, 0] = Cell("⣿", style: CellStyle(foreground: white, background: white))
    screen[3, 0] = Cell("⠉", style: CellStyle(foreground: .rgb(255, 0, 0)))
    let result = drawn([(corners(CGRect(x: 0, y: 0, width: 16, height: 12)), false)], over: screen)
    #expect(result.text(row: 0).hasPrefix("ab⠁⠈⠁"), "\(result.text(row: 0))")
    #expect(result[2, 0].style.background == white && result[2, 0].style.foreground == .rgb(96, 96, 96))
    #expect(result[3, 0].style.foreground == .rgb(255, 0, 0))
    #expect(result[4, 0].style == .dim)
    var words = ScreenBuffer(size: ScreenSize(columns: 8, rows: 3))
    words.write("a b  c", column: 0, row: 0)
    let line = drawn([(corners(CGRect(x: 0, y: 0, width: 16, height: 12)), true)], over: words).text(row: 0)
    #expect(line == "a b⠉⠉c⠉⢹", "the space between two words stays")
  }

  @Test func `the highlight gives way on a ground like it`() {
    let blue = CellStyle(foreground: .rgb(0, 0, 250), background: .rgb(0, 0, 250))
    #expect(FrameLines.strong(.rgb(0, 0, 255), on: blue).foreground == .rgb(255, 255, 255))
    #expect(FrameLines.strong(.rgb(0, 0, 255), on: .plain).foreground == .rgb(0, 0, 255))
  }

  @Test func `blocks and ASCII show frames too`() {
    let frame = corners(CGRect(x: 0, y: 0, width: 12, height: 6))
    #expect(text(drawn([(frame, true)], glyphs: .quadrants)).hasPrefix("▛▀▀▀▀▜"))
    #expect(text(drawn([(frame, true)], glyphs: .ascii)).contains { !$0.isWhitespace })
  }
}
