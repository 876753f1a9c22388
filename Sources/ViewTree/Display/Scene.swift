import Foundation
import ShapeGeometry

/// A laid out tree of views as a list of painted marks, the lowest first, in the space of the root, in points.
///
/// The list knows nothing of dots, cells or pixels.
public struct Scene: Equatable, Sendable {
  public var items: [SceneItem]
  /// The first error of the program's own code that a drawing called; nil if there was none.
  public var failure: SceneFailure?

  public init(_ items: [SceneItem] = []) {
    self.items = items
  }
}

/// An error of the program's own code, as text.
public struct SceneFailure: Error, Equatable, Sendable {
  public var message: String
}

/// One painted mark.
public struct SceneItem: Equatable, Sendable {
  /// The area that is painted, in the mark's own space.
  public enum Mark: Equatable, Sendable {
    case fill(Path, FillStyle)
    case stroke(Path, StrokeStyle)
    /// Text on one line, with its baseline's start and its width in points.
    case text(String, TextFont, at: CGPoint, width: CGFloat)
    /// A drawing of its own in the root's space, with a change; without one it only comes together before it is cut or
    /// faded. It has no use for a paint or a transform.
    case layer(Scene, SceneEffect?)
  }

  public var mark: Mark
  public var paint: ScenePaint
  /// The transform from the mark's space to the root's.
  public var transform: ProjectionTransform
  /// The opacity of the views around the mark, from 0 to 1.
  public var opacity: Double
  /// The areas to which the mark is cut, in the root's space.
  public var clips: [Clip]
  /// The drawings whose alpha the mark is multiplied by.
  public var masks: [Scene]
  /// The way in which the mark's colours are combined with those behind it.
  public var blendMode = BlendMode.normal
  /// The renderers that draw the mark.
  public var detail = Detail.all
  public var identity: ViewIdentity
  /// The offset in the source of the call that made the view; nil if it is not known.
  public var offset: Int?

  /// Creates a mark of a drawing without views, in the root's space.
  public init(_ mark: Mark, paint: ScenePaint) {
    self.init(
      mark: mark, paint: paint, transform: .identity, opacity: 1, clips: [], masks: [], identity: ViewIdentity())
  }

  init(
    mark: Mark, paint: ScenePaint, transform: ProjectionTransform, opacity: Double, clips: [Clip], masks: [Scene],
    blendMode: BlendMode = .normal, identity: ViewIdentity, offset: Int? = nil
  ) {
    self.mark = mark
    self.paint = paint
    self.transform = transform
    self.opacity = opacity
    self.clips = clips
    self.masks = masks
    self.blendMode = blendMode
    self.identity = identity
    self.offset = offset
  }

  /// The renderers that draw a mark: a thing may be drawn in one way where there is room for its lines, and in another
  /// one where there is none. Lengths are in points of the root's space.
  public enum Detail: Equatable, Sendable {
    /// All renderers.
    case all
    /// Renderers of pixels and vectors, and those of characters with several cells for a length of so many points.
    case fine(CGFloat)
    /// Renderers of characters with about one cell for a length of so many points.
    case coarse(CGFloat)

    /// True for a mark that takes the place of lines where there is no room for them.
    package var isCoarse: Bool {
      if case .coarse = self { return true }
      return false
    }
  }

  /// An area to which marks are cut.
  public struct Clip: Equatable, Sendable {
    public var path: Path
    public var isEvenOdd: Bool

    public init(path: Path, isEvenOdd: Bool = false) {
      self.path = path
      self.isEvenOdd = isEvenOdd
    }
  }
}

/// The colours of a mark, in its own space.
public enum ScenePaint: Hashable, Sendable {
  case color(ResolvedColor)
  case linear(ResolvedGradient, from: CGPoint, to: CGPoint)
  /// The radii are along the horizontal axis; `ratio` is the height of the ellipse over its width.
  case radial(ResolvedGradient, center: CGPoint, from: CGFloat, to: CGFloat, ratio: CGFloat)
  case angular(ResolvedGradient, center: CGPoint, from: Angle, to: Angle)
  case image(ImagePattern)
  case mesh(ResolvedMesh)
  case material(SceneMaterial)

  /// The gradient of the paint along a line; nil if it has none.
  public var gradient: ResolvedGradient? {
    switch self {
    case .color, .image, .mesh, .material: nil
    case .linear(let gradient, _, _), .radial(let gradient, _, _, _, _), .angular(let gradient, _, _, _): gradient
    }
  }

  /// Returns the colour at a point of the mark's space; that of a material on nothing.
  public func color(at point: CGPoint) -> ResolvedColor {
    if case .color(let color) = self { return color }
    if case .image(let pattern) = self { return ResolvedColor(premultiplied: pattern.color(at: point)) }
    if case .mesh(let mesh) = self { return mesh.color(at: point) }
    if case .material(let material) = self { return material.color }
    return gradient?.color(at: place(of: point)) ?? .clear
  }

  /// Returns the place in the paint's gradient to which a point of the mark's space belongs; 0 if there is
  /// none.
  public func place(of point: CGPoint) -> Double {
    switch self {
    case .color, .image, .mesh, .material: return 0
    case .linear(_, let start, let end):
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let square = dx * dx + dy * dy
      guard square > 0 else { return 1 }
      return (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / square
    case .radial(_, let center, let start, let end, let ratio):
      let (x, y) = (Double(point.x - center.x), Double(point.y - center.y) / max(Double(ratio), 1e-9))
      let distance = (x * x + y * y).squareRoot()
      guard end != start else { return distance < Double(end) ? 0 : 1 }
      return (distance - Double(start)) / Double(end - start)
    case .angular(_, let center, let start, let end):
      let span = end.radians - start.radians
      guard span != 0 else { return 0 }
      let turn = 2 * Double.pi
      var angle = atan2(Double(point.y - center.y), Double(point.x - center.x)) - start.radians
      angle -= (angle / turn).rounded(.down) * turn
      // What is left of the turn belongs to the nearer end.
      if span > 0, angle > span { angle = angle - span < turn - angle ? span : 0 }
      return angle / span
    }
  }
}
