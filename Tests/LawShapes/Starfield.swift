import SwiftUI

struct Lcg {
  var seed: UInt32
  mutating func next() -> UInt32 {
    seed = 1_664_525 &* seed &+ 1_013_904_223
    return seed
  }
  mutating func unit() -> CGFloat { CGFloat(next() >> 8) / CGFloat(1 << 24) }
  mutating func pick(_ n: Int) -> Int { Int(next() % UInt32(n)) }
}

/// Stars at places that a seed decides.
struct Starfield: Shape {
  /// 0...99
  var seed: Int = 42
  /// 0...40
  var stars: Int = 16

  func path(in rect: CGRect) -> Path {
    var rng = Lcg(seed: UInt32(seed))
    var path = Path()
    for _ in 0..<stars {
      let at = CGPoint(x: rect.minX + rng.unit() * rect.width, y: rect.minY + rng.unit() * rect.height)
      let r = 1 + 3 * rng.unit()
      switch rng.pick(3) {
      case 0: path.addEllipse(in: CGRect(x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r))
      case 1:
        path.addLines([
          CGPoint(x: at.x, y: at.y - r), CGPoint(x: at.x + r, y: at.y), CGPoint(x: at.x, y: at.y + r),
          CGPoint(x: at.x - r, y: at.y),
        ])
        path.closeSubpath()
      default:
        path.move(to: CGPoint(x: at.x - r, y: at.y))
        path.addLine(to: CGPoint(x: at.x + r, y: at.y))
        path.move(to: CGPoint(x: at.x, y: at.y - r))
        path.addLine(to: CGPoint(x: at.x, y: at.y + r))
      }
    }
    return path
  }
}
