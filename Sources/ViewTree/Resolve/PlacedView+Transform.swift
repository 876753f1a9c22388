import Foundation
import ShapeGeometry

extension PlacedView {
  /// Returns the transform by which a modifier of the view moves its drawing, in the space of the root; nil if it does
  /// not move it.
  package func transform(of modifier: Modifier) -> ProjectionTransform? {
    func anchor(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: frame.minX + unit.x * frame.width, y: frame.minY + unit.y * frame.height)
    }
    switch modifier {
    case .offset(let size):
      return Self.centred(CGAffineTransform(translationX: size.width, y: size.height), around: .zero)
    case .rotation(let angle, let unit):
      return Self.centred(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), around: anchor(unit))
    case .scale(let size, let unit):
      // A factor of 0 would lose the direction of everything in the view.
      func factor(_ value: CGFloat) -> CGFloat { value == 0 ? 1e-5 : value }
      return Self.centred(CGAffineTransform(scaleX: factor(size.width), y: factor(size.height)), around: anchor(unit))
    case .transform(let transform): return Self.centred(transform, around: frame.origin)
    case .rotation3D(let angle, let axis, let unit, let depth, let perspective):
      guard axis.count == 3 else { return nil }
      return ProjectionTransform(
        turningBy: angle, around: (axis[0], axis[1], axis[2]), through: anchor(unit), depth: depth,
        perspective: max(frame.width, frame.height) / perspective)
    case .projection(let transform):
      let start = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      return ProjectionTransform(start.inverted()).concatenating(transform).concatenating(ProjectionTransform(start))
    default: return nil
    }
  }

  /// Returns a transform around a point.
  private static func centred(_ inner: CGAffineTransform, around point: CGPoint) -> ProjectionTransform {
    let centred = CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(inner)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    return ProjectionTransform(centred)
  }
}
