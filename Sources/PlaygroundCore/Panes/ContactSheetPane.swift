import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter

/// A contact sheet over everything except the title and the status line.
struct ContactSheetPane: Pane {
  private var sheet: ContactSheet
  /// The rectangle that a picture shows, in the space of the drawing.
  private var extent: CGRect
  private var cellAspect: CellAspect
  private var glyphs: GlyphSet
  private var colors: ColorDepth
  private var texts: TextOutlines?
  private var size: ScreenSize
  private var theme: Theme
  /// The signal that ends the drawing, which is then incomplete.
  private var stop: StopSignal

  init(_ sheet: ContactSheet, of playground: Playground, theme: Theme, stop: StopSignal) {
    self.sheet = sheet
    extent = playground.canvasExtent
    cellAspect = playground.cellAspect
    glyphs = playground.lens.glyphs
    colors = playground.lens.colors
    texts = playground.texts
    size = playground.size
    self.theme = theme
    self.stop = stop
  }

  func draw(on screen: inout ScreenBuffer) {
    screen.fill(ContactSheetGrid.room(on: size))
    let grid = ContactSheetGrid(count: sheet.frames.count, on: size)
    let count = sheet.frames.count
    screen.write(heading, column: 1, row: 1, limit: size.columns - 2, style: .dim)
    for (index, area) in grid.places(selected: sheet.selected, count: count, on: size) {
      draw(sheet.frames[index], isSelected: index == sheet.selected, on: &screen, in: area)
    }
  }

  private var heading: String {
    let first = sheet.frames[0].value
    guard sheet.showsMoments else {
      let range = sheet.parameter.range.map { " \(sheet.parameter.rangeText(holding: first) ?? "\($0)")" }
      return "\(sheet.parameter.name)\(range ?? ""): \(sheet.frames.count) values"
    }
    guard let last = sheet.frames.last?.value, last != first else { return "nothing moves after \(caption(of: first))" }
    return "moments from \(caption(of: first)) to \(caption(of: last)): \(sheet.frames.count) pictures"
  }

  private func caption(of value: ParameterValue) -> String {
    sheet.showsMoments ? ViewClock.text(value.number ?? 0) : sheet.parameter.text(of: value)
  }

  private func draw(
    _ frame: ContactSheet.Frame, isSelected: Bool, on screen: inout ScreenBuffer, in area: CellArea
  ) {
    let canvas = CellArea(column: area.column, row: area.row, columns: area.columns, rows: area.rows - 1)
    draw(frame, on: &screen, in: canvas)
    let caption = (frame.hasFailed ? "! " : "") + caption(of: frame.value)
    let text = shortened(isSelected ? "> \(caption) <" : caption, to: area.columns)
    screen.write(
      text, column: area.column + (area.columns - displayWidth(text)) / 2, row: area.endRow - 1, limit: area.columns,
      style: isSelected ? CellStyle(attributes: [.bold, .reverse]) : .plain)
  }

  /// The margin around a small picture, in Braille dots.
  private static let margin = 4

  /// Draws one picture as large as it fits, regardless of the zoom and the offset of the canvas. All pictures share the
  /// budget of one drawing.
  private func draw(_ frame: ContactSheet.Frame, on screen: inout ScreenBuffer, in area: CellArea) {
    guard !area.isEmpty else { return }
    let camera = Camera(target: extent, cellAspect: cellAspect, margin: Self.margin)
    var work = DrawingWork(DrawingWork.usual / sheet.frames.count) { [stop] in stop.isRaised }
    let sketch = Sketch(
      drawing: frame.drawing, settings: frame.settings, camera: camera, extent: extent, glyphs: glyphs,
      colors: colors, texts: texts, theme: theme)
    _ = sketch.draw(on: &screen, in: area, work: &work)
  }
}
