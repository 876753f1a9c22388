// A Path is no sequence: swift-format takes its forEach for an array's.
// swift-format-ignore-file: ReplaceForEachWithForLoop

import SwiftUI

extension Path {
  var vertices: [CGPoint] {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let point, _): points.append(point)
      case .curve(to: let point, control1: _, control2: _): points.append(point)
      case .closeSubpath: break
      }
    }
    return points
  }

  func mirrored(about x: CGFloat) -> Path {
    func flip(_ point: CGPoint) -> CGPoint { CGPoint(x: 2 * x - point.x, y: point.y) }
    var result = Path()
    self.forEach {
      switch $0 {
      case .move(to: let p): result.move(to: flip(p))
      case .line(to: let p): result.addLine(to: flip(p))
      case .quadCurve(to: let p, control: let c): result.addQuadCurve(to: flip(p), control: flip(c))
      case .curve(to: let p, control1: let a, control2: let b):
        result.addCurve(to: flip(p), control1: flip(a), control2: flip(b))
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}

struct ElementWalk: Shape {
  func path(in rect: CGRect) -> Path {
    var blob = Path()
    blob.move(to: CGPoint(x: rect.minX, y: rect.midY))
    blob.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: rect.origin)
    blob.addCurve(
      to: CGPoint(x: rect.midX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.minY),
      control2: CGPoint(x: rect.maxX, y: rect.maxY))
    blob.closeSubpath()
    var path = blob.mirrored(about: rect.midX)
    for vertex in blob.vertices { path.addEllipse(in: CGRect(x: vertex.x - 2, y: vertex.y - 2, width: 4, height: 4)) }
    var curves = 0
    blob.forEach { if case .curve = $0 { curves += 1 } }
    var elements: [Path.Element] = []
    blob.forEach { elements.append($0) }
    if elements.last == .closeSubpath, elements[0] == .move(to: CGPoint(x: rect.minX, y: rect.midY)) {
      path.addRect(CGRect(x: rect.minX, y: rect.minY, width: CGFloat(curves + elements.count), height: 1))
    }
    return path
  }
}
