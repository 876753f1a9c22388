import ArgumentParser
import Foundation
import ShapeInterpreter

/// The command `stipple` as the shell sees it.
struct Stipple: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stipple",
    abstract: "A playground for SwiftUI shapes in the terminal.",
    usage: """
      stipple [<file> | <directory> | <name>] [--shape <shape>] [--set <name=value> ...]
      stipple <subcommand>
      """,
    discussion: """
      Without a command, 'stipple' opens the playground: on a Swift file, on a directory of them, or on a shape of the gallery \
      by its name. A directory 'shapes' in the current one takes the place of the gallery that is built in.
      """,
    version: "0.4.0",
    subcommands: [
      PlayCommand.self, ListCommand.self, ScreenshotCommand.self, PathCommand.self, CheckCommand.self,
      DoctorCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)
}

@main
enum Entrance {
  /// Runs the command; the exit status is 0 when all is well, 1 when the input is at fault, 64 when the command line is.
  static func main() {
    // Nearly every command checks a file: the library is made on another processor while the command line is read.
    DispatchQueue.global(qos: .userInitiated).async { ShapeChecker.prepare() }
    do {
      var command = try command(Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch let failure as InputFailure {
      complain(failure.diagnostics)
      exit(1)
    } catch {
      Stipple.exit(withError: error)
    }
  }
  /// What the arguments ask for.
  ///
  /// A subcommand reads its arguments by itself, which takes half the time; the tree of commands is asked for all else: for help, and
  /// for what is wrong. A subcommand that names the command above it is not searched for completion scripts either.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    let tree = Stipple.configuration
    let named = tree.subcommands.first { $0.configuration.commandName == arguments.first }
    let asksForHelp = arguments.contains { ["help", "-h", "--help", "--version"].contains($0) }
    if !asksForHelp, let type = named ?? tree.defaultSubcommand,
      let command = try? type.parseAsRoot(named == nil ? arguments : Array(arguments.dropFirst())),
      Swift.type(of: command) == type
    {
      return command
    }
    return try Stipple.parseAsRoot(arguments)
  }
}
