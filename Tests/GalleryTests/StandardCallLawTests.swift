import Testing

/// Random calls of the standard library return the values that the compiled ones return.
///
/// The same cases are tried in every run, unless `STIPPLE_CALLS` says how many and `STIPPLE_SEED` from which seed on.
struct StandardCallLawTests {
  private static let batches = GeneratedBatches(variable: "STIPPLE_CALLS", usual: 200, size: 400)
  private static let surroundings = CaseSurroundings(preamble: StandardCallGenerator.preamble)

  @Test func callsReturnTheValuesOfTheCompiledOnes() throws {
    try Self.batches.compare { seed, count in
      var generator = StandardCallGenerator(seed: seed)
      let functions = (0..<count).map { generator.function(named: "e\($0)") }
      try expectCompiledValues(of: functions, Self.surroundings, seed: seed)
    }
  }
}
