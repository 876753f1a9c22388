import Foundation

/// The shape of a button's border.
///
/// SwiftUI takes the automatic shape, and the radius of a rounded rectangle without one, from the platform and the control's size,
/// by rules that are not known. Without a button, which is always so here, both are a rounded rectangle with a radius of 8.
public struct ButtonBorderShape: InsettableShape, _InsetOutline, Equatable {
  private enum Outline: Equatable {
    case capsule
    case roundedRectangle(radius: CGFloat)
    case circle
  }

  private var outline: Outline

  /// The shape that suits the button.
  public static let automatic = roundedRectangle
  /// A rounded rectangle whose corners meet in the middle of the shorter sides.
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// A rounded rectangle.
  public static let roundedRectangle = roundedRectangle(radius: 8)
  /// The circle in the middle of the rectangle.
  public static let circle = ButtonBorderShape(outline: .circle)

  /// A rounded rectangle with continuous corners of the given radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .roundedRectangle(radius: radius))
  }

  public func path(in rect: CGRect) -> Path { _path(in: rect, insetBy: 0) }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    switch outline {
    case .capsule: Capsule()._path(in: rect, insetBy: amount)
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius)._path(in: rect, insetBy: amount)
    case .circle: Circle()._path(in: rect, insetBy: amount)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of a button's border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
