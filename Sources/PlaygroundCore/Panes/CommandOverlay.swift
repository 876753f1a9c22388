import PlainText
import Rendering

/// A command under a horizontal rule, along the lower edge of the screen. It scrolls if the screen is too small for all
/// lines.
struct CommandOverlay: Pane {
  var text: CommandText
  /// The first visible line.
  var firstLine: Int

  func draw(on screen: inout ScreenBuffer) {
    let size = screen.size
    let lines = text.lines(on: size)
    let room = text.visibleLines(on: size)
    let area = CellArea(column: 0, row: size.rows - 2 - room, columns: size.columns, rows: room + 1)
    screen.fill(area)
    for column in 0..<size.columns { screen[column, area.row] = Cell("─", style: .dim) }
    let first = min(firstLine, lines.count - room)
    for (offset, line) in lines.dropFirst(first).prefix(room).enumerated() {
      screen.write(line, column: 1, row: area.row + 1 + offset, limit: size.columns - 1)
    }
    let end = screen.write(
      " Command ", column: 2, row: area.row, limit: size.columns - 4, style: .bold)
    guard room < lines.count else { return }
    let more = first + room < lines.count ? " ↓ more " : " ↑ more "
    let column = max(size.columns - 2 - displayWidth(more), 0)
    if column >= end { screen.write(more, column: column, row: area.row, style: .bold) }
  }
}
