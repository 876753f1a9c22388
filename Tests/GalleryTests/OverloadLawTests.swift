import ShapeInterpreter
import TestSupport
import Testing

/// Of random overloads, generic and plain, the one is called that the compiler calls.
///
/// Every run tries the same calls, unless `STIPPLE_OVERLOADS` says how many and `STIPPLE_SEED` the first seed.
struct OverloadLawTests {
  private static let batches = GeneratedBatches(variable: "STIPPLE_OVERLOADS", usual: 200, size: 500)
  private static let surroundings = CaseSurroundings(preamble: OverloadGenerator.preamble)

  @Test func theCompilersOverloadIsCalled() throws {
    try Self.batches.compare { seed, count in
      var generator = OverloadGenerator(seed: seed)
      let functions = (0..<count).map { generator.function(named: "e\($0)") }
      try expectCompiledValues(of: functions, Self.surroundings, seed: seed)
    }
  }
}
