import PlaygroundCore

/// Looks at a playground's files and checks what has changed, all of it beside the screen.
///
/// A change that comes while another is being checked ends that check: both are checked together.
struct SourceFeed {
  private var follower: SourceFollower
  private var events: DirectoryEvents?
  private let alarm: Alarm
  private let clock = ContinuousClock()

  private var look: Errand<Found>?
  private var check: Errand<[Event]>?
  /// What is being checked.
  private var changes = SourceChanges()

  private var nextLook: ContinuousClock.Instant
  private var nextThoroughLook: ContinuousClock.Instant
  private var lookStart: ContinuousClock.Instant
  /// Whether the next look is to see new files too.
  private var isThoroughLookDue = false

  /// What a look found, and who looks next.
  private struct Found: Sendable {
    var follower: SourceFollower
    var changes: SourceChanges
    var isThorough: Bool
  }

  /// The time between two looks at the files: short where the system does not tell of changes.
  private static let pauses = (told: Duration.seconds(1), untold: Duration.milliseconds(100))
  /// The least and the most time between two looks for new files, and how often the time that a look takes fits in between: in a large
  /// directory it takes long enough to be felt.
  private static let thoroughPauses = Duration.seconds(1)...Duration.seconds(10)
  private static let looksInPause = 50
  /// A look that takes longer is left to itself: the disk, or what lies there in place of a file, does not answer.
  private static let longestLook = Duration.seconds(5)
  /// How long a check may take to end once it has been told to.
  private static let grace = Duration.milliseconds(100)

  /// Follows the files of an input from now on; `alarm` rings when `step` has something to do.
  init(_ input: Input, alarm: Alarm) {
    follower = SourceFollower(input)
    self.alarm = alarm
    events = DirectoryEvents()
    events?.watch(follower.directories)
    (lookStart, nextLook) = (clock.now, clock.now + Self.pauses.untold)
    nextThoroughLook = clock.now + Self.thoroughPauses.lowerBound
  }

  /// Can be read from when something has happened to a file.
  var descriptor: Int32? { events?.descriptor }

  /// Takes in what is known by now and begins what is to be done; what the playground is to be told.
  mutating func step(_ playground: Playground) -> [Event] {
    var told: [Event] = []
    if let changes = takeLook(for: playground) { told = beginCheck(of: changes) }
    return told + takeCheck(isUnwanted: playground.isInterrupted && playground.awaited?.isCheck == true)
  }

  /// What has happened to the files, unchecked, since the last call; nil when that is nothing, or not known yet.
  mutating func takeLook(for playground: Playground) -> SourceChanges? {
    hear()
    let changes = takeLook()
    if look == nil, clock.now >= nextLook { beginLook(for: playground) }
    return changes
  }

  /// Ends what is under way.
  func end() {
    look?.stop.raise()
    check?.stop.raise()
  }

  /// Has the files looked at at once when the system says that something has happened to one.
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

  /// What a look has found when it is done; nil when that is nothing.
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

  /// Has changes checked, together with those whose check is not done.
  private mutating func beginCheck(of later: SourceChanges) -> [Event] {
    if check == nil { changes = later } else { changes.add(later) }
    check?.stop.raise()
    check = Errand(whenDone: alarm.ring) { [changes, former = check] stop in
      // Two checks at once would be in each other's way.
      _ = former?.result(within: Self.grace)
      return changes.events(stop: stop)
    }
    return [.checking(changes.names)]
  }

  /// What has come of a check, when it is done; ends one that nobody wants.
  private mutating func takeCheck(isUnwanted: Bool) -> [Event] {
    guard let check else { return [] }
    if isUnwanted { check.stop.raise() }
    guard
      let events = check.result(within: isUnwanted ? Self.grace : .zero) ?? (isUnwanted ? changes.eventsUnchecked : nil)
    else { return [] }
    self.check = nil
    return events + [.checking([])]
  }
}

extension Awaited {
  /// Whether it is a file's check.
  fileprivate var isCheck: Bool {
    if case .check = self { true } else { false }
  }
}
