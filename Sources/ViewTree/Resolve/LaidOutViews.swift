import Foundation
import ShapeGeometry

/// A tree of views with its frames and its marks: plain data, apart from the program that made it.
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

  /// Lays out a tree of views for a proposal, in the middle of a box of that size, and draws it.
  ///
  /// `failure` is set to the first error of the program's own code, or to the `LayoutEnd` of a layout that reached a
  /// limit; the rest is laid out and drawn without the result.
  public init(
    _ node: ViewNode, in box: CGSize, safeArea: EdgeInsets = EdgeInsets(), _ surroundings: ViewSurroundings = .init(),
    scale: CGFloat = 3, limits: LayoutLimits = .standard, host: inout any ViewHost, failure: inout (any Error)?
  ) {
    self.box = box
    self.safeArea = safeArea
    let window = PlacedView.laidOut(
      node, in: box, safeArea: safeArea, surroundings, scale: scale, limits: limits, host: &host, failure: &failure)
    root = window.root
    scene = root?.scene(&host, isStopped: limits.isStopped) ?? Scene()
    remark = window.remark
    unrest = window.unrest
    ground = SystemColor.background.resolved(isDark: window.isDark)
    failure = failure ?? scene.failure
  }

  /// The rectangle of the window: the proposed box with the safe area's insets around it.
  public var window: CGRect { CGRect(origin: .zero, size: box).extended(by: safeArea) }
}
