import SwiftUI

/// Tiles of a map whose edges are bits of a mask.
struct TileEdges: Shape {
  struct Edges: OptionSet {
    let rawValue: Int

    static let top = Edges(rawValue: 1 << 0)
    static let right = Edges(rawValue: 1 << 1)
    static let bottom = Edges(rawValue: 1 << 2)
    static let left = Edges(rawValue: 1 << 3)
    static let vertical: Edges = [.left, .right]
    static let all: Edges = [.top, .right, .bottom, .left]
  }

  private static let map: [[Int]] = [
    [9, 3, 0xF, 0b1010],
    [12, 6, 5, 0],
  ]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let w = rect.width / 4
    let h = rect.height / 2
    for (y, row) in Self.map.enumerated() {
      for (x, mask) in row.enumerated() {
        var edges = Edges(rawValue: mask)
        if edges == .vertical { edges.insert(.top) }
        if edges.isEmpty { edges = .all.subtracting(.top) }
        edges.formSymmetricDifference(x == y ? [.bottom] : [])
        let tile = CGRect(x: rect.minX + CGFloat(x) * w, y: rect.minY + CGFloat(y) * h, width: w, height: h)
        if edges.contains(.top) { line(&path, tile.minX, tile.minY, tile.maxX, tile.minY) }
        if edges.contains(.right) { line(&path, tile.maxX, tile.minY, tile.maxX, tile.maxY) }
        if edges.contains(.bottom) { line(&path, tile.maxX, tile.maxY, tile.minX, tile.maxY) }
        if edges.contains([.left]) { line(&path, tile.minX, tile.maxY, tile.minX, tile.minY) }
        if !edges.intersection(.vertical).isEmpty { path.addRect(tile.insetBy(dx: w / 3, dy: h / 3)) }
      }
    }
    return path
  }

  private func line(_ path: inout Path, _ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) {
    path.move(to: CGPoint(x: x0, y: y0))
    path.addLine(to: CGPoint(x: x1, y: y1))
  }
}
