import DotRaster
import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The selected entry's drawing in pixels, and the cells in front of them.
struct PixelPane {
  private var sketch: Sketch
  private var pixels: PixelScreen
  private var texts: TextOutlines
  /// The terminal's ground; nil if it is not known.
  private var terminalGround: Ink?
  private var showsFrame: Bool
  /// The frames of the drawing's views; nil if none are shown.
  private var frames: ViewFrames?
  /// The ruler over the drawing; nil if it is not shown.
  private var ruler: Ruler?
  private var area: CellArea
  /// The signal that ends the drawing, which is then incomplete.
  private var stop: StopSignal

  /// The character of the cells that pixels fill; no text has it.
  static let placeholder: DisplayedCharacter = "\u{10FFFF}"
  /// The width of the lines of frames, in pixels.
  private static let lineWidth: CGFloat = 1.5

  /// Creates the pane; nil if the drawing is shown in characters.
  init?(_ playground: Playground, in area: CellArea, theme: Theme, stop: StopSignal) {
    guard let pixels = playground.shownPixels, let texts = playground.texts, !area.isEmpty else { return nil }
    (self.pixels, self.texts, terminalGround) = (pixels, texts, playground.terminal.ground)
    sketch = Sketch(of: playground, theme: theme)
    showsFrame = playground.lens.showsFrame && playground.drawsPath
    frames = ViewFrames(playground, theme: theme)
    ruler = Ruler(playground, in: area)
    self.area = area
    self.stop = stop
  }

  /// Draws the pixels, and the cells in front of them into their area. It returns the visibility of the drawing too.
  func draw(on screen: inout ScreenBuffer) -> (pixels: CanvasPixels, content: DrawnContent) {
    let (width, height) = (area.columns * pixels.cell.columns, area.rows * pixels.cell.rows)
    let grid = SampleGrid(across: pixels.cell.columns, down: pixels.cell.rows)
    let viewport = sketch.camera.viewport(on: area, grid: grid)
    let pixel = 1 / max(viewport.scale, viewport.verticalScale)
    var work = DrawingWork(ScenePixels.budget(for: width * height)) { [stop] in stop.isRaised }
    var scene = sketch.scene(work: &work)
    let isBlank = scene.items.isEmpty
    if showsFrame {
      scene.items.insert(Self.outline(Path(sketch.extent), Self.faint, lineWidth: pixel), at: 0)
    }
    if let ruler { scene.items += ruler.lines(width: pixel, color: Self.faint) }
    if let frames { scene.items += frames.outlines(lineWidth: Self.lineWidth * pixel, faint: Self.faint) }
    let ground = sketch.ground.map {
      SceneGround($0.color, box: $0.box, through: viewport, grid: SampleGrid(across: 1, down: 1))
    }
    let drawn = CanvasPixels(
      scene, width: width, height: height, through: viewport, texts: texts, on: ground,
      over: terminalGround, work: &work)
    screen.fill(area, with: Cell(Self.placeholder, style: .plain))
    ruler?.drawNumbers(on: &screen)
    frames?.drawNames(on: &screen, in: area, stop: stop)
    return (drawn, DrawnContent(isBlank: isBlank || drawn.isBlank, isWhole: !work.isSpent))
  }

  /// The colour of frames.
  private static let faint = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.7)

  /// Returns a line along an outline.
  static func outline(_ path: Path, _ color: ResolvedColor, lineWidth: CGFloat) -> SceneItem {
    SceneItem(.stroke(path, StrokeStyle(lineWidth: lineWidth)), paint: .color(color))
  }
}
