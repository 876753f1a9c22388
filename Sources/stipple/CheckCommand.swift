import ArgumentParser
import ShapeInterpreter

/// Prints what is wrong with Swift files, and nothing when all is well.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Say what is wrong with the shapes of Swift files.",
    discussion: "Prints nothing and succeeds when every file's shapes can be drawn.")

  @Argument(help: "Swift files.")
  var files: [String]

  func run() throws(InputFailure) {
    var complaints: [Diagnostic] = []
    for path in files {
      do throws(InputFailure) {
        complaints += CheckedFile(try SourceFile(reading: path)).diagnostics
      } catch {
        complaints += error.diagnostics
      }
    }
    guard complaints.contains(where: { $0.severity == .error }) else { return complain(complaints) }
    throw .faulty(complaints)
  }
}
