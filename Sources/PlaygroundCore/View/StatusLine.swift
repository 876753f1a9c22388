import ShapeInterpreter

extension Playground {
  /// The hints for the present keys, in the order of the key map.
  var hints: [KeyMap.Hint] {
    let isNumber = selectedParameter?.parameter.initial.number != nil
    return KeyMap.standard.rows(in: scope).compactMap { row in
      guard var hint = row.hint else { return nil }
      switch row.strokes.first?.action {
      case .change(let count) where abs(count) > 1: return isNumber ? hint : nil
      case .go where !canScroll: return nil
      case .type where !isNumber: return nil
      case .playTrim where playbackStart != nil: hint.word = "stop"
      case .toggleComparison where lens.compares: hint.word = "stop"
      case .accept where scope == .number || scope == .text: hint.word += " " + selectionText
      default: break
      }
      return hint
    }
  }

  /// True if there are more lines than are visible in an open overlay, or if no overlay is open.
  private var canScroll: Bool {
    switch mode {
    case .help: HelpOverlay(pane: scope(of: focus)).lastFirstLine(on: size) > 0
    case .command: CommandOverlay(command ?? "").lastFirstLine(on: size) > 0
    case .browsing, .typing, .filtering, .sheet: true
    }
  }

  /// The name and the range of the selected parameter.
  private var selectionText: String {
    guard let (parameter, value) = selectedParameter else { return "" }
    return parameter.name + (parameter.rangeText(holding: value).map { " (\($0))" } ?? "")
  }

  /// Draws the pending work, the notice, or the selected name if the list has no room for it; then as many hints as
  /// fit. Hints for leaving take precedence over the others. A filter is shown first while it is typed.
  func drawStatus(on screen: inout ScreenBuffer, in area: CellArea, cutName: String?) {
    let row = area.row
    let end = area.endColumn - 1
    var column = area.column + 1
    if case .filtering = mode {
      column = screen.write("/\(filterText)▏", column: column, row: row, limit: end - column, style: .bold) + 2
    }
    if isOverdue, let awaited {
      column =
        screen.write(
          shortened(awaited.sentence, to: max(0, end - column)), column: column, row: row,
          style: .bold) + 3
    } else if let notice = notice ?? (mode == .browsing ? cutName : nil) {
      column = screen.write(
        shortened(notice, to: max(0, end - column)), column: column, row: row, style: .bold)
      column += 3
    }
    let hints = hints
    var reserved = waysOut(among: hints, columns: area.columns)
    for hint in hints {
      reserved.removeAll { $0 == hint }
      let room = end - column - reserved.reduce(0) { $0 + Self.width(of: $1) + 2 }
      guard Self.width(of: hint) <= room else { continue }
      column = screen.write(hint.keys, column: column, row: row, style: .bold)
      column = screen.write(hint.word, column: column + 1, row: row, style: .dim) + 2
    }
  }

  /// Returns the hints that are always shown: help and quit, or the key that closes what is open.
  private func waysOut(among hints: [KeyMap.Hint], columns: Int) -> [KeyMap.Hint] {
    guard mode == .browsing else {
      return hints.filter { $0.keys == "esc" || $0.keys == "any key" }
    }
    return hints.filter { $0.word == "help" || $0.word == "quit" && columns >= 30 }
  }

  private static func width(of hint: KeyMap.Hint) -> Int {
    displayWidth(hint.keys) + 1 + displayWidth(hint.word)
  }
}

extension Awaited {
  /// The message about the pending work in the status line.
  fileprivate var sentence: String {
    switch self {
    case .evaluation(let name): "evaluating \(name) … esc stops"
    case .check(let file): "checking \(file) … esc stops"
    case .drawing(let name): "drawing \(name) …"
    }
  }
}
