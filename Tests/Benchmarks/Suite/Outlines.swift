import Benchmark
import ShapeGeometry
import SwiftUI

/// Adds benchmarks of what the drawing does to a path before it is rastered.
func addOutlines() {
  for subject in PathSubject.all {
    let (name, path) = (subject.name, subject.path)
    let solid = StrokeStyle(lineWidth: 3, lineJoin: .round)
    let dashed = StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 5], dashPhase: 3)
    Benchmark("strokedPath \(name)", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(path.strokedPath(solid, tolerance: 0.01)) }
    }
    Benchmark("strokedPath \(name), dashed", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(path.strokedPath(dashed, tolerance: 0.01)) }
    }
    Benchmark("trimmedPath \(name)", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(path.trimmedPath(from: 0.15, to: 0.7)) }
    }
    Benchmark("flattened \(name)", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(path.flattened(tolerance: 0.01)) }
    }
  }
}
