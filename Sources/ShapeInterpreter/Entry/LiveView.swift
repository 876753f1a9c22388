import Foundation
import ShapeGeometry
import ViewTree

/// A view that lives: its session, and the machine that serves it from the first body to the last path.
final class LiveView {
  /// The inputs that a session has from its start to its end.
  struct Key: Equatable {
    var proposal: CGRect
    var safeArea: EdgeInsets
    var values: [ParameterValue]
    var surroundings: ViewSurroundings
  }

  let run: ViewRun
  /// The signal that stops the view, which each evaluation sets.
  let stop: StopRelay
  private let key: Key?
  private var session: ViewSession?
  /// The events that have happened.
  private var events: [ViewEvent] = []

  /// Makes a view whose root could not be made; the run has its fault.
  init(_ run: ViewRun, stop: StopRelay) {
    self.run = run
    self.stop = stop
    key = nil
  }

  /// Shows a view for the first time.
  init(_ node: ViewNode, _ run: ViewRun, _ key: Key, stop: StopRelay) {
    self.run = run
    self.stop = stop
    self.key = key
    var host: any ViewHost = run
    session = ViewSession(
      node, in: key.proposal.size, safeArea: key.safeArea, key.surroundings,
      limits: LayoutLimits.standard.stopped { stop.isRaised }, host: &host)
  }

  /// Returns whether the session can go on to a moment after some events.
  func continues(_ key: Key, to moment: Double?, after events: [ViewEvent]) -> Bool {
    guard let session, self.key == key, session.failure == nil, let moment, session.moment <= moment else {
      return false
    }
    return events.starts(with: self.events)
      && events.dropFirst(self.events.count).allSatisfy { $0.moment >= session.moment }
  }

  /// Lets the events that are new happen, and returns the picture of a moment; nil stands for the moment at which the
  /// view has come to rest. Returns nil without a root.
  func picture(at moment: Double?, after events: [ViewEvent], _ failure: inout (any Error)?) -> LaidOutViews? {
    guard var session else { return nil }
    var host: any ViewHost = run
    let last = moment ?? .infinity
    for event in events.dropFirst(self.events.count) where event.moment <= last {
      run.renewBudget()
      session.send(event, &host)
      self.events.append(event)
    }
    run.renewBudget()
    if let moment { session.advance(to: moment, &host) } else { session.rest(&host) }
    let picture = session.picture(&host, failure: &failure)
    self.session = session
    return picture
  }
}

/// A signal that stands for another one, which changes from one evaluation to the next.
final class StopRelay: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var target: StopSignal

  init(to target: StopSignal) { self.target = target }

  /// Stands for another signal from now on.
  func turn(to target: StopSignal) { lock.withLock { self.target = target } }

  /// The signal.
  var signal: StopSignal { StopSignal(look: { self.isRaised }, change: {}) }
  var isRaised: Bool { lock.withLock { target }.isRaised }
}
