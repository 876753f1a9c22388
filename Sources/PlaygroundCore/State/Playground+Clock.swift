import Foundation
import ShapeInterpreter
import ViewTree

// The clock of the selected view. It is moved by ticks, and by keys.

extension Playground {
  /// The views of the picture, if they are those of the selected entry.
  var shownViews: LaidOutViews? {
    guard case .views(let views) = picture.drawing, let id = picture.inputs?.id, id == selectedEntry?.id else {
      return nil
    }
    return views
  }

  /// True if the clock moves the picture by itself, now or later.
  var clockRuns: Bool { viewClock.isPlaying && viewClock.moment != nil && shownViews?.nextChange != nil }

  /// True if the clock moves the picture within the next ticks.
  var clockRunsNow: Bool {
    guard clockRuns, let views = shownViews, let next = views.nextChange, let moment = viewClock.moment else {
      return false
    }
    return next - moment < 0.2
  }

  /// Starts the clock of the view that is shown, and of each that will be: a terminal shows how a view begins.
  public mutating func startClocks() {
    startsClocks = true
    if !drawsPath { viewClock = .started }
    ask()
  }

  /// Shows the view at a moment, with its clock stopped.
  public mutating func show(at moment: Double) {
    viewClock = ViewClock(moment: max(0, moment), isPlaying: false)
    ask()
  }

  /// Moves the clock on by a time. It stands while nothing moves.
  mutating func advanceClock(by time: Duration) {
    guard clockRuns, let moment = viewClock.moment else { return }
    let (seconds, parts) = time.components
    viewClock.moment = moment + (Double(seconds) + Double(parts) / 1e18) * viewClock.pace.factor
  }

  /// The moment that the picture is to show: that of the clock, or the shown one as long as nothing else is to be seen.
  var wantedMoment: Double? {
    guard let moment = viewClock.moment else { return nil }
    if let views = shownViews, let shown = picture.inputs?.moment, shown <= moment,
      picture.inputs?.events == viewEvents,
      views.nextChange.map({ $0 > moment }) ?? true
    {
      return shown
    }
    return moment
  }

  /// The events that have happened to the selected view.
  var viewEvents: [ViewEvent] { selectedEntry.flatMap { tuning.events[$0.id] } ?? [] }

  /// Returns whether an evaluation under way may end before one for a later moment begins: frames are dropped, not the
  /// work for one that is nearly done.
  func goesOn(with wish: Evaluation.Wish?) -> Bool {
    guard case .picture(var present)? = evaluation?.wish, case .picture(let next)? = wish, viewClock.isPlaying,
      let earlier = present.moment, let later = next.moment, earlier < later
    else { return false }
    present.moment = later
    return present == next
  }

  /// Starts a new view's clock, and forgets what happened to the others.
  mutating func beginView() {
    viewClock = startsClocks && !drawsPath ? .started : .none
    tuning.events = [:]
    if case .touching = mode { mode = .browsing }
  }

  // MARK: Keys

  /// Reports that a shape has no clock; returns false then.
  private mutating func hasClock() -> Bool {
    guard drawsPath else { return true }
    notice = "only a view has a clock; t plays the trim of a shape"
    return false
  }

  /// The moment that is shown.
  private var presentMoment: Double { viewClock.moment ?? shownViews?.moment ?? 0 }

  /// Stops the clock, or lets it go on; one that has come to its end begins again.
  mutating func playClock() {
    guard hasClock() else { return }
    let isAtEnd = shownViews.map { $0.nextChange == nil } ?? false
    if viewClock.moment == nil || viewClock.isPlaying && isAtEnd || !viewClock.isPlaying && isAtEnd {
      return restartClock()
    }
    viewClock.isPlaying.toggle()
  }

  /// Goes back to the start of the view; what happened to it happens again.
  mutating func restartClock() {
    guard hasClock() else { return }
    viewClock.moment = 0
    viewClock.isPlaying = true
  }

  /// Moves the clock by frames, and stops it.
  mutating func stepClock(by count: Int) {
    guard hasClock() else { return }
    let frame = ViewClock.frame
    let steps = (presentMoment / frame).rounded() + Double(count)
    if steps < 0 { notice = "this is the start of the view" }
    viewClock.moment = max(0, steps) * frame
    viewClock.isPlaying = false
  }

  /// Changes the pace of the clock.
  mutating func changePace(by count: Int) {
    guard hasClock() else { return }
    let target = viewClock.paceIndex + count
    guard ViewClock.paces.indices.contains(target) else {
      notice = count > 0 ? "this is the slowest pace" : "this is the usual pace"
      return
    }
    viewClock.paceIndex = target
    notice = target == 0 ? "at the usual pace" : "at a pace of \(ViewClock.paces[target].text)"
  }
}
