import SwiftUI

/// A coastline: every side is divided again and again, into an array that is handed on as inout.
struct InoutSubdivision: Shape {
  /// 0...5
  var depth: Int = 4
  var roughness: CGFloat = 0.3

  func path(in rect: CGRect) -> Path {
    var points: [CGPoint] = [CGPoint(x: rect.minX, y: rect.midY)]
    var seed = 7
    subdivide(
      from: points[0], to: CGPoint(x: rect.maxX, y: rect.midY), depth: depth, seed: &seed, into: &points)
    var path = Path()
    path.addLines(points)
    addKoch(&path, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY), min(depth, 3))
    return path
  }

  private func subdivide(
    from a: CGPoint, to b: CGPoint, depth: Int, seed: inout Int, into points: inout [CGPoint]
  ) {
    if depth == 0 {
      points.append(b)
      return
    }
    seed = (seed * 1103 + 12345) % 65536
    let shift = (CGFloat(seed) / 65536 - 0.5) * roughness
    let middle = CGPoint(
      x: (a.x + b.x) / 2 - (b.y - a.y) * shift,
      y: (a.y + b.y) / 2 + (b.x - a.x) * shift)
    subdivide(from: a, to: middle, depth: depth - 1, seed: &seed, into: &points)
    subdivide(from: middle, to: b, depth: depth - 1, seed: &seed, into: &points)
  }

  private func addKoch(_ path: inout Path, _ a: CGPoint, _ b: CGPoint, _ level: Int) {
    guard level > 0 else {
      path.move(to: a)
      path.addLine(to: b)
      return
    }
    let d = CGPoint(x: (b.x - a.x) / 3, y: (b.y - a.y) / 3)
    let p = CGPoint(x: a.x + d.x, y: a.y + d.y)
    let q = CGPoint(x: b.x - d.x, y: b.y - d.y)
    let tip = CGPoint(x: (p.x + q.x) / 2 + d.y * sqrt(3) / 2, y: (p.y + q.y) / 2 - d.x * sqrt(3) / 2)
    addKoch(&path, a, p, level - 1)
    addKoch(&path, p, tip, level - 1)
    addKoch(&path, tip, q, level - 1)
    addKoch(&path, q, b, level - 1)
  }
}
