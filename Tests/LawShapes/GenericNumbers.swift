import SwiftUI

func mix<Number: BinaryFloatingPoint>(_ a: Number, _ b: Number, at t: Number) -> Number { a + (b - a) * t }

func remap<T: FloatingPoint>(_ value: T, from source: ClosedRange<T>, to target: ClosedRange<T>) -> T {
  let share = (value - source.lowerBound) / (source.upperBound - source.lowerBound)
  return target.lowerBound + share * (target.upperBound - target.lowerBound)
}

extension Comparable {
  func limited(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

extension FloatingPoint {
  var squared: Self { self * self }
  var halfTurn: Self { self * .pi }
}

extension BinaryFloatingPoint {
  var inRadians: Self { self * .pi / 180 }
  var whole: Int { Int(self.rounded(.down)) }
}

extension BinaryInteger {
  var cg: CGFloat { CGFloat(self) }
  var isOddNumber: Bool { self % 2 != 0 }
}

func total<N: Numeric>(_ numbers: [N]) -> N {
  var sum: N = 0
  for number in numbers { sum += number }
  return sum
}

struct GenericNumbers: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: mix(rect.minX, rect.maxX, at: 0.25), y: mix(rect.minY, rect.maxY, at: 0.75)))
    let shares: [CGFloat] = [0.1, 0.5, 0.9]
    for (index, share) in shares.enumerated() {
      let y = remap(share.squared, from: 0...1, to: rect.minY...rect.maxY)
      path.addLine(to: CGPoint(x: rect.minX + index.cg * (index.isOddNumber ? 9 : 4), y: y.limited(to: 3...60)))
    }
    let angle = 40.0.inRadians
    path.addLine(to: CGPoint(x: rect.midX + 20 * cos(angle), y: rect.midY + 20 * sin(angle)))
    path.addRect(
      CGRect(
        x: 0, y: 0, width: total(shares), height: CGFloat(total([1, 2, 3]) + 7.9.whole) + CGFloat(0.5).halfTurn))
    return path
  }
}
