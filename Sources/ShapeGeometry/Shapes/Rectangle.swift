import Foundation

/// The rectangle it is drawn for.
@frozen
public struct Rectangle: InsettableShape, _InsetOutline {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(rect.inset(byAmount: amount))
  }
}

/// A rectangle with four equal corners, continuous unless told, which older SDKs drew circular.
@frozen
public struct RoundedRectangle: InsettableShape, _InsetOutline {
  /// The radii of the corners along x and y; either is held to half the shorter side.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The inner outline: its radii are shorter by the amount, never below 0.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let size = CGSize(width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
    return Path(roundedRect: rect.inset(byAmount: amount), cornerSize: size, style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius for each corner, continuous unless told.
@frozen
public struct UnevenRoundedRectangle: InsettableShape, _InsetOutline {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

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

  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The inner outline: its radii are shorter by the amount, never below 0.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let radii = RectangleCornerRadii(
      topLeading: max(0, cornerRadii.topLeading - amount), bottomLeading: max(0, cornerRadii.bottomLeading - amount),
      bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
      topTrailing: max(0, cornerRadii.topTrailing - amount))
    return Path(roundedRect: rect.inset(byAmount: amount), cornerRadii: radii, style: style)
  }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// The shape of the container it stands in; without one, which is always so here, the rectangle it is drawn for.
@frozen
public struct ContainerRelativeShape: InsettableShape, _InsetOutline {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(rect) }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(rect.inset(byAmount: amount))
  }
}

extension Shape where Self == Rectangle {
  /// The rectangle it is drawn for.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with four equal corners.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// A rectangle with four equal corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with a radius for each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container it stands in.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
