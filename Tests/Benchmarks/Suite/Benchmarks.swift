import Benchmark
import Subjects

/// Everything that is measured; each file of this folder adds what it is about.
let benchmarks: @Sendable () -> Void = {
  do {
    try addChecking()
    try addEvaluation(of: try Subject.all())
    try addTurns()
    try addViews()
    addBooleanOperations()
    addOutlines()
    try addQueries()
    addRastering()
  } catch {
    fatalError("\(error)")
  }
}

extension Benchmark.Configuration {
  /// Wall-clock time in microseconds, of work that takes some.
  static var work: Self {
    Self(metrics: [.wallClock], timeUnits: .microseconds, warmupIterations: 3, maxDuration: .milliseconds(800))
  }

  /// Wall-clock time of work that is over at once: it is done a thousand times, and the time is that of one.
  static var trifle: Self {
    Self(
      metrics: [.wallClock], timeUnits: .nanoseconds, warmupIterations: 1, scalingFactor: .kilo,
      maxDuration: .milliseconds(800))
  }
}
