import SwiftUI

/// Steps whose heights come from functions that closures declare for themselves.
struct FunctionsInClosures: Shape {
  /// 2...12
  var steps: Int = 5

  func path(in rect: CGRect) -> Path {
    let halves = [1, 2, 4].map { n in
      func half() -> Double { Double(n) / 2 }
      return half()
    }
    let heights = (0..<steps).map { index -> CGFloat in
      var total: CGFloat = 0
      func add(_ share: Double) { total += CGFloat(share) * rect.height / CGFloat(index + 2) }
      let thirds = halves.map { half in
        func third() -> Double { half / 3 }
        return third()
      }
      for third in thirds { add(third) }
      return total
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for (index, height) in heights.enumerated() {
      func point(_ step: Int) -> CGPoint {
        CGPoint(x: rect.minX + rect.width * CGFloat(step) / CGFloat(steps), y: rect.maxY - height)
      }
      path.addLine(to: point(index))
      path.addLine(to: point(index + 1))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
