import SwiftUI

/// Functions, methods, initializers and operators as values.
struct FunctionReferences: Shape {
  private func corner(_ index: Int) -> CGPoint { CGPoint(x: index % 2 * 30, y: index / 2 * 20) }
  private static func halve(_ value: CGFloat) -> CGFloat { value / 2 }
  private func dot(x: CGFloat, y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: 2, height: 2) }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<4).map(corner))
    path.addLines((0..<3).map(self.corner(_:)))
    let widths = [4.0, 8, 2].map(Self.halve).map(CGFloat.init).sorted(by: >)
    let total = widths.reduce(0, +)
    let product = widths.reduce(1, *)
    let highest = widths.reduce(0, max)
    path.addRect(CGRect(x: total, y: product, width: highest, height: [1, 2].map(Double.init).reduce(0, -)))
    let make: (CGFloat, CGFloat) -> CGRect = dot(x:y:)
    path.addEllipse(in: make(rect.midX, rect.midY))
    let combine: [(String, (CGFloat, CGFloat) -> CGFloat)] = [("+", +), ("-", { $0 - $1 }), ("h", hypot)]
    for (name, operation) in combine { path.addLine(to: CGPoint(x: operation(3, 4), y: CGFloat(name.count))) }
    let points = zip([1.0, 2], [3.0, 4]).map(CGPoint.init(x:y:))
    path.addLines(points)
    let shapes = [1.0, 2].map(Angle.init(degrees:)).map(\.radians).map(sin)
    path.addLine(to: CGPoint(x: shapes[0], y: shapes[1]))
    return path
  }
}
