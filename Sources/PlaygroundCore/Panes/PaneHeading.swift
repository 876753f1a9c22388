import Rendering

/// The heading of a list, with the filter of the list. The heading of the focused list is highlighted.
struct PaneHeading: Pane {
  var text: String
  var hasFocus: Bool
  /// The filter's text; empty for none.
  var filter: String
  var area: CellArea

  func draw(on screen: inout ScreenBuffer) {
    let end = screen.write(
      text, column: area.column + 1, row: area.row, limit: area.columns - 1,
      style: hasFocus ? CellStyle(attributes: [.bold, .underline]) : .dim)
    guard !filter.isEmpty else { return }
    screen.write("/" + filter, column: end + 1, row: area.row, limit: area.endColumn - end - 2, style: .bold)
  }
}
