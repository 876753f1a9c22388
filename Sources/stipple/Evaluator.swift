import PlaygroundCore
import ShapeInterpreter

/// Runs what a playground asks for beside the screen, one thing at a time: the newest wins.
struct Evaluator {
  private let alarm: Alarm
  private let clock = ContinuousClock()
  private var running: (evaluation: Evaluation, errand: Errand<Evaluated>)?
  /// What was told to stop last; it may still be on its way out.
  private var former: Errand<Evaluated>?

  /// How long work may take to end once it has been told to.
  private static let grace = Duration.milliseconds(100)
  /// How long new work waits for what was told to stop before it: with two at once both would be slow.
  private static let longestWait = Duration.milliseconds(250)

  /// `alarm` rings when `serve` has something to do.
  init(alarm: Alarm) { self.alarm = alarm }

  /// Hands answers to the playground and begins what it asks for, waiting for answers until a point in time; whether there was one.
  mutating func serve(_ playground: inout Playground, until deadline: ContinuousClock.Instant) -> Bool {
    var isAnswered = false
    while let evaluated = next(playground, until: deadline) {
      playground.update(.evaluated(evaluated))
      isAnswered = true
    }
    return isAnswered
  }

  /// Ends what is under way.
  func end() { running?.errand.stop.raise() }

  /// The answer to what the playground asks for; nil when it is not there yet, or nothing is asked for.
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
