import DotRaster

/// Two drawings in one: what came is solid, what stayed is grey, what went is a trace of dots, so that they can be told apart without colour.
struct OnionSkin {
  /// Dots of the present drawing that were not in the former one.
  var came: DotBitmap
  var stayed: DotBitmap
  /// Dots of the former drawing that are not in the present one.
  var went: DotBitmap
  /// What the dots are drawn with.
  var glyphs: GlyphSet

  /// Both drawings as the dots that are seen of them.
  init(present: DotBitmap, former: DotBitmap, glyphs: GlyphSet) {
    self.glyphs = glyphs
    came = present.subtracting(former)
    stayed = present.intersection(former)
    went = former.subtracting(present)
  }

  /// How dots are thinned out: of each five along any row, column or diagonal some are left.
  ///
  /// The dot in column c and row r belongs to class (c + 2r) mod 5. No line of whatever direction lies within one class, so that the
  /// thinnest one keeps its share.
  enum Grain: CaseIterable {
    case solid, grey, trace

    private var classes: Set<Int> {
      switch self {
      case .solid: [0, 1, 2, 3, 4]
      case .grey: [0, 2, 3]
      case .trace: [0]
      }
    }

    /// The dots that are left of a cell, for each of the five ways in which the classes can fall on a cell.
    private static let masks: [GlyphSet: [Grain: [UInt8]]] = Dictionary(
      uniqueKeysWithValues: GlyphSet.allCases.map { glyphs in
        (glyphs, Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.masks(of: glyphs)) }))
      })

    private func masks(of glyphs: GlyphSet) -> [UInt8] {
      (0..<5).map { phase in
        var dots = DotBitmap(columns: glyphs.dots.across, rows: glyphs.dots.down)
        for row in 0..<dots.rows {
          for column in 0..<dots.columns { dots[column, row] = classes.contains((phase + column + 2 * row) % 5) }
        }
        return glyphs.bits(of: dots, column: 0, row: 0)
      }
    }

    /// The dots that are left of the cell at a place.
    func mask(_ glyphs: GlyphSet, column: Int, row: Int) -> UInt8 {
      let phase = (glyphs.dots.across * column + 2 * glyphs.dots.down * row) % 5
      return Self.masks[glyphs]?[self]?[phase] ?? 0
    }
  }

  /// The three parts with what the legend calls them.
  private static func parts(_ theme: Theme) -> [(name: String, grain: Grain, style: CellStyle)] {
    [
      ("came", .solid, CellStyle(foreground: theme.came, attributes: .bold)),
      ("went", .trace, CellStyle(foreground: theme.went)),
      ("stayed", .grey, CellStyle(foreground: theme.fill.dots)),
    ]
  }

  /// Writes the dots, a cell in the style of the part that has most dots in it.
  func draw(on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    let parts = zip(Self.parts(theme), [came, went, stayed]).map { ($0.grain, $0.style, $1) }
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        var bits: UInt8 = 0
        var most = 0
        var style = CellStyle.plain
        for (grain, partStyle, dots) in parts {
          let own = glyphs.bits(of: dots, column: column, row: row) & grain.mask(glyphs, column: column, row: row)
          bits |= own
          guard own.nonzeroBitCount > most else { continue }
          most = own.nonzeroBitCount
          style = partStyle
        }
        guard bits != 0 else { continue }
        screen[area.column + column, area.row + row] = Cell(glyphs.character(bits), style: style)
      }
    }
  }

  /// Writes what each grain means into the last row of an area, in the drawing's place, as far as there is room.
  static func drawLegend(_ glyphs: GlyphSet, on screen: inout ScreenBuffer, in area: CellArea, theme: Theme) {
    let row = area.endRow - 1
    var column = area.column + 1
    for (name, grain, style) in parts(theme) {
      guard column + 2 + displayWidth(name) < area.endColumn else { return }
      let extent = min(displayWidth(name) + 5, area.endColumn - column + 1)
      screen.fill(CellArea(column: column - 1, row: row, columns: extent, rows: 1))
      for place in column..<column + 2 {
        screen[place, row] = Cell(glyphs.character(grain.mask(glyphs, column: place, row: row)), style: style)
      }
      column = screen.write(name, column: column + 3, row: row, limit: area.endColumn - column - 3) + 2
    }
  }
}
