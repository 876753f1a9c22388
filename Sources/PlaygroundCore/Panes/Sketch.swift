import DotRaster
import Foundation
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// A drawing that is ready for a canvas: with its settings, the camera, and the colours.
struct Sketch {
  var drawing: Drawing
  /// The values of the drawing's settings. Views ignore them.
  var settings: [ParameterValue]
  var camera: Camera
  /// The rectangle that the canvas shows at a zoom of 1, in the space of the drawing.
  var extent: CGRect
  var glyphs: GlyphSet
  var colors = ColorDepth.truecolor
  /// The way to the outlines of large texts; nil if all texts are characters.
  var texts: TextOutlines?
  var theme: Theme
  /// The colour of the terminal around views; nil if it is not known.
  var terminalGround: Ink?

  /// Draws the sketch into an area, over a frame around its extent if `showsFrame` is true. Returns the visibility of
  /// the drawing. `work` is charged for outlines.
  func draw(
    on screen: inout ScreenBuffer, in area: CellArea, showsFrame: Bool = false, work: inout DrawingWork
  ) -> DrawnContent {
    let viewport = camera.viewport(on: area, grid: glyphs.grid)
    var dots = ground(of: area, showsFrame: showsFrame)
    guard let ground else {
      let count = dots.layerCount
      if case .path(let path) = drawing { add(path, through: viewport, to: &dots, &work) }
      dots.draw(on: &screen, in: area)
      return DrawnContent(isBlank: dots.layerCount == count, isWhole: !work.isSpent)
    }
    dots.draw(on: &screen, in: area)
    let samples = samples(through: viewport, in: area, &work)
    samples.draw(
      on: &screen, in: area, as: glyphs,
      over: SceneGround(
        ground.color, box: ground.box, on: terminalGround, through: viewport, grid: glyphs.grid), colors: colors)
    return DrawnContent(isBlank: samples.isBlank, isWhole: !work.isSpent)
  }

  /// The colour of the ground with its box; nil for a bare shape on the terminal's own ground.
  var ground: (color: ResolvedColor, box: CGRect)? {
    switch drawing {
    case .path: DrawingSettings(values: settings).ground.map { ($0.resolved, extent) }
    case .views(let views): (views.ground, views.window)
    }
  }

  /// Returns the drawing as marks. `work` is charged for the trim of a bare shape.
  func scene(work: inout DrawingWork) -> Scene {
    switch drawing {
    case .path(let path): Scene(displayList(of: path, &work))
    case .views(let views): views.scene
    }
  }

  /// Returns the dots under the drawing: those of the frame, if it is shown.
  func ground(of area: CellArea, showsFrame: Bool) -> Composite {
    var dots = Composite(glyphs, area: area)
    if showsFrame { dots.addFrame(extent, through: camera.viewport(on: area, grid: glyphs.grid)) }
    return dots
  }

  /// Returns the dots that can be told apart from the ground, and the colours of views at them.
  func comparable(in area: CellArea, work: inout DrawingWork) -> ComparableDots {
    let viewport = camera.viewport(on: area, grid: glyphs.grid)
    switch drawing {
    case .path(let path):
      var composite = Composite(glyphs, area: area)
      add(path, through: viewport, to: &composite, &work)
      return ComparableDots(composite)
    case .views: return ComparableDots(samples(through: viewport, in: area, &work))
    }
  }

  private func add(
    _ path: Path, through viewport: Viewport, to composite: inout Composite, _ work: inout DrawingWork
  ) {
    composite.add(displayList(of: path, &work), through: viewport, reach: camera.reach(around: extent), work: &work)
  }

  /// Returns a bare shape's drawing with its settings. `work` is charged for the trim.
  func displayList(of path: Path, _ work: inout DrawingWork) -> DisplayList {
    DrawingSettings(values: settings).displayList(of: path, fill: theme.fill, stroke: theme.stroke, work: &work)
  }

  private func samples(
    through viewport: Viewport, in area: CellArea, _ work: inout DrawingWork
  ) -> SceneSamples {
    var samples = SceneSamples(glyphs, area: area, ground: ground?.color, texts: texts, colors: colors)
    samples.add(scene(work: &work), through: viewport, work: &work)
    return samples
  }
}

extension Sketch {
  /// Creates the sketch of the selected entry as the canvas shows it.
  init(of playground: Playground, theme: Theme) {
    self.init(
      drawing: playground.picture.drawing, settings: playground.settingValues, camera: playground.camera,
      extent: playground.canvasExtent, glyphs: playground.lens.glyphs, colors: playground.lens.colors,
      texts: playground.texts, theme: theme, terminalGround: playground.terminal.ground)
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
