import Foundation

/// The shape of a button's border.
///
/// In SwiftUI the platform and the size of the control determine the automatic shape, and the radius of a rounded
/// rectangle without a given one; the rules are not known. Here there is never a button, and both are a rounded
/// rectangle with a radius of 8.
public struct ButtonBorderShape: InsettableShape, _InsetOutline, Equatable {
  private enum Outline: Equatable {
    case capsule
    case roundedRectangle(radius: CGFloat)
    case circle
  }

  private var outline: Outline

  /// The shape that fits the button; here always a rounded rectangle with a radius of 8.
  public static let automatic = roundedRectangle
  /// A rounded rectangle whose radius is half the shorter side.
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// A rounded rectangle with a radius of 8.
  public static let roundedRectangle = roundedRectangle(radius: 8)
  /// The circle in the centre of the rectangle, as wide as the shorter side.
  public static let circle = ButtonBorderShape(outline: .circle)

  /// Returns a rounded rectangle with continuous corners of the given radius, in shape space.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .roundedRectangle(radius: radius))
  }

  /// Returns the outline of the border for `rect`.
  public func path(in rect: CGRect) -> Path { _path(in: rect, insetBy: 0) }

  /// Returns the outline for `rect` with its edges moved inwards by `amount`; empty if the edges would pass each other.
  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    switch outline {
    case .capsule: Capsule()._path(in: rect, insetBy: amount)
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius)._path(in: rect, insetBy: amount)
    case .circle: Circle()._path(in: rect, insetBy: amount)
    }
  }
}
