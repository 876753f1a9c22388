import SwiftUI

extension Array {
  fileprivate func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }

  fileprivate func windows(of size: Int) -> [ArraySlice<Element>] {
    guard count >= size else { return [] }
    return (0...(count - size)).map { self[$0..<$0 + size] }
  }
}

/// Numbers in threes and twos.
struct ChunkedLines: Shape {
  var data: [Double] = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7]

  func path(in rect: CGRect) -> Path {
    let rows = data.chunked(into: 4)
    let sums = rows.map { $0.reduce(0, +) }
    let buckets = data.reduce(into: [Int: [Double]]()) { result, value in
      result[Int(value) % 3, default: []].append(value)
    }
    let (low, high) = data.reduce(into: (Double.infinity, -Double.infinity)) {
      $0.0 = min($0.0, $1)
      $0.1 = max($0.1, $1)
    }
    var path = Path()
    for (row, values) in rows.enumerated() {
      for (column, value) in values.enumerated() {
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(column) * 12, y: rect.minY + CGFloat(row) * 12,
            width: 10 * (value - low) / (high - low), height: 10))
      }
    }
    for window in data.windows(of: 3) {
      guard let first = window.first, let last = window.last else { continue }
      path.addLine(to: CGPoint(x: first + last, y: window[window.startIndex + 1]))
    }
    for key in buckets.keys.sorted(by: >) { path.addLine(to: CGPoint(x: key, y: buckets[key]!.count)) }
    path.addLine(to: CGPoint(x: sums.max()!, y: Double(sums.firstIndex(of: sums.min()!)!)))
    return path
  }
}
