import Foundation
import TestSupport
import Testing

/// Members of random protocols and of the types that conform to them are the ones that the compiler calls.
///
/// The same cases are tried in every run, unless `STIPPLE_DECLARATIONS` says how many and `STIPPLE_SEED` from which
/// seed on.
struct DeclarationLawTests {
  private static let batches = GeneratedBatches(variable: "STIPPLE_DECLARATIONS", usual: 100, size: 100)
  private static let surroundings = CaseSurroundings(preamble: DeclarationGenerator.preamble)

  @Test func callsReachTheMembersThatTheCompilerChooses() throws {
    try Self.batches.compare(with: compare)
  }

  private func compare(seed: UInt64, count: Int) throws {
    var generator = DeclarationGenerator(seed: seed)
    let functions = (0..<count).map { generator.function(named: "e\($0)") }
    try expectCompiledValues(of: functions, Self.surroundings, seed: seed)
  }
}
