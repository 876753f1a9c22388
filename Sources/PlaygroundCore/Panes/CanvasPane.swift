import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import ShapeInterpreter

/// The selected shape's drawing, with a gap between each layer and those beneath it; or the added and removed dots of a
/// comparison.
struct CanvasPane {
  /// A path with the values of the drawing's parameters.
  private struct Sketch {
    var path: Path
    var drawing: [ParameterValue]
  }

  private var present: Sketch
  /// The drawing that the present one is compared with; nil if there is no comparison.
  private var former: Sketch?
  private var camera: Camera
  /// The rectangle that the shape is drawn in.
  private var rect: CGRect
  private var showsFrame: Bool
  private var glyphs: GlyphSet
  private var area: CellArea
  private var theme: Theme
  /// The signal that ends the drawing, which is then incomplete.
  private var stop: StopSignal

  init(_ playground: Playground, in area: CellArea, theme: Theme, stop: StopSignal) {
    present = Sketch(path: playground.picture.path, drawing: playground.drawingValues)
    former = playground.comparison.map { Sketch(path: $0.picture.path, drawing: $0.drawing) }
    camera = playground.camera
    rect = playground.rect
    showsFrame = playground.lens.showsFrame
    glyphs = playground.lens.glyphs
    self.area = area
    self.theme = theme
    self.stop = stop
  }

  /// Draws the pane into its area, and returns the visibility of the drawing.
  @discardableResult
  func draw(on screen: inout ScreenBuffer) -> DrawnContent {
    guard !area.isEmpty else { return DrawnContent(isBlank: true, isWhole: true) }
    let viewport = camera.viewport(on: area, grid: glyphs.grid)
    var ground = Composite(glyphs, area: area)
    if showsFrame { ground.addFrame(rect, through: viewport) }
    guard let former else {
      let count = ground.layerCount
      let isWhole = add(present, through: viewport, to: &ground)
      ground.draw(on: &screen, in: area)
      return DrawnContent(isBlank: ground.layerCount == count, isWhole: isWhole)
    }
    ground.draw(on: &screen, in: area)
    var after = Composite(glyphs, area: area)
    var before = after
    let isWhole = [add(present, through: viewport, to: &after), add(former, through: viewport, to: &before)]
    OnionSkin(present: after.dots, former: before.dots, glyphs: glyphs).draw(
      on: &screen, in: area, colors: theme.comparison)
    OnionSkin.drawLegend(glyphs, on: &screen, in: area, colors: theme.comparison)
    return DrawnContent(isBlank: false, isWhole: isWhole == [true, true])
  }

  /// Adds the layers of a sketch; returns false if something was left out because it takes too long.
  private func add(_ sketch: Sketch, through viewport: Viewport, to composite: inout Composite) -> Bool {
    var work = DrawingWork { [stop] in stop.isRaised }
    let list = DrawingSettings(values: sketch.drawing).displayList(
      of: sketch.path, fill: theme.fill, stroke: theme.stroke, work: &work)
    composite.add(list, through: viewport, reach: camera.reach(around: rect), work: &work)
    return !work.isSpent
  }
}

/// The visibility of a drawing on a canvas.
struct DrawnContent {
  /// True if nothing is visible.
  var isBlank: Bool
  /// True if nothing was left out because it takes too long.
  var isWhole: Bool
}

extension Camera {
  /// The distance from the origin up to which outlines are drawn, in widths or heights of the shape's rectangle.
  private static let reach: CGFloat = 10_000

  /// Returns the distance from the origin up to which the outlines of a shape are drawn in a rectangle, in points.
  func reach(around rect: CGRect) -> CGFloat {
    let farthest = max(abs(target.minX), abs(target.maxX), abs(target.minY), abs(target.maxY))
    return max(Self.reach * max(rect.width, rect.height, 1), target == rect ? 0 : 2 * farthest)
  }
}
