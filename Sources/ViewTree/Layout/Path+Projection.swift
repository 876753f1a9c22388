import Foundation
import ShapeGeometry

extension Path {
  /// The least third number of points that are drawn: what lies nearer to the eye, or behind it, is cut off.
  private static let nearest: CGFloat = 1e-3

  /// Returns the image of the area of a path. Under a transform that is not affine, curves become lines, and each
  /// subpath is closed.
  ///
  /// Around the middle of the path, the lines differ from the image by at most `tolerance`, or by the image of a
  /// millionth of the path's extent where that is more.
  public func applying(_ transform: ProjectionTransform, tolerance: CGFloat) -> Path {
    applying(transform, tolerance: tolerance, charging: { _ in })
  }

  /// Returns the same as `applying(_:tolerance:)` and charges its work like `union(_:eoFill:charging:)`.
  package func applying<Failure: Error>(
    _ transform: ProjectionTransform, tolerance: CGFloat, charging charge: (Int) throws(Failure) -> Void
  ) throws(Failure) -> Path {
    guard !transform.isAffine else { return applying(transform.affine) }
    var result = Path()
    let before = transform.toleranceBefore(tolerance, around: boundingRect)
    for line in try flattened(tolerance: before, charging: charge) {
      // Cut, moved and copied: about as much work as the lines took.
      try charge(line.points.count)
      let points = Self.inFront(line.points, transform)
      guard points.count > 1 else { continue }
      result.addLines(points.map { $0.applying(transform) })
      result.closeSubpath()
    }
    return result
  }

  /// Returns the part of a closed polygon that lies in front of the eye.
  private static func inFront(_ points: [CGPoint], _ transform: ProjectionTransform) -> [CGPoint] {
    guard points.contains(where: { transform.depth(of: $0) < nearest }) else { return points }
    var result: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let last = points[index == 0 ? points.count - 1 : index - 1]
      let (from, to) = (transform.depth(of: last) - nearest, transform.depth(of: point) - nearest)
      if (from < 0) != (to < 0) {
        let share = from / (from - to)
        result.append(CGPoint(x: last.x + (point.x - last.x) * share, y: last.y + (point.y - last.y) * share))
      }
      if to >= 0 { result.append(point) }
    }
    return result
  }
}

extension ProjectionTransform {
  /// The least tolerance as a share of a path's extent: a curve has about a thousand lines then.
  private static let leastTolerance: CGFloat = 1e-6

  /// Returns the tolerance before the transform that makes `tolerance` after it, around the middle of a rectangle; at
  /// least a millionth of the rectangle's extent.
  package func toleranceBefore(_ tolerance: CGFloat, around box: CGRect) -> CGFloat {
    let least = max(box.width, box.height) * Self.leastTolerance
    let growth = growth(at: box.middle)
    // No comparison holds for a growth that is no number.
    return growth <= 1e6 ? max(tolerance / max(growth, 1e-6), least) : least
  }
}

extension CGRect {
  /// The middle; the origin for no rectangle.
  package var middle: CGPoint { isNull ? .zero : CGPoint(x: midX, y: midY) }
}
