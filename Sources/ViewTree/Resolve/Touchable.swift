import Foundation
import ShapeGeometry

/// A view that can be touched: a button, a control, a view with a gesture.
public struct Touchable: Equatable, Sendable {
  public var touch: ViewTouch
  /// The text in the view; empty without one.
  public var name: String
  /// The smallest rectangle around the view as it is seen, in the space of the root, in points.
  public var bounds: CGRect
  /// The offset in the source of the call that made the view; nil if it is not known.
  public var offset: Int?
  /// True for a field that has the focus.
  public var isFocused: Bool { listeners.contains { $0.touch == .focus(true) } }
  /// The frame of the view in the space of the root, before effects.
  var frame: CGRect
  /// The code that hears of touches; nil for a view that scrolls.
  var code: Handle?
  var place: ViewPlace
  /// The code around the view that hears of its focus and of the end of its text, the innermost first.
  var listeners: [Listener] = []

  /// Code that hears of what happens to a view within.
  struct Listener: Equatable, Sendable {
    var touch: ViewTouch
    var code: Handle
    var place: ViewPlace
  }
}
