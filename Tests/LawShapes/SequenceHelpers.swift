import SwiftUI

extension Collection {
  fileprivate subscript(safe index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }

  fileprivate var middle: Element? { isEmpty ? nil : self[index(startIndex, offsetBy: count / 2)] }
}

extension Sequence where Element: AdditiveArithmetic {
  fileprivate func sum() -> Element { reduce(.zero, +) }
}

extension Sequence {
  fileprivate func sorted<Value: Comparable>(by path: KeyPath<Element, Value>) -> [Element] {
    sorted { $0[keyPath: path] < $1[keyPath: path] }
  }

  fileprivate func pairs() -> [(Element, Element)] {
    let all = Array(self)
    return Array(zip(all, all.dropFirst()))
  }
}

extension Array where Element: BinaryFloatingPoint {
  fileprivate var average: Element { isEmpty ? 0 : reduce(0, +) / Element(count) }
}

extension Array {
  fileprivate func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

private func polyline<S: Sequence>(_ points: S) -> Path where S.Element == CGPoint {
  var path = Path()
  var isFirst = true
  for point in points {
    if isFirst { path.move(to: point) } else { path.addLine(to: point) }
    isFirst = false
  }
  return path
}

private func spread(_ values: some Sequence<CGFloat>, in rect: CGRect) -> [CGPoint] {
  values.map { CGPoint(x: rect.minX + $0 * rect.width, y: rect.minY + $0 * $0 * rect.height) }
}

struct SequenceHelpers: Shape {
  /// 6...12
  var count = 9

  func path(in rect: CGRect) -> Path {
    let points = spread(stride(from: 0, through: 1, by: 1 / CGFloat(count)), in: rect)
    var path = polyline(points)
    path.addPath(polyline(points[2...].reversed()))
    path.addPath(polyline((0..<4).lazy.map { CGPoint(x: $0, y: $0 * 2) }))
    if let missing = points[safe: 99] { path.addLine(to: missing) }
    if let third = points[safe: 2] { path.addLine(to: third) }
    if let middle = points.middle { path.addLine(to: middle) }
    if let middle = points[1..<4].middle { path.addLine(to: middle) }
    let weights: [CGFloat] = [1, 2.5, 3]
    path.addRect(CGRect(x: weights.sum(), y: weights.average, width: CGFloat((1...4).sum()), height: 2))
    for (a, b) in points.sorted(by: \.y).pairs() {
      path.move(to: CGPoint(x: a.x, y: b.y))
      path.addLine(to: b)
    }
    for chunk in points.chunked(into: 3) { path.addLines(chunk) }
    return path
  }
}
