import PlainText
import Rendering

/// The selected view below the parameters: its kind and place, its frame, its style, and the source line.
struct ViewPanel: Pane {
  private var item: ViewListing.Item
  private var lines: [String]
  private var area: CellArea

  /// Creates the panel; nil if no view is selected, or if there is no room below the list for all lines.
  init?(_ playground: Playground, below list: ParameterList, in area: CellArea) {
    guard let item = playground.selectedItem else { return nil }
    self.item = item
    lines = [item.title] + item.factTexts
    if let line = item.sourceLine {
      lines.append(String(line.drop { $0 == " " || $0 == "\t" }.prefix(area.columns)).printable)
    }
    let first = (list.lines.map(\.place.endRow).max() ?? area.row) + 1
    let rows = lines.count + 1
    guard first + rows <= area.endRow else { return nil }
    self.area = CellArea(column: area.column, row: first, columns: area.columns, rows: rows)
  }

  func draw(on screen: inout ScreenBuffer) {
    let room = area.columns - 3
    let end = screen.write("View", column: area.column + 1, row: area.row, style: .dim)
    if let place = item.placeText {
      let text = shortened(place, to: area.endColumn - 2 - end - 1)
      screen.write(text, column: area.endColumn - 2 - displayWidth(text), row: area.row, style: .dim)
    }
    for (offset, line) in lines.enumerated() {
      screen.write(
        shortened(line, to: room), column: area.column + 2, row: area.row + 1 + offset, limit: room,
        style: offset == 0 ? .bold : .plain)
    }
  }
}
