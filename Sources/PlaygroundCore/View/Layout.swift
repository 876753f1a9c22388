/// Where everything stands on a screen of some size.
///
/// Panes fold away in this order as a screen gets narrower: from 70 columns on all three stand side by side; from 36 on the canvas and one of the
/// others, that which has the keys; below, the canvas and two lines under it. Under 20 columns or 6 rows there is no room for anything.
struct Layout: Equatable {
  /// The least size that a playground is shown in.
  static let leastSize = ScreenSize(columns: 20, rows: 6)

  var title: CellArea
  var status: CellArea
  var canvas: CellArea
  /// Nil while folded away.
  var shapes: CellArea?
  /// Nil while folded away.
  var parameters: CellArea?
  /// What is selected, in a line or two, where no pane has room beside the canvas.
  var strip: CellArea?
  /// The columns of the lines between panes.
  var separators: [Int] = []

  /// Nil for a screen below the least size.
  init?(size: ScreenSize, focus: Playground.Pane) {
    guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else { return nil }
    let body = CellArea(column: 0, row: 1, columns: size.columns, rows: size.rows - 2)
    title = CellArea(column: 0, row: 0, columns: size.columns, rows: 1)
    status = CellArea(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    canvas = body
    func columns(_ start: Int, _ end: Int) -> CellArea {
      CellArea(column: start, row: body.row, columns: end - start, rows: body.rows)
    }
    if size.columns >= 70 {
      let left = min(max(size.columns / 5, 16), 26)
      let right = size.columns - min(max(size.columns / 4, 25), 40)
      shapes = columns(0, left)
      canvas = columns(left + 1, right - 1)
      parameters = columns(right, size.columns)
      separators = [left, right - 1]
    } else if size.columns >= 36 {
      let right = size.columns - max(18, size.columns * 2 / 5)
      canvas = columns(0, right - 1)
      separators = [right - 1]
      if focus == .shapes { shapes = columns(right, size.columns) } else { parameters = columns(right, size.columns) }
    } else {
      let rows = body.rows >= 6 ? 2 : 1
      canvas.rows -= rows
      strip = CellArea(column: 0, row: canvas.endRow, columns: size.columns, rows: rows)
    }
  }
}
