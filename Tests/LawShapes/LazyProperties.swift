import SwiftUI

/// Points on a circle, worked out when they are first needed.
private struct Ring {
  let center: CGPoint
  var radius: CGFloat
  var count: Int

  lazy var step = 2 * CGFloat.pi / CGFloat(max(count, 1))
  lazy var points: [CGPoint] = {
    (0..<max(count, 0)).map { index in
      let angle = CGFloat(index) * step
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }()
  lazy var bounds: CGRect = self.points.reduce(CGRect(origin: center, size: .zero)) {
    $0.union(CGRect(origin: $1, size: .zero))
  }
  private(set) lazy var label: String? = count > 3 ? "many" : nil

  mutating func moved(by offset: CGFloat) -> [CGPoint] {
    points = points.map { CGPoint(x: $0.x + offset, y: $0.y) }
    return points
  }

  mutating func labelled() -> Int { label?.count ?? 0 }
}

/// A ring whose parts are kept once they are known.
struct LazyProperties: Shape {
  var count = 7
  var radius: CGFloat = 40

  lazy var inner: CGFloat = radius / 2
  lazy var outer = inner * 2 + CGFloat(count)

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var ring = Ring(center: CGPoint(x: rect.midX, y: rect.midY), radius: radius, count: count)
    path.addLines(ring.points)
    ring.radius *= 2
    path.addLines(ring.points)
    path.addRect(ring.bounds)
    var other = ring
    other.points.append(rect.origin)
    path.addLines(other.points)
    path.addLines(other.moved(by: 3))
    path.addRect(CGRect(x: ring.points.count, y: other.points.count, width: ring.labelled(), height: 1))
    other = Ring(center: rect.origin, radius: 3, count: 3, step: 1)
    path.addLines(other.points)
    other.step = 2
    path.move(to: CGPoint(x: other.step, y: other.points[1].x))

    var copy = self
    path.addEllipse(in: rect.insetBy(dx: copy.inner, dy: copy.outer))
    copy.radius = 10
    copy.inner += 1
    path.addEllipse(in: rect.insetBy(dx: copy.inner, dy: copy.outer))
    var fresh = self
    fresh.radius = 8
    path.addEllipse(in: rect.insetBy(dx: fresh.inner, dy: fresh.outer))
    let grown = { (shape: LazyProperties) -> CGFloat in
      var shape = shape
      return shape.outer + shape.inner
    }
    path.move(to: CGPoint(x: grown(self), y: grown(copy)))
    return path
  }
}
