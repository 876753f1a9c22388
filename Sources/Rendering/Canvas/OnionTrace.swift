import DotRaster
import PlainText

/// Former drawings as a trace behind the present one, which keeps its colours: some of their dots, where the present
/// drawing has none. The older a drawing, the fewer.
public struct OnionTrace: Sendable {
  private let present: DotBitmap
  /// The dots of drawings of the moments just before, and of older ones.
  private var recent: DotBitmap
  private var old: DotBitmap
  private let glyphs: GlyphSet

  /// Creates the trace of no drawing.
  public init(behind present: DotBitmap, glyphs: GlyphSet) {
    self.present = present
    recent = DotBitmap(columns: present.columns, rows: present.rows)
    old = recent
    self.glyphs = glyphs
  }

  /// Adds a former drawing, of the moment just before or of an older one.
  public mutating func add(_ drawing: DotBitmap, isOld: Bool) {
    if isOld { old.formUnion(drawing) } else { recent.formUnion(drawing) }
  }

  /// Writes the trace into cells that are blank or have dots of the present drawing; letters stay as they are.
  public func draw(on screen: inout ScreenBuffer, in area: CellArea, color: Ink) {
    let layers = [
      (OnionSkin.Grain.grey, recent.subtracting(present)), (OnionSkin.Grain.trace, old.subtracting(present)),
    ]
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let bits = layers.reduce(0) { bits, layer in
          bits | glyphs.bits(of: layer.1, column: column, row: row) & layer.0.mask(glyphs, column: column, row: row)
        }
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
