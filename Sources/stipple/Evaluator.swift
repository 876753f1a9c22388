import PlaygroundCore
import ShapeInterpreter

/// A runner for the evaluations that a playground requests, one at a time on other threads; the newest request wins.
struct Evaluator {
  private let alarm: Alarm
  private let clock = ContinuousClock()
  private var running: (evaluation: Evaluation, errand: Errand<Evaluated>)?
  /// The task before the running one; it may still be ending.
  private var former: Errand<Evaluated>?

  /// The time that work may take to end after it was stopped.
  private static let grace = Duration.milliseconds(100)
  /// The time that new work waits for the stopped work before it, because two tasks at once would both be slow.
  private static let longestWait = Duration.milliseconds(250)

  /// Creates an evaluator; `alarm` rings when `serve` has something to do.
  init(alarm: Alarm) { self.alarm = alarm }

  /// Passes results to the playground and starts the work that it requests; waits for results until `deadline`. Returns
  /// whether there was a result.
  mutating func serve(_ playground: inout Playground, until deadline: ContinuousClock.Instant) -> Bool {
    var isAnswered = false
    while let evaluated = next(playground, until: deadline) {
      playground.update(.evaluated(evaluated))
      isAnswered = true
    }
    return isAnswered
  }

  /// Ends the running work.
  func end() { running?.errand.stop.raise() }

  /// Returns the result for the playground's request; nil if it is not available yet, or if nothing is requested.
  private mutating func next(_ playground: Playground, until deadline: ContinuousClock.Instant) -> Evaluated? {
    if let (evaluation, errand) = running, evaluation != playground.evaluation {
      errand.stop.raise()
      (running, former) = (nil, errand)
    }
    guard let evaluation = playground.evaluation else { return nil }
    let errand = running?.errand ?? begin(evaluation)
    running = (evaluation, errand)
    let isUnwanted = playground.isInterrupted && playground.awaited == .evaluation(evaluation.title)
    if isUnwanted { errand.stop.raise() }
    let patience = isUnwanted ? Self.grace : max(deadline - clock.now, .zero)
    guard let evaluated = errand.result(within: patience) ?? (isUnwanted ? evaluation.abandoned : nil) else {
      return nil
    }
    (running, former) = (nil, errand)
    return evaluated
  }

  private func begin(_ evaluation: Evaluation) -> Errand<Evaluated> {
    Errand(whenDone: alarm.ring) { [former, clock] stop in
      let start = clock.now
      while let former, former.result(within: .milliseconds(5)) == nil, clock.now - start < Self.longestWait {
        if stop.isRaised { return evaluation.abandoned }
      }
      return evaluation.run(stop: stop)
    }
  }
}
