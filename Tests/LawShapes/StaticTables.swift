import SwiftUI

/// An icon from a static table of tuples.
struct StaticTables: Shape {
  private static let viewBox = (width: 24.0, height: 24.0)

  private static let segments: [(CGPoint, CGPoint, CGPoint)] = [
    (CGPoint(x: 12, y: 2), CGPoint(x: 14.5, y: 2), CGPoint(x: 17, y: 4)),
    (CGPoint(x: 20, y: 8), CGPoint(x: 22, y: 10), CGPoint(x: 22, y: 13)),
    (CGPoint(x: 22, y: 18), CGPoint(x: 18, y: 22), CGPoint(x: 12, y: 22)),
    (CGPoint(x: 6, y: 22), CGPoint(x: 2, y: 18), CGPoint(x: 2, y: 13)),
  ]

  private static let rows: [(name: String, cells: [Int], weight: Double)] = [
    ("first", [1, 0, 1], 0.5), ("second", [0, 1], 1), ("third", [], 2),
  ]

  static let scaleFactor: CGFloat = 1.0 / viewBox.width

  func path(in rect: CGRect) -> Path {
    let k = min(rect.width, rect.height) * Self.scaleFactor
    func at(_ p: CGPoint) -> CGPoint { CGPoint(x: rect.minX + p.x * k, y: rect.minY + p.y * k) }
    var path = Path()
    path.move(to: at(CGPoint(x: 2, y: 13)))
    for (c1, c2, end) in Self.segments {
      path.addCurve(to: at(end), control1: at(c1), control2: at(c2))
    }
    for segment in Self.segments.reversed() { path.addLine(to: at(segment.1)) }
    for (y, row) in Self.rows.enumerated() {
      for (x, cell) in row.cells.enumerated() where cell == 1 {
        path.addRect(CGRect(x: Double(x) * row.weight, y: Double(y), width: row.weight, height: Double(row.name.count)))
      }
    }
    return path
  }
}
