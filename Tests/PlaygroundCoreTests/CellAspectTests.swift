import Foundation
import PlaygroundCore
import Rendering
import ShapeGeometry
import ShapeInterpreter
import Testing

@Suite struct CellAspectTests {
  private static let ratios = [0.25, 0.4, 0.45, 0.5, 0.55, 0.6, 0.8, 1]

  private static let disc = EntryPoint(name: "Disc", parameters: []) { rect, _, _ in
    Path(ellipseIn: CGRect(x: rect.midX - 50, y: rect.midY - 50, width: 100, height: 100))
  }

  private func playground(_ ratio: Double, columns: Int = 160, rows: Int = 60) throws -> Playground {
    var playground = Playground.settled(
      files: [Sample.file("disc.swift", [Self.disc])], size: ScreenSize(columns: columns, rows: rows))
    playground.settle(after: .cells(try #require(CellAspect(ratio))))
    return playground
  }

  /// The columns and rows of dots that a text of Braille takes.
  private func extent(_ text: String) -> (columns: Int, rows: Int) {
    var columns: Set<Int> = []
    var rows: Set<Int> = []
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (column, scalar) in line.unicodeScalars.enumerated() where (0x2800...0x28FF).contains(scalar.value) {
        let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
        for (bit, place) in places.enumerated() where scalar.value >> UInt32(bit) & 1 == 1 {
          columns.insert(2 * column + place.0)
          rows.insert(4 * row + place.1)
        }
      }
    }
    return (columns.count, rows.count)
  }

  @Test func `a measure counts as the nearest twentieth, and one that cannot be for none`() {
    #expect(CellAspect(9.0 / 20)?.ratio == 0.45)
    #expect(CellAspect(10.0 / 21) == .standard && CellAspect(0.524) == .standard)
    #expect(CellAspect(8.0 / 17)?.description == "0.45")
    #expect([0, -1, 0.24, 1.01, .nan, .infinity].compactMap { CellAspect($0) }.isEmpty)
    #expect(CellAspect.standard.description == "0.5")
  }

  @Test(arguments: ratios) func `a circle looks round on cells of all proportions`(ratio: Double) throws {
    for size in [ScreenSize(columns: 160, rows: 60), ScreenSize(columns: 60, rows: 60)] {
      let seen = extent(try playground(ratio).canvasView(size: size).plainText)
      let width = Double(seen.columns) / 2 * ratio
      let height = Double(seen.rows) / 4
      #expect(abs(width / height - 1) < 0.04, "\(size): \(seen.columns) by \(seen.rows) dots")
    }
    var playground = try playground(ratio)
    for glyphs in [GlyphSet.sextants, .halves, .ascii] {
      playground.draw(with: glyphs)
      #expect(playground.canvasView(size: .usual).size == .usual)
    }
  }

  @Test(arguments: ratios) func `what is dragged stays under the mouse`(ratio: Double) throws {
    var playground = try playground(ratio, columns: 60, rows: 20)
    try playground.press("tab tab")
    let former = playground.view()
    try playground.press("drag:10,8-13,6")
    let moved = playground.view()
    // Away from the edges, where the drawing comes from beyond the pane.
    for row in 5..<12 {
      #expect(Array(Array(moved.row(row - 2))[9..<25]) == Array(Array(former.row(row))[6..<22]))
    }
  }

  @Test func `the usual cells are what is meant where nothing is said`() throws {
    let said = try playground(0.5, columns: 90, rows: 25)
    let unsaid = Playground.settled(
      files: [Sample.file("disc.swift", [Self.disc])], size: ScreenSize(columns: 90, rows: 25))
    #expect(said.view() == unsaid.view())
    #expect(try playground(0.45, columns: 90, rows: 25).view() != unsaid.view())
  }

  @Test func `the command and the picture keep the proportions`() throws {
    var playground = try playground(0.45)
    try playground.press("y")
    #expect(playground.command == "stipple screenshot --size 160x60 --cell-aspect 0.45")
    let aspect = try #require(CellAspect(0.6))
    let svg = playground.view().svg(cellAspect: aspect)
    #expect(svg.contains("width=\"1920\" height=\"1200\" viewBox=\"0 0 1600 1200\" preserveAspectRatio=\"none\""))
    #expect(playground.view().html(cellAspect: aspect).contains(svg))
  }
}
