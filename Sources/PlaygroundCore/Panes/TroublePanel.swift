import PlainText
import Rendering
import ShapeInterpreter

/// A diagnostic along the lower edge of the canvas: the message, the source line, and a caret under the source
/// location.
///
/// It takes no more rows than it needs. If there is a drawing, it takes at most half of the canvas; the message is
/// shortened first. If there are further errors, the heading gives their number.
struct TroublePanel: Pane {
  private var diagnostic: Diagnostic
  private var furtherErrors: Int
  /// True if there is no drawing, so that the panel may take all rows.
  private var isAlone: Bool
  /// True if the picture is that of the text before the present one, whose picture the next save shows.
  private var isHeldBack: Bool
  /// The name of the file with a colon and a space, if it is not the selected one's.
  private var file: String
  private var area: CellArea
  private var theme: Theme

  /// Creates the panel; nil if there is no diagnostic.
  init?(_ playground: Playground, in area: CellArea, theme: Theme) {
    guard let trouble = playground.trouble else { return nil }
    diagnostic = trouble
    furtherErrors = playground.furtherErrors
    isAlone = playground.picture.drawing.isEmpty
    isHeldBack = playground.holdsSelectionBack
    let place = trouble.place?.file
    let isElsewhere = playground.selectedEntry != nil && place != playground.selectedEntry?.id.file
    file = isElsewhere ? place.map { ($0.split(separator: "/").last.map(String.init) ?? $0).printable + ":" } ?? "" : ""
    self.area = area
    self.theme = theme
  }

  func draw(on screen: inout ScreenBuffer) {
    guard area.columns >= 4, area.rows >= 1 else { return }
    let width = area.columns - 2
    let place = diagnostic.place.map { "\(file)\($0.line):\($0.column): " } ?? ""
    var alarm = CellStyle.bold
    alarm.foreground = theme.alarm
    let most = isAlone ? area.rows : max(1, area.rows / 2)
    let excerpt = SourceExcerpt(diagnostic, columns: width, keepsIndentation: false)
    let excerptRows = excerpt != nil && most >= 3 ? 2 : 0
    var lines = wrapped(place + diagnostic.message.printable, to: width)
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
      let addition =
        isHeldBack ? ": the next save boxes it" : furtherErrors > 0 ? ", \(furtherErrors) more" : ""
      let heading = " \(diagnostic.severity.rawValue)\(addition) "
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
