import Benchmark
import ShapeGeometry
import SwiftUI

/// Path data read and written, and what is asked of a path under the pointer.
func addQueries() throws {
  let rounded = Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 110), cornerRadius: 16)
  let icon = rounded.strokedPath(StrokeStyle(lineWidth: 3, lineJoin: .round)).svgPathData(precision: 3)
  let large = String(repeating: "M.5.5-1 2a1 1 0 01.5.5c1.25.5 2.5 1 3.75-1.5s4 5 6 7z", count: 1000)
  for (name, data) in [("icon", icon), ("4,000 commands", large)] {
    let path = try Path(svg: data)
    Benchmark("Path(svg:) \(name)", configuration: .work) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(try? Path(svg: data)) }
    }
    Benchmark("svgPathData \(name)", configuration: .work) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(path.svgPathData()) }
    }
  }
  let pointer = CGPoint(x: 150, y: 40)
  Benchmark("nearestLocation rounded rect", configuration: .trifle) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(rounded.nearestLocation(to: pointer)) }
  }
  for subject in PathSubject.all {
    let path = subject.path
    Benchmark("boundingRect \(subject.name)", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(path.boundingRect) }
    }
    Benchmark("contains \(subject.name), 16 points", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations {
        for point in subject.points { blackHole(path.contains(point)) }
      }
    }
  }
  let outline = rounded.strokedPath(StrokeStyle(lineWidth: 30, lineJoin: .round, dash: [40, 12]))
  Benchmark("selfIntersections of a dashed outline", configuration: .work) { benchmark in
    for _ in benchmark.scaledIterations { blackHole(outline.selfIntersections()) }
  }
}
