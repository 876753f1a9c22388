import DotRaster
import Foundation
import ShapeGeometry
import ShapeInterpreter

extension Playground {
  /// Dots that stay free around the rectangle, for what a shape draws beyond it.
  private static let margin = 6

  /// How far a curve may be out, in dots, before it is sampled.
  private static let dotTolerance: CGFloat = 0.02

  /// How far within the margins the edges of the rectangle lie, in dots.
  private static let edgeInset: CGFloat = 1 / 16

  /// How far from the origin an outline is drawn, in widths or heights of the rectangle.
  private static let reach: CGFloat = 10_000

  /// How the rectangle lies on a canvas of that many cells.
  func viewport(columns: Int, rows: Int) -> Viewport {
    fitting(
      cameraRect, columns: columns, rows: rows, margin: min(Self.margin, max(columns, rows) / 6), zoom: lens.zoom,
      pan: (lens.panColumns, lens.panRows))
  }

  /// A rectangle as large as it fits on so many cells, in Braille's dots.
  private func fitting(
    _ rect: CGRect, columns: Int, rows: Int, margin: Int, zoom: CGFloat = 1, pan: (columns: Int, rows: Int) = (0, 0)
  ) -> Viewport {
    // How wide a dot is for its height; it is laid out as if dots were as high as wide, on more of them or fewer.
    let aspect = 2 * cellAspect.ratio
    let height = Int((CGFloat(rows * 4) / aspect).rounded())
    func viewport(_ zoom: CGFloat) -> Viewport {
      Viewport(
        fitting: rect, columns: columns * 2, rows: height, margin: margin, zoom: zoom,
        pan: CGPoint(x: CGFloat(pan.columns), y: CGFloat(pan.rows) / aspect))
    }
    // The edges of what fits exactly lie between two dots, and a line of one dot's width on them would take the left and the upper of these
    // on all sides: a little less, and what is symmetric looks so.
    let extent = max(rect.width, rect.height) * viewport(1).scale
    let inset = extent > 1 && extent.isFinite ? 1 - Self.edgeInset * 2 / extent : 1
    return viewport(zoom * inset).scaled(1, aspect)
  }

  /// Adds the layers of a path that is drawn with values of the drawing; `share` paths share the work that one may take.
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

  /// How far from the origin an outline is drawn, in points.
  private var reach: CGFloat {
    let camera = cameraRect
    let farthest = max(abs(camera.minX), abs(camera.maxX), abs(camera.minY), abs(camera.maxY))
    return max(Self.reach * max(rect.width, rect.height, 1), camera == rect ? 0 : 2 * farthest)
  }

  /// Draws one of several paths as large as it fits, whatever the lens; not whole when `stop` is raised.
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

  /// Draws the selected shape, each layer standing clear of those beneath it; or what is new and gone in comparison.
  ///
  /// Tells what is seen of it. When `stop` is raised, the drawing is not whole.
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

/// What a canvas shows of its drawing.
struct DrawnContent {
  /// Whether nothing is seen.
  var isBlank: Bool
  /// Whether nothing was left out because it takes too long.
  var isWhole: Bool
}

extension Viewport {
  /// A view that is meant for Braille's dots, two to a cell and four, on the dots of another set of characters.
  fileprivate func on(_ glyphs: GlyphSet) -> Viewport {
    scaled(CGFloat(glyphs.dots.across) / 2, CGFloat(glyphs.dots.down) / 4)
  }
}

/// The dots of all layers, each with those dots that no later layer took from it.
struct Composite {
  private let glyphs: GlyphSet
  private let columns: Int
  private let rows: Int
  private var layers: [(dots: DotBitmap, style: CellStyle, tint: Ink)] = []

  /// Whether nothing was left out because it takes too long.
  var isWhole = true

  /// How many layers have dots, the frame's among them.
  var layerCount: Int { layers.count }

  /// As many dots in a cell are taken for a line through it.
  private static let line = 2

  /// No dots as yet, on as many as an area has in these characters.
  init(_ glyphs: GlyphSet, area: CellArea) {
    self.glyphs = glyphs
    columns = area.columns * glyphs.dots.across
    rows = area.rows * glyphs.dots.down
  }

  /// All dots that are seen.
  var dots: DotBitmap {
    layers.reduce(into: DotBitmap(columns: columns, rows: rows)) { $0.formUnion($1.dots) }
  }

  /// Adds a layer on top: a gap of one dot sets it off from what lies beneath, so that they can be told apart without colour.
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
    // Only what can be seen is walked, however far the zoom carries the rest.
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

  /// Writes the dots; a cell takes the style of the upmost layer that has two dots or more in it, so that a line keeps its colour along an
  /// area; where none has, the upmost of those that have one.
  ///
  /// A cell without dots stays as it is. A tint goes behind cells whose dots are all one layer's, so that it never shows beyond an
  /// outline, and only where it can be seen between them.
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

  /// The dots of a cell that takes the style of one layer: those of the layers beneath it give way where they would read as a second line
  /// in its colour.
  ///
  /// They do along a straight horizontal edge, when the lower layer goes on through the next cell. `lines` and `columns` are the bits of a
  /// cell's rows and columns.
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
