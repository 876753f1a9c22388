import Rendering
import ShapeInterpreter

/// The selected entry's drawing; or the added and removed dots of a comparison.
struct CanvasPane {
  private var present: Sketch
  /// The drawing that the present one is compared with; nil if there is no comparison.
  private var former: Sketch?
  /// The pictures of moments before the present one, whose traces are shown behind it.
  private var ghosts: [Sketch]
  private var showsFrame: Bool
  /// The frames of the drawing's views; nil if none are shown.
  private var frames: ViewFrames?
  /// The ruler over the drawing; nil if it is not shown.
  private var ruler: Ruler?
  private var area: CellArea
  /// The signal that ends the drawing, which is then incomplete.
  private var stop: StopSignal

  init(_ playground: Playground, in area: CellArea, theme: Theme, stop: StopSignal) {
    present = Sketch(of: playground, theme: theme)
    former = playground.comparison.map { [present] comparison in
      var sketch = present
      sketch.drawing = comparison.picture.drawing
      sketch.settings = comparison.settings
      return sketch
    }
    ghosts =
      playground.comparison == nil
      ? playground.shownGhosts.map { [present] ghost in
        var sketch = present
        sketch.drawing = ghost.drawing
        if !ghost.settings.isEmpty { sketch.settings = ghost.settings }
        return sketch
      } : []
    showsFrame = playground.lens.showsFrame && playground.drawsPath
    frames = ViewFrames(playground, theme: theme)
    ruler = Ruler(playground, in: area)
    self.area = area
    self.stop = stop
  }

  /// Draws the pane into its area, and returns the visibility of the drawing.
  @discardableResult
  func draw(on screen: inout ScreenBuffer) -> DrawnContent {
    guard !area.isEmpty else { return DrawnContent(isBlank: true, isWhole: true) }
    let content = drawContent(on: &screen)
    ruler?.draw(on: &screen)
    frames?.draw(on: &screen, in: area, stop: stop)
    return content
  }

  private func drawContent(on screen: inout ScreenBuffer) -> DrawnContent {
    var work = work
    guard let former else {
      let content = present.draw(on: &screen, in: area, showsFrame: showsFrame, work: &work)
      drawGhosts(on: &screen)
      return content
    }
    let glyphs = present.glyphs
    if showsFrame { present.ground(of: area, showsFrame: true).draw(on: &screen, in: area) }
    var formerWork = self.work
    let after = present.comparable(in: area, work: &work)
    let before = former.comparable(in: area, work: &formerWork)
    OnionSkin(present: after, former: before, glyphs: glyphs).draw(
      on: &screen, in: area, colors: present.theme.comparison)
    OnionSkin.drawLegend(glyphs, on: &screen, in: area, colors: present.theme.comparison)
    return DrawnContent(isBlank: false, isWhole: !work.isSpent && !formerWork.isSpent)
  }

  private func drawGhosts(on screen: inout ScreenBuffer) {
    guard !ghosts.isEmpty else { return }
    var budget = work
    var trace = OnionTrace(behind: present.comparable(in: area, work: &budget).dots, glyphs: present.glyphs)
    for (age, ghost) in ghosts.reversed().enumerated() {
      var budget = work
      trace.add(ghost.comparable(in: area, work: &budget).dots, isOld: age > 1)
    }
    trace.draw(on: &screen, in: area, color: present.theme.comparison.went)
  }

  /// The budget of one drawing.
  private var work: DrawingWork { DrawingWork { [stop] in stop.isRaised } }
}
