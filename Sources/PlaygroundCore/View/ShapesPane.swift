extension Playground {
  /// Draws the heading of a pane, with the filter of its list. The heading of the focused pane is highlighted.
  func drawHeading(
    _ text: String, of pane: Pane, filter: String, on screen: inout ScreenBuffer, in area: CellArea
  ) {
    let end = screen.write(
      text, column: area.column + 1, row: area.row, limit: area.columns - 1,
      style: focus == pane ? CellStyle(attributes: [.bold, .underline]) : .dim)
    guard !filter.isEmpty else { return }
    screen.write("/" + filter, column: end + 1, row: area.row, limit: area.endColumn - end - 2, style: .bold)
  }

  /// Returns the entries that the list shows line by line, scrolled so that the selected one is visible, and the area
  /// of the lines.
  func shapeLines(in area: CellArea) -> (entries: [Int], area: CellArea) {
    let list = area.droppingRows(1)
    let visible = visibleShapes
    let selected = selectedIndex.flatMap(visible.firstIndex(of:)) ?? 0
    let first = firstVisible(of: visible.count, around: selected, room: list.rows)
    return (Array(visible.dropFirst(first).prefix(list.rows)), list)
  }

  /// Draws the list of shapes, scrolled so that the selected one is visible.
  func drawShapes(on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    drawHeading("Shapes", of: .shapes, filter: filter.shapes, on: &screen, in: area)
    let (lines, list) = shapeLines(in: area)
    let titles = lines.map { title(of: entries[$0]) }
    for (row, index) in lines.enumerated() {
      let entry = entries[index]
      let isSelected = index == selectedIndex
      let needsMending = entry.isStale || entry.shape == nil
      var style = isSelected ? CellStyle.bold : .plain
      if isSelected, focus == .shapes { style.attributes.insert(.reverse) }
      let line = list.row + row
      if isSelected {
        screen.fill(
          CellArea(column: list.column, row: line, columns: list.columns, rows: 1), with: Cell(" ", style: style))
      }
      screen.write(isSelected ? ">" : " ", column: list.column + 1, row: line, style: style)
      let mark = needsMending ? 2 : 0
      screen.write(
        shortened(titles[row], to: list.columns - 4 - mark, amid: titles), column: list.column + 3, row: line,
        style: style)
      if needsMending {
        var alarm = style.with(.bold)
        alarm.foreground = theme.alarm
        screen.write("!", column: list.endColumn - 2, row: line, style: alarm)
      }
    }
    if lines.isEmpty, list.rows > 0 {
      let text = entries.isEmpty ? "no shapes" : "none of \(entries.count)"
      screen.write(text, column: list.column + 3, row: list.row, limit: list.columns - 3, style: .dim)
    }
  }
}

/// Returns the first of `count` lines to show in a pane of `room` lines, so that the line `selected` is in its middle
/// if possible.
func firstVisible(of count: Int, around selected: Int, room: Int) -> Int {
  max(0, min(selected - room / 2, count - room))
}
