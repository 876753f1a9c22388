// swift-format-ignore-file: ReplaceForEachWithForLoop

import SwiftUI

/// One bar over another, for every category.
struct StackedBars: Shape {
  typealias Row = (category: String, values: [Int])

  /// 0...20
  var spacing: CGFloat = 4
  var index = 1

  private static let rows: [Row] = [
    ("one", [1, 2, 3]), ("two", [4, 1]), ("three", []), ("four", [2, 2, 2, 2]),
  ]

  private var highest: Int { Self.rows.map { $0.values.reduce(0, +) }.max() ?? 1 }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = (rect.width - spacing * CGFloat(Self.rows.count - 1)) / CGFloat(Self.rows.count)
    for (i, row) in Self.rows.enumerated() {
      var y = rect.maxY
      let x = rect.minX + CGFloat(i) * (width + spacing)
      row.values.indices.forEach { j in
        let height = rect.height * CGFloat(row.values[j]) / CGFloat(highest)
        y -= height
        guard j == index || index < 0 || row.category.count > 3 else { return }
        path.addRoundedRect(
          in: .init(x: x, y: y, width: width, height: height), cornerSize: .init(width: 2, height: 2), style: .circular)
      }
    }
    return path
  }
}
