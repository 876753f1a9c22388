import ShapeInterpreter

extension Playground {
  /// The hints for the present keys, in the order of the key map; for a view, those about views come after the first
  /// ones, which are about moving.
  var hints: [KeyMap.Hint] {
    let rows = KeyMap.standard.rows(in: scope)
    guard !drawsPath, mode == .browsing else { return hints(of: rows) }
    let moving = 3
    let about = hints(of: rows.filter(\.isAboutViews))
    let others = hints(of: rows.filter { !$0.isAboutViews })
    return others.prefix(moving) + about + others.dropFirst(moving)
  }

  private func hints(of rows: [KeyMap.Row]) -> [KeyMap.Hint] {
    let isNumber = selectedParameter?.parameter.initial.number != nil
    return rows.compactMap { row in
      guard var hint = row.hint else { return nil }
      switch row.strokes.first?.action {
      case .change(let count) where abs(count) > 1: return isNumber ? hint : nil
      case .go where !canScroll: return nil
      case .type where !isNumber: return nil
      case .cycleStyle where !drawsPath, .touch where touchables.isEmpty, .goToView where drawsPath: return nil
      case .openPreviews where previewedEntries.isEmpty: return nil
      case .listProblems where problems.isEmpty: return nil
      case .play where playbackStart != nil || clockRuns: hint.word = "stop"
      case .toggleComparison where lens.compares: hint.word = "stop"
      case .pressTouched where !touchedWays.contains { $0.view.touch.isPressedByKey }: return nil
      case .stepTouched where !touchedWays.contains { $0.view.touch.isStepped }: return nil
      case .erase where scope == .touch:
        guard let word = touchedWays.lazy.compactMap(\.view.touch.backspaceWord).first else { return nil }
        hint.word = word
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
    case .problems: problemText.lastFirstLine(on: size) > 0
    case .command: commandText.lastFirstLine(on: size) > 0
    case .browsing, .touching, .typing, .filtering, .sheet, .previews: true
    }
  }

  /// The name and the range of the selected parameter.
  private var selectionText: String {
    guard let (parameter, value) = selectedParameter else { return "" }
    return parameter.name + (parameter.rangeText(holding: value).map { " (\($0))" } ?? "")
  }
}

extension KeyMap.Row {
  /// True if the keys are of use for views above all.
  fileprivate var isAboutViews: Bool {
    switch strokes.first?.action {
    case .touch, .play, .goToView, .toggleFrame, .listProblems, .openPreviews: true
    default: false
    }
  }
}
