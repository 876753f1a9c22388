import Foundation
import PlainText
import Rendering

extension Playground {
  /// The coordinates of the cell under the mouse, in points, if the ruler is shown; nil elsewhere.
  var pointerText: String? {
    guard lens.showsRuler, let pointer, sheetSelection == nil, let canvas = layout?.canvas,
      case .canvas = target(column: pointer.column, row: pointer.row)
    else { return nil }
    return coordinateText(column: pointer.column, row: pointer.row, of: canvas)
  }

  /// Returns the coordinates in the middle of a cell of the canvas, as exact as a cell is large.
  func coordinateText(column: Int, row: Int, of canvas: CellArea) -> String {
    let point = viewPoint(column: column, row: row, of: canvas)
    let viewport = camera.viewport(on: canvas)
    let digits = viewport.scale >= 20 ? 2 : viewport.scale >= 2 ? 1 : 0
    func text(_ number: CGFloat) -> String {
      let factor = pow(10, Double(digits))
      return shortest((Double(number) * factor).rounded() / factor)
    }
    return "x \(text(point.x))  y \(text(point.y))"
  }
}
