import SwiftUI

/// A sine wave of 400 points across its rectangle: a plain loop over numbers.
struct Wave: Shape {
  /// The height of a crest as a fraction of half the rectangle's, 0...1
  var amplitude: CGFloat = 0.8

  /// The number of waves, 1...12
  var count: CGFloat = 3

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for index in 1...400 {
      let t = CGFloat(index) / 400
      let x = rect.minX + t * rect.width
      let y = rect.midY - sin(t * .pi * 2 * count) * amplitude * rect.height / 2
      path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }
}
