import Benchmark
import ShapeGeometry
import SwiftUI

/// Unions as shapes make them at every change of a value.
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
}
