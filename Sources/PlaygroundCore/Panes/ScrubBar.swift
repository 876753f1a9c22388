import PlainText
import Rendering

/// The course of the view's time in the last row of the canvas: what has passed, and what is to come. The mouse moves
/// it.
struct ScrubBar: Pane {
  private var share: Double
  /// The moment at the right end, in seconds.
  let end: Double
  let area: CellArea

  /// Creates the bar; nil without a clock, or while the view is at rest at its start.
  init?(_ playground: Playground, in canvas: CellArea) {
    guard let moment = playground.viewClock.moment, playground.shownViews != nil, canvas.rows > 4,
      canvas.columns > 10, playground.nextChange != nil || moment > 0
    else { return nil }
    end = playground.endOfScrubBar
    share = end > 0 ? moment / end : 1
    area = CellArea(column: canvas.column + 1, row: canvas.endRow - 1, columns: canvas.columns - 2, rows: 1)
  }

  func draw(on screen: inout ScreenBuffer) {
    let place = min(max(Int((Double(area.columns - 1) * share).rounded()), 0), area.columns - 1)
    for column in 0..<area.columns {
      let mark: DisplayedCharacter = column == place ? "●" : column < place ? "━" : "─"
      screen[area.column + column, area.row] = Cell(mark, style: .dim)
    }
  }
}
