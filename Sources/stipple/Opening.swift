import PlaygroundCore
import ShapeInterpreter

/// Reads and checks an input and makes its playground, beside a screen that is there already.
struct Opening {
  private let command: PlayCommand
  private let input: Input
  private let alarm: Alarm
  private var errand: Errand<Result<Playground, InputFailure>>
  /// Whether the files have been opened in vain since they changed; the next change is waited for then.
  private var hasFailed = false
  /// Whether the first attempt is under way, whose failure ends the program.
  private var isFirst = true

  /// How long work may take to end once it has been told to.
  private static let grace = Duration.milliseconds(100)

  /// Begins with an input that has been read.
  init(_ command: PlayCommand, _ input: Input, alarm: Alarm) {
    self.command = command
    self.input = input
    self.alarm = alarm
    errand = Errand(whenDone: alarm.ring) { stop in
      Result { () throws(InputFailure) in try command.playground(over: input, stop: stop) }
    }
  }

  /// The playground if it is there within so long; throws when there is none to be had.
  func playground(within limit: Duration) throws(InputFailure) -> Playground? {
    try errand.result(within: limit)?.get()
  }

  /// The playground when it is there; `waiting` is the one that is shown meanwhile.
  mutating func step(_ waiting: inout Playground) throws(InputFailure) -> Playground? {
    let isUnwanted = waiting.isInterrupted
    if isUnwanted { errand.stop.raise() }
    guard !hasFailed else { return nil }
    do throws(InputFailure) {
      guard let result = errand.result(within: isUnwanted ? Self.grace : .zero) else {
        return isUnwanted ? try command.playground(over: input, []) : nil
      }
      return try result.get()
    } catch {
      // A file that is being saved may be missing or cut short for a moment.
      if isFirst { throw error }
      hasFailed = true
      waiting.update(.checking([]))
      waiting.tell(error.diagnostics.first?.message ?? "")
      return nil
    }
  }

  /// Begins anew, with the files as they are now.
  mutating func `repeat`() {
    errand.stop.raise()
    (isFirst, hasFailed) = (false, false)
    errand = Errand(whenDone: alarm.ring) { [command, former = errand] stop in
      _ = former.result(within: Self.grace)
      return Result { () throws(InputFailure) in
        try command.playground(over: try Input(command.options.input), stop: stop)
      }
    }
  }

  /// Ends what is under way.
  func end() { errand.stop.raise() }
}
