import Foundation
import ShapeGeometry

/// A tree of views that lives: states that code changes, values on their way, views that come and go.
///
/// Time is passed in: `advance` takes the session to a moment, and what is to happen until then happens in order. The
/// same events at the same moments lead to the same pictures. The session owns no code; its host does, and keeps the
/// states.
public struct ViewSession: Sendable {
  private let node: ViewNode
  private let box: CGSize
  private let safeArea: EdgeInsets
  private let surroundings: ViewSurroundings
  private let scale: CGFloat
  private let limits: LayoutLimits
  /// The seconds on the session's clock.
  public private(set) var moment = 0.0
  /// The first error of the program's own code, or the `LayoutEnd` of a layout that reached a limit.
  public internal(set) var failure: (any Error)?
  /// The view around the root, which keeps a root that goes.
  private(set) var stage: LivingView
  private var isDark: Bool
  private var remark: LayoutRemark?
  private var unrest: ViewUnrest?
  /// The code that watches the present tree.
  private var watchers: [Watcher] = []
  /// The watchers that have heard of their view's appearance.
  private var appeared: Set<Watcher.Key> = []
  /// The next moments of the timers that run.
  private var timers: [Watcher.Key: Double] = [:]
  /// The moment of the last layout.
  private var layoutMoment = 0.0
  /// The program's views that were there in the last layout.
  private var opened: Set<ViewIdentity> = []
  /// The drag that is under way; nil if there is none.
  var drag: Drag?
  /// The touches that wait for a later moment.
  var waiting = WaitingTouches()

  /// A finger that is down.
  struct Drag: Sendable {
    /// The views under it with the points at which it went down.
    var hit: TouchSearch.Hit
    /// The moment at which it went down.
    var start: Double
    /// The point at which it was last.
    var last: CGPoint
    /// True if it has moved far enough to be a drag.
    var isRecognized = false
  }

  /// The most things that may happen between two moments without an event.
  private static let mostHappenings = 10_000
  /// The time after which code has its whole budget again, as in frames that are shown one by one.
  private static let frame = 1.0 / 60

  /// Shows a tree of views for the first time, at the moment 0, in a box in which the root is centred.
  public init(
    _ node: ViewNode, in box: CGSize, safeArea: EdgeInsets = EdgeInsets(), _ surroundings: ViewSurroundings = .init(),
    scale: CGFloat = 3, limits: LayoutLimits = .standard, host: inout any ViewHost
  ) {
    self.node = node
    self.box = box
    self.safeArea = safeArea
    self.surroundings = surroundings
    self.scale = scale
    self.limits = limits
    isDark = surroundings.colors.isDark
    let part = ViewPart(
      name: "window", identity: ViewIdentity(), offset: nil, drawing: .nothing, surroundings: surroundings)
    stage = LivingView(PlacedView(part: part, frame: CGRect(origin: .zero, size: box), children: []))
    update([ViewStates.Change(transaction: ViewTransaction())], &host, isFirst: true)
  }

  /// The root with the places at which its views arrive; nil if it could not be laid out.
  var root: LivingView? { stage.children.first }

  // MARK: Time

  /// The moment after which nothing moves any more by itself; infinite if something always will.
  public func end(_ host: any ViewHost) -> Double {
    let states = host.states
    if states.pace != nil || !timers.isEmpty { return .infinity }
    if states.agenda.isEndless { return .infinity }
    return max(stage.end, states.agenda.entries.map(\.moment).max() ?? 0, moment)
  }

  /// The moment at which the view has come to rest, as far as it ever will: endless motion does not count, and longer
  /// motion is shown on its way.
  public func restingMoment(_ host: any ViewHost) -> Double {
    var latest = moment
    stage.forEachAttribute { if let end = $0.end, end <= moment + Self.longestRest { latest = max(latest, end) } }
    for entry in host.states.agenda.entries where entry.interval == nil && entry.moment <= moment + Self.longestRest {
      latest = max(latest, entry.moment)
    }
    return latest
  }

  /// The longest time that is waited until a view comes to rest, in seconds.
  private static let longestRest = 10.0

  /// Returns the first moment after the present one, or that one itself, at which another picture may be shown; nil if
  /// nothing changes without an event.
  public func nextChange(_ host: any ViewHost) -> Double? {
    let states = host.states
    let paced = states.pace.map { moment + $0 }
    return [stage.nextChange(from: moment), nextHappening(states), paced].compactMap { $0 }.min()
  }

  /// The earliest moment at which code is to run.
  private func nextHappening(_ states: ViewStates) -> Double? {
    let completions = states.agenda.completions.map { completion in
      max(moment, stage.holds(completion.group).max() ?? moment)
    }
    let ready = states.agenda.ready.isEmpty ? nil : moment
    let moments = [
      ready, states.agenda.next, waiting.next, timers.values.min(), completions.min(), stage.nextDeparture,
    ]
    return moments.compactMap { $0 }.min()
  }

  /// Goes on until the view has come to rest, as far as it ever will: a task that waits shows where it leads.
  public mutating func rest(_ host: inout any ViewHost) {
    let latest = moment + Self.longestRest
    advance(to: restingMoment(host), &host)
    for _ in 0..<Self.mostWaits where failure == nil {
      let next = host.states.agenda.entries.lazy.filter(\.isTask).map(\.moment).min()
      guard next.map({ $0 <= latest }) ?? false else { return }
      advance(to: min(restingMoment(host), latest), &host)
    }
  }

  /// The most times that tasks are waited for until a view comes to rest.
  private static let mostWaits = 100

  /// Goes on to a moment; everything that is to happen until then happens. An earlier moment changes nothing, and at
  /// the present one tasks that are ready go on.
  public mutating func advance(to end: Double, _ host: inout any ViewHost) {
    guard end > moment || end == moment && !host.states.agenda.ready.isEmpty else { return }
    var count = 0
    var renewal = moment
    while failure == nil, let next = nextHappening(host.states), next <= end {
      count += 1
      guard count <= Self.mostHappenings, !limits.isStopped() else {
        failure = count > Self.mostHappenings ? SessionEnd.tooManyHappenings(Self.mostHappenings) : LayoutEnd.stopped
        break
      }
      go(to: max(next, moment), &host)
      if moment - renewal >= Self.frame {
        host.renewBudget()
        renewal = moment
      }
      happen(&host)
    }
    go(to: end, &host)
    settle(&host)
  }

  private mutating func go(to moment: Double, _ host: inout any ViewHost) {
    self.moment = moment
    host.states.now = moment
  }

  /// Runs the code that is due at the present moment.
  private mutating func happen(_ host: inout any ViewHost) {
    let moment = moment
    if let departure = stage.nextDeparture, departure <= moment { return settle(&host) }
    if endWaiting(&host) { return }
    if let code = host.states.agenda.takeReady() {
      return act(&host) { host in try host.tell(.presence, to: code, at: ViewPlace(), number: 0) }
    }
    let codes = host.states.agenda.take(until: moment)
    if !codes.isEmpty {
      return act(&host) { host in
        for code in codes { try host.tell(.presence, to: code, at: ViewPlace(), number: 0) }
      }
    }
    var due: [Watcher] = []
    for watcher in watchers {
      guard case .timer(let interval) = watcher.watch, let next = timers[watcher.key], next <= moment else { continue }
      timers[watcher.key] = next + max(interval, ViewAgenda.shortest)
      due.append(watcher)
    }
    if !due.isEmpty {
      return act(&host) { host in
        for watcher in due {
          try host.tell(.time(moment), to: watcher.code, at: watcher.place, number: watcher.number)
        }
      }
    }
    for completion in host.states.agenda.completions
    where (stage.holds(completion.group).max() ?? moment) <= moment {
      guard let code = host.states.agenda.takeCompletion(of: completion.group) else { continue }
      return act(&host) { host in try host.tell(.presence, to: code, at: ViewPlace(), number: 0) }
    }
  }

  /// Shows the present moment and drops what has arrived; tells views that have gone, and forgets their states.
  private mutating func settle(_ host: inout any ViewHost) {
    showFrame(&host)
    let gone = stage.rest(at: moment)
    guard !gone.isEmpty else { return }
    tellGone(gone, &host)
    forgetStates(&host)
    endObjects(&host)
  }

  private mutating func tellGone(_ gone: [LivingView], _ host: inout any ViewHost) {
    let farewells = gone.flatMap(\.farewells)
    guard !farewells.isEmpty else { return }
    act(&host) { host in
      for (code, place) in farewells { try host.tell(.presence, to: code, at: place, number: 0) }
    }
  }

  // MARK: Changes

  /// Runs code of the program, and then shows its changes: those of one transaction after the other.
  mutating func act(_ host: inout any ViewHost, _ body: (inout any ViewHost) throws -> Void) {
    guard failure == nil else { return }
    tell(&host, body)
    if failure == nil { update(host.states.takeBackLog(), &host) }
    endObjects(&host)
  }

  /// Runs the deinitializers of the objects that are gone, and shows their changes.
  private mutating func endObjects(_ host: inout any ViewHost) {
    for _ in 0..<LayoutPass.mostLayouts where failure == nil {
      var hasEnded = false
      let keepsAll = !stage.formerIdentities.isEmpty
      tell(&host) { host in hasEnded = try host.endObjects(keepsAll: keepsAll) }
      guard hasEnded, failure == nil else { return }
      update(host.states.takeBackLog(), &host)
    }
  }

  /// Lays out what animations and the clock show at the present moment: bodies that an animation moves, and those that
  /// are made anew for each frame.
  private mutating func showFrame(_ host: inout any ViewHost) {
    guard failure == nil, layoutMoment != moment, host.states.pace != nil || stage.movesBodies else { return }
    update([.init(transaction: ViewTransaction())], &host, isFrame: true)
  }

  /// Shows changes that were taken back one after the other, each in its transaction, and those that code makes when it
  /// hears of them. A view whose states changed in several transactions is shown with the first change alone before the
  /// second.
  private mutating func update(
    _ changes: [ViewStates.Change], _ host: inout any ViewHost, isFirst: Bool = false, isFrame: Bool = false
  ) {
    // What a change finds does not depend on the frames that were shown before it.
    if !isFirst, !isFrame, !changes.isEmpty { showFrame(&host) }
    // The number of changes that led to each one.
    var queue = changes.map { (change: $0, depth: 0) }[...]
    var work = 0
    var isFirst = isFirst
    while let (change, depth) = queue.popFirst() {
      host.states.repeatChange(change)
      guard depth < LayoutPass.mostLayouts, failure == nil else { continue }
      let gone = lay(in: change.transaction, &host, work: &work, isFirst: isFirst, isFrame: isFrame && depth == 0)
      isFirst = false
      guard failure == nil else { continue }
      // Code reads the states with all changes, also with those that are shown later.
      for later in queue { host.states.repeatChange(later.change) }
      unrest = tellNews(&host)
      let farewells = gone.flatMap(\.farewells)
      tell(&host) { host in
        for (code, place) in farewells { try host.tell(.presence, to: code, at: place, number: 0) }
      }
      let news = host.states.takeBackLog()
      for later in queue.reversed() { host.states.takeBack(later.change) }
      if showGoals(&host) { queue.append((ViewStates.Change(transaction: change.transaction), depth + 1)) }
      queue += news.map { ($0, depth + 1) }
      if queue.isEmpty { unrest = nil }
    }
  }

  private mutating func tell(_ host: inout any ViewHost, _ body: (inout any ViewHost) throws -> Void) {
    do { try body(&host) } catch { failure = failure ?? error }
  }

  /// Lays the tree out and sends its values on their way. Returns the views that went without being seen any longer.
  ///
  /// A body that an animation moves is made of the numbers that are shown. A change that sets such numbers on their way
  /// is known only after the layout, which is then done once more.
  private mutating func lay(
    in transaction: ViewTransaction, _ host: inout any ViewHost, work: inout Int, isFirst: Bool, isFrame: Bool
  ) -> [LivingView] {
    layoutMoment = moment
    host.beginUpdate(keepsAll: !stage.formerIdentities.isEmpty)
    host.states.shownNumbers = stage.shownNumbers(at: moment)
    var (opened, placed) = laidOut(&host, work: &work)
    guard !isFirst else {
      stage = LivingView(placed)
      keepStates(of: opened, &host)
      return []
    }
    let start = (stage, failure)
    for isLast in [false, true] {
      var change = ViewChange(from: start.0, to: placed, at: moment, isFrame: isFrame, host: host, room)
      stage = change.changed(start.0, to: placed, in: transaction)
      (host, failure) = (change.host, failure ?? change.failure)
      let shown = stage.shownNumbers(at: moment)
      guard !isLast, failure == nil, shown != host.states.shownNumbers else {
        keepStates(of: opened, &host)
        return change.gone
      }
      host.states.shownNumbers = shown
      (opened, placed) = laidOut(&host, work: &work)
    }
    return []
  }

  /// Returns the tree in its places, and the program's views in it.
  private mutating func laidOut(_ host: inout any ViewHost, work: inout Int) -> ([any Sendable], PlacedView) {
    host.states.pace = nil
    var pass = LayoutPass(host: host, scale: scale, limits: limits, work: work)
    var root = ViewResolver().add(node, surroundings, to: &pass)
    if let isDark = pass.prefersDark, isDark != surroundings.colors.isDark {
      var preferred = surroundings
      preferred.colors.isDark = isDark
      pass = LayoutPass(host: pass.host, scale: scale, limits: limits, work: pass.work)
      root = ViewResolver().add(node, preferred, to: &pass)
    }
    pass.placeRoot(root, in: box, safeArea: safeArea)
    pass.placePresented(in: box, safeArea: safeArea)
    work = pass.work
    host = (pass.host as? any ViewHost) ?? host
    failure = failure ?? pass.failure
    remark = pass.remark
    isDark = pass.prefersDark ?? surroundings.colors.isDark
    let windows = [root] + pass.presented
    watchers = pass.failure == nil ? windows.flatMap { pass.watchers(in: $0) } : []
    let placed = PlacedView(
      part: stage.part, frame: stage.frame, children: windows.compactMap { PlacedView($0, in: pass) })
    return (pass.opened, placed.matched)
  }

  /// The limits of the layout of a single view.
  private var room: ViewStaging.Room { ViewStaging.Room(scale: scale, limits: limits) }

  /// Forgets the states of views that are not there any more.
  private mutating func keepStates(of views: [any Sendable], _ host: inout any ViewHost) {
    let present = Set(views.compactMap { $0 as? ViewIdentity })
    let isLess = !opened.isSubset(of: present)
    opened = present
    if isLess { forgetStates(&host) }
  }

  private func forgetStates(_ host: inout any ViewHost) {
    let watched = Set(watchers.map(\.place.identity))
    let former = stage.formerIdentities
    host.states.forget { identity in
      opened.contains(identity) || watched.contains(identity)
        || former.contains { $0.steps.starts(with: identity.steps) }
    }
  }

  /// Tells the news of the last layout. Returns the last modifier whose code changed a state; nil if none did.
  private mutating func tellNews(_ host: inout any ViewHost) -> ViewUnrest? {
    var unrest: ViewUnrest?
    var present: Set<Watcher.Key> = []
    var running: [Watcher.Key: Double] = [:]
    for watcher in watchers {
      present.insert(watcher.key)
      switch watcher.watch {
      case .disappearance: continue
      case .timer(let interval):
        running[watcher.key] = timers[watcher.key] ?? moment + max(interval, ViewAgenda.shortest)
        continue
      case .appearance: if appeared.contains(watcher.key) { continue }
      case .preference, .geometry, .update: break
      }
      let before = host.states.changes
      tell(&host) { host in
        try host.tell(watcher.news, to: watcher.code, at: watcher.place, number: watcher.number)
      }
      if host.states.changes != before { unrest = watcher.unrest }
    }
    (appeared, timers) = (present, running)
    return unrest
  }

  // MARK: Pictures

  /// Returns the picture of the present moment.
  public func picture(_ host: inout any ViewHost, failure: inout (any Error)?) -> LaidOutViews {
    let shown = stage.presented(at: moment)
    var views = LaidOutViews(
      box: box, safeArea: safeArea, root: shown.children.count > 1 ? shown : shown.children.first,
      scene: shown.scene(&host, isStopped: limits.isStopped), remark: remark,
      ground: SystemColor.background.resolved(isDark: isDark), unrest: unrest)
    views.arePresenting = shown.children.count > 1
    views.touchables = shown.touchables()
    views.moment = moment
    views.nextChange = nextChange(host)
    views.end = end(host)
    failure = self.failure ?? views.scene.failure
    return views
  }
}

/// The error of a session in which too much happens by itself.
public enum SessionEnd: Error, Equatable, Sendable {
  /// More runs of code than this between two moments, by timers, delays and completions.
  case tooManyHappenings(Int)
}

extension LivingView {
  /// The code in the view that hears of its end.
  fileprivate var farewells: [(Handle, ViewPlace)] {
    var own: [(Handle, ViewPlace)] = []
    if case .effect(.observed(.disappearance, let code)) = part.drawing {
      own.append((code, ViewPlace(identity: part.identity, surroundings: part.surroundings)))
    }
    return children.flatMap(\.farewells) + former.flatMap(\.farewells) + own
  }

  /// The identities of the views that have gone and are still seen.
  fileprivate var formerIdentities: [ViewIdentity] {
    children.flatMap(\.formerIdentities) + former.flatMap(\.identities)
  }

  private var identities: [ViewIdentity] {
    [part.identity] + children.flatMap(\.identities) + former.flatMap(\.identities)
  }
}
