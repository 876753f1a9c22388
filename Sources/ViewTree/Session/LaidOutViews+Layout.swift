import Foundation
import ShapeGeometry

extension LaidOutViews {
  /// Lays out a tree of views for a proposal, in the middle of a box of that size, and draws it.
  ///
  /// The code that hears of the layout may change states; then the tree is laid out again, until nothing changes any
  /// more. `failure` is set to the first error of the program's own code, or to the `LayoutEnd` of a layout that
  /// reached a limit; the rest is laid out and drawn without the result.
  public init(
    _ node: ViewNode, in box: CGSize, safeArea: EdgeInsets = EdgeInsets(), _ surroundings: ViewSurroundings = .init(),
    scale: CGFloat = 3, limits: LayoutLimits = .standard, host: inout any ViewHost, failure: inout (any Error)?
  ) {
    var session = ViewSession(
      node, in: box, safeArea: safeArea, surroundings, scale: scale, limits: limits, host: &host)
    // Tasks begin, up to their first waits.
    session.advance(to: 0, &host)
    self = session.picture(&host, failure: &failure)
  }
}
