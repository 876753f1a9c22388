import Foundation

extension Path {
  /// The path with every point moved by `transform`.
  ///
  /// Curves stay curves of the same kind: Bézier curves and affine maps commute.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// The path moved by a vector.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Appends the elements of `path`, moved by `transform`; its last subpath becomes the current one.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(contentsOf: path.applying(transform))
  }
}
