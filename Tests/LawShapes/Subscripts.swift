import SwiftUI

private struct Grid {
  let columns: Int
  var cells: [CGFloat]

  init(columns: Int, rows: Int) {
    self.columns = columns
    cells = Array(repeating: 1, count: columns * rows)
  }

  subscript(row: Int, column: Int) -> CGFloat {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }
}

extension CGRect {
  subscript(unit x: CGFloat, y: CGFloat) -> CGPoint {
    CGPoint(x: minX + width * x, y: minY + height * y)
  }
}

struct Subscripts: Shape {
  func path(in rect: CGRect) -> Path {
    var grid = Grid(columns: 3, rows: 2)
    grid[1, 2] = 0.25
    grid[0, 0] += grid[1, 2]
    var path = Path()
    path.move(to: rect[unit: grid[0, 0] / 2, grid[1, 2]])
    for cell in grid.cells {
      path.addLine(to: rect[unit: cell, 1 - cell / 2])
    }
    return path
  }
}
