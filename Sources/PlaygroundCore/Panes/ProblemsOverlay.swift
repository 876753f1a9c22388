import PlainText
import Rendering

/// The list of warnings and errors under a horizontal rule, along the lower edge of the screen. It scrolls if it is
/// longer than half of the screen.
struct ProblemsOverlay: Pane {
  var text: ProblemText
  /// The first visible line.
  var firstLine: Int

  func draw(on screen: inout ScreenBuffer) {
    let size = screen.size
    let lines = text.lines(on: size)
    let area = text.area(on: size)
    screen.fill(area)
    for column in 0..<size.columns { screen[column, area.row] = Cell("─", style: .dim) }
    let room = area.rows - 1
    let first = min(firstLine, lines.count - room)
    for (offset, line) in lines.dropFirst(first).prefix(room).enumerated() {
      screen.write(
        line.text, column: 1, row: area.row + 1 + offset, limit: size.columns - 1, style: line.isSource ? .dim : .plain)
    }
    let end = screen.write(" \(text.heading) ", column: 2, row: area.row, limit: size.columns - 4, style: .bold)
    guard room < lines.count else { return }
    let more = first + room < lines.count ? " ↓ more " : " ↑ more "
    let column = max(size.columns - 2 - displayWidth(more), 0)
    if column >= end { screen.write(more, column: column, row: area.row, style: .bold) }
  }
}
