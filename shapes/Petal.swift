import SwiftUI

/// A single petal that stands on the bottom of its rectangle, made of four quadratic curves.
struct Petal: Shape {
  /// The width where the petal is widest, as a fraction of the rectangle's, 0.05...1
  var breadth: CGFloat = 0.7

  /// How far up the petal is widest, as a fraction of its length, 0.15...0.85
  var belly: CGFloat = 0.6

  /// The tip: 0 is round, 1 is a straight-sided point. 0...1
  var sharpness: CGFloat = 0.5

  func path(in rect: CGRect) -> Path {
    let base = CGPoint(x: rect.midX, y: rect.maxY)
    let tip = CGPoint(x: rect.midX, y: rect.minY)
    let bellyY = rect.maxY - rect.height * belly
    let neckY = (bellyY + rect.maxY) / 2
    let shoulderY = rect.minY + (bellyY - rect.minY) * sharpness
    let left = rect.midX - rect.width * breadth / 2
    let right = rect.midX + rect.width * breadth / 2

    return Path { path in
      path.move(to: base)
      path.addQuadCurve(to: CGPoint(x: left, y: bellyY), control: CGPoint(x: left, y: neckY))
      path.addQuadCurve(to: tip, control: CGPoint(x: left, y: shoulderY))
      path.addQuadCurve(to: CGPoint(x: right, y: bellyY), control: CGPoint(x: right, y: shoulderY))
      path.addQuadCurve(to: base, control: CGPoint(x: right, y: neckY))
      path.closeSubpath()
    }
  }
}

/// Petals around a heart.
struct Flower: Shape {
  /// 3...16
  var petals = 8

  /// The width of a petal as a fraction of the room that its neighbours leave it, 0.2...1.6
  var breadth: CGFloat = 1.1

  /// The petals' tips: 0 is round, 1 is pointed. 0...1
  var sharpness: CGFloat = 0.2

  /// The radius of the heart as a fraction of the flower's, 0...0.6
  var heart: CGFloat = 0.22

  /// How far the flower is turned, in degrees, -180...180
  var turn: Angle = .zero

  /// Whether overlapping petals merge into one outline.
  var isJoined = false

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    let count = max(petals, 1)
    let step = Angle(degrees: 360 / Double(count))
    let inner = radius * heart * 1.2
    let belly = inner + (radius - inner) * 0.65
    let room = count > 2 ? 2 * belly * CGFloat(tan(step.radians / 2)) : radius
    // A wider petal with a round tip would be flatter there than the circle around the flower, and leave it.
    let most = (2 * radius * (radius - belly)).squareRoot()
    let width = min(room * breadth, most)

    // The petal that points up, in a flower around the origin.
    let petal = Petal(breadth: 1, belly: 0.65, sharpness: sharpness)
      .path(in: CGRect(x: -width / 2, y: -radius, width: width, height: radius - inner))
    let center = CGAffineTransform(translationX: rect.midX, y: rect.midY)

    var path = Path()
    for index in 0..<count {
      let angle = turn + step * Double(index)
      let placed = petal.applying(center.rotated(by: angle.radians))
      if isJoined {
        path = path.union(placed)
      } else {
        path.addPath(placed)
      }
    }
    if heart > 0 {
      let size = radius * heart
      path.addEllipse(in: CGRect(x: rect.midX - size, y: rect.midY - size, width: 2 * size, height: 2 * size))
    }
    return path
  }
}

struct Petal_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 30) {
      Petal()
        .fill(.pink)
        .frame(width: 80, height: 140)
      Flower()
        .stroke(.purple, lineWidth: 2)
        .frame(width: 220, height: 220)
      Flower(petals: 13, breadth: 1.6, isJoined: true)
        .fill(.yellow)
        .frame(width: 220, height: 220)
    }
    .padding(40)
  }
}
