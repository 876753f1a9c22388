import ArgumentParser
import CursesScreen
import Foundation
import PlaygroundCore
import Rendering
import ShapeInterpreter

/// The command that opens the playground in the terminal.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", _superCommandName: "stipple",
    abstract: "Open the playground (what happens without a command).",
    discussion: """
      The keys are shown by '?'. A file that changes is read again at once. Where standard output is not a terminal that can be drawn on, \
      the screen is printed once. The shape and the values are remembered for each folder, in a file below $XDG_STATE_HOME or \
      ~/.local/state.
      """)

  @OptionGroup var options: ShapeOptions
  @OptionGroup var drawing: DrawingOptions

  @Flag(help: "Begin with the start values, whatever was set the last time.")
  var fresh = false

  @Option(help: "The terminal's own ground, if it does not tell it or tells a wrong one.")
  var terminal: TerminalGround?

  /// The lightness of a terminal's ground, as the user tells it.
  enum TerminalGround: String, CaseIterable, ExpressibleByArgument {
    case light, dark

    var ink: Ink { self == .light ? .rgb(255, 255, 255) : .rgb(0, 0, 0) }
  }

  @Flag(name: .customLong("trap"), help: .hidden)
  var provokesTrap = false

  @OptionGroup var timeLimit: TimeLimit

  /// The time to wait for the files before the screen is opened; it is short enough that no user misses the screen.
  private static let longestDarkness = Duration.milliseconds(300)

  func run() throws(InputFailure) {
    let input = try Input(options.input)
    guard let alarm = Alarm() else { throw .unreadable("a pipe", reason: "too many open files") }
    let opening = Opening(self, input, alarm: alarm)
    // An input that cannot be opened is reported without a screen, if this is known soon.
    let playground = try opening.playground(within: provokesTrap ? .seconds(60) : Self.longestDarkness)
    let screen: CursesScreen
    do throws(ScreenFailure) {
      screen = try CursesScreen(environment: TerminalEnvironment(environment))
    } catch {
      opening.end()
      try printScreen(over: input)
      if let sentence = error.sentence { complain([.init(.note, sentence)]) }
      return
    }
    defer { screen.close() }
    if provokesTrap, var playground {
      fit(&playground, to: screen)
      playground.settle()
      trap(playground, on: screen)
    }
    var session = TerminalSession(self, input, opening, screen: screen, alarm: alarm)
    do throws(InputFailure) {
      try session.run()
    } catch {
      screen.close()
      throw error
    }
    screen.close()
    if let command = session.playground.command { try Destination().write(command + "\n") }
    if let failure = session.keeper?.failure { complain([.init(.note, failure.sentence)]) }
  }
}

// The parts of a session.

extension PlayCommand {
  private var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// True if the terminal is on another machine.
  var isFarAway: Bool { environment["SSH_CONNECTION"] != nil }

  /// True if the terminal's report on the proportions of its cells is used.
  var measuresCells: Bool { drawing.cellAspect == nil }

  /// The number of a directory's files that are checked before the playground opens, unless the session needs more.
  private static let firstFiles = 8

  /// Checks an input's files and returns the requested session; nothing is drawn yet. Of many files, the first ones and
  /// those of the remembered session are checked; unless nothing of them can be drawn, the rest is left.
  func opened(_ input: Input, stop: StopSignal) throws(InputFailure) -> OpenedInput {
    var (first, rest) = (input, [SourceFile]())
    if input.directory != nil, input.named == nil, options.shape == nil {
      let remembered = input.place.flatMap { try? SessionStore(environment: environment)?.session(of: $0) }
      let needed = Set((remembered?.shapes.map(\.file) ?? []) + [remembered?.file].compactMap { $0 })
      let isFirst = input.files.indices.map { $0 < Self.firstFiles || needed.contains(input.files[$0].source.name) }
      first.files = zip(input.files, isFirst).filter(\.1).map(\.0)
      rest = zip(input.files, isFirst).filter { !$1 }.map(\.0)
    }
    let checked = first.files.checked(in: input.directory, defersKnown: true, stop: stop)
    if rest.isEmpty || checked.contains(where: { !$0.program.entries.isEmpty }) {
      return OpenedInput(playground: try playground(over: first, checked), rest: rest)
    }
    let others = rest.checked(in: input.directory, defersKnown: true, stop: stop)
    return OpenedInput(playground: try playground(over: input, checked + others))
  }

  /// Returns the requested session for an input after the check of all or some of its files.
  func playground(over input: Input, _ checked: [CheckedFile]) throws(InputFailure) -> Playground {
    var playground = try Playground(input, checked, shape: options.shape, size: .usual, drawing: drawing)
    try playground.set(options.assignments)
    if !fresh, let store = SessionStore(environment: environment) { resume(&playground, from: store, input: input) }
    return playground
  }

  /// Adapts a session to the size, the cells, the colours and the character sets of the screen.
  func fit(_ playground: inout Playground, to screen: CursesScreen) {
    playground.update(.resize(screen.size))
    if measuresCells, let aspect = screen.cellAspect { playground.update(.cells(aspect)) }
    playground.show(in: screen.colors)
    let wantsPixels = drawing.glyphs == .pixels
    if wantsPixels { screen.askForFacts(waits: true) }
    playground.update(.terminal(facts(of: screen)))
    if wantsPixels { playground.drawInPixels() }
  }

  /// Returns the facts about the screen's terminal, and those that the user knows better.
  func facts(of screen: CursesScreen) -> TerminalFacts {
    var facts = screen.facts
    if let terminal { facts.ground = terminal.ink }
    return facts
  }

  /// Returns the keeper that remembers a session; nil if there is no place for it.
  func keeper(of playground: Playground, over input: Input) -> SessionKeeper? {
    guard let store = SessionStore(environment: environment), let place = input.place else { return nil }
    return SessionKeeper(store, place: place, session: playground.session)
  }

  /// Prints the screen once, because the terminal cannot be drawn on.
  private func printScreen(over input: Input) throws(InputFailure) {
    let command = self
    let text = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let checked = try input.files.checked(in: input.directory, defersKnown: true, stop: stop).whole()
      var playground = try Playground(
        input, checked, shape: command.options.shape, size: .usual, drawing: command.drawing)
      playground.show(in: .none)
      try playground.wait(stop: stop)
      try playground.set(command.options.assignments)
      try playground.wait(stop: stop)
      return try playground.view(stop: stop).whole(of: playground).unstyledText
    }
    try Destination().write(text)
  }

  /// Ends the program by a fault at the first key, to test that the terminal is restored.
  private func trap(_ playground: Playground, on screen: CursesScreen) -> Never {
    screen.paint(playground.view())
    while screen.next(within: 1000) == .nothing {}
    fatalError("a fault was asked for")
  }

  /// Restores the session that is remembered for the input; the command line takes precedence over it.
  private func resume(_ playground: inout Playground, from store: SessionStore, input: Input) {
    do throws(SessionStoreFailure) {
      guard let place = input.place, let session = try store.session(of: place) else { return }
      let setsValues = !options.assignments.isEmpty
      playground.resume(
        session, keepsShape: setsValues || options.shape != nil || input.named != nil, keepsValues: setsValues)
    } catch {
      playground.tell(error.sentence)
    }
  }
}

extension Input {
  /// The key under which sessions are remembered: the absolute path of the directory or the file, or the built-in
  /// gallery; nil for input from a pipe.
  fileprivate var place: String? {
    guard let path = directory ?? files.first?.path else { return argument == nil ? "gallery" : nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

extension ScreenFailure {
  /// The message beside the printed screen; nil if the output goes into a file or a pipe on purpose.
  var sentence: String? {
    switch self {
    case .outputIsNoTerminal: nil
    case .inputIsNoTerminal:
      "standard input is no terminal, so there are no keys; 'stipple screenshot --keys' takes them from the command line"
    case .cannotMoveCursor(let name):
      "the terminal (TERM is '\(name)') can only print lines; in one that shows full-screen programs this is a playground"
    case .unknownTerminal(let name):
      "terminfo knows no terminal '\(name)'; TERM=xterm-256color serves for most"
    }
  }
}
