import SwiftUI

/// Value noise in octaves makes hills.
struct NoiseHills: Shape {
  /// 1...5
  var octaves = 3
  /// 0...1
  var persistence = 0.5

  private func hash(_ i: Int) -> Double {
    var n = (i << 13) ^ i
    n = (n &* (n &* n &* 15_731 &+ 789_221) &+ 1_376_312_589) & 0x7fff_ffff
    return 1 - Double(n) / 1_073_741_824
  }

  private func noise(_ x: Double) -> Double {
    let i = Int(x.rounded(.down))
    let f = x - Double(i)
    let u = f * f * (3 - 2 * f)
    return hash(i) * (1 - u) + hash(i + 1) * u
  }

  private func fractal(_ x: Double) -> Double {
    var (sum, amplitude, frequency) = (0.0, 1.0, 1.0)
    for _ in 1...octaves {
      sum += noise(x * frequency) * amplitude
      amplitude *= persistence
      frequency *= 2
    }
    return sum
  }

  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: .init(x: rect.minX, y: rect.maxY))
      for step in 0...40 {
        let t = CGFloat(step) / 40
        let h = fractal(Double(t) * 7) / 2 + 0.5
        p.addLine(to: .init(x: rect.minX + t * rect.width, y: rect.maxY - CGFloat(h) * rect.height * 0.6))
      }
      p.addLine(to: .init(x: rect.maxX, y: rect.maxY))
      p.closeSubpath()
    }
  }
}
