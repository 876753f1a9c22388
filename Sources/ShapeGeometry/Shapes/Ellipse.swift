import Foundation

/// The ellipse that fills its rectangle.
@frozen
public struct Ellipse: InsettableShape, _InsetOutline {
  public init() {}

  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(ellipseIn: rect.inset(byAmount: amount))
  }
}

/// The circle in the middle of its rectangle, as wide as the shorter side.
@frozen
public struct Circle: InsettableShape, _InsetOutline {
  public init() {}

  public func path(in rect: CGRect) -> Path { _path(in: rect, insetBy: 0) }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    guard !rect.isNull else { return Path() }
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(byAmount: amount))
  }

  /// A square as wide as the shorter side of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// A rounded rectangle whose corners meet in the middle of the shorter sides, continuous unless told, which older SDKs drew
/// circular.
@frozen
public struct Capsule: InsettableShape, _InsetOutline {
  public var style: RoundedCornerStyle

  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  public func path(in rect: CGRect) -> Path { _path(in: rect, insetBy: 0) }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let inner = rect.inset(byAmount: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }
}

extension Shape where Self == Ellipse {
  /// The ellipse that fills its rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Circle {
  /// The circle in the middle of its rectangle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rounded rectangle whose corners meet in the middle of the shorter sides.
  public static var capsule: Capsule { Capsule() }

  /// A rounded rectangle whose corners meet in the middle of the shorter sides.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
