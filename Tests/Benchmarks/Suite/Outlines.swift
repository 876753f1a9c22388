import Benchmark
import ShapeGeometry
import SwiftUI

/// What the drawing does to a path before it is rastered.
func addOutlines() {
  let rounded = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 110), cornerRadius: 16)
  let style = StrokeStyle(lineWidth: 3, lineJoin: .round)
  Benchmark("strokedPath rounded rect", configuration: .trifle) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(rounded.strokedPath(style)) }
  }
  Benchmark("trimmedPath rounded rect", configuration: .trifle) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(rounded.trimmedPath(from: 0.15, to: 0.7)) }
  }
}
