import SwiftUI

struct OpaqueShapes: Shape {
  private var petal: some Shape {
    Ellipse().size(width: 12, height: 40).offset(x: 4)
  }

  private func frame(_ margin: CGFloat) -> some InsettableShape {
    RoundedRectangle(cornerRadius: 9).inset(by: margin)
  }

  private func outline(of shape: some Shape, in rect: CGRect) -> Path {
    shape.stroke(lineWidth: 2).path(in: rect)
  }

  func path(in rect: CGRect) -> Path {
    var path = outline(of: petal, in: rect)
    for turn in stride(from: 0.0, to: 360, by: 60) {
      path.addPath(petal.rotation(.degrees(turn), anchor: UnitPoint(x: 0.5, y: 0.25)).path(in: rect))
    }
    let border: some InsettableShape = frame(2)
    path.addPath(border.inset(by: 4).path(in: rect))
    path.addPath(outline(of: .ellipse, in: rect))
    return path
  }
}
