import ShapeInterpreter

extension Playground {
  /// Returns the whole screen, at the playground's size.
  public func view(theme: Theme = .standard) -> ScreenBuffer {
    let artwork = artwork(theme: theme).drawn()
    return view(theme: theme) { area, screen in screen.copy(area, of: artwork.screen) }
  }

  /// Returns the whole screen, at the playground's size; nil if `stop` ended the drawing.
  public func view(theme: Theme = .standard, stop: StopSignal) -> ScreenBuffer? {
    guard let artwork = artwork(theme: theme).drawn(stop: stop) else { return nil }
    return view(theme: theme) { area, screen in screen.copy(area, of: artwork.screen) }
  }

  /// Returns the whole screen; `place` writes the artwork into its area.
  func view(theme: Theme, place: (CellArea, inout ScreenBuffer) -> Void) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard let layout else {
      drawFloor(on: &screen)
      return screen
    }
    drawTitle(on: &screen, in: layout.title, theme: theme)
    for area in layout.separators { screen.fill(area, with: Cell(area.columns > 1 ? "─" : "│", style: .dim)) }
    if sheet == nil { place(layout.canvas, &screen) }
    // The canvas may show other values, or an earlier text.
    if isOverdue { screen.add(.dim, to: layout.canvas) }
    if let area = layout.shapes { drawShapes(on: &screen, in: area, theme: theme) }
    let list = layout.parameters.map(parameterList) ?? layout.strip.flatMap(stripList)
    if let list { draw(list, on: &screen, theme: theme) }
    if list == nil, let area = layout.strip { drawShapeStrip(on: &screen, in: area) }
    if let trouble { drawTrouble(trouble, on: &screen, in: layout.canvas, theme: theme) }
    let ground = ground
    if sheet != nil { place(ContactSheetGrid.room(on: size), &screen) }
    if case .help(let line) = ground { HelpOverlay(pane: scope(of: focus)).draw(on: &screen, firstLine: line) }
    if case .command(let line, _) = mode { CommandOverlay(command ?? "").draw(on: &screen, firstLine: line) }
    drawStatus(on: &screen, in: layout.status, cutName: focus == .parameters ? list.flatMap(cutName) : nil)
    return lens.glyphs == .ascii ? screen.inASCII() : screen
  }

  /// Returns the drawing alone, filling a screen of `size`.
  public func canvasView(size: ScreenSize, theme: Theme = .standard) -> ScreenBuffer {
    canvas(size: size, theme: theme, stop: .never)
  }

  /// Returns the drawing alone, filling a screen of `size`; nil if `stop` ended it.
  public func canvasView(size: ScreenSize, theme: Theme = .standard, stop: StopSignal) -> ScreenBuffer? {
    let screen = canvas(size: size, theme: theme, stop: stop)
    return stop.isRaised ? nil : screen
  }

  private func canvas(size: ScreenSize, theme: Theme, stop: StopSignal) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    let area = CellArea(column: 0, row: 0, columns: size.columns, rows: size.rows)
    let content = drawCanvas(on: &screen, in: area, theme: theme, stop: stop)
    if !content.isWhole { drawNotes(drawnExtent(stop: stop), content, on: &screen, in: area) }
    return lens.glyphs == .ascii ? screen.inASCII() : screen
  }

  /// The areas of all parts of the screen; nil for a screen that is too small.
  var layout: Layout? {
    let drawing = rect.width / rect.height
    return Layout(size: size, focus: focus, aspect: drawing * (CellAspect.standard.ratio / cellAspect.ratio))
  }

  /// Draws the message of a screen below the minimum size, in the longest form that fits on one line.
  private func drawFloor(on screen: inout ScreenBuffer) {
    let least = Layout.leastSize
    let sentences = ["this is \(size), Stipple needs \(least)", "\(size): needs \(least)", "\(size)<\(least)"]
    let line = sentences.first { displayWidth($0) <= size.columns } ?? "\(least)"
    screen.write(line, column: 0, row: 0)
  }

  private func drawTitle(on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    var column = screen.write(
      "Stipple", column: area.column + 1, row: area.row,
      style: CellStyle(foreground: theme.accent, attributes: .bold))
    let end = area.endColumn - 1
    guard let entry = selectedEntry else { return }
    let count = diagnosticCount
    let countText = count.text
    let countRoom = countText.isEmpty ? 0 : displayWidth(countText) + 3
    column = screen.write(
      shortened(entry.title, to: max(0, end - column - 3 - countRoom)), column: column + 3, row: area.row, style: .bold)
    if !countText.isEmpty {
      var style = CellStyle.bold
      if count.errors > 0 { style.foreground = theme.alarm }
      column = screen.write(
        countText, column: column + 3, row: area.row, limit: max(0, end - column - 3), style: style)
    }
    var facts = entry.id.file
    if cameraRect != rect { facts = "fitted   " + facts }
    if lens.zoomSteps != 0 { facts = "×\(decimalText(lens.zoom, decimals: decimals(of: lens.zoom)))   " + facts }
    let room = end - column - 3
    guard room >= 8 else { return }
    let text = shortened(facts, to: room)
    screen.write(text, column: end - displayWidth(text), row: area.row, style: .dim)
  }
}
