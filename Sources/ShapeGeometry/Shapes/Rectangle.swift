import Foundation

/// The rectangle for which it is drawn.
@frozen
public struct Rectangle: InsettableShape, _InsetOutline {
  /// Creates a rectangle.
  public init() {}

  /// Returns the outline of `rect`; empty for a null rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the outline of `rect` with its edges moved inwards by `amount`; empty if they would pass each other.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(rect.inset(byAmount: amount))
  }
}

/// A rectangle with four equal corners, continuous by default; older SDKs drew them circular.
@frozen
public struct RoundedRectangle: InsettableShape, _InsetOutline {
  /// The radii of the corners along x and y, in shape space; each is clamped to half the shorter side.
  public var cornerSize: CGSize
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rounded rectangle with elliptical corners, continuous by default.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle with corners of the given radius, in shape space; they are continuous by default.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the rounded rectangle that fills `rect`; empty for a null rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns the outline with all edges moved inwards by `amount`; the radii are reduced by the amount, to 0 at least.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(roundedRect: rect.inset(byAmount: amount), cornerSize: size, style: style)
  }
}

/// A rectangle with a radius for each corner, continuous by default.
@frozen
public struct UnevenRoundedRectangle: InsettableShape, _InsetOutline {
  /// The radii of the four corners, in shape space.
  public var cornerRadii: RectangleCornerRadii
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner; the corners are continuous by default.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle from the radii of its corners, in shape space; a corner without a radius is sharp.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius),
      style: style)
  }

  /// Returns the rounded rectangle that fills `rect`; empty for a null rectangle.
  ///
  /// If two radii do not fit an edge, all four shrink by the same factor.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns the outline with all edges moved inwards by `amount`; the radii are reduced by the amount, to 0 at least.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(0, cornerRadii.topLeading - amount), bottomLeading: max(0, cornerRadii.bottomLeading - amount),
      bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
      topTrailing: max(0, cornerRadii.topTrailing - amount))
    return Path(roundedRect: rect.inset(byAmount: amount), cornerRadii: radii, style: style)
  }
}

/// The shape of the enclosing container; here there is never a container, and it is the rectangle for which it is
/// drawn.
@frozen
public struct ContainerRelativeShape: InsettableShape, _InsetOutline {
  /// Creates a shape that follows its container.
  public init() {}

  /// Returns the outline of `rect`, because there is no container; empty for a null rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the outline of `rect` with its edges moved inwards by `amount`; empty if they would pass each other.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(rect.inset(byAmount: amount))
  }
}

extension CGRect {
  /// Returns the rectangle with all edges moved inwards by `amount`; null if they would pass each other.
  func inset(byAmount amount: CGFloat) -> CGRect {
    guard !isNull, width >= 2 * amount, height >= 2 * amount else { return .null }
    return CGRect(x: minX + amount, y: minY + amount, width: width - 2 * amount, height: height - 2 * amount)
  }
}
