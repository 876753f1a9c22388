import Foundation
import Rendering
import ShapeInterpreter
import ViewTree

// The clock of the selected view, or of the motion of the selected shape. It is moved by ticks, and by keys.

extension Playground {
  /// The views of the picture, if they are those of the selected entry.
  var shownViews: LaidOutViews? {
    guard case .views(let views) = picture.drawing, let id = picture.inputs?.id, id == selectedEntry?.id else {
      return nil
    }
    return views
  }

  /// The next moment at which another picture may be seen: the view or the shape moves by itself, or something happens
  /// to the view again after the clock went back. Nil if there is none.
  var nextChange: Double? { nextMotion ?? viewClock.turn }

  /// The next change that is none of the clock's own.
  private var nextMotion: Double? {
    if let way, let moment = viewClock.moment { return moment < way.end ? moment : nil }
    guard let views = shownViews else { return nil }
    let next = viewEvents.first { $0.moment > views.moment }?.moment
    return [views.nextChange, next].compactMap { $0 }.min()
  }

  /// The moment after which nothing is to be seen any more; infinite for endless motion.
  var endOfMotion: Double { way?.end ?? max(shownViews?.end ?? 0, viewEvents.last?.moment ?? 0) }

  /// Returns the place of the time in the last row of the canvas, and the moment at its right end; nil without a
  /// clock, or while the view is at rest at its start.
  func scrubBar(in canvas: CellArea) -> (area: CellArea, end: Double)? {
    guard let moment = viewClock.moment, shownViews != nil || way != nil, canvas.rows > 4, canvas.columns > 10,
      nextChange != nil || moment > 0
    else { return nil }
    let area = CellArea(column: canvas.column + 1, row: canvas.endRow - 1, columns: canvas.columns - 2, rows: 1)
    return (area, endOfMotion.isFinite ? max(endOfMotion, moment) : max(moment, 2))
  }

  /// True if the clock moves the picture by itself, now or later. It stands while the view is covered.
  var clockRuns: Bool {
    viewClock.isPlaying && viewClock.moment != nil && nextChange != nil && !isCovered
  }

  /// True if pictures side by side are shown in place of the view.
  private var isCovered: Bool {
    switch mode {
    case .sheet, .previews, .command(_, over: .sheet), .command(_, over: .previews): true
    default: false
    }
  }

  /// True if the clock moves the picture within the next ticks.
  var clockRunsNow: Bool {
    guard clockRuns, let next = nextChange, let moment = viewClock.moment else { return false }
    return next - moment < 0.2
  }

  /// Starts the clock of the view that is shown, and of each that will be: a terminal shows how a view begins.
  public mutating func startClocks() {
    startsClocks = true
    if !drawsPath { viewClock = .started }
    ask()
  }

  /// Shows the view or the motion of a shape at a moment, with its clock stopped, after these touches; without a moment
  /// it is shown at rest.
  public mutating func show(at moment: Double?, after events: [ViewEvent] = []) {
    viewClock = ViewClock(moment: moment.map { max(0, $0) }, isPlaying: false)
    if let id = selectedEntry?.id, !events.isEmpty { tuning.events[id] = events.inOrder }
    ask()
  }

  /// Moves the clock on by a time. It stands while nothing moves; a view at rest that moves without end goes on.
  mutating func advanceClock(by time: Duration) {
    if viewClock.moment == nil, time > .zero, !drawsPath, let views = shownViews, views.nextChange != nil {
      viewClock.moment = views.moment
      viewClock.isPlaying = true
    }
    guard clockRuns else { return }
    let isMoving = nextMotion != nil
    if isMoving { viewClock.rest = endOfMotion.isFinite ? endOfMotion : nil }
    let (seconds, parts) = time.components
    viewClock.advance(by: Double(seconds) + Double(parts) / 1e18)
    if !isMoving, let turn = viewClock.turn, let moment = viewClock.moment, moment >= turn { viewClock.moment = 0 }
  }

  /// The moment that the picture is to show: that of the clock, or the shown one as long as nothing else is to be seen.
  var wantedMoment: Double? {
    guard let moment = viewClock.moment else { return nil }
    if shownViews != nil, let shown = picture.inputs?.moment, shown <= moment, picture.inputs?.events == viewEvents,
      nextChange.map({ $0 > moment }) ?? true
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
    guard case .picture(let present)? = evaluation?.wish, case .picture(let next)? = wish else { return false }
    return viewClock.isPlaying && next.isLaterFrame(of: present)
  }

  /// True if the state waits for nothing but the next frame of a view that moves by itself.
  var awaitsFrame: Bool {
    guard case .picture(let inputs)? = evaluation?.wish, checkedFiles.isEmpty, viewClock.isPlaying else { return false }
    return picture.inputs.map(inputs.isLaterFrame) ?? false
  }

  /// Starts a new view's clock, and forgets what happened to the others.
  mutating func beginView() {
    viewClock = startsClocks && !drawsPath ? .started : .none
    tuning.events = [:]
    if case .touching = mode { mode = .browsing }
  }

  /// Goes to the moment of the first touch that a step of the history took back or brought again, and lets the clock go
  /// on from there. Returns the touch in words; nil if none differs.
  mutating func restoredTouch(since former: Playground) -> String? {
    guard selectedEntry?.id == former.selectedEntry?.id else { return nil }
    let (events, others) = (viewEvents, former.viewEvents)
    guard events != others else { return nil }
    let same = zip(events, others).prefix { $0 == $1 }.count
    guard let event = (events.count > others.count ? events : others).dropFirst(same).first else { return nil }
    viewClock.moment = event.moment
    viewClock.isPlaying = true
    return "\(event.kind.name) at \(ViewClock.text(event.moment))"
  }

  // MARK: Keys

  /// Reports that a shape does not move; returns false then.
  mutating func hasClock() -> Bool {
    guard drawsPath, wayTerms == nil else { return true }
    notice = "a shape moves from its bookmark: change a value, then t plays the way to it"
    return false
  }

  /// The moment that is shown.
  private var presentMoment: Double { viewClock.moment ?? shownViews?.moment ?? 0 }

  /// Stops the clock, or lets it go on; one that has come to its end begins again.
  mutating func playClock() {
    guard hasClock() else { return }
    let isAtEnd = (shownViews != nil || way != nil) && nextChange == nil
    if viewClock.moment == nil || isAtEnd { return restartClock() }
    viewClock.isPlaying.toggle()
  }

  /// Goes back to the start of the view; what happened to it happens again.
  mutating func restartClock() {
    guard hasClock() else { return }
    if let views = shownViews, views.nextChange == nil, endOfMotion <= 0 {
      notice = "nothing in this view moves by itself"
    }
    viewClock.moment = 0
    viewClock.isPlaying = true
  }

  /// Goes to a moment, and stops the clock there.
  mutating func seek(to moment: Double) {
    viewClock.moment = max(0, moment)
    viewClock.isPlaying = false
  }

  /// Moves the clock by frames, and stops it.
  mutating func stepClock(by count: Int) {
    guard hasClock() else { return }
    let frame = ViewClock.frame
    let steps = (presentMoment / frame).rounded() + Double(count)
    if steps < 0 { notice = "this is the start of the view" }
    seek(to: max(0, steps) * frame)
  }

  /// Lets the clock begin again at its end, or no longer.
  mutating func toggleLoop() {
    guard hasClock() else { return }
    viewClock.isLooping.toggle()
    guard viewClock.isLooping else {
      notice = "it plays once"
      return
    }
    notice = endOfMotion.isFinite ? "it plays again and again" : "it plays without end by itself"
    if viewClock.moment == nil || nextChange == nil || !viewClock.isPlaying { restartClock() }
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
