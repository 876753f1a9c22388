import SwiftUI

// Types that expressions name, labels in backticks, and defaults of another type where any value will do.

struct TypeExpressions: Shape {
  var size = 6.0

  func path(in rect: CGRect) -> Path {
    var mixed = [Any]()
    mixed.append(size)
    mixed.append("text")
    var table = [String: Any]()
    table["size"] = size
    var rows = [[Any]]()
    rows.append(mixed)
    var changes = [(Double) -> Double]()
    changes.append { $0 * 2 }
    var actions = [() -> Void]()
    actions.append {}
    let pairs = [(Int, Double) -> (Int, String)]()
    let maybe = [Any?]()
    let shapes = [any Shape]()
    let missing: (any Error)? = nil
    let either: Any = missing ?? "none"
    let known: (`in`: Double, b: Double) = (in: 3, b: 4)
    var path = Path()
    path.addRect(square(at: known.in, of: changes[0](size), in: rect, for: 2))
    path.addRect(
      CGRect(
        x: mixed.count, y: table.count + rows.count, width: actions.count + pairs.count + maybe.count + 3,
        height: shapes.count + "\(either)".count))
    return path
  }

  private func square(at x: Double, of side: Double, `in`: CGRect, `for` times: Int) -> CGRect {
    CGRect(x: x, y: `in`.minY, width: side * Double(times), height: side)
  }
}
