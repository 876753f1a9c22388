import SwiftUI

struct HilbertCurve: Shape {
  /// 1...5
  var order: Int = 3

  func path(in rect: CGRect) -> Path {
    let n = 1 << order
    let cell = CGSize(width: rect.width / CGFloat(n), height: rect.height / CGFloat(n))
    let points = (0..<(n * n)).map { d -> CGPoint in
      let (x, y) = Self.coordinates(of: d, side: n)
      return CGPoint(
        x: rect.minX + (CGFloat(x) + 0.5) * cell.width, y: rect.minY + (CGFloat(y) + 0.5) * cell.height)
    }
    var path = Path()
    path.addLines(points)
    return path
  }

  private static func coordinates(of d: Int, side n: Int) -> (x: Int, y: Int) {
    var t = d
    var x = 0
    var y = 0
    var s = 1
    while s < n {
      let rx = 1 & (t / 2)
      let ry = 1 & (t ^ rx)
      rotate(s, &x, &y, rx, ry)
      x += s * rx
      y += s * ry
      t >>= 2
      s <<= 1
    }
    return (x, y)
  }

  private static func rotate(_ n: Int, _ x: inout Int, _ y: inout Int, _ rx: Int, _ ry: Int) {
    guard ry == 0 else { return }
    if rx == 1 {
      x = n - 1 - x
      y = n - 1 - y
    }
    swap(&x, &y)
  }
}
