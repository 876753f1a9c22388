import ArgumentParser
import ShapeInterpreter

/// The command that prints the diagnostics of Swift files, and nothing if there are none.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "stipple",
    abstract: "Say what is wrong with the shapes of Swift files.",
    discussion: "Prints nothing and succeeds when every file's shapes can be drawn.")

  @Flag(help: "List what of Swift, Foundation and SwiftUI a shape file may use.")
  var supported = false

  @OptionGroup var timeLimit: TimeLimit

  @Argument(help: "Swift files.")
  var files: [String] = []

  func validate() throws {
    guard supported || !files.isEmpty else { throw ValidationError("Missing expected argument '<files> ...'") }
  }

  func run() throws(InputFailure) {
    if supported { try Destination().write(SupportedLibrary().text()) }
    guard let first = files.first else { return }
    let title = files.count == 1 ? "the check of '\(first)'" : "the check of \(files.count) files"
    let complaints = try timeLimit.hold(title) { [files] stop throws(InputFailure) in
      try Self.complaints(of: files, stop: stop)
    }
    guard complaints.contains(where: { $0.severity == .error }) else { return complain(complaints) }
    throw .faulty(complaints)
  }

  private static func complaints(of files: [String], stop: StopSignal) throws(InputFailure) -> [Diagnostic] {
    var complaints: [Diagnostic] = []
    var sources: [SourceFile] = []
    let assets = AssetReader()
    for path in files {
      do throws(InputFailure) {
        sources.append(try SourceFile(reading: path, waitsForWriter: true, assets: assets))
      } catch {
        complaints += error.diagnostics
      }
    }
    complaints += try sources.checked(stop: stop).whole().flatMap(\.diagnostics)
    return complaints.withoutRepeats
  }
}
