import CursesScreen
import PlaygroundCore

/// A playground at a terminal: hands it keys, times and files, and paints what it looks like.
struct TerminalSession {
  var playground: Playground
  /// Where the session is remembered; nil for nowhere.
  var keeper: SessionKeeper?
  private var follower: SourceFollower
  /// Whether the terminal's word on the proportions of its cells counts.
  private let measuresCells: Bool
  private let screen: CursesScreen
  private let clock = ContinuousClock()

  /// How long the loop waits for a key before it looks at the files again, in milliseconds.
  private static let patience = 100
  /// The time between the frames of an animation, in milliseconds.
  private static let frameTime = 33
  /// The least and the most time between two looks for new files, and how often the time that a look takes fits in between: in a large
  /// directory it takes long enough to be felt.
  private static let pauses = Duration.seconds(1)...Duration.seconds(10)
  private static let looksInPause = 50
  /// The most keys that are taken in before the screen is painted.
  private static let mostKeysAtOnce = 64

  init(_ playground: Playground, input: Input, screen: CursesScreen, keeper: SessionKeeper?, measuresCells: Bool) {
    self.playground = playground
    self.playground.settle()
    self.keeper = keeper
    self.screen = screen
    self.measuresCells = measuresCells
    follower = SourceFollower(input)
  }

  /// Runs until the user quits or the terminal is gone.
  mutating func run() {
    defer { keeper?.save(playground.session, isLast: true) }
    let start = clock.now
    var lastLook = start
    var nextThoroughLook = start + Self.pauses.lowerBound
    var copied = playground.commandCount
    while !playground.isFinished {
      if let command = playground.command, playground.commandCount != copied { screen.copy(command) }
      copied = playground.commandCount
      screen.reportsMouse = playground.isMouseOn
      screen.paint(playground.view())
      var isChanged = false
      while !isChanged {
        let input = screen.next(within: playground.isAnimating ? Self.frameTime : Self.patience)
        isChanged = playground.isAnimating
        playground.settle(after: .tick(start.duration(to: clock.now)))
        guard take(input, &isChanged) else { return }
        guard clock.now - lastLook >= .milliseconds(Self.patience) else { continue }
        lastLook = clock.now
        keeper?.save(playground.session)
        let isThorough = lastLook >= nextThoroughLook
        let events = follower.events(for: playground, isThorough: isThorough)
        if isThorough {
          let pause = (clock.now - lastLook) * Self.looksInPause
          nextThoroughLook = clock.now + min(max(pause, Self.pauses.lowerBound), Self.pauses.upperBound)
        }
        for event in events { playground.settle(after: event) }
        isChanged = isChanged || !events.isEmpty
      }
    }
  }

  /// Takes in what the terminal sent, and what it sent meanwhile; false when it is gone.
  private mutating func take(_ first: TerminalInput, _ isChanged: inout Bool) -> Bool {
    var input = first
    for _ in 0..<Self.mostKeysAtOnce {
      switch input {
      case .key(let key): playground.settle(after: .key(key))
      case .mouse(let events): for event in events { playground.settle(after: .mouse(event)) }
      case .resized(let size):
        playground.settle(after: .resize(size))
        // A new size may come of another font.
        if measuresCells, let aspect = screen.cellAspect { playground.settle(after: .cells(aspect)) }
      case .ignored: break
      case .nothing: return true
      case .hungUp: return false
      }
      isChanged = true
      if playground.isFinished { return true }
      input = screen.next(within: 0)
    }
    return true
  }
}
