import Foundation

/// Distances from the four edges of a rectangle inwards, in shape space.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets from the four distances; a negative distance points outwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets of 0 at all edges.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

#if !canImport(UIKit) && !canImport(AppKit)
  /// Distances from the four edges of a rectangle inwards, as UIKit and AppKit define them.
  public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the trailing edge.
    public var trailing: CGFloat

    /// Insets of 0 at all edges.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets from the four distances; a negative distance points outwards.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// Creates insets of 0 at all edges.
    public init() {
      self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
  }

  extension EdgeInsets {
    /// Creates insets with the same distances.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
      self.init(
        top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
        trailing: nsEdgeInsets.trailing)
    }
  }
#endif

#if !canImport(UIKit)
  /// Distances from the four edges of a rectangle inwards, as UIKit defines them.
  public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// Insets of 0 at all edges.
    public static let zero = UIEdgeInsets()

    /// Creates insets from the four distances; a negative distance points outwards.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Creates insets of 0 at all edges.
    public init() {
      self.init(top: 0, left: 0, bottom: 0, right: 0)
    }
  }

  extension CGRect {
    /// Returns the rectangle with its edges moved inwards; negative distances move them outwards.
    ///
    /// The size is not checked: insets larger than the rectangle make its width or height negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
      CGRect(
        x: origin.x + insets.left, y: origin.y + insets.top,
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom)
    }
  }
#endif
