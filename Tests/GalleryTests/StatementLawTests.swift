import Testing

/// Random functions of statements leave their variables with the values that the compiled ones have.
///
/// The same cases are tried in every run, unless `STIPPLE_STATEMENTS` says how many and `STIPPLE_SEED` from which
/// seed on.
struct StatementLawTests {
  private static let batches = GeneratedBatches(variable: "STIPPLE_STATEMENTS", usual: 40, size: 40)
  private static let surroundings = CaseSurroundings(preamble: StatementGenerator.preamble)

  @Test func statementsLeaveTheValuesOfTheCompiledOnes() throws {
    try Self.batches.compare { seed, count in
      var generator = StatementGenerator(seed: seed)
      let functions = (0..<count).map { generator.function(named: "e\($0)") }
      try expectCompiledValues(of: functions, Self.surroundings, seed: seed)
    }
  }
}
