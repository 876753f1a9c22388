import CursesScreen
import PlaygroundCore
import Rendering

/// A playground at a terminal. It passes keys, times, files and results to the playground, and paints its screen.
///
/// Work whose duration depends on the source runs on other threads; this thread is for the screen and the keys.
struct TerminalSession {
  private(set) var playground: Playground
  /// The keeper that remembers the session; nil if there is no place for it, and until the files are open.
  private(set) var keeper: SessionKeeper?
  private let command: PlayCommand
  private let input: Input
  private let screen: CursesScreen
  private let alarm: Alarm
  private var opening: Opening?
  private var feed: SourceFeed
  private var evaluator: Evaluator
  private var painter: Painter
  private var scribe: PictureScribe
  /// The bytes of pixels that are sent for one frame.
  private let budget: Int
  private let clock = ContinuousClock()
  /// True if the screen does not show the present state of the playground.
  private var isChanged = true
  /// The facts of the terminal that the playground was told last.
  private var knownFacts: TerminalFacts?
  /// The time of the last tick that the playground was told.
  private var lastTick = Duration.zero

  /// The time that the loop waits for anything to happen, in milliseconds.
  private static let patience = 100
  /// The time between the frames of an animation, in milliseconds.
  private static let frameTime = 33
  /// The time to wait for a picture after a key before the screen is painted without it. It is too short to be noticed,
  /// and prevents flicker.
  private static let unnoticed = Duration.milliseconds(30)
  /// The same time while further keys are waiting: a key that is held down shows every picture that is completed in
  /// this time.
  private static let unnoticedWhenHeld = Duration.milliseconds(120)
  /// The bytes of pixels that are sent for one frame, and over a line to another machine.
  private static let (mostBytes, mostBytesFarAway) = (4_000_000, 100_000)
  /// The maximum number of inputs that are handled before the screen is painted.
  private static let mostKeysAtOnce = 64

  init(_ command: PlayCommand, _ input: Input, _ opening: Opening, screen: CursesScreen, alarm: Alarm) {
    self.command = command
    self.input = input
    self.screen = screen
    self.alarm = alarm
    self.opening = opening
    feed = SourceFeed(input, alarm: alarm)
    evaluator = Evaluator(alarm: alarm)
    painter = Painter(alarm: alarm)
    scribe = PictureScribe(alarm: alarm)
    budget = command.isFarAway ? Self.mostBytesFarAway : Self.mostBytes
    playground = Playground(files: [], size: screen.size)
    playground.update(.checking([title]))
  }

  /// The input's name in the status line.
  private var title: String { input.argument ?? input.title }

  /// Runs until the user quits or the terminal hangs up; throws if the files cannot be opened.
  mutating func run() throws(InputFailure) {
    defer {
      opening?.end()
      feed.end()
      evaluator.end()
      keeper?.save(playground.session, isLast: true)
    }
    let start = clock.now
    var copied = playground.commandCount
    var lastInput = start
    while !playground.isFinished {
      tick(at: start.duration(to: clock.now))
      tellFacts()
      try serve(since: lastInput)
      if let command = playground.command, playground.commandCount != copied { screen.copy(command) }
      copied = playground.commandCount
      if isChanged || painter.hasNews {
        screen.reportsMouse = playground.isMouseOn
        screen.reportsMoves = playground.lens.showsRuler
        paint(painter.frame(of: &playground))
        // The questions come after the first picture, which does not wait for the answers.
        screen.askForFacts()
      }
      let waitsForFrame = playground.isAnimating || isChanged
      let input = screen.next(
        within: waitsForFrame ? timeToNextFrame(at: start.duration(to: clock.now)) : Self.patience,
        orUntilReadable: [alarm.descriptor] + (feed.descriptor.map { [$0] } ?? []))
      alarm.silence()
      tick(at: start.duration(to: clock.now))
      if input != .nothing { lastInput = clock.now }
      guard take(input) else { return }
      keeper?.save(playground.session)
    }
  }

  /// Shows a frame. What is left of its pixels is sent with the next one.
  private mutating func paint(_ frame: ScreenFrame) {
    screen.paint(frame, budget: budget)
    isChanged = !screen.isPictureComplete
  }

  /// Tells the playground what is new of the terminal.
  private mutating func tellFacts() {
    let facts = command.facts(of: screen)
    guard facts != knownFacts else { return }
    knownFacts = facts
    playground.update(.terminal(facts))
    isChanged = true
  }

  /// Returns the time until the next frame of an animation, in milliseconds.
  private func timeToNextFrame(at time: Duration) -> Int {
    max(1, Self.frameTime - Int((time - lastTick) / .milliseconds(1)))
  }

  /// Advances the playground's clock; during an animation by whole frames, however often other threads ring.
  private mutating func tick(at time: Duration) {
    guard !playground.isAnimating || time - lastTick >= .milliseconds(Self.frameTime) else { return }
    lastTick = time
    let wasOverdue = playground.isOverdue
    isChanged = isChanged || playground.isAnimating
    playground.update(.tick(time))
    if playground.isOverdue != wasOverdue { isChanged = true }
  }

  /// Takes over the results of other threads, and starts their next work.
  private mutating func serve(since lastInput: ContinuousClock.Instant) throws(InputFailure) {
    if opening != nil {
      let former = playground.notice
      if feed.takeLook(for: playground) != nil {
        opening?.repeat()
        playground.update(.checking([title]))
      }
      if let opened = try opening?.step(&playground) { adopt(opened) }
      if playground.notice != former { isChanged = true }
    }
    if opening == nil {
      for event in feed.step(playground) {
        playground.update(event)
        isChanged = true
      }
    }
    if scribe.serve(&playground) { isChanged = true }
    var deadline = lastInput + Self.unnoticed
    if evaluator.serve(&playground, until: deadline) { isChanged = true }
    guard playground.evaluation != nil, clock.now < lastInput + Self.unnoticedWhenHeld, screen.hasInput else { return }
    deadline = lastInput + Self.unnoticedWhenHeld
    if evaluator.serve(&playground, until: deadline) { isChanged = true }
  }

  /// Continues with the opened playground in place of the one that waited for it.
  private mutating func adopt(_ opened: OpenedInput) {
    opening = nil
    isChanged = true
    let waiting = playground
    playground = opened.playground
    playground.update(.tick(waiting.clock))
    command.fit(&playground, to: screen)
    playground.startClocks()
    if case .help = waiting.mode { playground.update(.key("?")) }
    keeper = command.keeper(of: playground, over: input)
    for event in feed.check(opened.rest, in: input.directory, called: title) { playground.update(event) }
  }

  /// Handles an input from the terminal and those that follow it meanwhile; returns false if the terminal has hung up.
  private mutating func take(_ first: TerminalInput) -> Bool {
    var input = first
    for _ in 0..<Self.mostKeysAtOnce {
      switch input {
      case .key(let key): playground.update(.key(key))
      case .mouse(let events): for event in events { playground.update(.mouse(event)) }
      case .resized(let size):
        playground.update(.resize(size))
        // A new size may result from another font.
        if command.measuresCells, let aspect = screen.cellAspect { playground.update(.cells(aspect)) }
      // What the terminal has told may concern the next key.
      case .ignored: tellFacts()
      case .nothing: return true
      case .hungUp: return false
      }
      isChanged = true
      // Esc refers to the work that was requested before it, so the keys after it wait.
      if playground.isFinished || playground.isInterrupted { return true }
      input = screen.next(within: 0)
    }
    return true
  }
}
