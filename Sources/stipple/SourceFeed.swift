import PlaygroundCore

/// A feed of the changes to a playground's files. Looks at the files and checks of the changes run on other threads.
///
/// A change that arrives during a check ends that check; both changes are checked together.
struct SourceFeed {
  private var follower: SourceFollower
  private var events: DirectoryEvents?
  private let alarm: Alarm
  private let clock = ContinuousClock()

  private var look: Errand<Found>?
  private var check: Errand<[Event]>?
  /// The changes that are being checked.
  private var changes = SourceChanges()
  /// The check of the files that the playground was opened without, and what they are called together.
  private var rest: (files: RestOfFiles, title: String)?

  private var nextLook: ContinuousClock.Instant
  private var nextThoroughLook: ContinuousClock.Instant
  private var lookStart: ContinuousClock.Instant
  /// True if the next look must find new files too.
  private var isThoroughLookDue = false

  /// The result of a look, with the follower for the next one.
  private struct Found: Sendable {
    var follower: SourceFollower
    var changes: SourceChanges
    var isThorough: Bool
  }

  /// The time between two looks at the files; short if the system sends no notifications.
  private static let pauses = (told: Duration.seconds(1), untold: Duration.milliseconds(100))
  /// The minimum and maximum time between two looks for new files, and the ratio of this time to the duration of a
  /// look: in a large directory a look takes a noticeable time.
  private static let thoroughPauses = Duration.seconds(1)...Duration.seconds(10)
  private static let looksInPause = 50
  /// The time after which a look is abandoned, because the disk, or an object in place of a file, does not answer.
  private static let longestLook = Duration.seconds(5)
  /// The time that a check may take to end after it was stopped.
  private static let grace = Duration.milliseconds(100)

  /// Starts to follow the files of an input; `alarm` rings when `step` has something to do.
  init(_ input: Input, alarm: Alarm) {
    follower = SourceFollower(input)
    self.alarm = alarm
    events = DirectoryEvents()
    events?.watch(follower.directories)
    (lookStart, nextLook) = (clock.now, clock.now + Self.pauses.untold)
    nextThoroughLook = clock.now + Self.thoroughPauses.lowerBound
  }

  /// The descriptor that is readable when something has happened to a file; nil if the system sends no notifications.
  var descriptor: Int32? { events?.descriptor }

  /// Takes over the results so far and starts the next work; returns the events for the playground.
  mutating func step(_ playground: Playground) -> [Event] {
    var told: [Event] = []
    if let changes = takeLook(for: playground) { told = beginCheck(of: changes) }
    let isUnwanted = playground.isInterrupted && playground.awaited?.isCheck == true
    return told + takeRest(isUnwanted: isUnwanted) + takeCheck(isUnwanted: isUnwanted)
  }

  /// Starts to check the files that the playground was opened without; returns the events for it.
  mutating func check(_ files: [SourceFile], in directory: String?, called title: String) -> [Event] {
    guard !files.isEmpty else { return [] }
    rest = (RestOfFiles(files, in: directory, alarm: alarm), title)
    return [.checking([title])]
  }

  /// Returns the changes of the files since the last call, unchecked; nil if there are none, or if they are not known
  /// yet.
  mutating func takeLook(for playground: Playground) -> SourceChanges? {
    hear()
    let changes = takeLook()
    if look == nil, clock.now >= nextLook { beginLook(for: playground) }
    return changes
  }

  /// Ends the running work.
  func end() {
    look?.stop.raise()
    check?.stop.raise()
    rest?.files.end()
  }

  /// Makes the next look due immediately if the system reports an event for a file.
  private mutating func hear() {
    guard let names = events?.names() else {
      if events != nil { (isThoroughLookDue, nextLook) = (true, clock.now) }
      return
    }
    guard !names.isEmpty else { return }
    let known = follower.names
    let swiftFiles = names.filter { known.contains($0) || $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
    guard !swiftFiles.isEmpty else { return }
    nextLook = clock.now
    if !swiftFiles.isSubset(of: known) { isThoroughLookDue = true }
  }

  private mutating func beginLook(for playground: Playground) {
    let isThorough = isThoroughLookDue || clock.now >= nextThoroughLook
    isThoroughLookDue = false
    lookStart = clock.now
    nextLook = clock.now + (events == nil ? Self.pauses.untold : Self.pauses.told)
    look = Errand(whenDone: alarm.ring) { [follower] _ in
      var follower = follower
      let changes = follower.look(for: playground, isThorough: isThorough)
      return Found(follower: follower, changes: changes, isThorough: isThorough)
    }
  }

  /// Returns the changes that a completed look has found; nil if there are none.
  private mutating func takeLook() -> SourceChanges? {
    guard let errand = look else { return nil }
    guard let found = errand.result(within: .zero) else {
      if clock.now - lookStart > Self.longestLook { look = nil }
      return nil
    }
    look = nil
    follower = found.follower
    if found.isThorough {
      let pause = (clock.now - lookStart) * Self.looksInPause
      let pauses = Self.thoroughPauses
      nextThoroughLook = clock.now + min(max(pause, pauses.lowerBound), pauses.upperBound)
      events?.watch(follower.directories)
    }
    return found.changes.isEmpty ? nil : found.changes
  }

  /// Starts a check of the changes, together with those of an unfinished check.
  private mutating func beginCheck(of later: SourceChanges) -> [Event] {
    if check == nil { changes = later } else { changes.add(later) }
    rest?.files.leaveOut(later.names + later.failures.map(\.path) + later.farewells)
    check?.stop.raise()
    check = Errand(whenDone: alarm.ring) { [changes, former = check] stop in
      // Two checks at once would slow each other down.
      _ = former?.result(within: Self.grace)
      return changes.events(stop: stop)
    }
    return [.checking(changes.names)]
  }

  /// Returns the events of a completed check; `isUnwanted` ends the check.
  private mutating func takeCheck(isUnwanted: Bool) -> [Event] {
    guard let check else { return [] }
    if isUnwanted { check.stop.raise() }
    guard
      let events = check.result(within: isUnwanted ? Self.grace : .zero) ?? (isUnwanted ? changes.eventsUnchecked : nil)
    else { return [] }
    self.check = nil
    return events + [.checking(rest.map { [$0.title] } ?? [])]
  }

  /// Returns the events of the files that have arrived of the rest; `isUnwanted` ends its check.
  private mutating func takeRest(isUnwanted: Bool) -> [Event] {
    if isUnwanted { rest?.files.end() }
    let events = rest?.files.take().map(Event.sourceChanged) ?? []
    guard rest?.files.isDone == true else { return events }
    rest = nil
    return events + (check == nil ? [.checking([])] : [])
  }
}

extension Awaited {
  /// True for the check of a file.
  fileprivate var isCheck: Bool {
    if case .check = self { true } else { false }
  }
}
