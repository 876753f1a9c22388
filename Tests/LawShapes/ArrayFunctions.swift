// swift-format-ignore-file: ReplaceForEachWithForLoop

import SwiftUI

struct ArrayFunctions: Shape {
  var values: [Double] = [3, 1, 4, 1, 5, 9, 2, 6]

  func path(in rect: CGRect) -> Path {
    guard let largest = values.max(), let smallest = values.min() else { return Path() }
    let total = values.reduce(0, +)
    let scaled = values.map { ($0 - smallest) / (largest - smallest) }
    let points = scaled.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * Double(index) / Double(values.count - 1), y: rect.maxY - value * rect.height)
    }
    let tall = points.filter { $0.y < rect.midY }
    return Path { path in
      path.move(to: points[0])
      points.dropFirst().forEach { path.addLine(to: $0) }
      for (a, b) in zip(points, points.dropFirst()) {
        path.addEllipse(in: CGRect(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, width: 2, height: 2))
      }
      tall.forEach { point in
        path.addRect(CGRect(origin: point, size: CGSize(width: 3, height: 3)))
      }
      if values.contains(9) { path.addLine(to: CGPoint(x: total, y: values.sorted()[2])) }
      if let index = values.firstIndex(of: 4) { path.addLine(to: CGPoint(x: index, y: 0)) }
      if values.allSatisfy({ $0 > 0 }) { path.closeSubpath() }
    }
  }
}
