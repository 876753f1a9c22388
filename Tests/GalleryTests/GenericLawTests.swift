import ShapeInterpreter
import TestSupport
import Testing

/// Random generic functions and methods of generic structs have the values, and their results the types, that the
/// compiled ones have.
///
/// Every run tries the same functions, unless `STIPPLE_GENERICS` says how many and `STIPPLE_SEED` the first seed.
struct GenericLawTests {
  private static let batches = GeneratedBatches(variable: "STIPPLE_GENERICS", usual: 150, size: 500)
  private static let surroundings = CaseSurroundings(preamble: GenericGenerator.preamble)

  @Test func genericFunctionsHaveTheCompilersTypesAndValues() throws {
    try Self.batches.compare { seed, count in
      var generator = GenericGenerator(seed: seed)
      let functions = (0..<count).map { generator.function(named: "e\($0)") }
      try expectCompiledValues(of: functions, Self.surroundings, seed: seed)
    }
  }
}
