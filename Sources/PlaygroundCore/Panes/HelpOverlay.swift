import Rendering

/// The keys of a pane in a box over the middle of the screen. The box scrolls if the screen is too small for all of
/// them.
struct HelpOverlay: Pane {
  var text: HelpText
  /// The first visible line.
  var firstLine: Int

  /// The minimum number of screen columns that stay visible beside the box, on both sides together.
  private static let leastRest = 40

  func draw(on screen: inout ScreenBuffer) {
    let size = screen.size
    let lines = text.lines(on: size)
    let room = text.visibleLines(on: size)
    let box = text.box(on: size)
    // The rest of the screen beside the box would be too narrow to be useful.
    if size.columns - box.columns < Self.leastRest {
      screen.fill(CellArea(column: 0, row: 1, columns: size.columns, rows: size.rows - 2))
    }
    screen.fill(box)
    drawBorder(of: box, on: &screen)
    let first = min(firstLine, lines.count - room)
    for (offset, line) in lines.dropFirst(first).prefix(room).enumerated() {
      screen.write(line, column: box.column + 2, row: box.row + 1 + offset, limit: box.columns - 3)
    }
    screen.write(
      " Keys: \(text.pane.title) ", column: box.column + 2, row: box.row, limit: box.columns - 4, style: .bold)
    guard room < lines.count else { return }
    let more = first + room < lines.count ? " ↓ more " : " ↑ more "
    screen.write(more, column: box.column + 2, row: box.endRow - 1, limit: box.columns - 4, style: .bold)
  }

  private func drawBorder(of box: CellArea, on screen: inout ScreenBuffer) {
    let right = box.endColumn - 1
    let bottom = box.endRow - 1
    for column in box.column...right {
      screen[column, box.row] = Cell("─", style: .dim)
      screen[column, bottom] = Cell("─", style: .dim)
    }
    for row in box.row...bottom {
      screen[box.column, row] = Cell("│", style: .dim)
      screen[right, row] = Cell("│", style: .dim)
    }
    screen[box.column, box.row] = Cell("╭", style: .dim)
    screen[right, box.row] = Cell("╮", style: .dim)
    screen[box.column, bottom] = Cell("╰", style: .dim)
    screen[right, bottom] = Cell("╯", style: .dim)
  }
}
