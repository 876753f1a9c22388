import ShapeInterpreter

extension Playground {
  /// Draws a diagnostic along the lower edge of the canvas: the message, the line in the source, and a caret under the place.
  ///
  /// It takes no more rows than it needs and, where there is a drawing, at most half of the canvas; the message gives way first. Of several
  /// errors it says how many there are more.
  func drawTrouble(_ trouble: Diagnostic, on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    guard area.columns >= 4, area.rows >= 1 else { return }
    let width = area.columns - 2
    let place = trouble.place.map { "\($0.line):\($0.column): " } ?? ""
    var alarm = CellStyle.bold
    alarm.foreground = theme.alarm
    let most = picture.path.isEmpty ? area.rows : max(1, area.rows / 2)
    let excerpt = SourceExcerpt(trouble, width: width)
    let excerptRows = excerpt != nil && most >= 3 ? 2 : 0
    var lines = wrapped(place + trouble.message, to: width)
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
    screen.write("^", column: area.column + 1 + excerpt.caret, row: row + 1, style: alarm)
  }
}

/// The part of a source line around a place that fits into some columns.
struct SourceExcerpt: Equatable {
  var text: String
  /// The column of the place within the text.
  var caret: Int

  /// Nil when the diagnostic has no line.
  init?(_ diagnostic: Diagnostic, width: Int) {
    guard let line = diagnostic.sourceLine, let place = diagnostic.place, width >= 3 else { return nil }
    let before = String(decoding: line.utf8.prefix(max(0, place.column - 1)), as: UTF8.self)
    let indentation = line.prefix(while: \.isWhitespace)
    let shown = displayScalars(line.dropFirst(indentation.count))
    let caret = max(0, displayWidth(before) - displayWidth(indentation))
    // The place stands at two thirds at most, so that what it is about can be read behind it.
    let total = shown.reduce(0) { $0 + $1.displayWidth }
    let skipped = total <= width || caret < width * 2 / 3 ? 0 : caret - width * 2 / 3
    var text = String.UnicodeScalarView()
    var column = 0
    var start = 0
    for scalar in shown {
      let next = column + scalar.displayWidth
      if column < skipped {
        start = next
      } else if next - start <= width {
        text.append(scalar)
      } else {
        break
      }
      column = next
    }
    self.text = String(text)
    self.caret = min(max(0, caret - start), width - 1)
  }
}
