import Foundation
import ShapeGeometry

extension Modifier {
  /// Returns the map with which the modifier draws a view with a frame, in the frame's space; nil for one that moves
  /// nothing.
  package func transform(in frame: CGRect) -> ProjectionTransform? {
    func around(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> ProjectionTransform {
      let point = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      let centred = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
      return ProjectionTransform(centred)
    }
    switch self {
    case .offset(let size): return ProjectionTransform(CGAffineTransform(translationX: size.width, y: size.height))
    case .rotation(let angle, let anchor):
      return around(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    case .scale(let size, let anchor):
      // A factor of 0 would lose the direction of everything in the view.
      func factor(_ value: CGFloat) -> CGFloat { value == 0 ? 1e-5 : value }
      return around(anchor, CGAffineTransform(scaleX: factor(size.width), y: factor(size.height)))
    case .transform(let transform):
      let corner = UnitPoint(x: 0, y: 0)
      return around(corner, transform)
    case .rotation3D(let angle, let axis, let anchor, let depth, let perspective):
      guard axis.count == 3 else { return nil }
      let point = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
      return ProjectionTransform(
        turningBy: angle, around: (axis[0], axis[1], axis[2]), through: point, depth: depth,
        perspective: max(frame.width, frame.height) / perspective)
    case .projection(let transform): return transform.moved(to: frame.origin)
    default: return nil
    }
  }
}
