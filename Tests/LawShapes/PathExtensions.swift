import SwiftUI

extension Path {
  mutating func addSegment(from start: CGPoint, to end: CGPoint) {
    move(to: start)
    addLine(to: end)
  }

  mutating func addTick(at x: CGFloat, height: CGFloat = 6) {
    self.addSegment(from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: height))
  }

  func mirrored(over x: CGFloat) -> Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0))
  }
}

extension CGFloat {
  var squared: CGFloat { self * self }
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.max(range.lowerBound, Swift.min(self, range.upperBound))
  }
}

extension Double {
  var toRadians: Double { return self * .pi / 180.0 }
}

struct PathExtensions: Shape {
  var ticks = 10

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for i in 0...ticks {
      let x = rect.minX + rect.width * CGFloat(i) / CGFloat(ticks)
      if i % 5 == 0 {
        path.addTick(at: x, height: 12)
      } else {
        path.addTick(at: x)
      }
    }
    path.addPath(path.mirrored(over: rect.midX))
    let y = rect.height.squared.clamped(to: 0...50)
    path.addSegment(from: .zero, to: CGPoint(x: y, y: sin(30.0.toRadians)))
    return path
  }
}
