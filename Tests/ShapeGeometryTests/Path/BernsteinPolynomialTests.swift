import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct BernsteinPolynomialTests {
  /// The polynomial with these roots.
  private func polynomial(_ roots: [Double]) -> BernsteinPolynomial {
    // t - r has the coefficients -r and 1 - r.
    roots.dropFirst().reduce(BernsteinPolynomial(-roots[0], 1 - roots[0])) { $0 * BernsteinPolynomial(-$1, 1 - $1) }
  }

  private func roots(_ polynomial: BernsteinPolynomial) -> [Double] {
    var result: [Double] = []
    polynomial.appendRoots(to: &result, accuracy: 1e-10, noise: 1e-16)
    return result
  }

  @Test func rootsInsideAreFoundInOrder() {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let given = (0..<Int.random(in: 1...5, using: &generator)).map { _ in Double.random(in: -1...2, using: &generator)
      }
      let expected = given.filter { $0 > 0 && $0 < 1 }.sorted()
      guard zip(expected, expected.dropFirst()).allSatisfy({ $1 - $0 > 0.02 }) else { continue }
      let found = roots(polynomial(given))
      #expect(found.count == expected.count, "seed \(seed)")
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-8 }, "seed \(seed): \(found), not \(expected)")
    }
  }

  @Test func rootsOnTheCutsAndAtTheEndsAreFoundOnce() {
    #expect(roots(polynomial([0.5])) == [0.5])
    let three = roots(polynomial([0.25, 0.5, 0.75]))
    #expect(three.count == 3 && zip(three, [0.25, 0.5, 0.75]).allSatisfy { abs($0 - $1) < 1e-9 })
    // At an end there is nothing inside, but what lies beyond is not lost.
    let one = roots(polynomial([0, 0, 0.6]))
    #expect(one.count == 1 && abs(one[0] - 0.6) < 1e-9)
  }

  @Test func aPolynomialThatIsAlmostNothingHasNoRoots() {
    #expect(roots(BernsteinPolynomial(1e-17, -1e-17, 1e-17)).isEmpty)
  }

  @Test func coefficientsBoundTheValues() {
    let square = polynomial([0.5, 0.5])
    #expect(square.lowerBound <= 0 && square.magnitudeBound >= 0.25)
    #expect(polynomial([-1, -2]).lowerBound > 0)
  }
}
