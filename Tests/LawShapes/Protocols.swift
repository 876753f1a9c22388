import SwiftUI

protocol Corners {
  var count: Int { get }
  func corner(_ index: Int, in rect: CGRect) -> CGPoint
}

extension Corners {
  func outline(in rect: CGRect) -> Path {
    var path = Path()
    for i in 0..<count {
      let point = corner(i, in: rect)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}

struct Kite: Corners {
  let count = 4

  func corner(_ index: Int, in rect: CGRect) -> CGPoint {
    switch index {
    case 0: return CGPoint(x: rect.midX, y: rect.minY)
    case 1: return CGPoint(x: rect.maxX, y: rect.minY + rect.height / 3)
    case 2: return CGPoint(x: rect.midX, y: rect.maxY)
    default: return CGPoint(x: rect.minX, y: rect.minY + rect.height / 3)
    }
  }
}

extension Kite: Shape {
  func path(in rect: CGRect) -> Path { outline(in: rect) }
}
