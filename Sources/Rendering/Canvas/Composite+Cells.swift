import DotRaster

extension Composite {
  /// The number of dots in a cell that count as a line through it.
  private static let line = 2

  /// Writes the dots. A cell takes the style of the topmost layer with two or more dots in it, so that a line keeps its
  /// colour along an area. If there is none, it takes the style of the topmost layer with one dot.
  ///
  /// A cell without dots stays as it is. A tint is used only behind cells whose dots all belong to one layer, so that
  /// it never shows beyond an outline, and only if it is visible between the dots.
  public func draw(on screen: inout ScreenBuffer, in area: CellArea) {
    let (lines, pillars) = (glyphs.rowBits, glyphs.columnBits)
    let full = glyphs.isSparse ? glyphs.allBits : 0
    for row in 0..<area.rows {
      // The cells of all layers, one layer after the other.
      let cells = layers.flatMap { glyphs.bits(of: $0.dots, row: row) }
      let columns = cells.count / max(1, layers.count)
      for column in 0..<min(area.columns, columns) {
        var bits: UInt8 = 0
        var most = 0
        var upmost = 0
        var (isFull, isShared) = (false, false)
        for index in layers.indices {
          let own = cells[index * columns + column]
          guard own != 0 else { continue }
          isShared = isShared || bits != 0
          bits |= own
          if own.nonzeroBitCount >= most {
            most = min(own.nonzeroBitCount, Self.line)
            isFull = own == full
            upmost = index
          }
        }
        guard bits != 0 else { continue }
        var style = layers[upmost].style
        style.background = isFull ? layers[upmost].tint : .standard
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
    (0..<grid.down).map { row in
      var line = DotBitmap(columns: grid.across, rows: grid.down)
      for column in 0..<grid.across { line[column, row] = true }
      return bits(of: line, column: 0, row: 0)
    }
  }

  /// The bits of each column of a cell's dots.
  fileprivate var columnBits: [UInt8] {
    (0..<grid.across).map { column in
      var line = DotBitmap(columns: grid.across, rows: grid.down)
      for row in 0..<grid.down { line[column, row] = true }
      return bits(of: line, column: 0, row: 0)
    }
  }
}
