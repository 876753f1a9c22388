import Foundation
import PlainText
import Rendering
import ShapeGeometry
import Testing
import ViewTree

@Suite struct CompositeTests {
  private let blue = Paint(DisplayColor(bytes: 0, 0, 255), ground: DisplayColor(bytes: 0, 0, 128))
  private let red = Paint(DisplayColor(bytes: 255, 0, 0))
  private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))

  /// Returns a list as it is drawn on a screen of 14 by 7 cells.
  private func screen(_ items: [DisplayItem], glyphs: GlyphSet = .braille, reach: CGFloat = 1e6) -> ScreenBuffer {
    let size = ScreenSize(columns: 14, rows: 7)
    let area = CellArea(column: 0, row: 0, columns: size.columns, rows: size.rows)
    let camera = Camera(target: CGRect(x: 0, y: 0, width: 100, height: 100), margin: 2)
    var (composite, work) = (Composite(glyphs, area: area), DrawingWork())
    composite.add(DisplayList(items), through: camera.viewport(on: area, grid: glyphs.grid), reach: reach, work: &work)
    var screen = ScreenBuffer(size: size)
    composite.draw(on: &screen, in: area)
    return screen
  }

  @Test func marksAreDrawnInOrderWithAGapAroundEach() {
    let inner = Path(CGRect(x: 30, y: 30, width: 40, height: 40))
    let screen = screen([
      DisplayItem(.fill(square, FillStyle()), paint: blue), DisplayItem(.fill(inner, FillStyle()), paint: red),
    ])
    #expect(
      screen.plainText == """
         ⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤⣤
         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
         ⣿⣿⣿⢰⣶⣶⣶⣶⡆⣿⣿⣿
         ⣿⣿⣿⢸⣿⣿⣿⣿⡇⣿⣿⣿
         ⣿⣿⣿⠸⠿⠿⠿⠿⠇⣿⣿⣿
         ⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿⣿
         ⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛⠛

        """)
  }

  @Test func fullCellsShowTheGroundOfTheirPaint() {
    let screen = screen([DisplayItem(.fill(square, FillStyle()), paint: blue)])
    #expect(screen[6, 3].style == CellStyle(foreground: .rgb(0, 0, 255), background: .rgb(0, 0, 128)))
    #expect(screen[6, 0].style == CellStyle(foreground: .rgb(0, 0, 255)), "not beyond the outline")
    let blocks = self.screen([DisplayItem(.fill(square, FillStyle()), paint: blue)], glyphs: .quadrants)
    #expect(blocks[6, 3].style == CellStyle(foreground: .rgb(0, 0, 255)), "not where there are no gaps")
  }

  @Test func linesAreAtLeastOneDotWide() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 50))
      path.addLine(to: CGPoint(x: 100, y: 50))
    }
    func row(_ width: CGFloat) -> String {
      screen([DisplayItem(.stroke(line, StrokeStyle(lineWidth: width)), paint: red)]).text(row: 3)
    }
    #expect(row(0.001) == row(0.5) && Set(row(0.5)) == [" ", "⠒"])
    #expect(row(8) == " ⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶⠶")
  }

  @Test func theFillRuleIsThatOfTheItem() {
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
      path.addRect(CGRect(x: 20, y: 20, width: 60, height: 60))
    }
    func middle(_ style: FillStyle) -> DisplayedCharacter? {
      screen([DisplayItem(.fill(rings, style), paint: blue)])[6, 3].character
    }
    #expect(middle(FillStyle()) == "⣿" && middle(FillStyle(eoFill: true)) == " ")
  }

  @Test func linesBeyondTheReachAreLeftOut() {
    var path = square
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1e9, y: 50))
    let near = screen([DisplayItem(.stroke(square, StrokeStyle(lineWidth: 6)), paint: red)])
    #expect(screen([DisplayItem(.stroke(path, StrokeStyle(lineWidth: 6)), paint: red)], reach: 1e6) == near)
  }
}
