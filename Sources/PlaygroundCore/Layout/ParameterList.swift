import PlainText
import Rendering

/// The lines of the parameters with their positions on the screen, for drawing and for the mouse.
struct ParameterList {
  enum Content: Equatable {
    case heading(String, isFirst: Bool)
    case blank
    /// The name and the value of a row.
    case value(Int)
    case slider(Int)
    case note(String)

    /// The row whose name and value this line shows; nil for other lines.
    var row: Int? {
      if case .value(let index) = self { index } else { nil }
    }

    /// The row that this line shows a part of: name and value, or slider; nil for other lines.
    var parameter: Int? {
      switch self {
      case .value(let index), .slider(let index): index
      case .heading, .blank, .note: nil
      }
    }
  }

  struct Line {
    var content: Content
    var place: CellArea
  }

  /// The visible lines.
  var lines: [Line]
  /// The width of the widest range, in columns.
  var rangeWidth: Int

  /// Returns the columns of a slider on a line; nil if there is no room for one.
  func track(in place: CellArea) -> Range<Int>? {
    let width = place.columns - 2 - rangeWidth - 3
    return width >= 3 ? place.column + 2..<place.column + 2 + width : nil
  }

  /// The minimum width of one of several columns of parameters, and the gap between them.
  private static let leastWidth = 32
  private static let gap = 2

  /// Places lines in an area, scrolled so that the line `selected` is visible. If one column is too short, several are
  /// used if there is room.
  init(_ contents: [Content], selected: Int, in area: CellArea, rangeTexts: [String]) {
    let isLong = contents.count > area.rows
    let columns = isLong ? max(1, (area.columns + Self.gap) / (Self.leastWidth + Self.gap)) : 1
    let width = (area.columns - (columns - 1) * Self.gap) / columns
    rangeWidth = min(rangeTexts.map(displayWidth).max() ?? 0, max(width / 2 - 2, 0))
    lines = []
    let room = columns * area.rows
    guard room > 0 else { return }
    var contents = contents
    var selected = selected
    if columns > 1 { Self.keepTogether(&contents, &selected, rows: area.rows) }
    // The slider under the selected name must be visible too.
    let first = selected + 1 < room ? 0 : firstVisible(of: contents.count, around: selected, room: room)
    for (offset, content) in contents.dropFirst(first).prefix(room).enumerated() {
      lines.append(
        Line(
          content: content,
          place: CellArea(
            column: area.column + offset / area.rows * (width + Self.gap), row: area.row + offset % area.rows,
            columns: width, rows: 1)))
    }
  }

  /// Moves a name to the next column if it would be separated from its slider.
  private static func keepTogether(_ contents: inout [Content], _ selected: inout Int, rows: Int) {
    var index = rows - 1
    while index + 1 < contents.count {
      if case .slider = contents[index + 1] {
        contents.insert(.blank, at: index)
        if selected >= index { selected += 1 }
      }
      index += rows
    }
  }
}
