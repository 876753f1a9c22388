import Benchmark
import DotRaster
import ShapeGeometry
import SwiftUI

/// Filling of paths on 960 by 540 dots, flattened and all.
func addRastering() {
  let viewport = Viewport(
    fitting: CGRect(x: -100, y: -100, width: 200, height: 200), columns: 960, rows: 540, margin: 6)
  for (name, path) in [("circle", circle), ("star of 1000 edges", star(points: 500))] {
    Benchmark("raster \(name) 960x540", configuration: .work) { _ in
      var dots = DotBitmap(columns: 960, rows: 540)
      dots.fill(path, through: viewport, rule: .nonZero, tolerance: 0.02)
      blackHole(dots)
    }
  }
}

private let circle = Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200))

/// A star around the origin, with twice as many edges as points.
private func star(points: Int) -> Path {
  Path { path in
    path.addLines(
      (0..<2 * points).map { index in
        let angle = CGFloat(index) / CGFloat(points) * .pi
        let radius: CGFloat = index % 2 == 0 ? 100 : 40
        return CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
      })
    path.closeSubpath()
  }
}
