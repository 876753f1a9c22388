import Testing

/// Random numbers with random format styles are the texts that Foundation makes of them.
///
/// The same cases are tried in every run, unless `STIPPLE_FORMATS` says how many and `STIPPLE_SEED` from which seed on.
struct NumberFormatLawTests {
  private static let batches = GeneratedBatches(variable: "STIPPLE_FORMATS", usual: 200, size: 400)
  private static let surroundings = CaseSurroundings(preamble: NumberFormatGenerator.preamble)

  @Test func numbersAreTheTextsThatFoundationMakes() throws {
    try Self.batches.compare { seed, count in
      var generator = NumberFormatGenerator(seed: seed)
      let functions = (0..<count).map { generator.function(named: "e\($0)") }
      try expectCompiledValues(of: functions, Self.surroundings, seed: seed)
    }
  }
}
