import Foundation

// Members of the built-in shapes besides their outlines: sizes, animatable data, and their names as shapes.

extension Circle {
  /// Returns a square as wide as the shorter proposed side; an unspecified width or height counts as 10.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

extension RoundedRectangle {
  /// The radii of the corners along x and y.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

extension UnevenRoundedRectangle {
  /// The radii of the four corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Shape where Self == Rectangle {
  /// The rectangle for which it is drawn.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with four equal elliptical corners, continuous by default.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with four equal corners of the given radius, continuous by default.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a radius for each corner, continuous by default.
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with a radius for each corner, continuous by default; a corner without a radius is sharp.
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
  /// The shape of the enclosing container; here always the rectangle for which it is drawn.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Ellipse {
  /// The ellipse inscribed in its rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// The circle in the centre of its rectangle, as wide as the shorter side.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rounded rectangle whose radius is half the shorter side, with continuous corners.
  public static var capsule: Capsule { Capsule() }

  /// Returns a rounded rectangle whose radius is half the shorter side, with corners of the given style.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == ButtonBorderShape {
  /// The automatic shape of a button's border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
