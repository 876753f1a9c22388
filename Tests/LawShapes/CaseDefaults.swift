import SwiftUI

private indirect enum Edge {
  case straight
  case curved(depth: CGFloat, parts: [Edge] = [])
  case wave(height: CGFloat = 4, CGFloat = 2)

  static func curved(depth: CGFloat, twice edge: Edge) -> Edge { .curved(depth: depth, parts: [edge, edge]) }

  var weight: CGFloat {
    switch self {
    case .straight: 1
    case .curved(let depth, let parts): parts.reduce(depth) { $0 + $1.weight }
    case .wave(let height, let length): height * 10 + length
    }
  }
}

private protocol Listed: CaseIterable {}
private enum Corner: Listed { case first, second, third }
private func count<List: Listed>(_ list: List.Type) -> Int { list.allCases.count + List.allCases.count }

/// Associated values that have defaults, beside a function of the same name; cases that a protocol of the file's own
/// lists.
struct CaseDefaults: Shape {
  var depth: CGFloat = 0.4

  private func total(_ edges: [Edge?]) -> CGFloat { edges.reduce(0) { $0 + ($1?.weight ?? 100) } }

  func path(in rect: CGRect) -> Path {
    let plain: Edge = .curved(depth: depth)
    let doubled = Edge.curved(depth: 1, twice: .wave())
    var path = Path()
    path.move(to: CGPoint(x: plain.weight, y: doubled.weight))
    path.addLine(to: CGPoint(x: Edge.wave(height: 1).weight, y: Edge.wave(height: 1, 7).weight))
    path.addLine(to: CGPoint(x: total([.curved(depth: depth), .straight, nil]), y: Edge.wave().weight))
    path.addLine(to: CGPoint(x: CGFloat(count(Corner.self)), y: 0))
    return path
  }
}
