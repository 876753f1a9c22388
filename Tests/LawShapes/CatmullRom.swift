import SwiftUI

extension Array where Element == CGPoint {
  fileprivate func catmullRom(closed: Bool = false, alpha: CGFloat = 1 / 6) -> Path {
    var path = Path()
    guard count > 3 else { return path }
    path.move(to: self[closed ? 0 : 1])
    for i in (closed ? 0 : 1)..<(closed ? count : count - 2) {
      let p0 = self[(i - 1 + count) % count]
      let p1 = self[i]
      let p2 = self[(i + 1) % count]
      let p3 = self[(i + 2) % count]
      path.addCurve(
        to: p2, control1: CGPoint(x: p1.x + (p2.x - p0.x) * alpha, y: p1.y + (p2.y - p0.y) * alpha),
        control2: CGPoint(x: p2.x - (p3.x - p1.x) * alpha, y: p2.y - (p3.y - p1.y) * alpha))
    }
    return path
  }
}

extension ArraySlice where Element == CGPoint {
  fileprivate var centroid: CGPoint {
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}

struct CatmullRom: Shape {
  var values: [CGFloat] = [0.3, 0.8, 0.2, 0.9, 0.5, 0.7, 0.1]

  func path(in rect: CGRect) -> Path {
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { i, v in
      CGPoint(x: rect.minX + CGFloat(i) * step, y: rect.maxY - v * rect.height)
    }
    var path = points.catmullRom()
    path.addPath(points.catmullRom(closed: true, alpha: 0.1))
    let middle = points[2..<5]
    path.addEllipse(in: CGRect(origin: middle.centroid, size: CGSize(width: 4, height: 4)))
    path.addLine(to: middle[2])
    path.addLine(to: middle[middle.startIndex + 1])
    for i in middle.indices { path.addLine(to: CGPoint(x: middle[i].x, y: rect.minY + CGFloat(i))) }
    var rest = points[3...]
    rest.removeFirst()
    rest[5].y += 3
    path.addLines(Array(rest))
    path.addLines(Array(points[...1]) + points[..<2].reversed())
    path.addLines(points.suffix(2) + [points[0]])
    var copy = points
    copy[1...2] = [rect.origin]
    copy.removeSubrange(3...)
    copy.replaceSubrange(0..<1, with: [CGPoint(x: rect.midX, y: rect.midY), rect.origin])
    copy.insert(contentsOf: points.prefix(2), at: 1)
    path.addLines(copy)
    return path
  }
}
