import DotRaster
import Foundation
import ShapeGeometry
import TestSupport

/// The sampling rule spelt out dot by dot: slow, and too plain to be wrong.
/// Coordinates are multiples of 1/16, so that integers decide exactly.
struct CentreSampling {
  var polygons: [[(x: Int, y: Int)]]

  static let unit = 16

  var polylines: [Polyline] {
    polygons.map { polygon in
      Polyline(
        points: polygon.map { CGPoint(x: CGFloat($0.x) / 16, y: CGFloat($0.y) / 16) }, isClosed: true)
    }
  }

  /// The winding number around the centre of a dot.
  func winding(column: Int, row: Int) -> Int {
    let x = column * 16 + 8
    let y = row * 16 + 8
    var winding = 0
    for polygon in polygons {
      for index in polygon.indices {
        let a = polygon[index]
        let b = polygon[(index + 1) % polygon.count]
        let (upper, lower, sign) = a.y <= b.y ? (a, b, 1) : (b, a, -1)
        guard upper.y <= y, y < lower.y else { continue }
        // The crossing lies at or left of the centre: upper.x + (y - upper.y) * run / drop <= x.
        if upper.x * (lower.y - upper.y) + (y - upper.y) * (lower.x - upper.x) <= x * (lower.y - upper.y) {
          winding += sign
        }
      }
    }
    return winding
  }

  func bitmap(columns: Int, rows: Int, rule: FillRule) -> DotBitmap {
    var bitmap = DotBitmap(columns: columns, rows: rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let winding = winding(column: column, row: row)
        bitmap[column, row] = rule == .nonZero ? winding != 0 : winding % 2 != 0
      }
    }
    return bitmap
  }

  /// One to three polygons around a picture of that size, some of them far larger.
  static func random(columns: Int, rows: Int, vertices: ClosedRange<Int>, using generator: inout SeededGenerator)
    -> Self
  {
    let spread = Bool.random(using: &generator) ? 1 : 5
    let polygons = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
      (0..<Int.random(in: vertices, using: &generator)).map { _ in
        (
          x: Int.random(in: -columns * 16 * (spread - 1)...columns * 16 * spread, using: &generator),
          y: Int.random(in: -rows * 16 * (spread - 1)...rows * 16 * spread, using: &generator)
        )
      }
    }
    return CentreSampling(polygons: polygons)
  }
}
