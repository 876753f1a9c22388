/// The keys of a pane in a box over the middle of the screen. The box scrolls if the screen is too small for all of
/// them.
struct HelpOverlay {
  /// The pane whose keys are shown.
  var pane: KeyMap.Scope

  /// A line in two columns; both are empty between groups.
  private struct Line {
    var keys: String
    var text: String
  }

  private var table: [Line] {
    let rows = KeyMap.standard.rows(in: pane)
    func isGeneral(_ row: KeyMap.Row) -> Bool { KeyMap.Scope.panes.allSatisfy(row.scopes.contains) }
    func lines(_ rows: [KeyMap.Row]) -> [Line] { rows.map { Line(keys: $0.label, text: $0.sentence) } }
    return lines(rows.filter { !isGeneral($0) }) + [Line(keys: "", text: "")] + lines(rows.filter(isGeneral))
      + [Line(keys: "", text: "")] + KeyMap.mouse.map { Line(keys: $0.gesture, text: $0.sentence) }
      + [Line(keys: "", text: "")] + KeyMap.marks.map { Line(keys: $0.mark, text: $0.meaning) }
  }

  /// The minimum number of columns for sentences beside the keys.
  private static let leastSentence = 28

  /// The minimum number of screen columns that stay visible beside the box, on both sides together.
  private static let leastRest = 40

  /// Returns all lines of the help for a screen of the given size: keys and sentences in two columns, or below each
  /// other.
  func lines(on size: ScreenSize) -> [String] {
    let room = size.columns - 4
    let table = table
    let keyWidth = table.map { displayWidth($0.keys) }.max() ?? 0
    guard room - keyWidth - 2 >= Self.leastSentence else {
      return table.flatMap { line in
        line.keys.isEmpty
          ? [""] : wrapped(line.keys, to: room) + wrapped(line.text, to: room - 2).map { "  " + $0 }
      }
    }
    func padded(_ keys: String) -> String { keys + String(repeating: " ", count: keyWidth - displayWidth(keys) + 2) }
    return table.flatMap { line in
      let sentences = line.text.isEmpty ? [""] : wrapped(line.text, to: room - keyWidth - 2)
      return sentences.enumerated().map { index, text in padded(index == 0 ? line.keys : "") + text }
    }
  }

  /// Returns the number of lines that a screen has room for.
  func visibleLines(on size: ScreenSize) -> Int {
    max(0, min(lines(on: size).count, size.rows - 4))
  }

  /// Returns the greatest possible first line.
  func lastFirstLine(on size: ScreenSize) -> Int {
    lines(on: size).count - visibleLines(on: size)
  }

  /// Returns the area of the box.
  func box(on size: ScreenSize) -> CellArea {
    let room = visibleLines(on: size)
    let width = min((lines(on: size).map(displayWidth).max() ?? 0) + 4, size.columns)
    return CellArea(
      column: (size.columns - width) / 2, row: max(1, (size.rows - room - 2) / 2), columns: width, rows: room + 2)
  }

  /// Draws the help from a line on.
  func draw(on screen: inout ScreenBuffer, firstLine: Int) {
    let size = screen.size
    let lines = lines(on: size)
    let room = visibleLines(on: size)
    let box = box(on: size)
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
      " Keys: \(pane.title) ", column: box.column + 2, row: box.row, limit: box.columns - 4, style: .bold)
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
