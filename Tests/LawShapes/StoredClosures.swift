import SwiftUI

/// A shape out of a closure that draws it.
struct StoredClosures: Shape {
  var build: @Sendable (CGRect) -> Path = { rect in
    Path { path in
      path.move(to: rect.origin)
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
  var easing: @Sendable (Double) -> Double = { t in t < 0.5 ? 2 * t * t : 1 - pow(-2 * t + 2, 2) / 2 }

  init() {}

  init(_ build: @escaping @Sendable (CGRect) -> Path) { self.build = build }

  func path(in rect: CGRect) -> Path {
    var path = build(rect)
    for t in stride(from: 0.0, through: 1, by: 0.125) {
      path.addLine(to: CGPoint(x: rect.minX + rect.width * t, y: rect.maxY - rect.height * easing(t)))
    }
    let twice = { (f: (Double) -> Double, x: Double) in f(f(x)) }
    path.addLine(to: CGPoint(x: twice(easing, 0.3), y: Self.compose([easing, { $0 + 1 }, sin])(0.7)))
    let other = StoredClosures { Path(ellipseIn: $0.insetBy(dx: 3, dy: 3)) }
    path.addPath(other.build(rect))
    return path
  }

  static func compose(_ steps: [(Double) -> Double]) -> (Double) -> Double {
    { x in steps.reduce(x) { $1($0) } }
  }
}
