import Foundation
import ShapeGeometry

extension Path {
  /// Returns the part of the area within a rectangle; the path itself if it does not leave it. Inside the rectangle
  /// every point keeps its winding number. `tolerance` is the greatest error of curves that leave it.
  ///
  /// Each polygon is cut along one side after the other. Source: Sutherland and Hodgman, Reentrant Polygon Clipping,
  /// 1974.
  func cut(to rect: CGRect, tolerance: CGFloat) -> Path {
    guard !isEmpty, !rect.contains(boundingRect) else { return self }
    let sides: [(CGPoint) -> CGFloat] = [
      { $0.x - rect.minX }, { rect.maxX - $0.x }, { $0.y - rect.minY }, { rect.maxY - $0.y },
    ]
    return Path { path in
      for line in flattened(tolerance: tolerance) {
        let points = sides.reduce(line.points) { Self.cut($0, at: $1) }
        if points.count > 2 {
          path.addLines(points)
          path.closeSubpath()
        }
      }
    }
  }

  /// Returns the part of a polygon at which a distance is not below 0.
  private static func cut(_ points: [CGPoint], at distance: (CGPoint) -> CGFloat) -> [CGPoint] {
    guard var former = points.last else { return [] }
    var result: [CGPoint] = []
    for point in points {
      let (before, after) = (distance(former), distance(point))
      if (before < 0) != (after < 0) {
        let share = before / (before - after)
        result.append(
          CGPoint(x: former.x + (point.x - former.x) * share, y: former.y + (point.y - former.y) * share))
      }
      if after >= 0 { result.append(point) }
      former = point
    }
    return result
  }
}
