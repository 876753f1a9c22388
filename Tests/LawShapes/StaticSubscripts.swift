import SwiftUI

private enum Palette {
  static subscript(index: Int) -> CGFloat { CGFloat(index * index) }
  static subscript(name name: String) -> CGFloat { CGFloat(name.count) }
}

private struct Matrix {
  let rows: Int, columns: Int
  var cells: [CGFloat]

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: 0, count: rows * columns)
  }

  subscript(row: Int, column: Int) -> CGFloat {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  subscript(row row: Int) -> [CGFloat] { Array(cells[row * columns..<(row + 1) * columns]) }
}

extension Array {
  fileprivate subscript(wrapped index: Int) -> Element { self[(index % count + count) % count] }
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array where Element == CGPoint {
  fileprivate subscript(at index: Int, shifted amount: CGFloat = 1) -> CGPoint {
    get { CGPoint(x: self[index].x + amount, y: self[index].y) }
    set { self[index] = CGPoint(x: newValue.x - amount, y: newValue.y) }
  }
}

struct StaticSubscripts: Shape {
  func path(in rect: CGRect) -> Path {
    var matrix = Matrix(rows: 3, columns: 4)
    for row in 0..<3 {
      for column in 0..<4 { matrix[row, column] = CGFloat(row * 4 + column) }
    }
    matrix[1, 2] *= 3
    matrix[0, 0] += Palette[3] + Palette[name: "rose"]
    var path = Path()
    for row in 0..<3 {
      for (column, value) in matrix[row: row].enumerated() {
        path.addRect(
          CGRect(x: rect.minX + CGFloat(column) * 20, y: rect.minY + CGFloat(row) * 20, width: value, height: 4))
      }
    }
    var points = [rect.origin, CGPoint(x: rect.midX, y: rect.midY)]
    points[at: 0] = points[wrapped: -1]
    points[at: 1, shifted: 4].y += 2
    path.addLines(points)
    path.addLine(to: points[safe: 7] ?? points[safe: 1] ?? .zero)
    path.addLine(to: points[at: 0])
    return path
  }
}
