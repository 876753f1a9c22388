import Foundation
import ShapeGeometry

/// A tree of views with its frames and its marks at one moment: plain data, apart from the program that made it.
///
/// The space is that of the proposed box, whose origin is its top left corner, in points.
public struct LaidOutViews: Equatable, Sendable {
  /// The size that was proposed to the root.
  public var box: CGSize
  /// The distances from the proposed box to the edges of the window around it, in points.
  public var safeArea: EdgeInsets
  /// The root with its frame; nil if it could not be laid out.
  public var root: PlacedView?
  public var scene: Scene
  /// The first modifier whose numbers have no meaning; nil if there is none.
  public var remark: LayoutRemark?
  /// The colour of the window behind the views, which their scheme decides.
  public var ground: ResolvedColor
  /// The reason why the views are not at rest: code that changes a state after each layout; nil if they are.
  public var unrest: ViewUnrest?
  /// True if something is presented in front of the views: a sheet, an alert, a menu.
  public internal(set) var arePresenting = false
  /// The views that can be touched, in the order of drawing.
  public internal(set) var touchables: [Touchable] = []
  /// The moment of the picture, in seconds on the session's clock.
  public internal(set) var moment = 0.0
  /// The moment at which the next picture may differ; nil if nothing changes without an event.
  public internal(set) var nextChange: Double?
  /// The moment after which nothing changes by itself; infinite if something always will.
  public internal(set) var end = 0.0

  /// The rectangle of the window: the proposed box with the safe area's insets around it.
  public var window: CGRect { CGRect(origin: .zero, size: box).extended(by: safeArea) }
}
