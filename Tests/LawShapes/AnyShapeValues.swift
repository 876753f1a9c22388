import SwiftUI

/// Any shape at all, as a property and in an array.
struct AnyShapeValues: Shape {
  var icon: any Shape = Circle()
  var others: [any Shape] = [Capsule(), RoundedRectangle(cornerRadius: 5), Ellipse().scale(0.5)]

  private func outline(_ shape: any Shape, in rect: CGRect) -> Path { shape.path(in: rect) }

  private func pick(_ index: Int) -> any Shape {
    if index.isMultiple(of: 2) { return Rectangle() }
    return others[index % others.count]
  }

  func path(in rect: CGRect) -> Path {
    var path = outline(icon, in: rect)
    for (i, shape) in others.enumerated() {
      path.addPath(shape.path(in: rect.offsetBy(dx: CGFloat(i) * 4, dy: 0)))
    }
    for i in 0..<3 { path.addPath(outline(pick(i), in: rect.insetBy(dx: CGFloat(i) * 3, dy: 2))) }
    if others.first is Capsule { path.addRect(rect) }
    if let rounded = others[1] as? RoundedRectangle { path.addLine(to: CGPoint(x: rounded.cornerSize.width, y: 0)) }
    return path
  }
}
