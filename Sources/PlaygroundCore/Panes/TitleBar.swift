import PlainText
import Rendering

/// The first line of the screen: the program, the shape, the number of diagnostics, and facts about the view.
struct TitleBar: Pane {
  private var title: String?
  private var count: DiagnosticCount
  /// The zoom and the file's name.
  private var facts: String
  private var area: CellArea
  private var theme: Theme

  init(_ playground: Playground, in area: CellArea, theme: Theme) {
    let entry = playground.selectedEntry
    title = entry?.title
    count = DiagnosticCount(of: playground.problems)
    let zoom = playground.lens.zoom
    let kind = entry?.entryPoint?.kind ?? .shape
    let clock = playground.viewClock.text(isMoving: playground.clockRuns)
    facts =
      (clock.map { $0 + "   " } ?? "") + (kind == .shape ? "" : kind.rawValue + "   ")
      + (playground.lens.zoomSteps == 0 ? "" : "×\(decimalText(zoom, decimals: decimals(of: zoom)))   ")
      + (playground.cameraRect == playground.canvasExtent ? "" : "fitted   ") + (entry?.id.file ?? "")
    self.area = area
    self.theme = theme
  }

  func draw(on screen: inout ScreenBuffer) {
    var column = screen.write(
      "Stipple", column: area.column + 1, row: area.row,
      style: CellStyle(foreground: theme.accent, attributes: .bold))
    let end = area.endColumn - 1
    guard let title else { return }
    let countText = count.text
    let countRoom = countText.isEmpty ? 0 : displayWidth(countText) + 3
    column = screen.write(
      shortened(title, to: max(0, end - column - 3 - countRoom)), column: column + 3, row: area.row, style: .bold)
    if !countText.isEmpty {
      var style = CellStyle.bold
      if count.errors > 0 { style.foreground = theme.alarm }
      column = screen.write(
        countText, column: column + 3, row: area.row, limit: max(0, end - column - 3), style: style)
    }
    let room = end - column - 3
    guard room >= 8 else { return }
    let text = shortened(facts, to: room)
    screen.write(text, column: end - displayWidth(text), row: area.row, style: .dim)
  }
}
