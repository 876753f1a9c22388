import SwiftUI

struct RadarGrid: Shape {
  /// 3...9
  let categories: Int
  /// 1...5
  let divisions: Int

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.maxX - rect.midX, rect.maxY - rect.midY)
    let stride = radius / CGFloat(divisions)
    var path = Path()
    for category in 1...categories {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(
        to: CGPoint(
          x: rect.midX + cos(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * radius,
          y: rect.midY + sin(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * radius))
    }
    for step in 1...divisions {
      let rad = CGFloat(step) * stride
      path.move(to: CGPoint(x: rect.midX + cos(-.pi / 2) * rad, y: rect.midY + sin(-.pi / 2) * rad))
      for category in 1...categories {
        path.addLine(
          to: CGPoint(
            x: rect.midX + cos(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * rad,
            y: rect.midY + sin(CGFloat(category) * 2 * .pi / CGFloat(categories) - .pi / 2) * rad))
      }
    }
    return path
  }
}

struct RadarChart: Shape {
  var data: [Double] = [0.8, 0.4, 1, 0.6, 0.7]

  func path(in rect: CGRect) -> Path {
    guard 3 <= data.count, let minimum = data.min(), 0 <= minimum, let maximum = data.max() else { return Path() }
    var path = RadarGrid(categories: data.count, divisions: 3).path(in: rect)
    let radius = min(rect.maxX - rect.midX, rect.maxY - rect.midY)
    for (index, entry) in data.enumerated() {
      let angle = CGFloat(index) * 2 * .pi / CGFloat(data.count) - .pi / 2
      let at = CGPoint(
        x: rect.midX + CGFloat(entry / maximum) * cos(angle) * radius,
        y: rect.midY + CGFloat(entry / maximum) * sin(angle) * radius)
      switch index {
      case 0: path.move(to: at)
      default: path.addLine(to: at)
      }
    }
    path.closeSubpath()
    return path
  }
}
