import Foundation
import ShapeGeometry
import ShapeInterpreter
import TestSupport
import Testing

/// Random expressions have the type and the value that the compiler finds for them.
///
/// Every run tries the same expressions, unless `STIPPLE_EXPRESSIONS` says how many and `STIPPLE_SEED` the first seed.
struct TypedExpressionLawTests {
  private static let batches = GeneratedBatches(variable: "STIPPLE_EXPRESSIONS", usual: 300, size: 1000)
  private static let surroundings = CaseSurroundings(
    preamble: TypedExpressionGenerator.preamble, arguments: TypedExpressionGenerator.arguments)

  @Test func expressionsHaveTheCompilersTypesAndValues() throws {
    try Self.batches.compare(with: compare)
  }

  private func compare(seed: UInt64, count: Int) throws {
    var generator = TypedExpressionGenerator(seed: seed)
    let functions = (0..<count).map { generator.function(named: "e\($0)") }
    let compiled = try CompiledCases(functions, Self.surroundings)
    #expect(compiled.values.count > count / 4, "seed \(seed): the compiler takes \(compiled.values.count) of \(count)")
    let taken = compiled.values.keys.sorted()
    let interpreted = try InterpretedCases(
      taken.map { functions[$0] }, names: taken.map { "e\($0)" }, Self.surroundings)
    for (place, index) in taken.enumerated() {
      let expected = comparable(compiled.values[index] ?? [])
      let found = comparable(interpreted.values[place].map(\.bitPattern))
      #expect(
        found == expected,
        """
        seed \(seed): \(interpreted.complaints[place] ?? "\(interpreted.values[place])"), \
        compiled \(expected.map(Double.init(bitPattern:)))
        \(functions[index])
        """)
    }
  }
}

/// A value's numbers with one code for Double and CGFloat.
///
/// Without a context, shortcuts of the compiler's solver decide which of the two an expression of both has: in Swift
/// 6.3 `x * a` is a Double and `x * 2 * a` a CGFloat. Their values have the same bits.
private func comparable(_ numbers: [UInt64]) -> [UInt64] {
  let codes: [Double: Double] = [2: 1, 10: 9, 14: 13, 18: 17, 21: 20]
  guard let first = numbers.first, let code = codes[Double(bitPattern: first)] else { return numbers }
  return [code.bitPattern] + numbers.dropFirst()
}
