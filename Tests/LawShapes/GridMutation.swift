import SwiftUI

/// The game of life, on an array of arrays that changes in place.
struct GridMutation: Shape {
  /// 0...12
  var generation = 4
  private let size = 9

  func path(in rect: CGRect) -> Path {
    var grid = Array(repeating: Array(repeating: false, count: size), count: size)
    for (row, column) in [(1, 2), (2, 3), (3, 1), (3, 2), (3, 3), (6, 6), (6, 7), (7, 6)] {
      grid[row][column] = true
    }
    for _ in 0..<generation { step(&grid) }
    grid[0].swapAt(0, 8)
    grid.swapAt(0, 8)
    grid[4][4].toggle()
    let side = CGSize(width: rect.width / CGFloat(size), height: rect.height / CGFloat(size))
    var path = Path()
    for row in grid.indices {
      for column in grid[row].indices where grid[row][column] {
        path.addRect(
          CGRect(
            origin: CGPoint(x: rect.minX + CGFloat(column) * side.width, y: rect.minY + CGFloat(row) * side.height),
            size: side))
      }
    }
    return path
  }

  private func step(_ grid: inout [[Bool]]) {
    let old = grid
    for row in 0..<size {
      for column in 0..<size {
        var neighbours = 0
        for dr in -1...1 {
          for dc in -1...1 where !(dr == 0 && dc == 0) {
            if old[(row + dr + size) % size][(column + dc + size) % size] { neighbours += 1 }
          }
        }
        grid[row][column] = neighbours == 3 || old[row][column] && neighbours == 2
      }
    }
  }
}
