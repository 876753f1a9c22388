import DotRaster
import Foundation
import ShapeGeometry
import ShapeInterpreter

extension Playground {
  /// The margin around the rectangle in dots, for the parts of a shape beyond it.
  private static let margin = 6

  /// The tolerance of curves before they are sampled, in dots.
  private static let dotTolerance: CGFloat = 0.02

  /// The distance from the margins to the edges of the rectangle, in dots.
  private static let edgeInset: CGFloat = 1 / 16

  /// The distance from the origin up to which outlines are drawn, in widths or heights of the rectangle.
  private static let reach: CGFloat = 10_000

  /// Returns the viewport of the camera's rectangle on a canvas of the given number of cells.
  func viewport(columns: Int, rows: Int) -> Viewport {
    fitting(
      cameraRect, columns: columns, rows: rows, margin: min(Self.margin, max(columns, rows) / 6), zoom: lens.zoom,
      pan: (lens.panColumns, lens.panRows))
  }

  /// Returns the viewport of a rectangle that is as large as it fits in the given cells, in Braille dots.
  private func fitting(
    _ rect: CGRect, columns: Int, rows: Int, margin: Int, zoom: CGFloat = 1, pan: (columns: Int, rows: Int) = (0, 0)
  ) -> Viewport {
    // The ratio of a dot's width to its height. The layout assumes square dots, on a larger or smaller number of rows.
    let aspect = 2 * cellAspect.ratio
    let height = Int((CGFloat(rows * 4) / aspect).rounded())
    func viewport(_ zoom: CGFloat) -> Viewport {
      Viewport(
        fitting: rect, columns: columns * 2, rows: height, margin: margin, zoom: zoom,
        pan: CGPoint(x: CGFloat(pan.columns), y: CGFloat(pan.rows) / aspect))
    }
    // The edges of an exact fit would lie between two dots. A line of one dot's width on them would take the left and
    // the upper dots on all sides. A slightly smaller scale lets symmetric shapes look symmetric.
    let extent = max(rect.width, rect.height) * viewport(1).scale
    let inset = extent > 1 && extent.isFinite ? 1 - Self.edgeInset * 2 / extent : 1
    return viewport(zoom * inset).scaled(1, aspect)
  }

  /// Adds the layers of a path that is drawn with values of the drawing; `share` paths share the budget of one drawing.
  private func add(
    _ path: Path, drawing: [ParameterValue], through viewport: Viewport, theme: Theme, share: Int = 1,
    stop: StopSignal, to composite: inout Composite
  ) {
    var work = DrawingWork(DrawingWork.usual / share, stop: stop)
    let layers = DrawingSettings(values: drawing).layers(
      of: path, leastLineWidth: 1 / min(viewport.scale, viewport.verticalScale),
      tolerance: Self.dotTolerance / max(viewport.scale, viewport.verticalScale),
      reach: reach, theme: theme, work: &work)
    if work.isSpent { composite.isWhole = false }
    for layer in layers where !stop.isRaised { composite.add(layer, through: viewport) }
  }

  /// The distance from the origin up to which outlines are drawn, in points.
  private var reach: CGFloat {
    let camera = cameraRect
    let farthest = max(abs(camera.minX), abs(camera.maxX), abs(camera.minY), abs(camera.maxY))
    return max(Self.reach * max(rect.width, rect.height, 1), camera == rect ? 0 : 2 * farthest)
  }

  /// Draws one of `count` paths as large as it fits, regardless of the zoom and the offset. If `stop` is raised, the
  /// drawing is incomplete.
  func drawSmall(
    _ path: Path, of count: Int, drawing: [ParameterValue], on screen: inout ScreenBuffer, in area: CellArea,
    theme: Theme, stop: StopSignal
  ) {
    guard !area.isEmpty else { return }
    let viewport = fitting(
      rect, columns: area.columns, rows: area.rows, margin: min(4, max(area.columns, area.rows) / 6))
    var composite = Composite(lens.glyphs, area: area)
    add(
      path, drawing: drawing, through: viewport.on(lens.glyphs), theme: theme, share: count, stop: stop, to: &composite)
    composite.draw(on: &screen, in: area)
  }

  /// Draws the selected shape, with a gap between each layer and those beneath it; or the added and removed dots of a
  /// comparison.
  ///
  /// Returns the visibility of the drawing. If `stop` is raised, the drawing is incomplete.
  func drawCanvas(on screen: inout ScreenBuffer, in area: CellArea, theme: Theme, stop: StopSignal) -> DrawnContent {
    guard !area.isEmpty else { return DrawnContent(isBlank: true, isWhole: true) }
    let viewport = viewport(columns: area.columns, rows: area.rows).on(lens.glyphs)
    let empty = Composite(lens.glyphs, area: area)
    var ground = empty
    if lens.showsFrame { ground.addFrame(rect, through: viewport) }
    guard let comparison else {
      let count = ground.layerCount
      add(picture.path, drawing: drawingValues, through: viewport, theme: theme, stop: stop, to: &ground)
      ground.draw(on: &screen, in: area)
      return DrawnContent(isBlank: ground.layerCount == count, isWhole: ground.isWhole)
    }
    ground.draw(on: &screen, in: area)
    var present = empty
    add(picture.path, drawing: drawingValues, through: viewport, theme: theme, stop: stop, to: &present)
    var former = empty
    add(comparison.picture.path, drawing: comparison.drawing, through: viewport, theme: theme, stop: stop, to: &former)
    OnionSkin(present: present.dots, former: former.dots, glyphs: lens.glyphs).draw(
      on: &screen, in: area, theme: theme)
    OnionSkin.drawLegend(lens.glyphs, on: &screen, in: area, theme: theme)
    return DrawnContent(isBlank: false, isWhole: present.isWhole && former.isWhole)
  }
}

/// The visibility of a drawing on a canvas.
struct DrawnContent {
  /// True if nothing is visible.
  var isBlank: Bool
  /// True if nothing was left out because it takes too long.
  var isWhole: Bool
}

extension Viewport {
  /// Returns the viewport for the dots of another character set. This viewport is for Braille dots: two across and four
  /// down in a cell.
  fileprivate func on(_ glyphs: GlyphSet) -> Viewport {
    scaled(CGFloat(glyphs.dots.across) / 2, CGFloat(glyphs.dots.down) / 4)
  }
}

/// The dots of all layers; each layer keeps the dots that no later layer took from it.
struct Composite {
  private let glyphs: GlyphSet
  private let columns: Int
  private let rows: Int
  private var layers: [(dots: DotBitmap, style: CellStyle, tint: Ink)] = []

  /// True if nothing was left out because it takes too long.
  var isWhole = true

  /// The number of layers with dots, including the frame's.
  var layerCount: Int { layers.count }

  /// The number of dots in a cell that count as a line through it.
  private static let line = 2

  /// Creates a composite without dots, for an area in this character set.
  init(_ glyphs: GlyphSet, area: CellArea) {
    self.glyphs = glyphs
    columns = area.columns * glyphs.dots.across
    rows = area.rows * glyphs.dots.down
  }

  /// All visible dots.
  var dots: DotBitmap {
    layers.reduce(into: DotBitmap(columns: columns, rows: rows)) { $0.formUnion($1.dots) }
  }

  /// Adds a layer on top. A gap of one dot separates it from the layers beneath, so that they can be told apart without
  /// colour.
  mutating func add(_ layer: Layer, through viewport: Viewport) {
    var dots = DotBitmap(columns: columns, rows: rows)
    dots.fill(layer.path, through: viewport, rule: layer.rule)
    guard !dots.isEmpty else { return }
    if !layers.isEmpty {
      let cleared = dots.dilated()
      for index in layers.indices { layers[index].dots.subtract(cleared) }
    }
    layers.append((dots, CellStyle(foreground: layer.paint.dots), layer.paint.tint))
  }

  /// Adds the rectangle's outline as a dotted line.
  mutating func addFrame(_ rect: CGRect, through viewport: Viewport) {
    var dots = DotBitmap(columns: columns, rows: rows)
    let start = viewport.dot(CGPoint(x: rect.minX, y: rect.minY))
    let end = viewport.dot(CGPoint(x: rect.maxX, y: rect.maxY))
    // Only the visible part is walked, however far the zoom moves the rest.
    func dot(_ place: CGFloat, _ count: Int) -> Int { Int(min(max(place.rounded(), -1), CGFloat(count))) }
    let left = dot(start.x, columns)
    let right = dot(end.x, columns)
    let top = dot(start.y, rows)
    let bottom = dot(end.y, rows)
    for column in stride(from: left, through: right, by: 3) {
      dots[column, top] = true
      dots[column, bottom] = true
    }
    for row in stride(from: top, through: bottom, by: 3) {
      dots[left, row] = true
      dots[right, row] = true
    }
    layers.append((dots, .dim, .standard))
  }

  /// Writes the dots. A cell takes the style of the topmost layer with two or more dots in it, so that a line keeps its
  /// colour along an area. If there is none, it takes the style of the topmost layer with one dot.
  ///
  /// A cell without dots stays as it is. A tint is used only behind cells whose dots all belong to one layer, so that
  /// it never shows beyond an outline, and only if it is visible between the dots.
  func draw(on screen: inout ScreenBuffer, in area: CellArea) {
    let (lines, pillars) = (glyphs.rowBits, glyphs.columnBits)
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        var bits: UInt8 = 0
        var most = 0
        var style = CellStyle.plain
        var upmost = 0
        var isShared = false
        for (index, layer) in layers.enumerated() {
          let own = glyphs.bits(of: layer.dots, column: column, row: row)
          guard own != 0 else { continue }
          isShared = isShared || bits != 0
          bits |= own
          if own.nonzeroBitCount >= most {
            most = min(own.nonzeroBitCount, Self.line)
            style = layer.style
            style.background = own == glyphs.allBits && glyphs.isSparse ? layer.tint : .standard
            upmost = index
          }
        }
        guard bits != 0 else { continue }
        if isShared, upmost > 0 { bits = self.bits(under: upmost, column, row, lines, pillars) }
        screen[area.column + column, area.row + row] = Cell(glyphs.character(bits), style: style)
      }
    }
  }

  /// Returns the dots of a cell that takes the style of one layer. Dots of the layers beneath it are removed if they
  /// would look like a second line in its colour.
  ///
  /// This happens along a straight horizontal edge if the lower layer continues in the cell above or below. `lines` and
  /// `columns` are the bits of a cell's rows and columns.
  private func bits(under upmost: Int, _ column: Int, _ row: Int, _ lines: [UInt8], _ columns: [UInt8]) -> UInt8 {
    func isFlat(_ bits: UInt8) -> Bool { lines.allSatisfy { bits & $0 == 0 || bits & $0 == $0 } }
    func goesOn(_ bits: UInt8, into next: UInt8) -> Bool { columns.allSatisfy { bits & $0 == 0 || next & $0 == $0 } }
    let line = glyphs.bits(of: layers[upmost].dots, column: column, row: row)
    var bits: UInt8 = 0
    for (index, layer) in layers.enumerated() {
      let own = glyphs.bits(of: layer.dots, column: column, row: row)
      let givesWay =
        own != 0 && index < upmost && (isFlat(line) || isFlat(own))
        && [row - 1, row + 1].contains { goesOn(own, into: glyphs.bits(of: layer.dots, column: column, row: $0)) }
      if !givesWay { bits |= own }
    }
    return bits
  }
}

extension GlyphSet {
  /// The bits of each row of a cell's dots.
  fileprivate var rowBits: [UInt8] {
    (0..<dots.down).map { row in
      var line = DotBitmap(columns: dots.across, rows: dots.down)
      for column in 0..<dots.across { line[column, row] = true }
      return bits(of: line, column: 0, row: 0)
    }
  }

  /// The bits of each column of a cell's dots.
  fileprivate var columnBits: [UInt8] {
    (0..<dots.across).map { column in
      var line = DotBitmap(columns: dots.across, rows: dots.down)
      for row in 0..<dots.down { line[column, row] = true }
      return bits(of: line, column: 0, row: 0)
    }
  }
}
