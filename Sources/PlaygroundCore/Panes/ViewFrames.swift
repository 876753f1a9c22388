import DotRaster
import Foundation
import PlainText
import Rendering
import ShapeGeometry
import ShapeInterpreter
import ViewTree

/// The frames of a drawing's views with their names, and the frame of the selected one, over the drawing.
struct ViewFrames {
  private var items: [ViewListing.Item]
  private var selected: Int?
  /// The rectangle of the view under the keys; nil if none is touched.
  private var touched: CGRect?
  /// True if all frames are shown; otherwise only that of the selected view.
  private var showsAll: Bool
  private var glyphs: GlyphSet
  private var camera: Camera
  private var highlight: Ink

  /// Creates the frames; nil if none are shown.
  init?(_ playground: Playground, theme: Theme) {
    guard !playground.drawsPath, let listing = playground.picture.listing else { return nil }
    selected = playground.selectedView
    showsAll = playground.lens.showsFrame
    touched = playground.touchedView?.bounds
    guard showsAll || selected != nil || touched != nil else { return nil }
    items = listing.items
    glyphs = playground.lens.glyphs
    camera = playground.camera
    highlight = theme.accent
  }

  /// Draws the frames over the drawing in an area; `stop` ends this, and they are then incomplete.
  func draw(on screen: inout ScreenBuffer, in area: CellArea, stop: StopSignal) {
    let viewport = camera.viewport(on: area, grid: glyphs.grid)
    var lines = FrameLines(glyphs, area: area)
    for frame in frames where !stop.isRaised {
      lines.add(frame.corners.map(viewport.dot), isSelected: frame.isSelected)
    }
    // Names stand where no text of the drawing is.
    let isFree: [[Bool]] = (0..<area.rows).map { row in
      (0..<area.columns).map { !lines.hasLetter(screen[area.column + $0, area.row + row]) }
    }
    lines.draw(on: &screen, in: area, highlight: highlight)
    drawNames(on: &screen, in: area, where: isFree, stop: stop)
  }

  /// The corners of the frames, the selected ones last.
  private var frames: [(corners: [CGPoint], isSelected: Bool)] {
    let all = showsAll ? items.filter { !$0.frame.isEmpty }.map { ($0.corners, false) } : []
    return all + [selected.map { items[$0].corners }, touched?.corners].compactMap { $0 }.map { ($0, true) }
  }

  /// Returns the frames as marks, with lines of a width in the space of the drawing.
  func outlines(lineWidth: CGFloat, faint: ResolvedColor) -> [SceneItem] {
    var strong = faint
    if case .rgb(let red, let green, let blue) = highlight {
      strong = ResolvedColor(bytes: Double(red), Double(green), Double(blue))
    }
    return frames.map { frame in
      var path = Path()
      path.addLines(frame.corners)
      path.closeSubpath()
      return PixelPane.outline(path, frame.isSelected ? strong : faint, lineWidth: lineWidth)
    }
  }

  /// Writes the names of the frames in an area; `stop` ends this, and they are then incomplete.
  func drawNames(on screen: inout ScreenBuffer, in area: CellArea, where isFree: [[Bool]]? = nil, stop: StopSignal) {
    let viewport = camera.viewport(on: area, grid: glyphs.grid)
    var isFree = isFree ?? Array(repeating: Array(repeating: true, count: area.columns), count: area.rows)
    for index in namedItems where !stop.isRaised {
      guard let place = place(of: items[index], in: area, viewport, isFree) else { continue }
      for (offset, character) in displayedCharacters(items[index].kind).enumerated() {
        let (column, row) = (place.column + offset, place.row)
        isFree[row][column] = false
        let under = screen[area.column + column, area.row + row].style
        let style = index == selected ? FrameLines.strong(highlight, on: under) : FrameLines.faint(on: under)
        screen[area.column + column, area.row + row] = Cell(character, style: style)
      }
    }
  }

  /// The views whose names are shown if there is room, the most important first: the selected one, then the innermost.
  private var namedItems: [Int] {
    let inner = showsAll ? items.indices.sorted { (items[$0].depth, $0) > (items[$1].depth, $1) } : []
    return (selected.map { [$0] } ?? []) + inner.filter { $0 != selected }
  }

  /// Returns the place of a view's name in the area: in the top left corner of its frame, without a cell of another
  /// name or text; nil if there is no room.
  private func place(
    of item: ViewListing.Item, in area: CellArea, _ viewport: Viewport, _ isFree: [[Bool]]
  ) -> (column: Int, row: Int)? {
    let width = displayWidth(item.kind)
    guard width == displayedCharacters(item.kind).count else { return nil }
    let dots = item.corners.map(viewport.dot)
    guard let left = dots.map(\.x).min(), let top = dots.map(\.y).min(), let right = dots.map(\.x).max(),
      [left, top, right].allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    // The cell of the first dot whose middle lies in the frame, where the lines of the frame begin.
    func cell(_ edge: CGFloat, _ size: Int) -> Int {
      Int(((edge - 0.5).rounded(.up) / CGFloat(size)).rounded(.down))
    }
    let (column, row) = (cell(left, glyphs.grid.across), cell(top, glyphs.grid.down))
    guard Int((right / CGFloat(glyphs.grid.across)).rounded()) - column >= width, row >= 0, row < area.rows,
      column >= 0, column + width <= area.columns, isFree[row][column..<column + width].allSatisfy({ $0 })
    else { return nil }
    return (column, row)
  }
}
