import Benchmark
import ShapeGeometry
import SwiftUI

/// What the drawing does to a path before it is rastered, and what is asked of a path.
func addOutlines() {
  for subject in OutlineSubject.all {
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
    Benchmark("boundingRect \(name)", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations { blackHole(path.boundingRect) }
    }
    Benchmark("contains \(name), 16 points", configuration: .trifle) { benchmark in
      for _ in benchmark.scaledIterations {
        for point in subject.points { blackHole(path.contains(point)) }
      }
    }
  }
}

/// A path to measure, and points spread evenly over its box.
private struct OutlineSubject {
  let name: String
  let path: Path
  let points: [CGPoint]

  init(_ name: String, _ path: Path) {
    self.name = name
    self.path = path
    let box = path.boundingRect
    points = (0..<16).map { index in
      CGPoint(
        x: box.minX + box.width * (CGFloat(index % 4) + 0.5) / 4,
        y: box.minY + box.height * (CGFloat(index / 4) + 0.5) / 4)
    }
  }

  static let all = [
    OutlineSubject("rounded rect", Path(roundedRect: CGRect(x: 0, y: 0, width: 200, height: 110), cornerRadius: 16)),
    OutlineSubject("circle", Path(ellipseIn: CGRect(x: 40, y: 40, width: 120, height: 120))),
    OutlineSubject("10 lines", spread { $0.addLine(to: $1[2]) }),
    OutlineSubject("10 quads", spread { $0.addQuadCurve(to: $1[2], control: $1[0]) }),
    OutlineSubject("10 cubics", spread { $0.addCurve(to: $1[2], control1: $1[0], control2: $1[1]) }),
  ]

  /// Ten pieces between points that are spread over 200 by 200 in a fixed order: multiples of the golden and the silver ratio.
  private static func spread(_ append: (inout Path, [CGPoint]) -> Void) -> Path {
    func point(_ index: Int) -> CGPoint {
      let (x, y) = (Double(index) * 0.6180339887498949, Double(index) * 0.41421356237309515)
      return CGPoint(x: 200 * (x - x.rounded(.down)), y: 200 * (y - y.rounded(.down)))
    }
    var path = Path()
    path.move(to: point(0))
    for piece in 0..<10 { append(&path, (1...3).map { point(3 * piece + $0) }) }
    return path
  }
}
