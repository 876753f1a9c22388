import SwiftUI

extension Path {
  fileprivate mutating func addPolyline(_ points: some Sequence<CGPoint>, closed: Bool = false) {
    var isFirst = true
    for point in points {
      if isFirst { move(to: point) } else { addLine(to: point) }
      isFirst = false
    }
    if closed && !isFirst { closeSubpath() }
  }

  fileprivate init(polygon points: some Collection<CGPoint>) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
    closeSubpath()
  }
}

private func pairs<C: Collection>(_ all: C) -> [(C.Element, C.Element)] {
  Array(zip(all, all.dropFirst()))
}

struct SomeSequences: Shape {
  func path(in rect: CGRect) -> Path {
    let points = stride(from: 0.0, through: 1, by: 0.25).map {
      CGPoint(x: rect.minX + rect.width * $0, y: rect.minY + rect.height * $0 * $0)
    }
    var path = Path(polygon: points)
    path.addPolyline(points.lazy.map { CGPoint(x: $0.y, y: $0.x) })
    path.addPolyline(points.reversed(), closed: true)
    path.addPolyline(points[1..<3])
    for (a, b) in pairs(points) { path.addRect(CGRect(x: a.x, y: a.y, width: b.x - a.x, height: 2)) }
    for (x, y) in pairs(1...4) { path.addLine(to: CGPoint(x: x, y: y)) }
    return path
  }
}
