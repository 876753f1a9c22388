import Foundation
import ShapeGeometry

/// The effects of the views around a mark.
struct SceneContext {
  /// The cuts and opacities between two effects that change a drawing as a whole.
  private struct Level {
    /// The effect around the marks of the level, which lies within the next level; nil for the outermost.
    var effect: SceneEffect?
    var opacity = 1.0
    var clips: [SceneItem.Clip] = []
    var masks: [Scene] = []
    var blendMode = BlendMode.normal
  }

  var transform = ProjectionTransform.identity
  /// The renderers that draw the marks.
  var detail = SceneItem.Detail.all
  /// The levels, the outermost first.
  private var levels = [Level()]

  init(transform: ProjectionTransform = .identity) {
    self.transform = transform
  }

  /// True if there is an effect that changes a drawing as a whole.
  var hasEffects: Bool { levels.count > 1 }

  /// True if marks that lie upon each other look as one mark does: nothing is seen through them, and nothing changes
  /// them as a whole.
  var isPlain: Bool { levels.allSatisfy { $0.effect == nil && $0.opacity == 1 && $0.blendMode == .normal } }

  private var inner: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// Applies a transform before those that are there already.
  mutating func apply(_ inner: ProjectionTransform) {
    transform = inner.concatenating(transform)
  }

  mutating func fade(to opacity: Double) { inner.opacity *= opacity }

  mutating func clip(to path: Path, eoFill: Bool) {
    inner.clips.append(.init(path: path.applying(transform, tolerance: 0.05), isEvenOdd: eoFill))
  }

  mutating func mask(with scene: Scene) { inner.masks.append(scene) }

  mutating func add(_ effect: SceneEffect) { levels.append(Level(effect: effect)) }

  /// Sets the blend mode of all marks; that of an inner view wins.
  mutating func blend(_ mode: BlendMode) {
    // The marks of an inner level are drawn on nothing, so that the outermost decides.
    levels[0].blendMode = mode
  }

  /// The greatest length of an effect, in points: beyond any picture.
  private static let farthest: CGFloat = 1e6

  /// Returns the standard deviations of a blur around a point as they are in the space of the root. A blur that is
  /// stretched along a slope is as wide and as high as there, but upright.
  func deviations(_ length: CGFloat, at point: CGPoint) -> CGSize {
    let spread = transform.spread(at: point)
    func kept(_ grown: CGFloat) -> CGFloat { grown > 0 ? min(grown, Self.farthest) : 0 }
    return CGSize(width: kept(length * spread.width), height: kept(length * spread.height))
  }

  /// Returns a vector at a point as it is in the space of the root.
  func vector(_ vector: CGSize, at point: CGPoint) -> CGSize {
    let start = point.applying(transform)
    let end = CGPoint(x: point.x + vector.width, y: point.y + vector.height).applying(transform)
    func kept(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, -Self.farthest), Self.farthest) }
    return CGSize(width: kept(end.x - start.x), height: kept(end.y - start.y))
  }

  /// Returns the item of a mark of a view, within all effects.
  func item(_ mark: SceneItem.Mark, _ paint: ScenePaint, of part: ViewPart) -> SceneItem {
    func item(_ mark: SceneItem.Mark, _ paint: ScenePaint, _ transform: ProjectionTransform, _ level: Level)
      -> SceneItem
    {
      var item = SceneItem(
        mark: mark, paint: paint, transform: transform, opacity: level.opacity, clips: level.clips, masks: level.masks,
        blendMode: level.blendMode, identity: part.identity, offset: part.offset)
      item.detail = detail
      return item
    }
    var isLayer = false
    if case .layer = mark { isLayer = true }
    var result = item(mark, paint, isLayer ? .identity : transform, inner)
    for index in levels.indices.dropFirst().reversed() {
      let layer = SceneItem.Mark.layer(Scene([result]), levels[index].effect)
      result = item(layer, .color(.clear), .identity, levels[index - 1])
    }
    return result
  }
}
