import Foundation
import ShapeGeometry

/// A view as it stands in a layout: what it is and what it draws.
public struct ViewPart: Equatable, Sendable {
  /// The drawing of a view itself, apart from the views in it.
  public enum Drawing: Equatable, Sendable {
    case nothing
    case shape(ShapeValue, [ShapeLayer])
    case style(ViewStyle)
    case text(TextBlock, [TextSpan])
    case image(ImageValue)
    case divider
    /// The marks that code makes, among which may be the symbols, which are the views within.
    case canvas(Handle, [ViewNode])
    /// The views within, cut at the edges of the view's frame, as far as insets reach beyond it.
    case cut(beyond: EdgeInsets)
    /// A modifier that changes the drawing of its view.
    case effect(Modifier)
  }

  /// SwiftUI's name of the view or modifier.
  public var name: String
  public var identity: ViewIdentity
  /// The offset in the source of the call that made the view; nil if it is not known.
  public var offset: Int?
  public var drawing: Drawing
  public var surroundings: ViewSurroundings
  /// The view in a transition of the program's own, which is laid out by itself when it comes or goes; nil for others.
  var node: ViewNode?
  /// True for a view that a modifier makes of another one.
  var isModifier = false

  /// The place of the view for its code.
  var place: ViewPlace { ViewPlace(identity: identity, surroundings: surroundings) }

  /// The presentation that the view stands for, and the code that ends it; nil for another view.
  var presentation: (value: Presentation, code: Handle)? {
    guard case .effect(.presented(let value, let code)) = drawing else { return nil }
    return (value, code)
  }
}
