import SwiftUI

/// One list of points turns into another while `t` goes from 0 to 1.
struct MorphingPoints: Shape {
  var t: Double = 0.4

  var animatableData: Double {
    get { t }
    set { t = newValue }
  }

  static let square: [CGPoint] = [
    CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 0.5),
    CGPoint(x: 1, y: 1), CGPoint(x: 0.5, y: 1), CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 0.5),
  ]

  static var circle: [CGPoint] {
    return (0..<8).map { (i: Int) -> CGPoint in
      let a = (Double(i) - 3) * .pi / 4
      return CGPoint(x: 0.5 + 0.5 * sin(a), y: 0.5 - 0.5 * cos(a))
    }
  }

  static func lerp(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  func path(in rect: CGRect) -> Path {
    let mixed = zip(Self.square, MorphingPoints.circle)
      .map { Self.lerp($0, $1, CGFloat(t)) }
      .map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) }
    let next = mixed.dropFirst() + mixed.prefix(1)
    var path = Path()
    path.addLines(mixed)
    path.closeSubpath()
    for (a, b) in zip(mixed, next) {
      let middle = Self.lerp(a, b, 0.5)
      path.addEllipse(in: CGRect(x: middle.x - 1, y: middle.y - 1, width: 2, height: 2))
    }
    return path
  }
}
