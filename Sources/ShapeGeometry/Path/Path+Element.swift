import Foundation

extension Path {
  /// One step of a path's construction, with its points in shape space.
  @frozen
  public enum Element: Equatable, Sendable {
    /// A move that starts a new subpath at `to`.
    case move(to: CGPoint)
    /// A straight line from the current point to `to`.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point to `to`.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point to `to`.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line from the current point back to the start of the subpath; the subpath ends there.
    case closeSubpath
  }
}
