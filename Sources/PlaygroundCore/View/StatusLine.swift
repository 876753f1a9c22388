import ShapeInterpreter

extension Playground {
  /// What the keys at hand do now, in the order of the key map.
  var hints: [KeyMap.Hint] {
    let isNumber = selectedParameter?.parameter.initial.number != nil
    return KeyMap.standard.rows(in: scope).compactMap { row in
      guard var hint = row.hint else { return nil }
      switch row.strokes.first?.action {
      case .change(let count) where abs(count) > 1: return isNumber ? hint : nil
      case .type where !isNumber: return nil
      case .playTrim where playbackStart != nil: hint.word = "stop"
      case .toggleComparison where lens.compares: hint.word = "stop"
      case .accept where scope == .number || scope == .text: hint.word += " " + selectionText
      default: break
      }
      return hint
    }
  }

  /// The selected parameter and its range.
  private var selectionText: String {
    guard let (parameter, value) = selectedParameter else { return "" }
    return parameter.name + (parameter.rangeText(holding: value).map { " (\($0))" } ?? "")
  }

  /// Draws the notice if there is one, then as many hints as fit; help and quit have the last word wherever there is room.
  func drawStatus(on screen: inout ScreenBuffer, in area: CellArea) {
    let row = area.row
    let end = area.endColumn - 1
    var column = area.column + 1
    if case .filtering = mode {
      column = screen.write("/\(filterText)▏", column: column, row: row, limit: end - column, style: .bold) + 2
    }
    if let notice {
      column = screen.write(
        shortened(notice, to: max(0, end - column)), column: column, row: row, style: .bold)
      column += 3
    }
    let hints = hints
    let last = hints.filter { $0.word == "help" || $0.word == "quit" && area.columns >= 30 }
    let lastWidth = last.reduce(0) { $0 + Self.width(of: $1) + 2 }
    for hint in hints.filter({ $0.word != "help" && $0.word != "quit" }) + last {
      let room = end - column - (last.contains(hint) ? 0 : lastWidth)
      guard Self.width(of: hint) <= room else { continue }
      column = screen.write(hint.keys, column: column, row: row, style: .bold)
      column = screen.write(hint.word, column: column + 1, row: row, style: .dim) + 2
    }
  }

  private static func width(of hint: KeyMap.Hint) -> Int {
    displayWidth(hint.keys) + 1 + displayWidth(hint.word)
  }
}
