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
  /// The frame of the view in the space of the root, before effects.
  var frame: CGRect
  var code: Handle
  var place: ViewPlace
}
