import ArgumentParser
import CursesScreen
import Foundation
import PlaygroundCore
import ShapeInterpreter

/// Opens the playground in the terminal.
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

  @Flag(name: .customLong("trap"), help: .hidden)
  var provokesTrap = false

  @OptionGroup var timeLimit: TimeLimit

  /// As long as nobody wonders where the screen is, the files are waited for without one.
  private static let longestDarkness = Duration.milliseconds(300)

  func run() throws(InputFailure) {
    let input = try Input(options.input)
    guard let alarm = Alarm() else { throw .unreadable("a pipe", reason: "too many open files") }
    let opening = Opening(self, input, alarm: alarm)
    // What cannot be opened is told of without a screen, where that is known soon.
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

  /// Whether the terminal's word on the proportions of its cells counts.
  var measuresCells: Bool { drawing.cellAspect == nil }

  /// Checks an input's files and makes the session that is asked for; nothing is drawn yet.
  func playground(over input: Input, stop: StopSignal) throws(InputFailure) -> Playground {
    try playground(over: input, input.files.checked(in: input.directory, stop: stop))
  }

  /// Makes the session that is asked for over files that have been checked, or over some of them.
  func playground(over input: Input, _ checked: [CheckedFile]) throws(InputFailure) -> Playground {
    var playground = try Playground(input, checked, shape: options.shape, size: .usual, drawing: drawing)
    try playground.set(options.assignments)
    if !fresh, let store = SessionStore(environment: environment) { resume(&playground, from: store, input: input) }
    return playground
  }

  /// Has a session fill the screen and draw with what that can show.
  func fit(_ playground: inout Playground, to screen: CursesScreen) {
    playground.update(.resize(screen.size))
    if measuresCells, let aspect = screen.cellAspect { playground.update(.cells(aspect)) }
    playground.offer(screen.glyphSets)
  }

  /// What remembers a session; nil where there is no place for it.
  func keeper(of playground: Playground, over input: Input) -> SessionKeeper? {
    guard let store = SessionStore(environment: environment), let place = input.place else { return nil }
    return SessionKeeper(store, place: place, session: playground.session)
  }

  /// Prints the screen once, where there is none that can be drawn on.
  private func printScreen(over input: Input) throws(InputFailure) {
    let command = self
    let text = try timeLimit.hold(options.title) { stop throws(InputFailure) in
      let checked = try input.files.checked(in: input.directory, stop: stop).whole()
      var playground = try Playground(
        input, checked, shape: command.options.shape, size: .usual, drawing: command.drawing)
      try playground.wait(stop: stop)
      try playground.set(command.options.assignments)
      try playground.wait(stop: stop)
      return try playground.view(stop: stop).whole(of: playground).plainText
    }
    try Destination().write(text)
  }

  /// Ends the program by a fault at the first key, so that it can be tried what becomes of the terminal then.
  private func trap(_ playground: Playground, on screen: CursesScreen) -> Never {
    screen.paint(playground.view())
    while screen.next(within: 1000) == .nothing {}
    fatalError("a fault was asked for")
  }

  /// Goes on with what is remembered of the place; what the command line says counts more.
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
  /// What sessions are remembered by: the absolute path of the directory or the file, or the gallery that is built in; nil for what came
  /// through a pipe.
  fileprivate var place: String? {
    guard let path = directory ?? files.first?.path else { return argument == nil ? "gallery" : nil }
    return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

extension ScreenFailure {
  /// What to say beside the printed screen; nothing where it goes into a file or a pipe on purpose.
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
