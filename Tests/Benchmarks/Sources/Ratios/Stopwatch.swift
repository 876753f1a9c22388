/// Measures how long some work takes when it is done again and again.
struct Stopwatch {
  private let work: () throws -> Void
  private let clock = ContinuousClock()

  init(_ work: @escaping () throws -> Void) {
    self.work = work
  }

  /// The medians of two works' times in microseconds, each from so many samples of about that length.
  ///
  /// Samples of the one and the other alternate, so that both see the same disturbances of the machine.
  static func medians(
    _ first: Stopwatch, _ second: Stopwatch, samples: Int, length: Duration
  ) throws -> (Double, Double) {
    let counts = (try first.turns(filling: length), try second.turns(filling: length))
    var times: ([Double], [Double]) = ([], [])
    for _ in 0..<samples {
      times.0.append(try first.time(turns: counts.0))
      times.1.append(try second.time(turns: counts.1))
    }
    return (times.0.sorted()[samples / 2], times.1.sorted()[samples / 2])
  }

  /// Returns a number of turns that take at least that long.
  private func turns(filling length: Duration) throws -> Int {
    var turns = 1
    while try clock.measure({ try run(turns) }) < length { turns *= 2 }
    return turns
  }

  /// Microseconds of one turn, the mean of so many.
  private func time(turns: Int) throws -> Double {
    try clock.measure { try run(turns) } / .microseconds(1) / Double(turns)
  }

  private func run(_ turns: Int) throws {
    for _ in 0..<turns { try work() }
  }
}
