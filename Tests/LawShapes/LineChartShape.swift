import SwiftUI

public struct ChartPoint: Equatable, Sendable {
  public let x: Double
  public let y: Double
}

public enum ChartCurve: String, CaseIterable, Sendable {
  case straight, stepped, smooth
}

/// The line of a chart.
public struct LineChartShape: Shape {
  private let points: [ChartPoint]
  private let curve: ChartCurve
  private let isFilled: Bool

  public init(values: [Double] = [3, 7, 4, 9, 2, 6], curve: ChartCurve = .smooth, isFilled: Bool = true) {
    self.points = values.enumerated().map { ChartPoint(x: Double($0.offset), y: $0.element) }
    self.curve = curve
    self.isFilled = isFilled
  }

  private var xRange: ClosedRange<Double> {
    let xs = points.map(\.x)
    return (xs.min() ?? 0)...(xs.max() ?? 1)
  }

  private var yRange: ClosedRange<Double> {
    let ys = points.map { $0.y }
    return min(0, ys.min() ?? 0)...(ys.max() ?? 1)
  }

  private func position(_ point: ChartPoint, in rect: CGRect) -> CGPoint {
    let x = (point.x - xRange.lowerBound) / (xRange.upperBound - xRange.lowerBound)
    let y = (point.y - yRange.lowerBound) / (yRange.upperBound - yRange.lowerBound)
    return CGPoint(x: rect.minX + CGFloat(x) * rect.width, y: rect.maxY - CGFloat(y) * rect.height)
  }

  public func path(in rect: CGRect) -> Path {
    guard points.count > 1 else { return Path() }
    return Path { path in
      path.move(to: position(points[0], in: rect))
      for (previous, current) in zip(points, points.dropFirst()) {
        let from = position(previous, in: rect)
        let to = position(current, in: rect)
        switch curve {
        case .straight:
          path.addLine(to: to)
        case .stepped:
          path.addLine(to: CGPoint(x: to.x, y: from.y))
          path.addLine(to: to)
        case .smooth:
          let middle = (from.x + to.x) / 2
          path.addCurve(to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
        }
      }
      if isFilled {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}
