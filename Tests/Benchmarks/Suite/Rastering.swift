import Benchmark
import DotRaster
import Foundation
import ShapeGeometry
import SwiftUI

/// Filling of paths on 960 by 540 and on 2,000 by 1,200 dots; `fill_skia.py` fills the same ones.
func addRastering() {
  for (columns, rows) in [(960, 540), (2000, 1200)] {
    let viewport = Viewport(
      fitting: CGRect(x: -100, y: -100, width: 200, height: 200), columns: columns, rows: rows, margin: 6)
    for (name, path) in subjects {
      Benchmark("raster \(name) \(columns)x\(rows)", configuration: .work) { _ in
        var dots = DotBitmap(columns: columns, rows: rows)
        dots.fill(path, through: viewport, rule: .nonZero)
        blackHole(dots)
      }
    }
  }
}

/// A circle of curves, and stars and polygons with few edges and many.
private var subjects: [(name: String, path: Path)] {
  var result = [(name: "circle", path: Path(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200)))]
  for edges in [100, 200, 400, 600, 800, 1000, 2000, 3000, 10_000, 100_000] {
    result.append(("star of \(edges) edges", star(edges: edges)))
  }
  for edges in [100, 1000, 10_000, 100_000] {
    result.append(("polygon of \(edges) edges", star(edges: edges, inner: 100)))
  }
  for edges in [100, 1000, 10_000] { result.append(("star of \(edges) curves", curvedStar(edges: edges))) }
  return result
}

/// A star around the origin.
private func star(edges: Int, inner: CGFloat = 40) -> Path {
  Path { path in
    path.addLines(
      (0..<edges).map { index in
        place(CGFloat(index) / CGFloat(edges), index % 2 == 0 ? 100 : inner)
      })
    path.closeSubpath()
  }
}

/// The same of curves.
private func curvedStar(edges: Int) -> Path {
  Path { path in
    path.move(to: place(0, 100))
    for index in 0..<edges {
      let (near, far): (CGFloat, CGFloat) = index % 2 == 0 ? (100, 40) : (40, 100)
      let middle = (CGFloat(index) + 0.5) / CGFloat(edges)
      path.addCurve(
        to: place(CGFloat(index + 1) / CGFloat(edges), far), control1: place(middle, near),
        control2: place(middle, far))
    }
    path.closeSubpath()
  }
}

private func place(_ turn: CGFloat, _ radius: CGFloat) -> CGPoint {
  CGPoint(x: cos(turn * 2 * .pi) * radius, y: sin(turn * 2 * .pi) * radius)
}
