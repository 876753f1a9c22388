import Foundation

/// Where everything stands on a screen of some size.
///
/// Panes fold away in this order as a screen gets smaller: from 70 columns on all three stand side by side; from 36 on the canvas and one of the
/// others, that which has the keys; below, that one stands under the canvas from 18 rows on; and on what is left the canvas has a line or
/// two under it. With fewer than 20 columns or 6 rows there is no room for anything.
///
/// From 120 columns on the parameters get what the canvas cannot use, because the drawing is as high as the screen already.
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
  /// The lines between panes.
  var separators: [CellArea] = []

  /// Lays out a screen; `aspect` is the drawing's width over its height where a cell is twice as high as it is wide. Nil for a screen below the least size.
  init?(size: ScreenSize, focus: Playground.Pane, aspect: CGFloat) {
    guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else { return nil }
    let body = CellArea(column: 0, row: 1, columns: size.columns, rows: size.rows - 2)
    title = CellArea(column: 0, row: 0, columns: size.columns, rows: 1)
    status = CellArea(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    canvas = body
    func columns(_ start: Int, _ end: Int) -> CellArea {
      CellArea(column: start, row: body.row, columns: end - start, rows: body.rows)
    }
    func place(_ pane: CellArea) {
      if focus == .shapes { shapes = pane } else { parameters = pane }
    }
    if size.columns >= 70 {
      let left = min(max(size.columns / 5, 16), 26)
      var width = min(max(size.columns / 4, 25), 40)
      if size.columns >= 120 {
        let useful = Self.usefulColumns(rows: body.rows, aspect: aspect)
        width += min(max(size.columns - left - 2 - width - useful, 0), Self.mostSpare)
      }
      let right = size.columns - width
      shapes = columns(0, left)
      canvas = columns(left + 1, right - 1)
      parameters = columns(right, size.columns)
      separators = [columns(left, left + 1), columns(right - 1, right)]
    } else if size.columns >= 36 {
      let right = size.columns - max(18, size.columns * 2 / 5)
      canvas = columns(0, right - 1)
      separators = [columns(right - 1, right)]
      place(columns(right, size.columns))
    } else if size.rows >= 18 {
      canvas.rows = body.rows * 3 / 5
      separators = [CellArea(column: 0, row: canvas.endRow, columns: size.columns, rows: 1)]
      place(body.droppingRows(canvas.rows + 1))
    } else {
      let rows = body.rows >= 6 ? 2 : 1
      canvas.rows -= rows
      strip = CellArea(column: 0, row: canvas.endRow, columns: size.columns, rows: rows)
    }
  }

  /// The most columns that the parameters get beyond their own.
  private static let mostSpare = 80

  /// How many columns a drawing fills that is as high as the canvas, with its margins.
  private static func usefulColumns(rows: Int, aspect: CGFloat) -> Int {
    let aspect = aspect.isFinite ? min(max(aspect, 0.1), 20) : 1
    return Int((CGFloat(rows) * 2 * aspect).rounded(.up)) + 8
  }
}
