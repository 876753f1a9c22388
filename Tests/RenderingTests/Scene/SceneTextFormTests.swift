import DotRaster
import Foundation
import ShapeGeometry
import Testing

@testable import Rendering
@testable import ViewTree

/// Texts that are much larger than the terminal's characters are drawn by their outlines.
@Suite struct SceneTextFormTests {
  /// Outlines that tell where a text stands: a bar as wide as the line, as high as its capitals.
  private static let bars = TextOutlines { _, font, start, width in
    Path(CGRect(x: start.x, y: start.y - font.capHeight, width: width, height: font.capHeight))
  }

  /// Draws a text whose capitals have a height, in a picture of 10 by 4 cells; a point is a dot.
  private func drawn(
    capitals height: CGFloat, width: CGFloat, by texts: TextOutlines? = bars,
    _ change: (inout SceneItem) -> Void = { _ in }
  ) -> [String] {
    let area = CellArea(column: 0, row: 0, columns: 10, rows: 4)
    var samples = SceneSamples(.braille, area: area, texts: texts)
    let font = TextFont(size: height / TextFont(size: 1).capHeight)
    var item = SceneItem(
      .text("Ab", font, at: CGPoint(x: 2, y: 12), width: width), paint: .color(ResolvedColor(red: 1, green: 1, blue: 1))
    )
    change(&item)
    var work = DrawingWork()
    samples.add(Scene([item]), through: Viewport(), work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: 10, rows: 4))
    let ground = SceneGround(ResolvedColor(red: 0, green: 0, blue: 0), box: .zero, through: Viewport(), grid: .braille)
    samples.draw(on: &screen, in: area, as: .braille, over: ground)
    return (0..<4).map { screen.text(row: $0) }
  }

  @Test func `capitals of up to nearly two cells are characters`() {
    #expect(drawn(capitals: 4, width: 6) == ["", "", "  Ab", ""])
    #expect(drawn(capitals: 7, width: 10) == ["", "", "   Ab", ""])
  }

  @Test func `higher ones are outlines, as wide as they are laid out`() {
    #expect(drawn(capitals: 8, width: 12) == ["", " ⣿⣿⣿⣿⣿⣿", " ⣿⣿⣿⣿⣿⣿", ""])
    #expect(drawn(capitals: 8, width: 12, by: nil) == ["", "", "   Ab", ""], "without outlines they are characters")
  }

  @Test func `a scale counts as a size does`() {
    let drawn = drawn(capitals: 4, width: 6) { item in
      item.transform = ProjectionTransform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -2, ty: -12))
    }
    #expect(drawn == ["", " ⣿⣿⣿⣿⣿⣿", " ⣿⣿⣿⣿⣿⣿", ""])
  }

  @Test func `a turned text is outlines from a smaller height on`() {
    func turned(_ height: CGFloat) -> [String] {
      drawn(capitals: height, width: 12) { item in
        item.transform = ProjectionTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 0))
      }
    }
    #expect(turned(8) == ["    ⣤⣤⣤⣤", "    ⣿⣿⣿⣿", "    ⣿⣿⣿⣿", "    ⠛⠛⠛⠛"])
    #expect(turned(6.5).contains { $0.contains("⣿") }, "an upright one is still characters")
    #expect(drawn(capitals: 6.5, width: 12).contains { $0.contains("Ab") })
    #expect(turned(5).contains { $0.contains("Ab") })
  }

  @Test func `a large text as a mask cuts by its outlines`() {
    let drawn = drawn(capitals: 8, width: 12) { item in
      let mask = Scene([item])
      item = SceneItem(
        .fill(Path(CGRect(x: 0, y: 0, width: 8, height: 16)), FillStyle()), paint: item.paint)
      item.masks = [mask]
    }
    #expect(drawn == ["", " ⣿⣿⣿", " ⣿⣿⣿", ""])
  }
}
