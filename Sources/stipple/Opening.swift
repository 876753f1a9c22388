import PlaygroundCore
import ShapeInterpreter

/// A playground over an input, and the files that are still to be checked.
struct OpenedInput: Sendable {
  var playground: Playground
  var rest: [SourceFile] = []
}

/// A task that reads and checks an input and creates its playground, while the screen is shown already.
struct Opening {
  private let command: PlayCommand
  private let input: Input
  private let alarm: Alarm
  private var errand: Errand<Result<OpenedInput, InputFailure>>
  /// True if opening the files has failed since their last change; the next change is awaited then.
  private var hasFailed = false
  /// True during the first attempt, whose failure ends the program.
  private var isFirst = true

  /// The time that work may take to end after it was stopped.
  private static let grace = Duration.milliseconds(100)

  /// Starts to open an input that has been read.
  init(_ command: PlayCommand, _ input: Input, alarm: Alarm) {
    self.command = command
    self.input = input
    self.alarm = alarm
    errand = Errand(whenDone: alarm.ring) { stop in
      Result { () throws(InputFailure) in try command.opened(input, stop: stop) }
    }
  }

  /// Returns the playground if it is available within `limit`, else nil; throws if it cannot be created.
  func playground(within limit: Duration) throws(InputFailure) -> Playground? {
    try errand.result(within: limit)?.get().playground
  }

  /// Returns the opened input if it is available, else nil; `waiting` is the playground that is shown meanwhile.
  mutating func step(_ waiting: inout Playground) throws(InputFailure) -> OpenedInput? {
    let isUnwanted = waiting.isInterrupted
    if isUnwanted { errand.stop.raise() }
    guard !hasFailed else { return nil }
    do throws(InputFailure) {
      guard let result = errand.result(within: isUnwanted ? Self.grace : .zero) else {
        return isUnwanted ? OpenedInput(playground: try command.playground(over: input, [])) : nil
      }
      return try result.get()
    } catch {
      // A file that is being saved may be missing or incomplete for a moment.
      if isFirst { throw error }
      hasFailed = true
      waiting.update(.checking([]))
      waiting.tell(error.diagnostics.first?.message ?? "")
      return nil
    }
  }

  /// Starts again with the present files.
  mutating func `repeat`() {
    errand.stop.raise()
    (isFirst, hasFailed) = (false, false)
    errand = Errand(whenDone: alarm.ring) { [command, former = errand] stop in
      _ = former.result(within: Self.grace)
      return Result { () throws(InputFailure) in
        try command.opened(try Input(command.options.input), stop: stop)
      }
    }
  }

  /// Ends the running task.
  func end() { errand.stop.raise() }
}
