import SwiftUI

/// Bars as long as numbers are when they are written.
struct FormattedLabels: Shape {
  var value = 1234.5678
  var count = 42

  func path(in rect: CGRect) -> Path {
    let labels = [
      String(format: "%.2f", value), String(format: "%05d|%x", count, 255), "\(count) of \(value)",
      String(count, radix: 2), String(repeating: "ab", count: 3), "\(CGPoint(x: 1, y: 2).x)",
      [1, 2, 3].map(String.init).joined(separator: ", "), "\(value > 3 ? "big" : "small")-\("x" + "y")",
      "\([count, 7])", "\(Optional(3) ?? 0)", String(describing: count), "\(-0.0) \(1e21) \(0.1 + 0.2)",
    ]
    var path = Path()
    for (row, label) in labels.enumerated() {
      path.addRect(
        CGRect(x: rect.minX, y: rect.minY + CGFloat(row) * 5, width: CGFloat(label.count) * 2, height: 4))
    }
    return path
  }
}
