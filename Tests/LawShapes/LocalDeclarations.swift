import SwiftUI

struct LocalDeclarations: Shape {
  var count = 3

  func path(in rect: CGRect) -> Path {
    struct Tooth {
      var width: CGFloat
      var height: CGFloat
      var area: CGFloat { width * height }
      func corner(at x: CGFloat) -> CGPoint { CGPoint(x: x + width, y: height) }
    }
    enum Side { case left, right }
    typealias Pair = (CGFloat, Side)

    var step: CGFloat { rect.width / CGFloat(count) }
    let center: CGPoint = {
      let x = rect.midX
      return CGPoint(x: x, y: rect.midY)
    }()
    var x = rect.minX
    var remaining: CGFloat { rect.maxX - x }

    var path = Path()
    path.move(to: center)
    let pairs: [Pair] = [(0.2, .left), (0.7, .right), (0.4, .left)]
    for (share, side) in pairs {
      let tooth = Tooth(width: step, height: rect.height * share)
      path.addLine(to: tooth.corner(at: x))
      switch side {
      case .left: x += tooth.width / 2
      case .right: x += remaining / 4 + tooth.area / 1000
      }
    }
    path.addLine(to: CGPoint(x: x, y: remaining))
    return path
  }
}
