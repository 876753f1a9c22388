import ArgumentParser
import PlaygroundCore
import Rendering
import ShapeInterpreter

/// The option that limits the time for a command's work on its sources.
struct TimeLimit: ParsableArguments {
  @Option(
    name: .customLong("time-limit"), parsing: .unconditional,
    help: ArgumentHelp(
      "How long reading, checking and drawing may take; 0 for as long as it takes.", valueName: "seconds"),
    transform: TimeLimit.seconds)
  var seconds = 10.0

  /// The time that work may take to end after it was stopped.
  private static let grace = Duration.milliseconds(250)

  /// The longest limit that is admitted, in seconds.
  private static let longest = 1e6

  /// Does a command's work on a thread of its own, and ends it when the limit is over. `title` names the work in
  /// messages.
  func hold<Result: Sendable>(
    _ title: String, _ work: @escaping @Sendable (StopSignal) throws(InputFailure) -> Result
  ) throws(InputFailure) -> Result {
    let errand = Errand { stop in Swift.Result { () throws(InputFailure) in try work(stop) } }
    guard seconds > 0 else { return try errand.result().get() }
    if let result = errand.result(within: .seconds(seconds)) { return try result.get() }
    errand.stop.raise()
    // Work that reacts to the stop signal gives its location. For other work only the title is known.
    switch errand.result(within: Self.grace) {
    case .failure(.stopped(let what, let place)): throw .timeOver(what, seconds: seconds, at: place)
    case .success, .failure, nil: throw .timeOver(title, seconds: seconds, at: nil)
    }
  }

  private static func seconds(_ text: String) throws -> Double {
    guard let seconds = Double(text), (0...longest).contains(seconds) else {
      throw ValidationError("write the limit in seconds, as '10' or '0.5', 0 for none")
    }
    return seconds
  }
}

extension [CheckedFile] {
  /// Returns the files; throws if the check of one of them was stopped.
  func whole() throws(InputFailure) -> [CheckedFile] {
    for file in self {
      if let interruption = file.program.interruption {
        throw .stopped("the check of '\(interruption.shape)'", at: interruption.diagnostic(""))
      }
    }
    return self
  }
}

extension Playground {
  /// Runs all evaluations that the state requests; throws if they are stopped.
  mutating func wait(stop: StopSignal) throws(InputFailure) {
    if let evaluated = settle(stop: stop) { throw .stopped(quotedTitle, at: evaluated.stopPlace) }
  }

  /// Performs a script and waits for every picture; throws if an evaluation is stopped.
  mutating func press(_ script: KeyScript, stop: StopSignal) throws(InputFailure) {
    if let evaluated = run(script, stop: stop) { throw .stopped(quotedTitle, at: evaluated.stopPlace) }
  }

  fileprivate var quotedTitle: String { "'\(selectedEntry?.title ?? "")'" }
}

extension ScreenBuffer? {
  /// Returns the screen; throws if the drawing of the playground's shape was stopped.
  func whole(of playground: Playground) throws(InputFailure) -> ScreenBuffer {
    guard let screen = self else { throw .stopped(playground.quotedTitle, at: nil) }
    return screen
  }
}
