import SwiftUI

/// Nested loops over a hexagonal grid, every other row shifted by half a cell.
struct HexGrid: Shape {
  /// 1...9
  var columns: Int = 5
  /// 1...9
  var rows: Int = 4
  /// 0...0.5
  var gap: CGFloat = 0.1

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let cellWidth = rect.width / (CGFloat(columns) + 0.5)
    let radius = cellWidth / CGFloat(3).squareRoot()
    let rowHeight = radius * 1.5
    for row in 0..<rows {
      for col in 0..<columns where !(row == 1 && col == 1) {
        let xOffset = row % 2 == 0 ? 0 : cellWidth / 2
        let center = CGPoint(
          x: rect.minX + CGFloat(col) * cellWidth + cellWidth / 2 + xOffset,
          y: rect.minY + CGFloat(row) * rowHeight + radius
        )
        for corner in 0..<6 {
          let angle = CGFloat.pi / 180 * (60 * CGFloat(corner) - 30)
          let p = CGPoint(
            x: center.x + radius * (1 - gap) * cos(angle),
            y: center.y + radius * (1 - gap) * sin(angle)
          )
          if corner == 0 {
            path.move(to: p)
          } else {
            path.addLine(to: p)
          }
        }
        path.closeSubpath()
      }
    }
    return path
  }
}
