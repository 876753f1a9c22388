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
    case .help: helpText.lastFirstLine(on: size) > 0
    case .command: commandText.lastFirstLine(on: size) > 0
    case .browsing, .typing, .filtering, .sheet: true
    }
  }

  /// The name and the range of the selected parameter.
  private var selectionText: String {
    guard let (parameter, value) = selectedParameter else { return "" }
    return parameter.name + (parameter.rangeText(holding: value).map { " (\($0))" } ?? "")
  }
}
