import ArgumentParser
import PlaygroundCore
import ShapeInterpreter

/// The argument that says how long a command may take over its sources.
struct TimeLimit: ParsableArguments {
  @Option(
    name: .customLong("time-limit"), parsing: .unconditional,
    help: ArgumentHelp(
      "How long reading, checking and drawing may take; 0 for as long as it takes.", valueName: "seconds"),
    transform: TimeLimit.seconds)
  var seconds = 10.0

  /// How long work may take to end once it has been told to.
  private static let grace = Duration.milliseconds(250)

  /// The longest limit that can be written, in seconds.
  private static let longest = 1e6

  /// Does a command's work on a thread of its own, and ends it when the limit is over; `title` says what is worked on.
  func hold<Result: Sendable>(
    _ title: String, _ work: @escaping @Sendable (StopSignal) throws(InputFailure) -> Result
  ) throws(InputFailure) -> Result {
    let errand = Errand { stop in Swift.Result { () throws(InputFailure) in try work(stop) } }
    guard seconds > 0 else { return try errand.result().get() }
    if let result = errand.result(within: .seconds(seconds)) { return try result.get() }
    errand.stop.raise()
    // Work that hears of it says where it was; of the rest it is known what was worked on.
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
  /// The files, unless a check among them was told to stop.
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
  /// Waits for everything that the state asks for.
  mutating func wait(stop: StopSignal) throws(InputFailure) {
    if let evaluated = settle(stop: stop) { throw .stopped(quotedTitle, at: evaluated.stopPlace) }
  }

  /// Does what a script says, and waits for every picture.
  mutating func press(_ script: KeyScript, stop: StopSignal) throws(InputFailure) {
    if let evaluated = run(script, stop: stop) { throw .stopped(quotedTitle, at: evaluated.stopPlace) }
  }

  fileprivate var quotedTitle: String { "'\(selectedEntry?.title ?? "")'" }
}

extension ScreenBuffer? {
  /// The screen, unless the drawing of a playground's shape was told to stop.
  func whole(of playground: Playground) throws(InputFailure) -> ScreenBuffer {
    guard let screen = self else { throw .stopped(playground.quotedTitle, at: nil) }
    return screen
  }
}
