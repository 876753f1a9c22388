import ShapeInterpreter

extension Playground {
  /// What the keys at hand do now, the most useful first.
  var hints: [KeyMap.Row] {
    switch mode {
    case .help: return [hint("↑↓", "scroll"), hint("esc", "close")]
    case .typing:
      let name = selectedParameter?.parameter.name ?? ""
      let range = selectedParameter.flatMap { $0.parameter.rangeText(holding: $0.value) }.map { " (\($0))" } ?? ""
      return [hint("enter", "set \(name)\(range)"), hint("esc", "cancel"), hint("backspace", "correct")]
    case .browsing: break
    }
    let drawing = [hint("f", "fill"), hint("t", playbackStart == nil ? "trim" : "stop")]
    switch focus {
    case .shapes:
      return [hint("↑↓", "choose"), hint("←→", "change"), hint("tab", "pane")] + drawing
        + [hint("+-", "zoom"), hint("g", "frame")]
    case .parameters:
      let isNumber = selectedParameter?.parameter.initial.number != nil
      return [hint("←→", "change"), hint("↑↓", "choose"), hint("tab", "pane")]
        + (isNumber ? [hint("⇧←→", "×10")] : []) + drawing + [hint("r", "reset")]
        + (isNumber ? [hint("0–9", "type")] : [])
    case .canvas:
      return [hint("←↑↓→", "pan"), hint("+-", "zoom"), hint("0", "fit"), hint("g", "frame"), hint("tab", "pane")]
        + drawing
    }
  }

  private func hint(_ keys: String, _ action: String) -> KeyMap.Row {
    KeyMap.Row(keys: keys, action: action)
  }

  /// Draws the notice if there is one, then as many hints as fit; help and quit have the last word wherever there is room.
  func drawStatus(on screen: inout ScreenBuffer, in area: CellArea) {
    let row = area.row
    let end = area.endColumn - 1
    var column = area.column + 1
    if let notice {
      column = screen.write(
        shortened(notice, to: max(0, end - column)), column: column, row: row, style: .bold)
      column += 3
    }
    var last: [KeyMap.Row] = []
    switch mode {
    case .browsing: last = [hint("?", "help")] + (area.columns < 30 ? [] : [hint("q", "quit")])
    case .help: last = [hint("q", "quit")]
    case .typing: break
    }
    let lastWidth = last.reduce(0) { $0 + Self.width(of: $1) + 2 }
    for hint in hints + last {
      let isLast = last.contains(hint)
      let room = end - column - (isLast ? 0 : lastWidth)
      guard Self.width(of: hint) <= room else { continue }
      column = screen.write(hint.keys, column: column, row: row, style: .bold)
      column = screen.write(hint.action, column: column + 1, row: row, style: .dim) + 2
    }
  }

  private static func width(of hint: KeyMap.Row) -> Int {
    displayWidth(hint.keys) + 1 + displayWidth(hint.action)
  }
}
