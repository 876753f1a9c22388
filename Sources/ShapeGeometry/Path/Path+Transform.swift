import Foundation

extension Path {
  /// Returns the path with `transform` applied to every point, control points included.
  ///
  /// Curves keep their kind, because Bézier curves are invariant under affine maps.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity ? self : mapPoints { $0.applying(transform) }
  }

  /// Returns the path moved by a vector in shape space.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapPoints { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }

  /// Appends the elements of `path` with `transform` applied; its last subpath becomes the current one.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    append(contentsOf: path.applying(transform))
  }
}
