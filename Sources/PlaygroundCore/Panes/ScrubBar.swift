import PlainText
import Rendering

/// The course of the view's time in the last row of the canvas: what has passed, and what is to come.
struct ScrubBar: Pane {
  private var share: Double
  private var area: CellArea

  /// Creates the bar; nil without a clock, or while the view is at rest at its start.
  init?(_ playground: Playground, in canvas: CellArea) {
    guard let moment = playground.viewClock.moment, let views = playground.shownViews, canvas.rows > 4,
      canvas.columns > 10, views.nextChange != nil || moment > 0
    else { return nil }
    let end = views.end.isFinite ? max(views.end, moment) : max(moment, 2)
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
