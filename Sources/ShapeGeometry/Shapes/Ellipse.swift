import Foundation

/// The ellipse inscribed in its rectangle.
@frozen
public struct Ellipse: InsettableShape, _InsetOutline {
  /// Creates an ellipse.
  public init() {}

  /// Returns the ellipse inscribed in `rect`; empty for a null rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns the ellipse inscribed in `rect` with its edges moved inwards by `amount`; empty if the edges would pass
  /// each other.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(ellipseIn: rect.inset(byAmount: amount))
  }
}

/// The circle in the centre of its rectangle, as wide as the shorter side.
@frozen
public struct Circle: InsettableShape, _InsetOutline {
  /// Creates a circle.
  public init() {}

  /// Returns the circle in the centre of `rect`, as wide as its shorter side; empty for a null rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, insetBy: 0) }

  /// Returns the circle for `rect` with its radius reduced by `amount`; empty if the radius would be negative.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    guard !rect.isNull else { return Path() }
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(byAmount: amount))
  }
}

/// A rounded rectangle whose radius is half the shorter side.
///
/// Its corners are continuous by default; older SDKs drew them circular.
@frozen
public struct Capsule: InsettableShape, _InsetOutline {
  /// The form of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule; its corners are continuous by default.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the capsule that fills `rect`; empty for a null rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, insetBy: 0) }

  /// Returns the capsule that fills `rect` with its edges moved inwards by `amount`; empty if the edges would pass each
  /// other.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let inner = rect.inset(byAmount: amount)
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
  }
}
