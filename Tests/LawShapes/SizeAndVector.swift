import SwiftUI

extension CGVector {
  fileprivate init(from a: CGPoint, to b: CGPoint) { self.init(dx: b.x - a.x, dy: b.y - a.y) }
  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
  fileprivate func times(_ k: CGFloat) -> CGVector { .init(dx: dx * k, dy: dy * k) }
  fileprivate static func /= (v: inout CGVector, k: CGFloat) { v = v.times(1 / k) }
}

extension CGSize {
  fileprivate var ratio: CGFloat { height == 0 ? 1 : width / height }
  fileprivate static func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
}

struct SizeAndVector: Shape {
  var size = CGSize(width: 40, height: 25)
  var offset = CGVector(dx: 6, dy: -3)

  func path(in rect: CGRect) -> Path {
    var vector = CGVector(from: rect.origin, to: CGPoint(x: rect.midX, y: rect.midY))
    if vector.length > 50 { vector /= 2 }
    var size = self.size
    size.width *= size.ratio
    var path = Path(roundedRect: CGRect(origin: rect.origin, size: size), cornerSize: .square(6))
    path.addPath(Path(roundedRect: CGRect(origin: .zero, size: .square(20)), cornerRadius: 3, style: .circular))
    path.move(to: CGPoint(x: rect.minX + offset.dx, y: rect.minY + offset.dy))
    path.addLine(to: CGPoint(x: rect.minX + vector.dx, y: rect.minY + vector.dy))
    if size != .zero, CGSize(width: 1, height: 2) == .init(width: 1, height: 2), offset != CGVector.zero {
      path.addRect(rect.standardized.integral)
    }
    path.addRect(rect.union(CGRect(x: 0, y: 0, width: 5, height: 5)).intersection(rect))
    if rect.contains(CGPoint(x: rect.midX, y: rect.midY)), rect.intersects(.init(x: 0, y: 0, width: 9, height: 9)) {
      path.closeSubpath()
    }
    let (slice, remainder) = rect.divided(atDistance: 10, from: .minXEdge)
    path.addRects([slice, remainder])
    return path
  }
}
