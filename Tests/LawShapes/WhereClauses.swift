import SwiftUI

extension Array where Element == CGPoint {
  fileprivate var middle: CGPoint {
    let sum = reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }

  fileprivate func total() -> CGFloat { map { $0.x + $0.y }.reduce(0, +) }
}

extension Array where Element == CGFloat {
  fileprivate var middle: CGFloat { reduce(0, +) / CGFloat(count) }
  fileprivate func total() -> CGFloat { reduce(0, +) }
}

extension Array where Element: BinaryInteger {
  fileprivate var middle: Double { Double(reduce(0, +)) / Double(count) }
}

extension Collection where Element: Comparable {
  fileprivate var spread: (Element, Element)? {
    guard let low = self.min(), let high = self.max() else { return nil }
    return (low, high)
  }
}

extension Collection where Element == Bool {
  fileprivate var trues: Int { filter { $0 }.count }
}

extension Sequence where Element: Numeric {
  fileprivate func product() -> Element { reduce(1, *) }
}

extension Optional where Wrapped == CGFloat {
  fileprivate var orZero: CGFloat { self ?? 0 }
}

extension Optional where Wrapped == String {
  fileprivate var orZero: CGFloat { CGFloat(self?.count ?? 0) }
}

/// Constrained extensions that share their members' names.
struct WhereClauses: Shape {
  var heights: [CGFloat] = [0.3, 0.9, 0.5]

  func path(in rect: CGRect) -> Path {
    let points = heights.enumerated().map { i, h in
      CGPoint(x: rect.minX + CGFloat(i) * rect.width / 3, y: rect.maxY - h * rect.height)
    }
    var path = Path()
    path.addLines(points)
    path.addLine(to: points.middle)
    path.addLine(to: CGPoint(x: heights.middle * 100, y: [1, 2, 4].middle))
    path.addLine(to: CGPoint(x: points.total(), y: heights.total()))
    if let (low, high) = heights.spread, let (first, last) = ["b", "a"].spread, first < last {
      path.addRect(CGRect(x: rect.minX, y: rect.minY, width: low * 10, height: high * 10))
    }
    path.addLine(to: CGPoint(x: [true, false, true].trues, y: [2, 3, 4].product()))
    let none: CGFloat? = nil
    let word: String? = "word"
    path.addLine(to: CGPoint(x: none.orZero, y: word.orZero))
    return path
  }
}
