import SwiftUI

/// A generator that repeats itself, as people write it to keep their drawings still.
struct LinearGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &+ 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

struct RandomDots: Shape {
  var seed = 12
  var count = 24

  func path(in rect: CGRect) -> Path {
    var generator = LinearGenerator(seed: seed)
    var path = Path()
    for _ in 0..<count {
      let x = CGFloat.random(in: 0...1, using: &generator) * rect.width + rect.minX
      let y = rect.minY + rect.height * .random(in: 0..<1, using: &generator)
      let size = Double.random(in: 2...6, using: &generator) + Double(Float.random(in: -1..<1, using: &generator))
      if Bool.random(using: &generator) {
        path.addEllipse(in: CGRect(x: x, y: y, width: size, height: size))
      } else {
        path.addRect(CGRect(x: x, y: y, width: CGFloat(Int.random(in: 1...6, using: &generator)), height: size))
      }
    }
    for index in (0..<9).shuffled(using: &generator) {
      path.addLine(to: CGPoint(x: rect.minX + CGFloat(index) * 3, y: rect.maxY))
    }
    let corners = [CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), rect.origin]
    if let corner = corners.randomElement(using: &generator) { path.addLine(to: corner) }
    return path
  }
}
