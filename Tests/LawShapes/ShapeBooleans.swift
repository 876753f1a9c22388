import SwiftUI

struct ShapeBooleans: Shape {
  func path(in rect: CGRect) -> Path {
    let ring = Circle().subtracting(Circle().scale(0.6))
    let badge = ring.union(Rectangle().size(width: 20, height: 20).offset(x: 10, y: 10))
    var path = badge.path(in: rect)
    path.addPath(Ellipse().intersection(RoundedRectangle(cornerRadius: 10)).path(in: rect))
    path.addPath(Rectangle().symmetricDifference(.circle, eoFill: true).path(in: rect))
    path.addPath(Capsule().union(.rect(cornerRadius: 4, style: .circular)).path(in: rect))
    return path
  }
}
