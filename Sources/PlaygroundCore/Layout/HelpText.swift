import PlainText
import Rendering

/// The lines of the help for a pane's keys, and the box that they are shown in, over the middle of the screen.
struct HelpText: Equatable {
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
}
