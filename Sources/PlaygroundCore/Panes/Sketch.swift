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

  /// Draws the sketch into an area, over a frame around its extent if `showsFrame` is true. Returns the visibility of
  /// the drawing. `work` is charged for outlines.
  func draw(
    on screen: inout ScreenBuffer, in area: CellArea, showsFrame: Bool = false, work: inout DrawingWork
  ) -> DrawnContent {
    let viewport = camera.viewport(on: area, grid: glyphs.grid)
    var dots = ground(of: area, showsFrame: showsFrame)
    switch drawing {
    case .path(let path):
      let count = dots.layerCount
      add(path, through: viewport, to: &dots, &work)
      dots.draw(on: &screen, in: area)
      return DrawnContent(isBlank: dots.layerCount == count, isWhole: !work.isSpent)
    case .views(let views):
      dots.draw(on: &screen, in: area)
      let samples = samples(of: views, through: viewport, in: area, &work)
      let ground = SceneGround(
        views.ground, box: views.window, through: viewport, grid: glyphs.grid)
      samples.draw(on: &screen, in: area, as: glyphs, over: ground, colors: colors)
      return DrawnContent(isBlank: samples.isBlank, isWhole: !work.isSpent)
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
    case .views(let views): return ComparableDots(samples(of: views, through: viewport, in: area, &work))
    }
  }

  private func add(
    _ path: Path, through viewport: Viewport, to composite: inout Composite, _ work: inout DrawingWork
  ) {
    let list = DrawingSettings(values: settings).displayList(
      of: path, fill: theme.fill, stroke: theme.stroke, work: &work)
    composite.add(list, through: viewport, reach: camera.reach(around: extent), work: &work)
  }

  private func samples(
    of views: LaidOutViews, through viewport: Viewport, in area: CellArea, _ work: inout DrawingWork
  ) -> SceneSamples {
    var samples = SceneSamples(glyphs, area: area, ground: views.ground, texts: texts)
    samples.add(views.scene, through: viewport, work: &work)
    return samples
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
