import DotRaster
import PlainText

/// Two drawings in one. Added dots are solid, unchanged dots are grey, and removed dots are thinned out to a trace, so
/// that they can be told apart without colour.
public struct OnionSkin: Sendable {
  /// The dots of the present drawing that are not in the former one.
  public var came: DotBitmap
  public var stayed: DotBitmap
  /// The dots of the former drawing that are not in the present one.
  public var went: DotBitmap
  /// The character set for the dots.
  public var glyphs: GlyphSet

  /// Compares the visible dots of both drawings.
  public init(present: DotBitmap, former: DotBitmap, glyphs: GlyphSet) {
    self.glyphs = glyphs
    came = present.subtracting(former)
    stayed = present.intersection(former)
    went = former.subtracting(present)
  }

  /// A pattern that thins out dots: it keeps some of each five dots along any row, column or diagonal.
  ///
  /// The dot in column c and row r belongs to class (c + 2r) mod 5. No connected line lies within one class, so that
  /// even the thinnest one keeps its share.
  enum Grain: CaseIterable {
    case solid, grey, trace

    private var classes: Set<Int> {
      switch self {
      case .solid: [0, 1, 2, 3, 4]
      case .grey: [0, 2, 3]
      case .trace: [0]
      }
    }

    /// The dots that remain of a cell, for each of the five ways in which the classes can fall on a cell.
    private static let masks: [GlyphSet: [Grain: [UInt8]]] = Dictionary(
      uniqueKeysWithValues: GlyphSet.allCases.map { glyphs in
        (glyphs, Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.masks(of: glyphs)) }))
      })

    private func masks(of glyphs: GlyphSet) -> [UInt8] {
      (0..<5).map { phase in
        var dots = DotBitmap(columns: glyphs.grid.across, rows: glyphs.grid.down)
        for row in 0..<dots.rows {
          for column in 0..<dots.columns { dots[column, row] = classes.contains((phase + column + 2 * row) % 5) }
        }
        return glyphs.bits(of: dots, column: 0, row: 0)
      }
    }

    /// Returns the dots that remain of the cell at a position.
    func mask(_ glyphs: GlyphSet, column: Int, row: Int) -> UInt8 {
      let phase = (glyphs.grid.across * column + 2 * glyphs.grid.down * row) % 5
      return Self.masks[glyphs]?[self]?[phase] ?? 0
    }
  }

  /// The colours of the three parts.
  public struct Colors: Hashable, Sendable {
    public var came: Ink
    public var stayed: Ink
    public var went: Ink

    public init(came: Ink, stayed: Ink, went: Ink) {
      self.came = came
      self.stayed = stayed
      self.went = went
    }

    /// The three parts with their names in the legend.
    fileprivate var parts: [(name: String, grain: Grain, style: CellStyle)] {
      [
        ("came", .solid, CellStyle(foreground: came, attributes: .bold)),
        ("went", .trace, CellStyle(foreground: went)),
        ("stayed", .grey, CellStyle(foreground: stayed)),
      ]
    }
  }

  /// Writes the dots; a cell takes the style of the part with the most dots in it.
  public func draw(on screen: inout ScreenBuffer, in area: CellArea, colors: Colors) {
    let parts = zip(colors.parts, [came, went, stayed]).map { ($0.grain, $0.style, $1) }
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

  /// Writes the meaning of each pattern into the last row of an area, over the drawing, as far as there is room.
  public static func drawLegend(
    _ glyphs: GlyphSet, on screen: inout ScreenBuffer, in area: CellArea, colors: Colors
  ) {
    let row = area.endRow - 1
    var column = area.column + 1
    for (name, grain, style) in colors.parts {
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
