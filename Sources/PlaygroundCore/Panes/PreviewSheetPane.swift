import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter

/// The preview sheet over everything except the title and the status line: each view as large as it fits, with its
/// name.
struct PreviewSheetPane: Pane {
  /// One view of the sheet.
  private struct Frame {
    var title: String
    /// The view's picture; nil while it is not evaluated, and for one that cannot be drawn.
    var picture: PreviewPicture?
    /// True if the view cannot be drawn at all.
    var isFaulty: Bool
    /// The box of the view, which is shown if nothing else is known.
    var box: CGRect
  }

  private var frames: [Frame]
  private var selected: Int
  private var heading: String
  private var cellAspect: CellAspect
  private var glyphs: GlyphSet
  private var colors: ColorDepth
  private var texts: TextOutlines?
  private var size: ScreenSize
  private var theme: Theme
  /// The signal that ends the drawing, which is then incomplete.
  private var stop: StopSignal

  init(_ playground: Playground, theme: Theme, stop: StopSignal) {
    let entries = playground.previewedEntries
    frames = entries.map { entry in
      Frame(
        title: playground.title(of: entry), picture: playground.previewPictures[entry.id],
        isFaulty: entry.entryPoint == nil || entry.isStale, box: playground.proposal(for: entry))
    }
    selected = playground.sheetSelection?.selected ?? 0
    let names = Set(entries.map(\.id.file))
    let place = names.count == 1 ? names.first ?? "" : "\(names.count) files"
    heading = "\(entries.count) \(entries.count == 1 ? "view" : "views and previews") of \(place)"
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
    screen.write(heading, column: 1, row: 1, limit: size.columns - 2, style: .dim)
    let count = frames.count
    let titles = frames.map(\.title)
    for (index, area) in ContactSheetGrid(count: count, on: size).places(selected: selected, count: count, on: size) {
      draw(frames[index], amid: titles, isSelected: index == selected, on: &screen, in: area)
    }
  }

  private func draw(
    _ frame: Frame, amid titles: [String], isSelected: Bool, on screen: inout ScreenBuffer, in area: CellArea
  ) {
    let inner = CellArea(column: area.column, row: area.row, columns: area.columns, rows: area.rows - 1)
    drawPicture(of: frame, on: &screen, in: inner)
    let mark = frame.isFaulty || frame.picture?.hasFailed == true ? "! " : ""
    let isAwaited = frame.picture == nil && !frame.isFaulty
    let room = area.columns - 1 - displayWidth(mark) - (isSelected ? 4 : 0) - (isAwaited ? 2 : 0)
    let name = mark + shortened(frame.title, to: room, amid: titles) + (isAwaited ? " …" : "")
    let text = isSelected ? "> \(name) <" : name
    screen.write(
      text, column: area.column + max(0, (area.columns - displayWidth(text)) / 2), row: area.endRow - 1,
      limit: area.columns, style: isSelected ? CellStyle(attributes: [.bold, .reverse]) : isAwaited ? .dim : .plain)
  }

  /// The margin around a small picture, in Braille dots.
  private static let margin = 2

  private func drawPicture(of frame: Frame, on screen: inout ScreenBuffer, in area: CellArea) {
    guard let picture = frame.picture, !area.isEmpty else { return }
    let extent = picture.extent ?? CGRect(origin: .zero, size: frame.box.size)
    let camera = Camera(target: extent, cellAspect: cellAspect, margin: Self.margin)
    // All pictures share the budget of one drawing.
    var work = DrawingWork(DrawingWork.usual / frames.count) { [stop] in stop.isRaised }
    let sketch = Sketch(
      drawing: picture.drawing, settings: [], camera: camera, extent: extent, glyphs: glyphs,
      colors: colors, texts: texts, theme: theme)
    // A column stays free between two pictures.
    let room = CellArea(column: area.column, row: area.row, columns: max(area.columns - 1, 1), rows: area.rows)
    _ = sketch.draw(on: &screen, in: room, work: &work)
  }
}
