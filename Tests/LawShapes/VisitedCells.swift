import SwiftUI

/// A maze carved by walking to cells not visited yet.
struct VisitedCells: Shape {
  struct Cell: Hashable {
    var column: Int
    var row: Int

    var neighbours: [Cell] {
      [
        Cell(column: column + 1, row: row), Cell(column: column, row: row + 1), Cell(column: column - 1, row: row),
        Cell(column: column, row: row - 1),
      ]
    }
  }

  var columns = 7
  var rows = 5
  var seed = 12345

  func path(in rect: CGRect) -> Path {
    var visited: Set<Cell> = []
    var stack = [Cell(column: 0, row: 0)]
    var state = seed
    var parents: [Cell: Cell] = [:]
    visited.insert(stack[0])
    while let current = stack.last {
      let open = current.neighbours.filter { cell in
        (0..<columns).contains(cell.column) && (0..<rows).contains(cell.row) && !visited.contains(cell)
      }
      if open.isEmpty {
        stack.removeLast()
        continue
      }
      state = (state &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
      let next = open[state % open.count]
      parents[next] = current
      visited.insert(next)
      stack.append(next)
    }
    let size = CGSize(width: rect.width / CGFloat(columns), height: rect.height / CGFloat(rows))
    func center(_ cell: Cell) -> CGPoint {
      CGPoint(
        x: rect.minX + (CGFloat(cell.column) + 0.5) * size.width, y: rect.minY + (CGFloat(cell.row) + 0.5) * size.height
      )
    }
    var path = Path()
    for row in 0..<rows {
      for column in 0..<columns {
        let cell = Cell(column: column, row: row)
        guard let parent = parents[cell] else { continue }
        path.move(to: center(parent))
        path.addLine(to: center(cell))
      }
    }
    let edge = visited.filter { $0.column == 0 || $0.row == 0 }
    let inner = visited.subtracting(edge)
    path.addRect(CGRect(x: rect.minX, y: rect.minY, width: CGFloat(edge.count), height: CGFloat(inner.count)))
    if inner.isDisjoint(with: edge), edge.union(inner) == visited, edge.isSubset(of: visited) { path.closeSubpath() }
    return path
  }
}
