import Rendering

// The text around and under pixels.

extension ScreenBuffer {
  /// The blank below pixels: a no-break space. ncurses clears spaces at the end of a row by a sequence that erases the
  /// pixels before them too; this character is none of its blanks.
  private static let ground = Cell("\u{A0}")
  /// The length from which on cells that stay the same are skipped when a row is sent. ncurses compares their number
  /// with the length of the sequence that moves the cursor, which is shorter than this.
  private static let skippedLength = 16

  /// Returns the screen with blanks in the terminal's own colours below the pixels: in the cells of an area, without
  /// those that are covered.
  public func blanked(in area: CellArea, except covered: CellMask) -> ScreenBuffer {
    var result = self
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn where !covered.contains(column: column, row: row) {
        // A wide character that is cut leaves no half behind.
        if self[column, row].character == nil, column > 0 { result[column - 1, row] = Self.ground }
        if self[column + 1, row].character == nil { result[column + 1, row] = Self.ground }
        result[column, row] = Self.ground
      }
    }
    return result
  }

  /// Returns the cells of an area that ncurses writes when this screen follows another one: those that differ, and
  /// short runs between them.
  public func cellsRewritten(in area: CellArea, after former: ScreenBuffer) -> CellMask {
    guard former.size == size else { return CellMask(in: area) { _, _ in true } }
    var changes: [Int: [Int]] = [:]
    for row in area.row..<area.endRow where self.row(row) != former.row(row) {
      changes[row] = (0..<size.columns).filter { self[$0, row] != former[$0, row] }
    }
    guard !changes.isEmpty else { return .none }
    return CellMask(in: area) { column, row in
      guard let changed = changes[row] else { return false }
      guard let next = changed.first(where: { $0 >= column }) else { return false }
      if next == column { return true }
      guard let last = changed.last(where: { $0 < column }) else { return false }
      return next - last - 1 < Self.skippedLength
    }
  }
}
