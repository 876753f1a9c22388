import Foundation

// Vector arithmetic on points, internal to this module, because shape files declare their own.

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x * k, y: a.y * k) }
  static func / (a: CGPoint, k: CGFloat) -> CGPoint { CGPoint(x: a.x / k, y: a.y / k) }
  static prefix func - (a: CGPoint) -> CGPoint { CGPoint(x: -a.x, y: -a.y) }

  /// Returns the point at fraction `t` of the way to `other`; exact at both ends.
  func mixed(with other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x * (1 - t) + other.x * t, y: y * (1 - t) + other.y * t)
  }

  /// Returns the dot product of two vectors.
  func dot(_ other: CGPoint) -> CGFloat { x * other.x + y * other.y }

  /// Returns the z component of the cross product: positive if `other` lies clockwise of this vector on a y-down
  /// screen.
  func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

  /// The vector's length, without overflow for finite components.
  var length: CGFloat { hypot(x, y) }

  /// True if both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
