import SwiftUI

/// An enum with associated values says which polygon it is.
enum PolygonKind {
  case regular(sides: Int)
  case star(points: Int, depth: CGFloat)
  case rounded(Int, radius: CGFloat)
  case custom([CGPoint])
  case none

  var count: Int {
    switch self {
    case .regular(let sides): return sides
    case .star(let points, _): return points * 2
    case .rounded(let n, radius: let r): return r > 0 ? n : 0
    case .custom(let points): return points.count
    case .none: return 0
    }
  }

  static var pentagram: PolygonKind { .star(points: 5, depth: 0.38) }

  func unitPoint(_ index: Int) -> CGPoint {
    if case .custom(let points) = self { return points[index] }
    let angle = CGFloat(index) / CGFloat(count) * 2 * .pi - .pi / 2
    var r: CGFloat = 0.5
    if case .star(_, let depth) = self, index % 2 == 1 { r *= depth }
    return CGPoint(x: 0.5 + r * cos(angle), y: 0.5 + r * sin(angle))
  }
}

struct PolygonKinds: Shape {
  var kind = PolygonKind.pentagram

  private func outline(_ kind: PolygonKind, in rect: CGRect) -> Path {
    let points = (0..<kind.count).map { i -> CGPoint in
      let p = kind.unitPoint(i)
      return CGPoint(x: rect.minX + p.x * rect.width, y: rect.minY + p.y * rect.height)
    }
    guard points.count > 1 else { return Path() }
    var path = Path()
    switch kind {
    case .rounded(_, let radius):
      path.move(to: CGPoint(x: (points[0].x + points[1].x) / 2, y: (points[0].y + points[1].y) / 2))
      for i in 1...points.count {
        path.addArc(
          tangent1End: points[i % points.count], tangent2End: points[(i + 1) % points.count], radius: radius)
      }
    default:
      path.addLines(points)
    }
    path.closeSubpath()
    return path
  }

  func path(in rect: CGRect) -> Path {
    let all: [PolygonKind] = [
      kind, .regular(sides: 7), .rounded(6, radius: 5), .none,
      .custom([.zero, CGPoint(x: 1, y: 0.3), .init(x: 0, y: 1)]),
    ]
    return all.reduce(into: Path()) { path, each in path.addPath(outline(each, in: rect)) }
  }
}
