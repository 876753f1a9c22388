import Foundation

/// The form of the corners of a rounded rectangle.
///
/// Members that take a style default to `continuous`, as in the current SDK. Older SDKs defaulted to `circular`, as
/// code and pictures of that time show. The SDK that made the change is not known.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of a circle or an ellipse.
  case circular
  /// Corners whose curvature grows smoothly out of the edges.
  case continuous
}

/// The radii of the four corners of a rectangle, in shape space; leading is left.
@frozen
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top left corner.
  public var topLeading: CGFloat
  /// The radius of the bottom left corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom right corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top right corner.
  public var topTrailing: CGFloat

  /// Creates the radii, in shape space; a corner without a radius is sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
