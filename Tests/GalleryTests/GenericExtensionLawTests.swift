import Testing

/// Random methods in extensions of generic collections return the values that the compiled ones return.
///
/// The same cases are tried in every run, unless `STIPPLE_EXTENSIONS` says how many and `STIPPLE_SEED` from which seed
/// on.
struct GenericExtensionLawTests {
  private static let batches = GeneratedBatches(variable: "STIPPLE_EXTENSIONS", usual: 100, size: 200)
  private static let surroundings = CaseSurroundings(preamble: GenericExtensionGenerator.preamble)

  @Test func methodsReturnTheValuesOfTheCompiledOnes() throws {
    try Self.batches.compare { seed, count in
      var generator = GenericExtensionGenerator(seed: seed)
      let functions = (0..<count).map { generator.function(named: "e\($0)") }
      try expectCompiledValues(of: functions, Self.surroundings, seed: seed)
    }
  }
}
