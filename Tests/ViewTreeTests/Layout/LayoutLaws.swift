import Foundation
import ShapeGeometry
import ViewTree

/// Laws of layout: what holds for a tree of views, whatever is proposed to it.
enum LayoutLaws {
  typealias Proposal = (CGFloat?, CGFloat?)

  static let proposals: [Proposal] = [
    (300, 200), (nil, nil), (0, 0), (50, nil), (nil, 70), (.infinity, 90), (.infinity, .infinity), (33.3, 1000),
  ]

  /// Returns the name of the first law that a tree breaks for a proposal; nil if it keeps them all. `transposed` is its
  /// mirror image at the diagonal.
  static func broken(by view: Sketch, _ transposed: Sketch, for proposal: Proposal) -> String? {
    let (width, height) = proposal
    let laid = view.laidOut(width, height)
    if let name = laid.frames.first(where: { !isSound($0.value) })?.key { return "sound frames: \(name)" }
    let mirrored = transposed.laidOut(height, width)
    for (name, frame) in laid.frames {
      let twin = mirrored.frames[name].map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
      if twin != frame { return "transposed frames: \(name)" }
    }
    if view.laidOut(width, height) != laid { return "the same frames again" }
    return ofModifiers(view, laid, for: proposal) ?? ofLayers(view, laid, for: proposal)
  }

  private static func ofModifiers(_ view: Sketch, _ laid: Laid, for proposal: Proposal) -> String? {
    let (width, height) = proposal
    let (twice, once) = (view.padding(3).padding(5).size(width, height), view.padding(8).size(width, height))
    if !isClose(twice, once) { return "paddings add up" }
    let framed = view.frame(width: 30, height: 20)
    if framed.frame(width: 70, height: 90).size(width, height) != CGSize(width: 70, height: 90) {
      return "the outer frame counts"
    }
    if framed.frame(width: nil, height: nil).size(width, height) != framed.size(width, height) {
      return "a frame without lengths is none"
    }
    let effects = view.withEffects().laidOut(width, height)
    if effects != laid { return "effects change no frame" }
    let ideal = view.size(nil, nil)
    if !isClose(view.modified(FixedSizeRule()).size(width, height), ideal) { return "a fixed size is the ideal one" }
    return nil
  }

  private static func ofLayers(_ view: Sketch, _ laid: Laid, for proposal: Proposal) -> String? {
    let (width, height) = proposal
    // Padding sets the priority back: only the views of the highest one count.
    let (one, other) = (view.padding(0), Sketch.box(40, 25))
    let (union, size) = (Sketch.z(one, other).size(width, height), one.size(width, height))
    let expected = CGSize(width: max(size.width, 40), height: max(size.height, 25))
    if !isClose(union, expected) { return "layers are as large as the largest" }
    let covered = view.named("below").overlay(Sketch.color.named("above")).laidOut(width, height)
    if covered.frames["below"] != covered.frames["above"] { return "a colour in front of a view has its frame" }
    if covered.size != laid.size { return "an overlay changes no size" }
    return nil
  }

  private static func isSound(_ frame: CGRect) -> Bool {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite)
      && frame.size.width >= 0 && frame.size.height >= 0
  }

  private static func isClose(_ one: CGSize, _ other: CGSize) -> Bool {
    func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) <= 1e-9 * max(1, abs(a)) }
    return isClose(one.width, other.width) && isClose(one.height, other.height)
  }
}

extension Sketch {
  /// The same views, each with an effect around it.
  fileprivate func withEffects() -> Sketch {
    Sketch(EffectRule(), [Sketch(rule, children.map { $0.withEffects() }, name: name)])
  }
}
