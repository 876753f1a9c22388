import PlainText
import Rendering
import ShapeInterpreter

extension Playground {
  /// Returns the whole screen in characters, at the playground's size.
  public func view() -> ScreenBuffer {
    let artwork = inCharacters.artwork().drawn()
    return view { area, screen in screen.copy(area, of: artwork.screen) }
  }

  /// Returns the whole screen in characters, at the playground's size; nil if `stop` ended the drawing.
  public func view(stop: StopSignal) -> ScreenBuffer? {
    guard let artwork = inCharacters.artwork().drawn(stop: stop) else { return nil }
    return view { area, screen in screen.copy(area, of: artwork.screen) }
  }

  /// The same session without pixels.
  private var inCharacters: Playground {
    guard lens.showsPixels else { return self }
    var playground = self
    playground.lens.showsPixels = false
    return playground
  }

  /// Returns the whole screen; `place` writes the artwork into its area.
  func view(place: (CellArea, inout ScreenBuffer) -> Void) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard let layout else {
      drawFloor(on: &screen)
      return screen
    }
    TitleBar(self, in: layout.title, theme: theme).draw(on: &screen)
    for area in layout.separators { screen.fill(area, with: Cell(area.columns > 1 ? "─" : "│", style: .dim)) }
    let showsSheet = sheetSelection != nil
    if !showsSheet { place(layout.canvas, &screen) }
    // The canvas may show other values, or an earlier text.
    if isOverdue { screen.add(.dim, to: layout.canvas) }
    if let area = layout.shapes { ShapesPane(self, in: area, theme: theme).draw(on: &screen) }
    let list = layout.parameters.map(parameterList) ?? layout.strip.flatMap(stripList)
    let parametersPane = list.map { ParametersPane(self, $0, theme: theme) }
    parametersPane?.draw(on: &screen)
    if list == nil, let area = layout.strip { ShapeStrip(self, in: area)?.draw(on: &screen) }
    if !showsSheet { ScrubBar(self, in: layout.canvas)?.draw(on: &screen) }
    TroublePanel(self, in: layout.canvas, theme: theme)?.draw(on: &screen)
    let viewPanel = layout.parameters.flatMap { area in list.flatMap { ViewPanel(self, below: $0, in: area) } }
    viewPanel?.draw(on: &screen)
    if let area = layout.parameters { CurvePanel(self, in: area, theme: theme)?.draw(on: &screen) }
    if showsSheet { place(ContactSheetGrid.room(on: size), &screen) }
    if case .problems(let line) = ground { ProblemsOverlay(text: problemText, firstLine: line).draw(on: &screen) }
    if case .help(let line) = ground { HelpOverlay(text: helpText, firstLine: line).draw(on: &screen) }
    if case .command(let line, _) = mode { CommandOverlay(text: commandText, firstLine: line).draw(on: &screen) }
    let cutName = focus == .parameters ? parametersPane?.cutName : nil
    let viewText = viewPanel == nil ? selectedViewText : nil
    StatusLine(self, selection: viewText ?? cutName, in: layout.status).draw(on: &screen)
    return lens.glyphs == .ascii ? screen.inASCII() : screen
  }

  /// Returns the drawing alone, filling a screen of `size`.
  public func canvasView(size: ScreenSize) -> ScreenBuffer {
    canvas(size: size, stop: .never)
  }

  /// Returns the drawing alone, filling a screen of `size`; nil if `stop` ended it.
  public func canvasView(size: ScreenSize, stop: StopSignal) -> ScreenBuffer? {
    let screen = canvas(size: size, stop: stop)
    return stop.isRaised ? nil : screen
  }

  private func canvas(size: ScreenSize, stop: StopSignal) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    let area = CellArea(column: 0, row: 0, columns: size.columns, rows: size.rows)
    let content = CanvasPane(self, in: area, theme: theme, stop: stop).draw(on: &screen)
    if !content.isWhole { CanvasNotes(self, content, in: area, stop: stop)?.draw(on: &screen) }
    return lens.glyphs == .ascii ? screen.inASCII() : screen
  }

  /// Draws the message of a screen below the minimum size, in the longest form that fits on one line.
  private func drawFloor(on screen: inout ScreenBuffer) {
    let least = ScreenLayout.leastSize
    let sentences = ["this is \(size), Stipple needs \(least)", "\(size): needs \(least)", "\(size)<\(least)"]
    let line = sentences.first { displayWidth($0) <= size.columns } ?? "\(least)"
    screen.write(line, column: 0, row: 0)
  }
}
