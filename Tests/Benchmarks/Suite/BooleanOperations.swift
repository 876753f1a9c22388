import Benchmark
import Foundation
import ShapeGeometry
import SwiftUI

/// Boolean operations: those that shapes make at every change of a value, and unions by size.
func addBooleanOperations() {
  let body = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 110), cornerRadius: 16)
  let arrow = Path { path in
    path.move(to: CGPoint(x: 50, y: 104))
    path.addLine(to: CGPoint(x: 50, y: 110))
    path.addLine(to: CGPoint(x: 53, y: 126))
    path.addQuadCurve(to: CGPoint(x: 59, y: 130), control: CGPoint(x: 54, y: 136))
    path.addLine(to: CGPoint(x: 76, y: 110))
    path.addLine(to: CGPoint(x: 76, y: 104))
    path.closeSubpath()
  }
  Benchmark("union rounded rect and arrow", configuration: .trifle) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(body.union(arrow)) }
  }

  let ellipses = [
    CGRect(x: 0, y: 40, width: 100, height: 80), CGRect(x: 45, y: 0, width: 110, height: 110),
    CGRect(x: 110, y: 35, width: 90, height: 85),
  ].map { Path(ellipseIn: $0) }
  Benchmark("union three ellipses", configuration: .trifle) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(ellipses[0].union(ellipses[1]).union(ellipses[2])) }
  }

  for rings in RingPair.all {
    Benchmark("union \(rings.name)", configuration: rings.count < 100 ? .trifle : .work) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(rings.first.union(rings.second)) }
    }
  }
  addManyParts()
}

/// Booleans of many parts: copies side by side, long teeth, and shapes in a row.
private func addManyParts() {
  for (count, apart) in [(10, 1e-6), (50, 1e-6), (50, 1e-4)] {
    let copies = Path { path in
      for index in 0..<count {
        let place = apart * CGFloat(index)
        path.addEllipse(in: CGRect(x: place, y: place, width: 100, height: 100))
      }
    }
    Benchmark("normalize \(count) circles \(apart) apart", configuration: .work) { _ in
      blackHole(copies.normalized(eoFill: false))
    }
  }
  for edges in [1000, 20_000] {
    let star = Path { path in
      path.addLines(
        (0..<edges).map { index in
          let angle = CGFloat(index) / CGFloat(edges) * 2 * .pi
          let radius: CGFloat = index % 2 == 0 ? 100 : 40
          return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
        })
      path.closeSubpath()
    }
    Benchmark("normalize star of \(edges) teeth", configuration: .work) { _ in
      blackHole(star.normalized(eoFill: false))
    }
  }
  let circles = (0..<5000).map { Path(ellipseIn: CGRect(x: CGFloat($0) * 7, y: 0, width: 10, height: 10)) }
  Benchmark("union of 5000 circles in a row", configuration: .work) { _ in
    blackHole(Path.union(of: circles))
  }
}

/// Two overlapping rings of many segments, the same on every machine.
///
/// `unions_skia.py` draws the same ones; their radii come from a linear congruential generator (Park and Miller 1988).
private struct RingPair {
  let name: String
  /// The number of segments that each ring has.
  let count: Int
  let first: Path
  let second: Path

  static var all: [RingPair] {
    [10, 30, 100, 300, 1000].flatMap { count in
      [RingPair(count: count, isCurved: false), RingPair(count: count, isCurved: true)]
    }
  }

  init(count: Int, isCurved: Bool) {
    self.count = count
    name = "\(count) \(isCurved ? "curves" : "lines") and as many"
    first = Self.ring(count, isCurved, seed: 1, centre: CGPoint(x: 0, y: 0), phase: 0)
    second = Self.ring(count, isCurved, seed: 2, centre: CGPoint(x: 30, y: 17), phase: 0.37)
  }

  private static func ring(_ count: Int, _ isCurved: Bool, seed: Int, centre: CGPoint, phase: Double) -> Path {
    var state = seed
    let radii = (0..<count).map { _ -> Double in
      state = state * 16807 % 2_147_483_647
      return 60 + 40 * Double(state) / 2_147_483_647
    }
    func place(_ index: Double, _ radius: Double) -> CGPoint {
      let angle = 2 * Double.pi * index / Double(count) + phase
      return CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
    }
    return Path { path in
      path.move(to: place(0, radii[0]))
      for index in 1...count {
        let end = place(Double(index % count), radii[index % count])
        if isCurved {
          let control1 = place(Double(index) - 0.67, radii[index - 1])
          let control2 = place(Double(index) - 0.33, radii[index % count])
          path.addCurve(to: end, control1: control1, control2: control2)
        } else if index < count {
          path.addLine(to: end)
        }
      }
      path.closeSubpath()
    }
  }
}
