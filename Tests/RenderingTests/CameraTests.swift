import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import Testing

@Suite struct CameraTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// Returns the dots of a filled rectangle, sampled by a grid on an area of cells.
  private func dots(_ camera: Camera, columns: Int, rows: Int, grid: SampleGrid = .braille) -> DotBitmap {
    let area = CellArea(column: 3, row: 7, columns: columns, rows: rows)
    var bitmap = DotBitmap(columns: columns * grid.across, rows: rows * grid.down)
    bitmap.fill(Path(rect), through: camera.viewport(on: area, grid: grid), rule: .nonZero)
    return bitmap
  }

  @Test func theTargetFitsTheArea() {
    #expect(
      dots(Camera(target: rect, margin: 0), columns: 8, rows: 3).brailleText == """
        ⠀⣿⣿⣿⣿⣿⣿⠀
        ⠀⣿⣿⣿⣿⣿⣿⠀
        ⠀⣿⣿⣿⣿⣿⣿⠀
        """)
    let half = CGRect(x: 50, y: 50, width: 50, height: 50)
    #expect(
      dots(Camera(target: half, margin: 0), columns: 8, rows: 3).brailleText == """
        ⣿⣿⣿⣿⣿⣿⣿⠀
        ⣿⣿⣿⣿⣿⣿⣿⠀
        ⣿⣿⣿⣿⣿⣿⣿⠀
        """)
  }

  @Test func zoomIsAboutTheMiddleAndPanIsInDots() {
    #expect(
      dots(Camera(target: rect, zoom: 0.5, margin: 0), columns: 8, rows: 3).brailleText == """
        ⠀⠀⢀⣀⣀⡀⠀⠀
        ⠀⠀⢸⣿⣿⡇⠀⠀
        ⠀⠀⠈⠉⠉⠁⠀⠀
        """)
    let panned = Camera(target: rect, zoom: 0.5, panColumns: -5, panRows: 2, margin: 0)
    #expect(
      dots(panned, columns: 8, rows: 3).brailleText == """
        ⠀⠀⠀⠀⠀⠀⠀⠀
        ⣶⣶⣶⠀⠀⠀⠀⠀
        ⠿⠿⠿⠀⠀⠀⠀⠀
        """)
  }

  @Test(arguments: [(2, 4), (1, 1), (1, 2), (3, 5), (8, 16), (40, 80)])
  func everyGridShowsTheSameView(across: Int, down: Int) {
    let grid = SampleGrid(across: across, down: down)
    let camera = Camera(target: rect, zoom: 0.7, panColumns: 3, panRows: -1)
    let area = CellArea(column: 0, row: 0, columns: 30, rows: 12)
    let (viewport, braille) = (camera.viewport(on: area, grid: grid), camera.viewport(on: area))
    // A point has the same position in cells, whatever the grid.
    for point in [CGPoint.zero, CGPoint(x: 100, y: 100), CGPoint(x: -20, y: 55)] {
      let (dot, expected) = (viewport.dot(point), braille.dot(point))
      #expect(abs(dot.x / CGFloat(across) - expected.x / 2) < 1e-9)
      #expect(abs(dot.y / CGFloat(down) - expected.y / 4) < 1e-9)
    }
    // The share of set dots is that of the area, up to the dots on the edges.
    let bitmap = dots(camera, columns: 30, rows: 12, grid: grid)
    let share = braille.scale / 2 * 100 * (braille.verticalScale / 4 * 100) / (30 * 12)
    let edge = CGFloat(2 * (30 * across + 12 * down)) / CGFloat(bitmap.columns * bitmap.rows)
    #expect(abs(CGFloat(bitmap.count) / CGFloat(bitmap.columns * bitmap.rows) - share) <= edge)
  }

  @Test func cellsOfOtherProportionsAreCompensated() throws {
    let wide = try #require(CellAspect(1))
    let viewport = Camera(target: rect, cellAspect: wide).viewport(
      on: CellArea(column: 0, row: 0, columns: 20, rows: 20))
    #expect(abs(viewport.verticalScale / viewport.scale - 2) < 1e-9, "dots twice as wide as high")
  }
}
