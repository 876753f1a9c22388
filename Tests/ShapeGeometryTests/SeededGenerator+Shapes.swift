import Foundation
import TestSupport

@testable import ShapeGeometry

extension SeededGenerator {
  mutating func number(in range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &self)
  }

  mutating func point(size: CGFloat = 100) -> CGPoint {
    CGPoint(x: number(in: -size...size), y: number(in: -size...size))
  }

  /// A transform that is well away from a singular one.
  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(rotationAngle: number(in: -4...4))
      .scaledBy(x: number(in: 0.3...3), y: number(in: -3 ... -0.3))
      .translatedBy(x: number(in: -50...50), y: number(in: -50...50))
  }

  /// A line or a curve; every third one is degenerate: coincident handles, no length, a cusp, a loop, collinear points.
  mutating func segment(size: CGFloat = 100) -> PathSegment {
    let (a, b, c, d) = (point(size: size), point(size: size), point(size: size), point(size: size))
    switch Int.random(in: 0..<18, using: &self) {
    case 0: return .cubic(a, a, c, d)
    case 1: return .cubic(a, b, d, d)
    case 2: return .cubic(a, a, d, d)
    case 3: return .cubic(a, a, a, a)
    case 4: return .cubic(a, a + CGPoint(x: size, y: size), a + CGPoint(x: 0, y: size), a + CGPoint(x: size, y: 0))
    case 5: return .cubic(a, b, c, a)
    case 6: return .cubic(a, a.mixed(with: b, at: 2), a.mixed(with: b, at: -1), b)
    case 7: return .quad(a, b, a)
    case 8: return .line(a, a)
    case 9, 10: return .line(a, b)
    case 11, 12: return .quad(a, b, c)
    default: return .cubic(a, b, c, d)
    }
  }

  /// Up to four subpaths, open and closed, one in eight a lone move.
  mutating func path(size: CGFloat = 100) -> Path {
    var path = Path()
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      path.move(to: point(size: size))
      guard Int.random(in: 0..<8, using: &self) > 0 else { continue }
      for _ in 0..<Int.random(in: 1...5, using: &self) {
        let piece = segment(size: size)
        path.append(piece.element)
      }
      if Bool.random(using: &self) { path.closeSubpath() }
    }
    return path
  }
}
