import ArgumentParser
import CAllocator
import Foundation
import PlainText

/// The command `stipple` as the shell calls it.
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
      PlayCommand.self, ListCommand.self, ScreenshotCommand.self, RecordCommand.self, ExportCommand.self,
      PathCommand.self,
      TreeCommand.self, CheckCommand.self, DoctorCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)
}

@main
enum Entrance {
  /// Runs the command. The exit status is 0 on success, 1 if the input is at fault, and 64 if the command line is.
  static func main() {
    allocator_reserve_large_pieces()
    allocator_make_variables()
    _ = HeadStart.ofProcess
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      var command = try command(arguments)
      try command.run()
    } catch let failure as InputFailure {
      end(with: failure)
    } catch {
      end(with: error, arguments)
    }
  }

  private static func end(with failure: InputFailure) -> Never {
    complain(failure.diagnostics)
    exit(1)
  }

  /// Prints the message of the command-line parser: help on standard output, errors on standard error.
  private static func end(with error: any Error, _ arguments: [String]) -> Never {
    let status = Stipple.exitCode(for: error)
    let isHelp = status == .success
    var text = Stipple.fullMessage(for: error)
    if !isHelp {
      // The parser repeats words of the command line in its messages, so it is called again with printable words.
      do { _ = try Stipple.parseAsRoot(arguments.map(\.printable)) } catch { text = Stipple.fullMessage(for: error) }
    }
    do throws(InputFailure) {
      if !text.isEmpty { try (isHelp ? Destination() : .standardError).write(text + "\n") }
    } catch {
      end(with: error)
    }
    exit(status.rawValue)
  }

  /// Returns the command that the arguments request.
  ///
  /// A subcommand parses its arguments by itself, which takes half the time. The tree of commands is used only for help
  /// and for errors. A subcommand that names the command above it is not searched for completion scripts either.
  private static func command(_ arguments: [String]) throws -> any ParsableCommand {
    if let command = plainCommand(arguments) { return command }
    let tree = Stipple.configuration
    let named = tree.subcommands.first { $0.configuration.commandName == arguments.first }
    if !HeadStart.asksForHelp(arguments), let type = named ?? tree.defaultSubcommand,
      let command = try? type.parseAsRoot(named == nil ? arguments : Array(arguments.dropFirst())),
      Swift.type(of: command) == type
    {
      return command
    }
    return try Stipple.parseAsRoot(arguments)
  }
}
