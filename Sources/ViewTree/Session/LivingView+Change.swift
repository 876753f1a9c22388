import Foundation
import ShapeGeometry

/// A change of a tree of views from one layout to the next: values set out for their new places, views come and go.
///
/// A frame is animated by itself: a view that grows moves its origin and its size, in the space of the root. Layout is
/// computed once, for the places at which everything arrives. Source: OpenSwiftUI, Layout/Geometry and Animatable.
struct ViewChange {
  /// The moment of the change, in seconds on the session's clock.
  var moment: Double
  var host: any ViewHost
  /// The first error of the program's own code; nil if there was none.
  var failure: (any Error)?
  /// The views that went without being seen any longer.
  var gone: [LivingView] = []
  /// The shared places before the change, as they are shown, and after it.
  private let matches: (old: [String: CGRect], new: [String: CGRect])
  private let room: ViewStaging.Room
  /// True for the layout of a frame, in which nothing has changed but what animations and the clock show.
  private let isFrame: Bool

  init(
    from old: LivingView, to new: PlacedView, at moment: Double, isFrame: Bool, host: any ViewHost,
    _ room: ViewStaging.Room
  ) {
    self.moment = moment
    self.isFrame = isFrame
    self.host = host
    self.room = room
    matches = (old.matches(at: moment), new.matches)
  }

  /// Returns a view in its new place, as part of a transaction.
  mutating func changed(_ old: LivingView, to new: PlacedView, in transaction: ViewTransaction) -> LivingView {
    var result = LivingView(part: new.part, frame: new.frame)
    result.former = old.former
    result.passage = old.passage
    result.leavingEnd = old.leavingEnd
    result.moving = moved(
      old.moving, from: old.frame.motionVector, to: new.frame.motionVector, in: transaction)
    if let from = old.part.motion, let to = new.part.motion, from.movesLike(to) {
      result.drawing = moved(old.drawing, from: from.numbers, to: to.numbers, in: transaction)
    }
    if let from = old.part.shape, let to = new.part.shape {
      result.shape = reshaped(old.shape, from: from, to: to, in: transaction)
    }
    let inner = transactionWithin(new.part, since: old.part, transaction)
    arrange(&result, old.children, new.children, in: inner)
    return result
  }

  /// Returns the transaction of the views within a view.
  private mutating func transactionWithin(
    _ new: ViewPart, since old: ViewPart, _ transaction: ViewTransaction
  ) -> ViewTransaction {
    if case .effect(.transaction(let code)) = new.drawing {
      do { return try host.transaction(transaction, after: code) } catch { failure = failure ?? error }
    }
    return switch (new.drawing, old.drawing) {
    case (.effect(.animation(let animation, nil)), _): transaction.within(animation, isChange: true)
    case (.effect(.animation(let animation, let value?)), .effect(.animation(_, let former?))):
      transaction.within(animation, isChange: value != former)
    default: transaction
    }
  }

  /// Returns an attribute on its way between two values; nil if it is at rest.
  private func moved(
    _ attribute: LivingView.Attribute?, from old: [Double], to new: [Double], in transaction: ViewTransaction
  ) -> LivingView.Attribute? {
    guard attribute != nil || old != new && transaction.animation != nil else { return nil }
    var result = attribute ?? LivingView.Attribute(old)
    if isFrame, transaction.animation == nil {
      result.carry(to: new, at: moment)
    } else {
      result.change(to: new, at: moment, in: transaction)
    }
    return result.isMoving(at: moment) ? result : nil
  }

  private mutating func reshaped(
    _ attribute: LivingView.Attribute?, from old: ShapeValue, to new: ShapeValue, in transaction: ViewTransaction
  ) -> LivingView.Attribute? {
    guard old.code != new.code, attribute != nil || transaction.animation != nil else { return attribute }
    do {
      let (from, to) = (try host.motion(of: old.code), try host.motion(of: new.code))
      guard from.count == to.count, !to.isEmpty else { return nil }
      return moved(attribute, from: from, to: to, in: transaction)
    } catch {
      failure = failure ?? error
      return nil
    }
  }

  /// Gives a view its children: those that were there before move, others come or go.
  private mutating func arrange(
    _ view: inout LivingView, _ old: [LivingView], _ new: [PlacedView], in transaction: ViewTransaction
  ) {
    let oldKeys = LivingView.keys(of: old.lazy.map(\.part))
    let newKeys = LivingView.keys(of: new.lazy.map(\.part))
    if oldKeys == newKeys, view.former.isEmpty {
      view.children = zip(old, new).map { changed($0, to: $1, in: transaction) }
      return
    }
    var places = Dictionary(zip(oldKeys, old.indices)) { first, _ in first }
    let formerKeys = LivingView.keys(of: view.former.lazy.map(\.part))
    var revived: Set<Int> = []
    for (key, child) in zip(newKeys, new) {
      if let place = places.removeValue(forKey: key) {
        view.children.append(changed(old[place], to: child, in: transaction))
      } else if let place = formerKeys.firstIndex(of: key), !revived.contains(place) {
        // A view that comes back goes on from where it is.
        revived.insert(place)
        var back = changed(view.former[place], to: child, in: transaction)
        back.leavingEnd = nil
        turn(&back, to: .identity, in: transaction)
        view.children.append(back)
      } else {
        view.children.append(appeared(child, in: transaction))
      }
    }
    view.former = view.former.indices.filter { !revived.contains($0) }.map { view.former[$0] }
    for index in view.former.indices where view.former[index].movesBodies {
      leave(&view.former[index], in: transaction)
    }
    for place in places.values.sorted() {
      var leaving = old[place]
      turn(&leaving, to: .didDisappear, in: transaction)
      leave(&leaving, in: transaction)
      leaving.share(matches.new, at: moment, in: transaction, isLeaving: true)
      if leaving.isLeaving(at: moment) {
        view.former.append(leaving)
      } else {
        gone.append(leaving)
      }
    }
  }

  /// Returns a view that was not there before, on its way in.
  private mutating func appeared(_ new: PlacedView, in transaction: ViewTransaction) -> LivingView {
    var result = LivingView(new)
    let transition = result.transition ?? .standard
    if let start = staged(result, .willAppear) { result = changed(LivingView(start), to: new, in: transaction) }
    result.share(matches.old, at: moment, in: transaction, isLeaving: false)
    let (from, to) = (
      transition.effects(in: .willAppear, size: new.frame.size), transition.effects(in: .identity, size: new.frame.size)
    )
    guard from.count == to.count else { return result }
    result.passage = zip(from, to).compactMap { from, to in
      passage(LivingView.Attribute(from.motionVector), to: to, in: transaction)
    }
    return result
  }

  /// Sends a view with a transition of the program's own to the place where it is not seen any more.
  private mutating func leave(_ view: inout LivingView, in transaction: ViewTransaction) {
    guard let end = staged(view, .didDisappear) else { return }
    let (passage, former) = (view.passage, view.leavingEnd)
    view = changed(view, to: end, in: transaction)
    view.passage = passage
    var last = moment
    view.forEachAttribute { if let end = $0.end, end.isFinite { last = max(last, end) } }
    view.leavingEnd = former ?? last
  }

  /// Returns the layout of a view in a phase of the program's own transition; nil if it has none.
  private mutating func staged(_ view: LivingView, _ phase: TransitionPhase) -> PlacedView? {
    var staging = ViewStaging(host: host, room: room)
    defer { (host, failure) = (staging.host, failure ?? staging.failure) }
    return staging.staged(view, phase)
  }

  /// Sends a view on its way out, or back.
  private func turn(_ view: inout LivingView, to phase: TransitionPhase, in transaction: ViewTransaction) {
    let transition = view.transition ?? .standard
    let effects = transition.effects(in: phase, size: view.frame.size)
    let still = transition.effects(in: .identity, size: view.frame.size)
    let running = view.passage.count == effects.count ? view.passage : []
    view.passage = effects.indices.compactMap { index in
      let attribute =
        running.isEmpty ? LivingView.Attribute(still[index].motionVector) : running[index].attribute
      return passage(attribute, to: effects[index], in: transaction)
    }
  }

  /// Returns an effect of a transition on its way; nil for a program's code, which has no numbers.
  private func passage(
    _ attribute: LivingView.Attribute, to effect: TransitionEffect, in transaction: ViewTransaction
  ) -> LivingView.Passage? {
    guard !effect.motionVector.isEmpty else { return nil }
    var attribute = attribute
    attribute.change(to: effect.motionVector, at: moment, in: effect.transaction(in: transaction))
    return LivingView.Passage(effect: effect, attribute: attribute)
  }
}

extension LivingView {
  /// Makes a view without children.
  fileprivate init(part: ViewPart, frame: CGRect) {
    self.part = part
    self.frame = frame
    children = []
  }
}

extension CGRect {
  /// The numbers that an animation moves: origin and size.
  var motionVector: [Double] { [origin.x, origin.y, size.width, size.height].map(Double.init) }
}
