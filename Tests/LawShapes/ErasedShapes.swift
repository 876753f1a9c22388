import SwiftUI

extension Shape {
  func eraseToAnyShape() -> AnyShape { AnyShape(self) }
}

struct ErasedShapes: Shape {
  var sides: Int = 2

  private func icon(_ index: Int) -> AnyShape {
    switch index % 4 {
    case 0: return AnyShape(Circle())
    case 1: return Rectangle().rotation(.degrees(20)).eraseToAnyShape()
    case 2: return AnyShape(.rect(topLeadingRadius: 12, bottomTrailingRadius: 5))
    default: return AnyShape(Capsule(style: .circular).inset(by: 3))
    }
  }

  func path(in rect: CGRect) -> Path {
    let width = rect.width / 4
    var path = Path()
    for index in 0..<4 {
      let cell = CGRect(x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width, height: rect.height)
      path.addPath(icon(index + sides).path(in: cell.insetBy(dx: 2, dy: 2)))
    }
    return path
  }
}
