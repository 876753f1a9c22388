import PlainText
import Rendering

/// The last line of the screen: the pending work, the notice, or the selected view or parameter if it is not shown
/// elsewhere as a whole; then as many hints as fit. Hints for leaving take precedence over the others. A filter is
/// shown first while it is typed.
struct StatusLine: Pane {
  /// The filter that is being typed; nil if there is none.
  private var filter: String?
  private var message: String?
  private var hints: [KeyMap.Hint]
  /// True if nothing is open above the panes.
  private var isBrowsing: Bool
  private var area: CellArea

  /// Creates the status line. `selection` is the text about the selected view, or the name of the selected parameter,
  /// that no pane has room for.
  init(_ playground: Playground, selection: String?, in area: CellArea) {
    isBrowsing = playground.mode == .browsing
    if case .filtering = playground.mode { filter = playground.filterText }
    message =
      if playground.isOverdue, let awaited = playground.awaited {
        awaited.sentence
      } else {
        playground.notice ?? playground.touchText ?? playground.pointerText
          ?? (isBrowsing ? playground.motionText ?? selection : nil)
      }
    hints = playground.hints
    self.area = area
  }

  func draw(on screen: inout ScreenBuffer) {
    let row = area.row
    let end = area.endColumn - 1
    var column = area.column + 1
    if let filter {
      column = screen.write("/\(filter)▏", column: column, row: row, limit: end - column, style: .bold) + 2
    }
    if let message {
      column =
        screen.write(shortened(message, to: max(0, end - column)), column: column, row: row, style: .bold) + 3
    }
    var reserved = waysOut
    for hint in hints {
      reserved.removeAll { $0 == hint }
      let room = end - column - reserved.reduce(0) { $0 + Self.width(of: $1) + 2 }
      guard Self.width(of: hint) <= room else { continue }
      column = screen.write(hint.keys, column: column, row: row, style: .bold)
      column = screen.write(hint.word, column: column + 1, row: row, style: .dim) + 2
    }
  }

  /// The hints that are always shown: help and quit, or the key that closes what is open.
  private var waysOut: [KeyMap.Hint] {
    guard isBrowsing else { return hints.filter { $0.keys == "esc" || $0.keys == "any key" } }
    return hints.filter { $0.word == "help" || $0.word == "quit" && area.columns >= 30 }
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
