import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import Testing
import ViewTree

/// Canvases as cells.
struct CanvasPictureTests {
  /// Returns the picture of a canvas of 24 by 16 points, a dot a point.
  private func picture(_ marks: @escaping @Sendable () -> [CanvasMark]) -> [String] {
    let node = ViewNode(.canvas(.compiled(.canvas({ _, _ in marks() })), []))
    var host: any ViewHost = CompiledHost()
    var failure: (any Error)?
    let views = LaidOutViews(node, in: CGSize(width: 24, height: 16), host: &host, failure: &failure)
    #expect(failure == nil)
    let area = CellArea(column: 0, row: 0, columns: 12, rows: 4)
    var samples = SceneSamples(.braille, area: area)
    var work = DrawingWork()
    samples.add(views.scene, through: Viewport(), work: &work)
    var screen = ScreenBuffer(size: ScreenSize(columns: 12, rows: 4))
    let ground = SceneGround(.white, box: .zero, through: Viewport(), grid: GlyphSet.braille.grid)
    samples.draw(on: &screen, in: area, as: .braille, over: ground, colors: .none)
    return (0..<4).map { screen.text(row: $0) }
  }

  private static let black = CanvasPaint(.color(.black))

  private static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test func aFillALineAndATextOfTwoContexts() {
    let drawn = picture {
      let turned = CanvasState()._moved(CGAffineTransform(translationX: 18, y: 8).rotated(by: .pi / 4))
      let cut = CanvasState()._clipped(Self.square(0, 0, 6), FillStyle())
      var line = Path()
      line.move(to: CGPoint(x: 0, y: 15.5))
      line.addLine(to: CGPoint(x: 40, y: 15.5))
      return [
        CanvasMark(.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 12, height: 12)), Self.black, FillStyle()), cut),
        CanvasMark(.fill(Self.square(-4, -4, 8), Self.black, FillStyle()), turned),
        CanvasMark(.stroke(line, Self.black, StrokeStyle(lineWidth: 1))),
        CanvasMark(.text([TextSpan("ok")], Self.black, .point(CGPoint(x: 6, y: 10), anchor: .center))),
      ]
    }
    #expect(drawn == ["⣠⣶⣿     ⢀⡀", "⠛⠛⠛   ⢀⣴⣿⣿⣦⡀", "  ok  ⠈⠻⣿⣿⠟⠁", "⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀⣀"])
  }

  @Test func discsThatMeetInABlurFlowTogether() {
    func discs(_ distance: CGFloat) -> [String] {
      picture {
        let state = CanvasState()._thresholded(0.5, 1, .black)._blurred(2, false)
        let marks = [-distance, distance].map { x in
          CanvasMark(.fill(Path(ellipseIn: CGRect(x: 7 + x, y: 3, width: 10, height: 10)), Self.black, FillStyle()))
        }
        return [CanvasMark(.layer(marks), state)]
      }
    }
    #expect(discs(5) == ["   ⣀⡀  ⢀⣀", " ⣰⣿⣿⣿⣿⣿⣿⣿⣿⣆", " ⠹⣿⣿⣿⣿⣿⣿⣿⣿⠏", "   ⠉⠁  ⠈⠉"])
    #expect(discs(7) == ["  ⣀      ⣀", "⣰⣿⣿⣿⣆  ⣰⣿⣿⣿⣆", "⠹⣿⣿⣿⠏  ⠹⣿⣿⣿⠏", "  ⠉      ⠉"])
  }
}
