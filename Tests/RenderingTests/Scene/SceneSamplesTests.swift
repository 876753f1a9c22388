import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import Testing
import ViewTree

/// Drawings of views become cells: areas are filled, edges are dots, texts are characters.
struct SceneSamplesTests {
  private let area = CellArea(column: 0, row: 0, columns: 8, rows: 3)

  private func screen(
    _ node: ViewNode, _ glyphs: GlyphSet = .braille, ground: ResolvedColor = .white,
    fillsGround: Bool = false
  ) -> ScreenBuffer {
    var host: any ViewHost = CompiledHost()
    var failure: (any Error)?
    // A point is a dot of Braille: the area is 16 points wide and 12 high.
    let placed = LaidOutViews(node, in: CGSize(width: 16, height: 12), host: &host, failure: &failure).root
    #expect(failure == nil)
    var samples = SceneSamples(glyphs, area: area)
    var work = DrawingWork()
    let grid = glyphs.grid
    let viewport = Viewport().scaled(CGFloat(grid.across) / 2, CGFloat(grid.down) / 4)
    samples.add(placed?.scene(&host) ?? Scene(), through: viewport, work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: 8, rows: 3))
    let box = CGRect(x: 0, y: 0, width: fillsGround ? 16 : 0, height: fillsGround ? 12 : 0)
    samples.draw(on: &screen, in: area, as: glyphs, over: SceneGround(ground, box: box, through: viewport, grid: grid))
    return screen
  }

  private func color(_ color: Color) -> ViewNode { ViewNode(.style(.color(color))) }

  private func frame(_ node: ViewNode, _ width: CGFloat, _ height: CGFloat) -> ViewNode {
    node.modified(.frame(width: width, height: height, .center))
  }

  private func text(_ screen: ScreenBuffer) -> [String] { (0..<3).map { screen.text(row: $0) } }

  @Test func anAreaIsFilledAndItsEdgesAreDots() {
    let screen = screen(frame(color(.red), 6, 6))
    // 6 by 6 points from (5, 3) on: the left and right cells are half full, those above and below a quarter.
    #expect(text(screen) == ["  ⢀⣀⣀⡀", "  ⢸⣿⣿⡇", "  ⠈⠉⠉⠁"])
    #expect(screen[3, 1] == Cell("⣿", style: CellStyle(foreground: .rgb(255, 59, 48), background: .rgb(255, 59, 48))))
    #expect(screen[2, 1].style.foreground == .rgb(255, 59, 48))
    #expect(screen[0, 0] == .blank)
  }

  @Test func twoColorsShareACell() {
    let stack = ViewNode(
      .container(.stack(.horizontal, alignment: .verticalCenter, spacing: 0), [color(.black), color(.white)]))
    let screen = screen(frame(stack, 14, 12))
    // The line between them lies in the middle of the area, on the edge of a cell: each side is filled.
    #expect(screen[1, 1].style.background == .rgb(0, 0, 0))
    #expect(screen[5, 1].style.background == .rgb(255, 255, 255))
    let shifted = self.screen(frame(stack, 14, 12).modified(.offset(CGSize(width: 1, height: 0))))
    #expect(shifted[4, 1].character == "⡇")
    #expect(
      Set([shifted[4, 1].style.foreground, shifted[4, 1].style.background]) == [.rgb(0, 0, 0), .rgb(255, 255, 255)])
  }

  @Test func translucentColorsMixWithTheGround() {
    let faded = color(.black).modified(.opacity(0.5))
    #expect(screen(faded)[3, 1].style.background == .rgb(128, 128, 128))
    #expect(screen(faded, ground: .black)[3, 1].style.background == .rgb(0, 0, 0))
  }

  @Test func clipsAndMasksCutMarks() {
    let clipped = color(.red).modified(.clip(ShapeValue(Circle()), FillStyle()))
    #expect(screen(clipped)[0, 0] == .blank)
    #expect(screen(clipped)[4, 1].style.background == .rgb(255, 59, 48))
    let masked = color(.red).modified(.mask(frame(color(.black), 4, 4), .center))
    #expect(screen(masked)[0, 1] == .blank)
    #expect(screen(masked)[4, 1].style.background == .rgb(255, 59, 48))
  }

  @Test func whatIsScaledToNothingIsNotSeen() {
    let label = ViewNode(.text([TextSpan("Hi")])).modified(.font(FontValue(.system(size: 4))))
    let line = ViewNode(.shape(ShapeValue(Circle()), [.stroke(.color(.black), StrokeStyle(lineWidth: 1))]))
    for view in [label, line, color(.black)] {
      for scale in [0, 0.001] as [CGFloat] {
        let screen = screen(view.modified(.scale(CGSize(width: scale, height: scale), anchor: .center)))
        #expect(text(screen) == ["", "", ""])
      }
    }
  }

  @Test func textStandsOnItsPlaceAndKeepsTheGround() {
    let label = ViewNode(.text([TextSpan("Hi")])).modified(.font(FontValue(.system(size: 4))))
    let screen = screen(label.modified(.foreground([.color(.white)])).modified(.background(color(.blue), .center)))
    let row = (0..<3).first { screen.text(row: $0).contains("Hi") }
    #expect(row == 1)
    let column = (0..<8).first { screen[$0, 1].character == "H" } ?? 0
    #expect(column == 3)
    #expect(screen[column, 1].style.foreground == .rgb(255, 255, 255))
  }

  @Test(arguments: GlyphSet.allCases)
  func everyCharacterSetFillsAnArea(_ glyphs: GlyphSet) {
    let cell = screen(color(.green), glyphs)[7, 2]
    #expect(cell.style == CellStyle(foreground: .rgb(52, 199, 89), background: .rgb(52, 199, 89)))
    #expect(cell.character != " ")
  }

  @Test func aThinLineIsOneSampleWide() {
    let circle = ViewNode(
      .shape(ShapeValue(Circle()), [.stroke(.color(.black), StrokeStyle(lineWidth: 0.01))]))
    #expect(text(screen(circle)) == [" ⡰⠊⠉⠉⠑⢆", " ⡇    ⢸", " ⠱⢄⣀⣀⡠⠎"])
  }
}
