import Foundation

/// How the corners of a rounded rectangle bend.
///
/// Members that take a style default to `continuous`, as in the current SDK; older ones had `circular`, which code and pictures of
/// that time show. The SDK of the change is not known.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle or an ellipse.
  case circular
  /// Corners whose curvature grows smoothly out of the edges.
  case continuous
}

/// The radii of a rectangle's four corners, in shape space; leading is left.
@frozen
public struct RectangleCornerRadii: Equatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
