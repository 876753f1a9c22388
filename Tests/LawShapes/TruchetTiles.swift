import SwiftUI

struct TruchetTiles: Shape {
  /// 1...10
  var columns = 6
  private let pattern: UInt64 = 0xB5A9_3C61_D2E8_477F

  func path(in rect: CGRect) -> Path {
    let size = rect.width / CGFloat(columns)
    let rows = 4
    var path = Path()
    for k in 0..<(columns * rows) {
      let (row, column) = k.quotientAndRemainder(dividingBy: columns)
      let tile = CGRect(
        x: rect.minX + CGFloat(column) * size, y: rect.minY + CGFloat(row) * size, width: size, height: size)
      let flipped = (pattern >> UInt64(k % 64)) & 1 == 1
      let corners: (CGPoint, CGPoint) =
        flipped
        ? (tile.origin, CGPoint(x: tile.maxX, y: tile.maxY))
        : (CGPoint(x: tile.maxX, y: tile.minY), CGPoint(x: tile.minX, y: tile.maxY))
      let starts: [Double] = flipped ? [0, 180] : [90, 270]
      for (corner, start) in zip([corners.0, corners.1], starts) {
        var arc = Path()
        arc.addArc(
          center: corner, radius: size / 2, startAngle: .degrees(start), endAngle: .degrees(start + 90),
          clockwise: false)
        path.addPath(arc)
      }
    }
    return path
  }
}
