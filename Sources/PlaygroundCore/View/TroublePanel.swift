import ShapeInterpreter

extension Playground {
  /// Draws a diagnostic along the lower edge of the canvas: the message, the source line, and a caret under the source
  /// location.
  ///
  /// It takes no more rows than it needs. If there is a drawing, it takes at most half of the canvas; the message is
  /// shortened first. If there are further errors, the heading gives their number.
  func drawTrouble(_ trouble: Diagnostic, on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    guard area.columns >= 4, area.rows >= 1 else { return }
    let width = area.columns - 2
    let place = trouble.place.map { "\($0.line):\($0.column): " } ?? ""
    var alarm = CellStyle.bold
    alarm.foreground = theme.alarm
    let most = picture.path.isEmpty ? area.rows : max(1, area.rows / 2)
    let excerpt = SourceExcerpt(trouble, columns: width, keepsIndentation: false)
    let excerptRows = excerpt != nil && most >= 3 ? 2 : 0
    var lines = wrapped(place + trouble.message.printable, to: width)
    let room = max(1, most - excerptRows - 1)
    if lines.count > room {
      lines = Array(lines.prefix(room))
      lines[room - 1] = shortened(lines[room - 1] + " …", to: width)
    }
    let rule = most >= 2 ? 1 : 0
    var row = area.endRow - lines.count - excerptRows - rule
    screen.fill(CellArea(column: area.column, row: row, columns: area.columns, rows: area.endRow - row))
    if rule == 1 {
      for column in area.column..<area.endColumn { screen[column, row] = Cell("─", style: .dim) }
      let heading = " \(trouble.severity.rawValue)" + (furtherErrors > 0 ? ", \(furtherErrors) more " : " ")
      screen.write(heading, column: area.column + 1, row: row, limit: width, style: alarm)
      row += 1
    }
    for line in lines {
      screen.write(line, column: area.column + 1, row: row, limit: width)
      row += 1
    }
    guard excerptRows > 0, let excerpt else { return }
    screen.write(excerpt.text, column: area.column + 1, row: row, limit: width, style: .dim)
    screen.write("^", column: area.column + 1 + min(excerpt.padding.count, width - 1), row: row + 1, style: alarm)
  }
}
