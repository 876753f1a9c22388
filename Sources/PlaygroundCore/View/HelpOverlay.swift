/// The keys in a box over the middle of the screen; it scrolls where the screen is too small for all of them.
struct HelpOverlay {
  /// The first line that is shown.
  var firstLine: Int

  private static let rows = KeyMap.rows + [KeyMap.Row(keys: "", action: "")] + KeyMap.marks

  /// The width of the widest list of keys.
  private static let keyWidth = rows.map { displayWidth($0.keys) }.max() ?? 0

  /// Everything that the help says, for a screen of some width: keys and actions in two columns, or below each other.
  static func lines(on size: ScreenSize) -> [String] {
    let room = size.columns - 4
    let inColumns = rows.map { row in
      row.keys + String(repeating: " ", count: keyWidth - displayWidth(row.keys) + 2) + row.action
    }
    guard inColumns.contains(where: { displayWidth($0) > room }) else { return inColumns }
    return rows.flatMap { row in
      (row.keys.isEmpty && !row.action.isEmpty ? [] : [row.keys]) + wrapped(row.action, to: room - 2).map { "  " + $0 }
    }
  }

  /// How many lines a screen has room for.
  static func visibleLines(on size: ScreenSize) -> Int {
    max(0, min(lines(on: size).count, size.rows - 4))
  }

  /// The greatest first line.
  static func lastFirstLine(on size: ScreenSize) -> Int {
    lines(on: size).count - visibleLines(on: size)
  }

  func draw(on screen: inout ScreenBuffer) {
    let size = screen.size
    let lines = Self.lines(on: size)
    let room = Self.visibleLines(on: size)
    let width = min((lines.map(displayWidth).max() ?? 0) + 4, size.columns)
    let box = CellArea(
      column: (size.columns - width) / 2, row: max(1, (size.rows - room - 2) / 2), columns: width, rows: room + 2)
    screen.fill(box)
    drawBorder(of: box, on: &screen)
    let first = min(firstLine, lines.count - room)
    for (offset, line) in lines.dropFirst(first).prefix(room).enumerated() {
      screen.write(line, column: box.column + 2, row: box.row + 1 + offset, limit: box.columns - 3)
    }
    let isPartial = room < lines.count
    screen.write(" Keys ", column: box.column + 2, row: box.row, limit: box.columns - 4, style: .bold)
    if isPartial {
      let more = first + room < lines.count ? " ↓ more " : " ↑ more "
      screen.write(more, column: box.column + 2, row: box.endRow - 1, limit: box.columns - 4, style: .bold)
    }
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
