import DotRaster
import Foundation
import ShapeGeometry
import Testing
import ViewTree

@testable import Rendering

/// The parts of a drawing that stay do not change on the screen, however few colours there are.
@Suite struct StandingDitherTests {
  private let area = CellArea(column: 0, row: 0, columns: 30, rows: 15)

  /// Returns the samples of a step of a slider: a disc that moves over a gradient, and one that grows.
  private func samples(_ step: Int, _ glyphs: GlyphSet) -> (samples: SceneSamples, viewport: Viewport) {
    let (width, height) = (CGFloat(area.columns * glyphs.grid.across), CGFloat(area.rows * glyphs.grid.down))
    let viewport = Viewport()
    let gradient = Gradient(colors: [.blue, .purple, .orange]).resolved(in: ColorSurroundings())
    let share = CGFloat(step) / 100
    func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: ResolvedColor) -> SceneItem {
      let box = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      return SceneItem(.fill(Path(ellipseIn: box), FillStyle()), paint: .color(color))
    }
    let scene = Scene([
      SceneItem(
        .fill(Path(CGRect(x: 0, y: 0, width: width, height: height)), FillStyle()),
        paint: .linear(gradient, from: .zero, to: CGPoint(x: width, y: height))),
      disc(5 + 12 * share, height * 0.3, 4, ResolvedColor(red: 0, green: 0.8, blue: 0.3, opacity: 0.6)),
      disc(width * 0.8, height * 0.7, 2 + 5 * share, ResolvedColor(red: 0.9, green: 0.9, blue: 0.9)),
    ])
    var samples = SceneSamples(glyphs, area: area, ground: .black)
    var work = DrawingWork()
    samples.add(scene, through: viewport, work: &work)
    return (samples, viewport)
  }

  @Test(arguments: [GlyphSet.mixed, .braille], [ColorDepth.truecolor, .palette256, .ansi16, .ansi8, .none])
  func `cells whose samples stay do not change while a slider moves`(glyphs: GlyphSet, depth: ColorDepth) {
    var former: (samples: SceneSamples, screen: ScreenBuffer)?
    var (standing, moving) = (0, 0)
    for step in 0...100 {
      let (samples, viewport) = samples(step, glyphs)
      var screen = ScreenBuffer(size: ScreenSize(columns: area.columns, rows: area.rows))
      let ground = SceneGround(
        .black, box: CGRect(x: 0, y: 0, width: 1e4, height: 1e4), through: viewport, grid: glyphs.grid)
      samples.draw(on: &screen, in: area, as: glyphs, over: ground, colors: depth)
      if let former {
        for row in 0..<area.rows {
          for column in 0..<area.columns {
            guard isSame(samples, former.samples, column, row) else {
              moving += 1
              continue
            }
            standing += 1
            #expect(screen[column, row] == former.screen[column, row], "step \(step), cell \(column), \(row)")
          }
        }
      }
      former = (samples, screen)
    }
    #expect(standing > 10_000 && moving > 500)
  }

  /// Returns true if the samples of a cell, and those beside it, are the same in two pictures.
  private func isSame(_ one: SceneSamples, _ other: SceneSamples, _ column: Int, _ row: Int) -> Bool {
    let grid = one.grid
    for y in row * grid.down..<(row + 1) * grid.down {
      let columns = max(0, column * grid.across - 1)..<min(one.columns, (column + 1) * grid.across + 1)
      for x in columns where one.colors[y * one.columns + x] != other.colors[y * one.columns + x] { return false }
    }
    return true
  }
}
