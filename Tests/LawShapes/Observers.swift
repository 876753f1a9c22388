import SwiftUI

private struct Gauge {
  private(set) var log: [CGFloat] = []
  var level: CGFloat = 1 {
    didSet { log.append(oldValue) }
  }
  var target: CGFloat = 0 {
    willSet { log.append(newValue * 10) }
  }
}

struct Observers: Shape {
  func path(in rect: CGRect) -> Path {
    var gauge = Gauge()
    gauge.level = 4
    gauge.level += 3
    gauge.target = 2
    var path = Path()
    path.move(to: CGPoint(x: gauge.level, y: gauge.target))
    for value in gauge.log {
      path.addLine(to: CGPoint(x: rect.minX + value, y: rect.midY))
    }
    return path
  }
}
