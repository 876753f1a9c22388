import Foundation
import Rendering

/// The areas of all parts on a screen of a given size.
///
/// Panes fold away in this order as a screen gets smaller:
///
/// - From 70 columns on, all three panes stand side by side.
/// - From 36 columns on, the canvas stands beside one other pane: the shapes if they have the focus, else the
///   parameters.
/// - Below 36 columns, from 18 rows on, that pane stands under the canvas.
/// - Otherwise the canvas has one or two lines under it.
/// - With fewer than 20 columns or 6 rows, there is no layout.
///
/// From 120 columns on, the parameters get the columns that the canvas cannot use because the drawing is already as
/// high as the screen.
struct ScreenLayout: Equatable {
  /// The minimum size that a playground is shown in.
  static let leastSize = ScreenSize(columns: 20, rows: 6)

  var title: CellArea
  var status: CellArea
  var canvas: CellArea
  /// The shape list; nil while folded away.
  var shapes: CellArea?
  /// The parameters; nil while folded away.
  var parameters: CellArea?
  /// One or two lines about the selection, if no other pane has room; nil otherwise.
  var strip: CellArea?
  /// The lines between the panes.
  var separators: [CellArea] = []

  /// Lays out a screen; nil for a screen below the minimum size.
  ///
  /// If there is room for one pane beside the canvas, `prefersShapes` chooses the shapes, else the parameters. `aspect`
  /// is the drawing's width divided by its height, for cells that are twice as high as they are wide.
  init?(size: ScreenSize, prefersShapes: Bool, aspect: CGFloat) {
    guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else { return nil }
    let body = CellArea(column: 0, row: 1, columns: size.columns, rows: size.rows - 2)
    title = CellArea(column: 0, row: 0, columns: size.columns, rows: 1)
    status = CellArea(column: 0, row: size.rows - 1, columns: size.columns, rows: 1)
    canvas = body
    func columns(_ start: Int, _ end: Int) -> CellArea {
      CellArea(column: start, row: body.row, columns: end - start, rows: body.rows)
    }
    func place(_ pane: CellArea) {
      if prefersShapes { shapes = pane } else { parameters = pane }
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

  /// The maximum number of additional columns for the parameters.
  private static let mostSpare = 80

  /// Returns the number of columns of a drawing that is as high as the canvas, with its margins.
  private static func usefulColumns(rows: Int, aspect: CGFloat) -> Int {
    let aspect = aspect.isFinite ? min(max(aspect, 0.1), 20) : 1
    return Int((CGFloat(rows) * 2 * aspect).rounded(.up)) + 8
  }
}
