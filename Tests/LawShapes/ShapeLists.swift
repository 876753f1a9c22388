import SwiftUI

struct ShapeLists: Shape {
  var shapes: [any Shape] = [Circle(), Rectangle().rotation(.degrees(20)), Capsule()]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let width = rect.width / CGFloat(shapes.count)
    for (index, shape) in shapes.enumerated() {
      let cell = CGRect(x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width, height: rect.height)
      path.addPath(shape.path(in: cell))
    }
    let outer: any Shape = shapes.count > 2 ? AnyShape(Ellipse()) : AnyShape(Rectangle().inset(by: 2))
    path.addPath(outer.path(in: rect))
    path.addPath(AnyShape(outer).path(in: rect.insetBy(dx: 4, dy: 4)))
    return path
  }
}
