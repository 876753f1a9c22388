import SwiftUI

struct Initializers: Shape {
  private let inset: CGFloat
  private let points: [CGPoint]
  var isClosed: Bool

  init(inset: CGFloat = 5, count: Int = 4, isClosed: Bool = true) {
    self.inset = max(inset, 1)
    var points: [CGPoint] = []
    for i in 0..<count {
      points.append(CGPoint(x: CGFloat(i) * inset, y: CGFloat(i * i)))
    }
    self.points = points
    self.isClosed = isClosed
  }

  func path(in rect: CGRect) -> Path {
    var path = Path(rect.insetBy(dx: inset, dy: inset))
    path.addLines(points)
    if isClosed {
      path.closeSubpath()
    }
    return path
  }
}

struct Span {
  let low: CGFloat
  let high: CGFloat
  var middle: CGFloat { (low + high) / 2 }
}

extension Span {
  init(around value: CGFloat, by amount: CGFloat) {
    self.init(low: value - amount, high: value + amount)
  }
}

struct DelegatedInitializers: Shape {
  func path(in rect: CGRect) -> Path {
    let a = Span(around: rect.midX, by: 12)
    let b = Span(low: rect.minY, high: rect.maxY)
    return Path { path in
      path.move(to: CGPoint(x: a.low, y: b.middle))
      path.addLine(to: CGPoint(x: a.high, y: b.high))
      path.addLine(to: CGPoint(x: a.middle, y: b.low))
    }
  }
}
