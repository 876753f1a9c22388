import Foundation
import ShapeGeometry

/// A view of a session: its place in the last layout, and its values on their way there.
struct LivingView: Sendable {
  typealias Attribute = AnimatedAttribute<[Double]>

  /// The view as it was laid out and drawn last, without its children.
  var part: ViewPart
  /// The frame in the space of the root, in points.
  var frame: CGRect
  var children: [LivingView]
  /// The views that have gone and are still seen.
  var former: [LivingView] = []
  /// The frame on its way: origin and size; nil if it is at rest.
  var moving: Attribute?
  /// The numbers of the drawing on their way.
  var drawing: Attribute?
  /// The data of the shape on its way.
  var shape: Attribute?
  /// The effects of the view's transition on their way, the innermost first; none if the view is simply there.
  var passage: [Passage] = []

  /// The moment at which a view that goes with a transition of the program's own has gone; nil for others.
  var leavingEnd: Double?

  /// An effect of a transition with its numbers on their way.
  struct Passage: Sendable {
    var effect: TransitionEffect
    var attribute: Attribute
  }

  /// Makes a view that is at rest in its place.
  init(_ view: PlacedView) {
    part = view.part
    frame = view.frame
    children = view.children.map { LivingView($0) }
  }

  /// A key by which a view is found among those that were beside it before.
  struct Key: Hashable {
    var identity: ViewIdentity
    var name: String
    /// The number of views before it with the same identity and name.
    var number = 0
  }

  /// Returns the keys of views that stand side by side.
  static func keys(of parts: some Sequence<ViewPart>) -> [Key] {
    var counts: [Key: Int] = [:]
    return parts.map { part in
      var key = Key(identity: part.identity, name: part.name)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.number = count
      return key
    }
  }

  /// The transition of the view: the outermost one that is set on it.
  var transition: TransitionValue? {
    if case .effect(.transition(let transition)) = part.drawing { return transition }
    // A modifier has the identity of its view, or stands around it alone.
    guard let inner = children.first, children.count == 1 || Self.isDecoration(part) else { return nil }
    return inner.transition
  }

  /// True for a modifier whose first child is the view itself.
  private static func isDecoration(_ part: ViewPart) -> Bool {
    if case .effect = part.drawing { return true }
    return false
  }
}

// The values on their way, all together.
extension LivingView {
  /// Calls a function with each value on its way in the view and in those within.
  func forEachAttribute(_ body: (Attribute) throws -> Void) rethrows {
    for case let attribute? in [moving, drawing, shape] { try body(attribute) }
    for passage in passage { try body(passage.attribute) }
    for child in children { try child.forEachAttribute(body) }
    for view in former { try view.forEachAttribute(body) }
  }

  /// True if a view that goes is still seen at a moment.
  func isLeaving(at moment: Double) -> Bool { moment < departure }

  /// The moment at which a view that goes is not seen any more.
  private var departure: Double { passage.reduce(leavingEnd ?? 0) { max($0, $1.attribute.end ?? 0) } }

  /// The first moment at which a view that goes is not seen any more; nil if none goes.
  var nextDeparture: Double? {
    var next: Double?
    func take(_ moment: Double?) { if let moment { next = min(next ?? moment, moment) } }
    for child in children { take(child.nextDeparture) }
    for view in former {
      take(view.departure)
      take(view.nextDeparture)
    }
    return next
  }

  /// The numbers that animations show of the program's views with animatable data, by the identity of the view.
  func shownNumbers(at moment: Double) -> [ViewIdentity: [Double]] {
    var shown: [ViewIdentity: [Double]] = [:]
    collectShown(at: moment, &shown)
    return shown
  }

  private func collectShown(at moment: Double, _ shown: inout [ViewIdentity: [Double]]) {
    if case .effect(.moved) = part.drawing, let drawing { shown[part.identity] = drawing.shown(at: moment) }
    for child in children { child.collectShown(at: moment, &shown) }
    for view in former { view.collectShown(at: moment, &shown) }
  }

  /// True if an animation moves the body of a program's view.
  var movesBodies: Bool {
    if case .effect(.moved) = part.drawing, drawing != nil { return true }
    return children.contains(where: \.movesBodies) || former.contains(where: \.movesBodies)
  }

  /// True if anything of the view is still on its way at a moment.
  func isMoving(at moment: Double) -> Bool {
    [moving, drawing, shape].contains { $0?.isMoving(at: moment) ?? false }
      || passage.contains { $0.attribute.isMoving(at: moment) }
      || children.contains { $0.isMoving(at: moment) } || former.contains { $0.isMoving(at: moment) }
  }

  /// Returns the first moment from `moment` on at which another picture may be shown; nil at rest.
  func nextChange(from moment: Double) -> Double? {
    var next: Double?
    forEachAttribute { attribute in
      guard let own = attribute.nextChange(from: moment) else { return }
      next = min(next ?? own, own)
    }
    return next
  }

  /// Returns the moment at which all that moves has arrived; infinite if something never does.
  var end: Double {
    var end = 0.0
    forEachAttribute { end = max(end, $0.end ?? 0) }
    return end
  }

  /// Returns the moments up to which views hold a group of animations.
  func holds(_ group: CompletionGroup) -> [Double] {
    var moments: [Double] = []
    forEachAttribute { attribute in if let moment = attribute.holds(group) { moments.append(moment) } }
    return moments
  }

  /// Drops what is over at a moment: values that have arrived, and views that have gone. Returns the views that are not
  /// seen any more.
  mutating func rest(at moment: Double) -> [LivingView] {
    if let attribute = moving, !attribute.isMoving(at: moment) { moving = nil }
    if let attribute = drawing, !attribute.isMoving(at: moment) { drawing = nil }
    if let attribute = shape, !attribute.isMoving(at: moment) { shape = nil }
    if !passage.isEmpty, !passage.contains(where: { $0.attribute.isMoving(at: moment) }) { passage = [] }
    var gone: [LivingView] = []
    for index in children.indices { gone += children[index].rest(at: moment) }
    former.removeAll { view in
      guard !view.isLeaving(at: moment) else { return false }
      gone.append(view)
      return true
    }
    for index in former.indices { gone += former[index].rest(at: moment) }
    return gone
  }
}
