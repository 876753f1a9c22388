import ArgumentParser
import CursesScreen
import Foundation
import PlaygroundCore

/// Opens the playground in the terminal.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Open the playground (what happens without a command).",
    discussion: """
      The keys are shown by '?'. A file that changes is read again at once. Where standard output is not a terminal that can be drawn on, \
      the screen is printed once.
      """)

  @OptionGroup var options: ShapeOptions
  @OptionGroup var drawing: DrawingOptions

  func run() throws(InputFailure) {
    let input = try Input(options.input)
    var playground = try Playground(input, shape: options.shape, size: .usual, rect: drawing.bounds)
    try playground.set(options.assignments)
    do throws(ScreenFailure) {
      let screen = try CursesScreen(environment: TerminalEnvironment(ProcessInfo.processInfo.environment))
      defer { screen.close() }
      playground.update(.resize(screen.size))
      var session = Session(playground, input: input, screen: screen)
      session.run()
    } catch {
      try Destination().write(playground.view().plainText)
      if let sentence = error.sentence { complain([.init(.note, sentence)]) }
    }
  }
}

extension ScreenFailure {
  /// What to say beside the printed screen; nothing where there is no terminal, as in a pipe.
  fileprivate var sentence: String? {
    switch self {
    case .notATerminal: nil
    case .cannotMoveCursor(let name):
      "the terminal (TERM is '\(name)') can only print lines; in one that shows full-screen programs this is a playground"
    case .unknownTerminal(let name):
      "terminfo knows no terminal '\(name)'; TERM=xterm-256color serves for most"
    }
  }
}
