import SwiftUI

struct AnimatableVector: VectorArithmetic {
  var values: [Double]

  static var zero: AnimatableVector { AnimatableVector(values: [0]) }

  static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    AnimatableVector(values: zip(lhs.values, rhs.values).map { $0 + $1 })
  }

  static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
    AnimatableVector(values: zip(lhs.values, rhs.values).map { $0 - $1 })
  }

  mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
  }

  var magnitudeSquared: Double {
    values.map { $0 * $0 }.reduce(0, +)
  }
}

struct CustomVector: Shape {
  var heights = AnimatableVector(values: [0.2, 0.7, 0.4, 0.9])

  var animatableData: AnimatableVector {
    get { heights }
    set { heights = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    var target = AnimatableVector(values: [1, 0, 1, 0])
    target.scale(by: 0.5)
    let mixed = heights.interpolated(towards: target, amount: 0.3)
    draw(mixed, into: &path, rect)
    draw(pairSum(mixed, target), into: &path, rect)
    path.addRect(CGRect(x: rect.minX, y: rect.minY, width: sqrt(mixed.magnitudeSquared), height: 2))
    return path
  }

  private func draw(_ vector: AnimatableVector, into path: inout Path, _ rect: CGRect) {
    let step = rect.width / CGFloat(vector.values.count)
    for (index, value) in vector.values.enumerated() {
      let height = rect.height * value
      path.addRect(CGRect(x: rect.minX + CGFloat(index) * step, y: rect.maxY - height, width: step, height: height))
    }
  }

  private func pairSum<V: VectorArithmetic>(_ a: V, _ b: V) -> V {
    var sum = a + b - a
    sum.scale(by: 1.5)
    return sum
  }
}
