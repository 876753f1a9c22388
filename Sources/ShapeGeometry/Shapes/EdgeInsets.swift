import Foundation

/// Distances from the four edges of a rectangle inwards, in shape space.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No inset at any edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

#if !canImport(UIKit) && !canImport(AppKit)
  /// Distances from the four edges of a rectangle inwards, as UIKit and AppKit have them.
  public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    /// No inset at any edge.
    public static let zero = NSDirectionalEdgeInsets()

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }

    /// No inset at any edge.
    public init() {
      self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
  }

  extension EdgeInsets {
    /// The same distances.
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
      self.init(
        top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
        trailing: nsEdgeInsets.trailing)
    }
  }
#endif

#if !canImport(UIKit)
  /// Distances from the four edges of a rectangle inwards, as UIKit has them.
  public struct UIEdgeInsets: Hashable, Codable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    /// No inset at any edge.
    public static let zero = UIEdgeInsets()

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// No inset at any edge.
    public init() {
      self.init(top: 0, left: 0, bottom: 0, right: 0)
    }
  }

  extension CGRect {
    /// The rectangle with its edges moved inwards; negative distances move them outwards.
    ///
    /// The size is not checked: insets larger than the rectangle turn its width or height negative.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
      CGRect(
        x: origin.x + insets.left, y: origin.y + insets.top,
        width: size.width - insets.left - insets.right,
        height: size.height - insets.top - insets.bottom)
    }
  }
#endif
