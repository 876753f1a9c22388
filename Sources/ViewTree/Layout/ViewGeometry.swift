import Foundation
import ShapeGeometry

/// The size of a view that stands in its place, and its way into the spaces around it.
public struct ViewGeometry: Equatable, Sendable {
  /// A space with a name: that of a view around others.
  public struct Space: Equatable, Sendable {
    public var name: String
    /// The size of the view whose space it is, in points.
    public var size: CGSize
    /// The map from the space into that of the root.
    public var toRoot: ProjectionTransform

    public init(_ name: String, size: CGSize, toRoot: ProjectionTransform) {
      self.name = name
      self.size = size
      self.toRoot = toRoot
    }
  }

  public var size: CGSize
  /// The map from the view's own space into that of the root, with the effects around the view.
  public var toRoot: ProjectionTransform
  /// The spaces with a name in which the view lies, the innermost first.
  public var spaces: [Space]
  /// The distances to the edges of the safe areas' bounds that the view may reach.
  public var safeArea: EdgeInsets

  public init(
    size: CGSize, toRoot: ProjectionTransform = .identity, spaces: [Space] = [], safeArea: EdgeInsets = EdgeInsets()
  ) {
    self.size = size
    self.toRoot = toRoot
    self.spaces = spaces
    self.safeArea = safeArea
  }

  /// The width, the height and the rows of the map into the root's space; then the same numbers of each space with a
  /// name; then the insets of the safe area from above, leading, from below and trailing.
  package var numbers: [CGFloat] {
    [size.width, size.height] + toRoot.rows + spaces.flatMap { [$0.size.width, $0.size.height] + $0.toRoot.rows }
      + [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
  }

  /// The names of the spaces, in the order of their numbers.
  package var names: [String] { spaces.map(\.name) }
}

/// The spaces around the views that are placed now.
struct ViewSpaces {
  /// The map from the space in which views are placed into that of the root: the effects around them.
  private var effects = ProjectionTransform.identity
  private var named: [ViewGeometry.Space] = []

  /// Makes the spaces of a root. `rootOrigin` is the origin of the space in which views are placed, in the root's.
  init(rootOrigin: CGPoint = .zero) {
    guard rootOrigin != .zero else { return }
    effects = ProjectionTransform(CGAffineTransform(translationX: rootOrigin.x, y: rootOrigin.y))
  }

  /// Returns the geometry of a view with a frame in the space in which views are placed.
  func geometry(of frame: CGRect) -> ViewGeometry {
    let place = ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return ViewGeometry(
      size: frame.size, toRoot: effects.isIdentity ? place : place.concatenating(effects), spaces: named)
  }

  /// Gives the space of a view with a frame a name.
  mutating func name(_ frame: CGRect, _ name: String) {
    let geometry = geometry(of: frame)
    named.insert(.init(name, size: geometry.size, toRoot: geometry.toRoot), at: 0)
  }

  /// Applies an effect, in the space of the view at an origin, before those that are there already.
  mutating func apply(_ effect: ProjectionTransform, at origin: CGPoint) {
    effects = effect.moved(to: origin).concatenating(effects)
  }
}
