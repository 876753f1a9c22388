import Foundation
import ShapeGeometry

/// A touch on its way through a tree of views: the view on top takes it, with what is around it.
struct TouchSearch {
  var host: any ViewHost
  var failure: (any Error)?
  /// The code around the views that are looked at, the innermost first.
  private var listeners: [Touchable.Listener] = []

  /// The views that hear of a touch, the innermost first, each with the point in the space of its frame.
  typealias Hit = [(view: Touchable, point: CGPoint)]

  init(host: any ViewHost) { self.host = host }

  /// Returns the views that hear of a touch at a point in the space of the root; nil if nothing is there.
  mutating func hit(_ view: PlacedView, at point: CGPoint) -> Hit? { hit(view, at: point, .identity) }

  private mutating func hit(_ view: PlacedView, at point: CGPoint, _ outer: ProjectionTransform) -> Hit? {
    var point = point
    var transform = outer
    // A symbol is seen elsewhere than it stands, and is not touched.
    if case .canvas = view.part.drawing { return view.frame.contains(point) ? [] : nil }
    guard case .effect(let modifier) = view.part.drawing else {
      return leafIsHit(view, at: point) ? [] : hitChildren(of: view, at: point, outer)
    }
    if let own = modifier.transform(in: view.frame) {
      point = point.applying(own.inverted())
      transform = own.concatenating(outer)
    }
    switch modifier {
    case .isTouchable(false), .hidden: return nil
    case .opacity(let value) where value <= 0: return nil
    case .clip(let shape, let style):
      guard contains(shape, in: view.frame, point, eoFill: style.isEOFilled) else { return nil }
      return hitChildren(of: view, at: point, transform)
    case .touchShape(let shape):
      guard contains(shape, in: view.frame, point, eoFill: false) else { return nil }
      return hitChildren(of: view, at: point, transform) ?? []
    case .touched(let touch, let code) where touch.isOwn:
      var isHit = view.frame.contains(point)
      if !touch.isControl { isHit = false }
      guard let inner = hitChildren(of: view, at: point, transform) ?? (isHit ? [] : nil) else { return nil }
      let place = view.part.place
      let own = Touchable(
        touch: touch, name: "", bounds: view.frame, offset: view.part.offset, frame: view.frame, code: code,
        place: place, listeners: listeners)
      guard place.surroundings.isEnabled else { return inner }
      return inner + [(own, CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY))]
    case .touched(let touch, let code):
      listeners.insert(Touchable.Listener(touch: touch, code: code, place: view.part.place), at: 0)
      defer { listeners.removeFirst() }
      return hitChildren(of: view, at: point, transform)
    case .background, .preferenceDecoration(_, _, _, isBehind: true):
      for child in view.children { if let found = hit(child, at: point, transform) { return found } }
      return nil
    case .mask: return view.children.first.flatMap { hit($0, at: point, transform) }
    default: return hitChildren(of: view, at: point, transform)
    }
  }

  private mutating func hitChildren(of view: PlacedView, at point: CGPoint, _ transform: ProjectionTransform) -> Hit? {
    if case .cut = view.part.drawing, !view.frame.contains(point) { return nil }
    for child in view.children.reversed() { if let found = hit(child, at: point, transform) { return found } }
    return nil
  }

  /// Returns whether a view without views in it is painted at a point.
  private mutating func leafIsHit(_ view: PlacedView, at point: CGPoint) -> Bool {
    switch view.part.drawing {
    case .shape(let shape, let layers):
      guard let path = path(of: shape, in: view.frame) else { return false }
      return (layers.isEmpty ? [.fill(.foreground(level: 0), FillStyle())] : layers).contains { layer in
        switch layer {
        case .fill(_, let style): path.contains(point, eoFill: style.isEOFilled)
        case .stroke(_, let style): path.strokedPath(style).contains(point)
        }
      }
    case .style, .text, .image, .divider: return view.frame.contains(point)
    case .nothing, .canvas, .cut, .effect: return false
    }
  }

  private mutating func contains(_ shape: ShapeValue, in frame: CGRect, _ point: CGPoint, eoFill: Bool) -> Bool {
    path(of: shape, in: frame)?.contains(point, eoFill: eoFill) ?? false
  }

  private mutating func path(of shape: ShapeValue, in frame: CGRect) -> Path? {
    do {
      return try host.path(of: shape.code, moved: shape.moved, in: CGRect(origin: .zero, size: frame.size))
        .offsetBy(dx: frame.minX, dy: frame.minY)
    } catch {
      failure = failure ?? error
      return nil
    }
  }
}
