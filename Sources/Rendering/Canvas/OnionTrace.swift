import DotRaster
import PlainText

/// Former drawings as a trace behind the present one, which keeps its colours: some of their dots, where the present
/// drawing has none. The older a drawing, the fewer.
public struct OnionTrace: Sendable {
  private let present: DotBitmap
  /// The dots of the former drawings, thinned out.
  private var former: DotBitmap
  private let glyphs: GlyphSet

  /// Creates the trace of no drawing.
  public init(behind present: DotBitmap, glyphs: GlyphSet) {
    self.present = present
    former = DotBitmap(columns: present.columns, rows: present.rows)
    self.glyphs = glyphs
  }

  /// Adds a former drawing, of the moment just before or of an older one.
  public mutating func add(_ drawing: DotBitmap, isOld: Bool) {
    former.formUnion((isOld ? OnionSkin.Grain.trace : .grey).thinned(drawing))
  }

  /// Writes the trace into cells that are blank or have dots of the present drawing; letters stay as they are.
  public func draw(on screen: inout ScreenBuffer, in area: CellArea, color: Ink) {
    let trace = former.subtracting(present)
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let bits = glyphs.bits(of: trace, column: column, row: row)
        guard bits != 0 else { continue }
        let own = glyphs.bits(of: present, column: column, row: row)
        let cell = screen[area.column + column, area.row + row]
        if own == 0, cell.character == DisplayedCharacter(glyphs.character(0)) || cell.character == Cell.blank.character
        {
          var style = cell.style
          style.foreground = color
          screen[area.column + column, area.row + row] = Cell(glyphs.character(bits), style: style)
        } else if own != 0, cell.character == DisplayedCharacter(glyphs.character(own)) {
          screen[area.column + column, area.row + row] = Cell(glyphs.character(own | bits), style: cell.style)
        }
      }
    }
  }
}
