extension Playground {
  /// The whole screen, at the playground's size.
  public func view(theme: Theme = .standard) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    guard let layout = Layout(size: size, focus: focus) else {
      drawFloor(on: &screen)
      return screen
    }
    drawTitle(on: &screen, in: layout.title, theme: theme)
    for column in layout.separators {
      for row in layout.canvas.row..<layout.status.row { screen[column, row] = Cell("│", style: .dim) }
    }
    drawCanvas(on: &screen, in: layout.canvas, theme: theme)
    if let area = layout.shapes { drawShapes(on: &screen, in: area, theme: theme) }
    if let area = layout.parameters { drawParameters(on: &screen, in: area, theme: theme) }
    if let area = layout.strip { drawStrip(on: &screen, in: area, theme: theme) }
    if let trouble { drawTrouble(trouble, on: &screen, in: layout.canvas, theme: theme) }
    if case .sheet(let sheet) = mode { drawContactSheet(sheet, on: &screen, theme: theme) }
    if case .help(let line) = mode { HelpOverlay(pane: scope(of: focus)).draw(on: &screen, firstLine: line) }
    drawStatus(on: &screen, in: layout.status)
    return screen
  }

  /// The drawing alone, filling a screen of `size`.
  public func canvasView(size: ScreenSize, theme: Theme = .standard) -> ScreenBuffer {
    var screen = ScreenBuffer(size: size)
    drawCanvas(
      on: &screen, in: CellArea(column: 0, row: 0, columns: size.columns, rows: size.rows), theme: theme)
    return screen
  }

  /// What a screen below the least size says, as far as it has room.
  private func drawFloor(on screen: inout ScreenBuffer) {
    let lines = wrapped("\(size): Stipple needs \(Layout.leastSize)", to: size.columns)
    for (row, line) in lines.prefix(size.rows).enumerated() { screen.write(line, column: 0, row: row) }
  }

  private func drawTitle(on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    var column = screen.write(
      "Stipple", column: area.column + 1, row: area.row,
      style: CellStyle(foreground: theme.accent, attributes: .bold))
    let end = area.endColumn - 1
    guard let entry = selectedEntry else { return }
    column = screen.write(
      shortened(entry.title, to: max(0, end - column - 3)), column: column + 3, row: area.row, style: .bold)
    var facts = entry.id.file
    if lens.zoomSteps != 0 { facts = "×\(decimalText(lens.zoom, decimals: decimals(of: lens.zoom)))   " + facts }
    let room = end - column - 3
    guard room >= 8 else { return }
    let text = shortened(facts, to: room)
    screen.write(text, column: end - displayWidth(text), row: area.row, style: .dim)
  }
}
