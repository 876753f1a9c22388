import PlainText
import Rendering

/// The list of shapes, scrolled so that the selected one is visible.
struct ShapesPane: Pane {
  private struct Row {
    var title: String
    var isSelected: Bool
    /// True if the shape is shown as an earlier source declares it, or cannot be shown.
    var needsMending: Bool
  }

  private var heading: PaneHeading
  /// The area of the rows.
  private var list: CellArea
  private var rows: [Row]
  /// The number of shapes, visible or not.
  private var count: Int
  private var hasFocus: Bool
  /// True if the list is empty because no file has been checked.
  private var isReading: Bool
  private var theme: Theme

  init(_ playground: Playground, in area: CellArea, theme: Theme) {
    hasFocus = playground.focus == .shapes
    heading = PaneHeading(text: "Shapes", hasFocus: hasFocus, filter: playground.filter.shapes, area: area)
    let (lines, list) = playground.shapeLines(in: area)
    self.list = list
    let selected = playground.selectedIndex
    rows = lines.map { index in
      let entry = playground.entries[index]
      return Row(
        title: playground.title(of: entry), isSelected: index == selected,
        needsMending: entry.isStale || entry.entryPoint == nil)
    }
    count = playground.entries.count
    if case .check = playground.awaited { isReading = playground.entries.isEmpty } else { isReading = false }
    self.theme = theme
  }

  func draw(on screen: inout ScreenBuffer) {
    heading.draw(on: &screen)
    let titles = rows.map(\.title)
    for (offset, row) in rows.enumerated() {
      var style = row.isSelected ? CellStyle.bold : .plain
      if row.isSelected, hasFocus { style.attributes.insert(.reverse) }
      let line = list.row + offset
      if row.isSelected {
        screen.fill(
          CellArea(column: list.column, row: line, columns: list.columns, rows: 1), with: Cell(" ", style: style))
      }
      screen.write(row.isSelected ? ">" : " ", column: list.column + 1, row: line, style: style)
      let mark = row.needsMending ? 2 : 0
      screen.write(
        shortened(row.title, to: list.columns - 4 - mark, amid: titles), column: list.column + 3, row: line,
        style: style)
      if row.needsMending {
        var alarm = style.with(.bold)
        alarm.foreground = theme.alarm
        screen.write("!", column: list.endColumn - 2, row: line, style: alarm)
      }
    }
    if rows.isEmpty, list.rows > 0 {
      let text = isReading ? "…" : count == 0 ? "no shapes" : "none of \(count)"
      screen.write(text, column: list.column + 3, row: list.row, limit: list.columns - 3, style: .dim)
    }
  }
}

/// The selected shape in one line, for screens without room for the list.
struct ShapeStrip: Pane {
  private var title: String
  /// The position of the shape in the list and the number of shapes.
  private var position: String
  private var area: CellArea

  /// Creates the strip; nil if the shapes do not have the focus, or if there is none.
  init?(_ playground: Playground, in area: CellArea) {
    guard playground.focus == .shapes, let entry = playground.selectedEntry, let index = playground.selectedIndex else {
      return nil
    }
    title = playground.title(of: entry)
    position = " \(index + 1)/\(playground.entries.count)"
    self.area = area
  }

  func draw(on screen: inout ScreenBuffer) {
    let room = area.columns - 2 - displayWidth(position)
    screen.write("> " + shortened(title, to: room), column: area.column, row: area.row, style: .reverse)
    screen.write(position, column: area.endColumn - displayWidth(position), row: area.row, style: .dim)
  }
}
