import SwiftUI

/// Initializers that take any number.
struct GenericInit: Shape {
  private let fraction: CGFloat
  private let ticks: Int
  private let weights: [Double]

  init<T: BinaryFloatingPoint>(fraction: T) {
    self.fraction = CGFloat(fraction)
    self.ticks = Int(fraction * 10)
    self.weights = [Double(fraction), Double(fraction) / 2]
  }

  init<N: BinaryInteger>(percent: N, ticks: N = 4) {
    self.init(fraction: CGFloat(percent) / 100)
  }

  init() { self.init(percent: 35) }

  static func level<F>(_ value: F) -> Self where F: BinaryFloatingPoint { Self(fraction: value * 2) }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width * fraction, startAngle: .zero,
      endAngle: .degrees(360 * Double(fraction)), clockwise: false)
    for tick in 0..<ticks {
      path.addRect(CGRect(x: rect.minX + CGFloat(tick) * 4, y: rect.minY, width: 2, height: weights[tick % 2] * 20))
    }
    return path
  }
}

struct GenericInitUses: Shape {
  func path(in rect: CGRect) -> Path {
    var path = GenericInit(fraction: 0.25).path(in: rect)
    path.addPath(GenericInit(fraction: Float(0.3)).path(in: rect))
    path.addPath(GenericInit(percent: UInt8(40)).path(in: rect))
    path.addPath(GenericInit.level(0.2 as Double).path(in: rect))
    return path
  }
}
