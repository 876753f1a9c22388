import Foundation
import ShapeGeometry

// Places that views of one name share: `matchedGeometryEffect`.
//
// SwiftUI proposes the shared size to a view; here a view that shares the place of another one is scaled to it, apart
// from texts, which keep their size about the same centre. Source for the rules: views.md, §6.6.

extension PlacedView {
  /// The frames of the sources in the view, by their names; of several the first counts.
  var matches: [String: CGRect] {
    var found: [String: CGRect] = [:]
    collect(&found)
    return found
  }

  private func collect(_ found: inout [String: CGRect]) {
    if case .effect(.matched(let place)) = part.drawing, place.isSource {
      found[place.name] = found[place.name] ?? frame
    }
    for child in children { child.collect(&found) }
  }

  /// The view with all that share the place of a source that is there.
  var matched: PlacedView {
    let sources = matches
    return sources.isEmpty ? self : matched(by: sources)
  }

  private func matched(by sources: [String: CGRect]) -> PlacedView {
    var result = self
    result.children = children.map { $0.matched(by: sources) }
    guard case .effect(.matched(let place)) = part.drawing, !place.isSource, let source = sources[place.name] else {
      return result
    }
    let shared = place.shared(source, by: frame)
    return result.mapped(from: frame, to: shared)
  }

  private func mapped(from old: CGRect, to new: CGRect) -> PlacedView {
    var result = self
    result.frame = part.mapped(frame, from: old, to: new)
    result.children = children.map { $0.mapped(from: old, to: new) }
    return result
  }
}

extension LivingView {
  /// The frames of the sources in the view as they are shown at a moment, by their names.
  func matches(at moment: Double) -> [String: CGRect] {
    holdsMatches ? presented(at: moment).matches : [:]
  }

  private var holdsMatches: Bool {
    if case .effect(.matched) = part.drawing { return true }
    return children.contains(where: \.holdsMatches)
  }

  /// Sends what shares a place on its way there, or from there to its own, as part of a transaction.
  mutating func share(
    _ frames: [String: CGRect], at moment: Double, in transaction: ViewTransaction, isLeaving: Bool
  ) {
    guard !frames.isEmpty, transaction.animation != nil else { return }
    if case .effect(.matched(let place)) = part.drawing, let other = frames[place.name] {
      let shared = place.shared(other, by: frame)
      guard shared != frame else { return }
      let own = frame
      if isLeaving {
        send(from: own, to: shared, at: moment, in: transaction)
      } else {
        start(from: shared, own, at: moment, in: transaction)
      }
      return
    }
    for index in children.indices {
      children[index].share(frames, at: moment, in: transaction, isLeaving: isLeaving)
    }
  }

  private mutating func send(from own: CGRect, to shared: CGRect, at moment: Double, in transaction: ViewTransaction) {
    let target = part.mapped(frame, from: own, to: shared)
    var attribute = moving ?? Attribute(frame.motionVector)
    attribute.change(to: target.motionVector, at: moment, in: transaction)
    (moving, frame) = (attribute, target)
    for index in children.indices { children[index].send(from: own, to: shared, at: moment, in: transaction) }
  }

  private mutating func start(from shared: CGRect, _ own: CGRect, at moment: Double, in transaction: ViewTransaction) {
    var attribute = Attribute(part.mapped(frame, from: own, to: shared).motionVector)
    attribute.change(to: frame.motionVector, at: moment, in: transaction)
    moving = attribute.isMoving(at: moment) ? attribute : nil
    for index in children.indices { children[index].start(from: shared, own, at: moment, in: transaction) }
  }
}

extension ViewPart {
  /// Returns where a frame comes to lie when the frame around it becomes another one. A text keeps its size.
  fileprivate func mapped(_ frame: CGRect, from old: CGRect, to new: CGRect) -> CGRect {
    let (x, y) = (
      old.width > 0 ? new.width / old.width : 1, old.height > 0 ? new.height / old.height : 1
    )
    let scaled = CGRect(
      x: new.minX + (frame.minX - old.minX) * x, y: new.minY + (frame.minY - old.minY) * y,
      width: frame.width * x, height: frame.height * y)
    guard case .text = drawing else { return scaled }
    return CGRect(
      x: scaled.midX - frame.width / 2, y: scaled.midY - frame.height / 2, width: frame.width, height: frame.height)
  }
}
