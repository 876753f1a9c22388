import SwiftUI

struct ArrayForms: Shape {
  var heights: [CGFloat] = [0.2, 0.8, 0.5, 1, 0.3]

  func path(in rect: CGRect) -> Path {
    var points: [CGPoint] = []
    let step = rect.width / CGFloat(heights.count - 1)
    for i in heights.indices {
      points.append(CGPoint(x: rect.minX + CGFloat(i) * step, y: rect.maxY - heights[i] * rect.height))
    }
    points[1].x += 2
    points[2] = points[3]
    points.insert(rect.origin, at: 0)
    var grid = [[CGFloat]](repeating: [1, 2], count: 2)
    grid[1][0] = 5
    var path = Path()
    path.addLines(points)
    if let last = points.last, !points.isEmpty {
      path.addLine(to: CGPoint(x: last.x, y: rect.maxY + grid[1][0]))
    }
    if let first = points.first {
      path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
    }
    path.closeSubpath()
    let reversed = Array(points.reversed())
    path.addLines(reversed + [points[0]])
    return path
  }
}
