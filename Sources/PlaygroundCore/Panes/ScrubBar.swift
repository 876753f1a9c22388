import PlainText
import Rendering

/// The course of the view's time in the last row of the canvas: what has passed, and what is to come. The mouse moves
/// it.
struct ScrubBar: Pane {
  private var share: Double
  private var area: CellArea

  /// Creates the bar; nil without a clock, or while the view is at rest at its start.
  init?(_ playground: Playground, in canvas: CellArea) {
    guard let moment = playground.viewClock.moment, let bar = playground.scrubBar(in: canvas) else { return nil }
    share = bar.end > 0 ? moment / bar.end : 1
    area = bar.area
  }

  func draw(on screen: inout ScreenBuffer) {
    let place = min(max(Int((Double(area.columns - 1) * share).rounded()), 0), area.columns - 1)
    for column in 0..<area.columns {
      let mark: DisplayedCharacter = column == place ? "●" : column < place ? "━" : "─"
      screen[area.column + column, area.row] = Cell(mark, style: .dim)
    }
  }
}
