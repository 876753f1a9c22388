import ArgumentParser
import CursesScreen
import Foundation
import PlaygroundCore

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

  func run() throws(InputFailure) {
    let input = try Input(options.input)
    let checked = input.files.checked(in: input.directory, stop: .never)
    var playground = try Playground(input, checked, shape: options.shape, size: .usual, drawing: drawing)
    try playground.set(options.assignments)
    playground.settle()
    let environment = ProcessInfo.processInfo.environment
    let store = SessionStore(environment: environment)
    let screen: CursesScreen
    do throws(ScreenFailure) {
      screen = try CursesScreen(environment: TerminalEnvironment(environment))
    } catch {
      try Destination().write(playground.view().plainText)
      if let sentence = error.sentence { complain([.init(.note, sentence)]) }
      return
    }
    defer { screen.close() }
    playground.update(.resize(screen.size))
    if drawing.cellAspect == nil, let aspect = screen.cellAspect { playground.update(.cells(aspect)) }
    if !fresh, let store { resume(&playground, from: store, input: input) }
    playground.offer(screen.glyphSets)
    if provokesTrap { trap(playground, on: screen) }
    let keeper = store.map { SessionKeeper($0, place: input.place, session: playground.session) }
    var session = TerminalSession(
      playground, input: input, screen: screen, keeper: keeper, measuresCells: drawing.cellAspect == nil)
    session.run()
    screen.close()
    if let command = session.playground.command { try Destination().write(command + "\n") }
    if let failure = session.keeper?.failure { complain([.init(.note, failure.sentence)]) }
  }
}

extension PlayCommand {
  /// Ends the program by a fault at the first key, so that it can be tried what becomes of the terminal then.
  private func trap(_ playground: Playground, on screen: CursesScreen) -> Never {
    screen.paint(playground.view())
    while screen.next(within: 1000) == .nothing {}
    fatalError("a fault was asked for")
  }

  /// Goes on with what is remembered of the place; what the command line says counts more.
  private func resume(_ playground: inout Playground, from store: SessionStore, input: Input) {
    do throws(SessionStoreFailure) {
      guard let session = try store.session(of: input.place) else { return }
      let setsValues = !options.assignments.isEmpty
      playground.resume(
        session, keepsShape: setsValues || options.shape != nil || input.named != nil, keepsValues: setsValues)
    } catch {
      playground.tell(error.sentence)
    }
  }
}

extension Input {
  /// What sessions are remembered by: the absolute path of the directory or the file, or the gallery that is built in.
  fileprivate var place: String {
    guard let path = directory ?? files.first?.path else { return "gallery" }
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
