import Foundation
import ShapeGeometry

/// A map of the plane by a matrix of three rows, which takes the view of a turned plane in perspective: SwiftUI's
/// ProjectionTransform.
///
/// A point is a row (x, y, 1) that is multiplied by the matrix; the result is divided by its third number.
public struct ProjectionTransform: Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public static let identity = ProjectionTransform()

  /// Creates the identity.
  public init() {}

  public init(_ affine: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
  }

  /// Creates the transform of nine numbers, row by row; missing ones are 0.
  public init(rows numbers: [CGFloat]) {
    func number(_ index: Int) -> CGFloat { index < numbers.count ? numbers[index] : 0 }
    (m11, m12, m13) = (number(0), number(1), number(2))
    (m21, m22, m23) = (number(3), number(4), number(5))
    (m31, m32, m33) = (number(6), number(7), number(8))
  }

  /// Creates the view of a plane that is turned in space around an axis through a point.
  ///
  /// `perspective` is the distance of the vanishing point: the greater of a view's sides over its number. An axis
  /// without a length turns nothing.
  public init(
    turningBy angle: Angle, around axis: (x: CGFloat, y: CGFloat, z: CGFloat), through anchor: CGPoint, depth: CGFloat,
    perspective: CGFloat
  ) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let rest = 1 - cosine
    // The rows of the rotation: the images of the three axes.
    let across = SIMD3<Double>(
      Double(cosine + x * x * rest), Double(x * y * rest + z * sine), Double(x * z * rest - y * sine))
    let down = SIMD3<Double>(
      Double(x * y * rest - z * sine), Double(cosine + y * y * rest), Double(y * z * rest + x * sine))
    let deep = SIMD3<Double>(
      Double(x * z * rest + y * sine), Double(y * z * rest - x * sine), Double(cosine + z * z * rest))
    let shrinking = perspective == 0 || !perspective.isFinite ? 0 : -1 / Double(perspective)
    func row(_ image: SIMD3<Double>, _ weight: Double) -> (CGFloat, CGFloat, CGFloat) {
      (CGFloat(image.x), CGFloat(image.y), CGFloat(image.z * shrinking + weight))
    }
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = row(across, 0)
    (turned.m21, turned.m22, turned.m23) = row(down, 0)
    // The plane lies at the depth 0, below the axis by `depth`.
    (turned.m31, turned.m32, turned.m33) = row(deep * Double(-depth), 1)
    self =
      ProjectionTransform(CGAffineTransform(translationX: -anchor.x, y: -anchor.y)).concatenating(turned)
      .concatenating(ProjectionTransform(CGAffineTransform(translationX: anchor.x, y: anchor.y)))
  }

  /// The nine numbers, row by row.
  var rows: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  /// Returns the transform that does at a point what this one does at the origin.
  func moved(to point: CGPoint) -> ProjectionTransform {
    guard point != .zero else { return self }
    let start = CGAffineTransform(translationX: point.x, y: point.y)
    return ProjectionTransform(start.inverted()).concatenating(self).concatenating(ProjectionTransform(start))
  }

  public var isIdentity: Bool { self == .identity }

  /// True if parallel lines stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// The six numbers of an affine transform.
  public var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  public var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Returns the transform that applies this one and then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * other.m11 + y * other.m21 + z * other.m31, x * other.m12 + y * other.m22 + z * other.m32,
        x * other.m13 + y * other.m23 + z * other.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// Returns the transform that undoes this one; this one itself if it has none.
  public func inverted() -> ProjectionTransform {
    guard !isAffine else { return ProjectionTransform(affine.inverted()) }
    let scale = determinant
    guard scale != 0, scale.isFinite else { return self }
    return ProjectionTransform(
      rows: [
        m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22,
        m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23,
        m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21,
      ].map { $0 / scale })
  }

  /// Returns the third number of a point's image: above 0 for points in front of the eye.
  public func depth(of point: CGPoint) -> CGFloat { point.x * m13 + point.y * m23 + m33 }

  /// Returns the factor by which lengths around a point grow, on average over the directions.
  public func growth(at point: CGPoint) -> CGFloat {
    let depth = depth(of: point)
    guard !isAffine else { return abs(m11 * m22 - m12 * m21).squareRoot() }
    guard depth != 0 else { return 0 }
    return (abs(determinant) / abs(depth * depth * depth)).squareRoot()
  }

  /// Returns the standard deviations, across and down, of what a Gaussian with a deviation of 1 around a point becomes;
  /// where it is not upright, its width and height are those of the image.
  package func spread(at point: CGPoint) -> CGSize {
    let depth = depth(of: point)
    guard depth != 0 else { return .zero }
    let image = point.applying(self)
    return CGSize(
      width: hypot(m11 - image.x * m13, m21 - image.x * m23) / abs(depth),
      height: hypot(m12 - image.y * m13, m22 - image.y * m23) / abs(depth))
  }
}

extension CGPoint {
  /// Returns the image of the point.
  public func applying(_ transform: ProjectionTransform) -> CGPoint {
    let depth = transform.depth(of: self)
    let place = CGPoint(
      x: x * transform.m11 + y * transform.m21 + transform.m31,
      y: x * transform.m12 + y * transform.m22 + transform.m32)
    return depth == 1 ? place : CGPoint(x: place.x / depth, y: place.y / depth)
  }
}
