import SwiftUI

struct Profile: VectorArithmetic {
  var heights: [Double]
  var width: Double = 1

  static let zero = Profile(heights: [], width: 0)

  static func + (lhs: Profile, rhs: Profile) -> Profile {
    combine(lhs, rhs, +)
  }

  static func - (lhs: Profile, rhs: Profile) -> Profile {
    combine(lhs, rhs, -)
  }

  static func += (lhs: inout Profile, rhs: Profile) { lhs = lhs + rhs }
  static func -= (lhs: inout Profile, rhs: Profile) { lhs = lhs - rhs }

  private static func combine(_ a: Profile, _ b: Profile, _ op: (Double, Double) -> Double) -> Profile {
    let n = max(a.heights.count, b.heights.count)
    var result: [Double] = []
    result.reserveCapacity(n)
    for i in 0..<n {
      let x = i < a.heights.count ? a.heights[i] : 0
      let y = i < b.heights.count ? b.heights[i] : 0
      result.append(op(x, y))
    }
    return Profile(heights: result, width: op(a.width, b.width))
  }

  mutating func scale(by rhs: Double) {
    heights = heights.map { $0 * rhs }
    width.scale(by: rhs)
  }

  var magnitudeSquared: Double { heights.reduce(width * width) { $0 + $1 * $1 } }
}

/// animatableData is a stored property of a type that knows vector arithmetic.
struct StoredVector: Shape {
  var animatableData: Profile

  init(peaks: Int = 5) {
    animatableData = Profile(heights: (0..<peaks).map { 0.5 + 0.5 * sin(Double($0)) })
  }

  func path(in rect: CGRect) -> Path {
    var target = self
    target.animatableData = .zero + Profile(heights: [1, 0, 1])
    var step = target.animatableData - animatableData
    step.scale(by: 0.5)
    target.animatableData = animatableData
    target.animatableData += step
    target.animatableData -= Profile(heights: [0.1], width: 0.25)
    var path = outline(animatableData, in: rect)
    path.addPath(target.outline(target.animatableData, in: rect))
    path.addLine(to: CGPoint(x: step.magnitudeSquared, y: Profile.zero == step ? 1 : 0))
    return path
  }

  private func outline(_ profile: Profile, in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for (i, h) in profile.heights.enumerated() {
        path.addLine(
          to: CGPoint(
            x: rect.minX + rect.width * profile.width * Double(i + 1) / Double(profile.heights.count + 1),
            y: rect.maxY - rect.height * h))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}
