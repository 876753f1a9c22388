import Rendering

/// A rectangle of cells whose pixels are sent together.
struct PixelTile: Sendable {
  /// The cells on the screen.
  let area: CellArea
  /// The size of a cell in pixels.
  let cell: ScreenSize
  /// The pixels on the terminal, or those that may be there; nil if there are none.
  private(set) var shown: PixelPicture?
  /// The pixels that are to be shown; nil if there are none.
  private(set) var wanted: PixelPicture?
  /// True if the terminal may have lost pixels.
  private(set) var isStale = false
  /// The frame since which the terminal has not shown the wanted pixels; nil if it does.
  private(set) var waitingSince: Int?
  /// True if the pixels on the terminal have the second number of the tile.
  private(set) var hasSecondNumber = false

  init(_ area: CellArea, cell: ScreenSize) {
    (self.area, self.cell) = (area, cell)
  }

  /// True if pixels have to be sent.
  var isWaiting: Bool { waitingSince != nil && wanted != nil }

  /// True if the terminal shows pixels that must vanish, even if nothing takes their place yet.
  var showsTooMuch: Bool {
    guard let shown else { return false }
    guard let wanted else { return true }
    return shown.loses(to: wanted, column: 0, row: 0, width: shown.width, height: shown.height)
  }

  /// Sets the pixels to show from a picture of the cells from a column and a row on.
  mutating func aim(at picture: PixelPicture, column: Int, row: Int, covered: CellMask, frame: Int) {
    var part = picture.part(
      column: (area.column - column) * cell.columns, row: (area.row - row) * cell.rows,
      width: area.columns * cell.columns, height: area.rows * cell.rows)
    if !covered.isEmpty {
      forEachCell { column, row in
        if covered.contains(column: column, row: row) { clear(&part, column, row) }
      }
    }
    wanted = part.isClear ? nil : part
    if wanted == shown, !isStale {
      waitingSince = nil
    } else if waitingSince == nil {
      waitingSince = frame
    }
  }

  /// Notes that text was written into cells of the screen, which may have erased pixels.
  mutating func note(rewritten: CellMask, keepsHoles: Bool) {
    guard let shown, !isStale, !rewritten.isEmpty else { return }
    forEachCell { column, row in
      guard !isStale, rewritten.contains(column: column, row: row) else { return }
      isStale = !keepsHoles || hasPixels(shown, column, row)
    }
  }

  /// Notes that the terminal has lost its pixels, or may have.
  mutating func lose() { isStale = shown != nil }

  /// Notes that the wanted pixels have been sent.
  mutating func sent() {
    shown = wanted
    isStale = false
    waitingSince = nil
    hasSecondNumber.toggle()
  }

  /// Notes that the terminal shows nothing.
  mutating func removed() {
    shown = nil
    isStale = false
    if wanted == nil { waitingSince = nil }
  }

  /// Returns the runs of cells, as areas of one row, that show pixels which must vanish, and notes that they are blank
  /// now. Everything shown must vanish if `all` is true.
  mutating func blanked(all: Bool) -> [CellArea] {
    guard var left = shown else { return [] }
    var runs: [CellArea] = []
    forEachCell { column, row in
      let isTooMuch: Bool
      if !all, let wanted {
        isTooMuch = left.loses(
          to: wanted, column: (column - area.column) * cell.columns, row: (row - area.row) * cell.rows,
          width: cell.columns, height: cell.rows)
      } else {
        isTooMuch = hasPixels(left, column, row)
      }
      guard isTooMuch else { return }
      clear(&left, column, row)
      if let last = runs.last, last.row == row, last.endColumn == column {
        runs[runs.count - 1].columns += 1
      } else {
        runs.append(CellArea(column: column, row: row, columns: 1, rows: 1))
      }
    }
    shown = left.isClear ? nil : left
    if shown == nil { removed() }
    return runs
  }

  private func hasPixels(_ picture: PixelPicture, _ column: Int, _ row: Int) -> Bool {
    !picture.part(
      column: (column - area.column) * cell.columns, row: (row - area.row) * cell.rows, width: cell.columns,
      height: cell.rows
    ).isClear
  }

  private func clear(_ picture: inout PixelPicture, _ column: Int, _ row: Int) {
    picture.clear(
      column: (column - area.column) * cell.columns, row: (row - area.row) * cell.rows, width: cell.columns,
      height: cell.rows)
  }

  private func forEachCell(_ body: (_ column: Int, _ row: Int) -> Void) {
    for row in area.row..<area.endRow {
      for column in area.column..<area.endColumn { body(column, row) }
    }
  }
}
