import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

@Suite struct CanvasPaneTests {
  /// A shape that fills its rectangle.
  private func playground(_ shape: @escaping @Sendable (CGRect) -> Path) -> Playground {
    let whole = EntryPoint(name: "Whole", parameters: []) { rect, _, _ in shape(rect) }
    return Playground.settled(files: [Sample.file("whole.swift", [whole])], size: ScreenSize(columns: 80, rows: 24))
  }

  /// The columns and rows of the dots in a screen of Braille.
  private func dots(_ screen: ScreenBuffer) -> [(column: Int, row: Int)] {
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    return (0..<screen.size.rows).flatMap { row in
      screen.row(row).enumerated().flatMap { column, cell in
        guard let bits = cell.character?.base.value, (0x2800...0x28FF).contains(bits) else { return [(Int, Int)]() }
        return places.enumerated().filter { bits >> UInt32($0.offset) & 1 == 1 }
          .map { (2 * column + $0.element.0, 4 * row + $0.element.1) }
      }
    }
  }

  @Test(arguments: ["", "f", "f f"])
  func `what is symmetric lies so on the dots, whatever the style`(keys: String) throws {
    for shape in [{ Path($0) }, { Path(ellipseIn: $0) }] as [@Sendable (CGRect) -> Path] {
      var playground = playground(shape)
      try playground.press(keys)
      for columns in stride(from: 12, through: 90, by: 3) {
        let size = ScreenSize(columns: columns, rows: columns / 3 + 1)
        let dots = dots(playground.canvasView(size: size))
        let (left, right) = (dots.map(\.column).min() ?? 0, dots.map(\.column).max() ?? 0)
        let (top, bottom) = (dots.map(\.row).min() ?? 0, dots.map(\.row).max() ?? 0)
        #expect(left + right == 2 * columns - 1, "\(size) \(keys): columns \(left) to \(right)")
        #expect(top + bottom == 4 * size.rows - 1, "\(size) \(keys): rows \(top) to \(bottom)")
      }
    }
  }

  @Test func `an outline has its colour all around an area`() {
    let playground = playground { Path($0) }
    for columns in 12...90 {
      let size = ScreenSize(columns: columns, rows: columns / 3 + 1)
      let screen = playground.canvasView(size: size)
      let rows = (0..<size.rows).filter { screen.text(row: $0).contains { $0 != " " } }
      for row in [rows.first, rows.last].compactMap({ $0 }) {
        let inks = Set(screen.row(row).filter { $0.character != " " }.map(\.style.foreground))
        #expect(inks == [Ink(Theme.standard.stroke.color)], "\(size): row \(row)")
      }
    }
  }

  @Test(arguments: [GlyphSet.braille, .octants, .sextants])
  func `along straight edges no second line stands inside an outline in its colour`(glyphs: GlyphSet) throws {
    var playground = playground { Path($0) }
    playground.draw(with: glyphs)
    for columns in 24...90 {
      let size = ScreenSize(columns: columns, rows: columns / 3 + 1)
      let screen = playground.canvasView(size: size)
      var alone = playground
      try alone.press("f f")
      let outline = alone.canvasView(size: size)
      for row in 0..<size.rows {
        for (cell, line) in zip(screen.row(row), outline.row(row))
        where cell.style.foreground == Ink(Theme.standard.stroke.color) {
          #expect(cell.character == line.character, "\(size) row \(row)")
        }
      }
    }
  }

  @Test func `a bar that lies within the outline's cells keeps its inside`() {
    let playground = playground { Path(CGRect(x: $0.minX, y: 74, width: $0.width, height: 4)) }
    let size = ScreenSize(columns: 60, rows: 20)
    var filled = playground
    filled.set(.choice(0), row: 0)
    #expect(dots(playground.canvasView(size: size)).count > 0)
    let rows = Set(dots(playground.canvasView(size: size)).map(\.row))
    #expect(rows.count >= Set(dots(filled.canvasView(size: size)).map(\.row)).count)
  }
}
