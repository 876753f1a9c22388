import DotRaster
import Foundation
import ShapeGeometry
import Testing

@testable import Rendering
@testable import ViewTree

/// Symbols in cells and in documents.
@Suite struct SymbolPictureTests {
  private func scene(_ node: ViewNode, _ size: CGSize) -> Scene {
    var failure: (any Error)?
    var host: any ViewHost = CompiledHost()
    let placed = LaidOutViews(node, in: size, host: &host, failure: &failure).root
    return placed?.scene(&host) ?? Scene()
  }

  /// Draws a symbol in a picture of some cells, in points of one dot.
  private func drawn(_ node: ViewNode, columns: Int, rows: Int, as glyphs: GlyphSet = .braille) -> String {
    let area = CellArea(column: 0, row: 0, columns: columns, rows: rows)
    var samples = SceneSamples(glyphs, area: area)
    var work = DrawingWork { false }
    samples.add(scene(node, CGSize(width: 2 * columns, height: 4 * rows)), through: Viewport(), work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: columns, rows: rows))
    let ground = SceneGround(ResolvedColor(red: 1, green: 1, blue: 1), box: .zero, through: Viewport(), grid: .braille)
    samples.draw(on: &screen, in: area, as: glyphs, over: ground)
    return (0..<rows).map { screen.text(row: $0) }.joined(separator: "|")
  }

  private func symbol(_ name: String, _ size: CGFloat) -> ViewNode {
    ViewNode._image(name, true).modified(.font(FontValue(.system(size: size))))
  }

  @Test func `a symbol as large as a letter is a character`() {
    #expect(drawn(symbol("heart.fill", 4), columns: 3, rows: 1) == " ♥|".dropLast())
    #expect(
      drawn(symbol("heart.fill", 4).modified(.scale(CGSize(width: 4, height: 4), anchor: .center)), columns: 9, rows: 5)
        .contains("⣿"), "one that is scaled up has room for its lines")
  }

  @Test func `in ASCII a symbol is its lines, for no character is like it`() {
    let text = drawn(symbol("heart.fill", 4), columns: 3, rows: 1, as: .ascii)
    #expect(!text.contains("♥") && text.contains { $0 != " " })
  }

  @Test func `a larger symbol has its own lines`() {
    let text = drawn(symbol("xmark", 20), columns: 12, rows: 6)
    #expect(!text.contains("✕") && text.contains { $0 != " " && $0 != "|" })
    #expect(
      drawn(symbol("cart", 4), columns: 4, rows: 2).contains { $0 != " " && $0 != "|" }, "no character is like it")
  }

  @Test func `a document shows the lines, not the character`() {
    let scene = scene(symbol("star.fill", 4), CGSize(width: 10, height: 10))
    var work = DrawingWork()
    let export = SceneExport(scene, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let text = export.svg(work: &work).text
    #expect(text.contains("<path") && !text.contains("<text") && !text.contains("★"))
  }
}
