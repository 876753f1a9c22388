import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// Laws of boolean operations on generated operands; a failure names the seed that draws its case.
struct PathBooleanLawTests {
  @Test(arguments: BooleanLaw.allCases)
  func holdsForEveryFamilyOfOperands(_ law: BooleanLaw) {
    let seed = UInt64(BooleanLaw.allCases.firstIndex(of: law) ?? 0)
    for family in BooleanFamily.allCases where family != .manyCircles {
      let violations = law.violations(BooleanCase(family, seed: seed))
      #expect(violations.isEmpty, "\(family), seed \(seed): \(violations.joined(separator: "; "))")
    }
  }

  @Test(arguments: [BooleanLaw.areasAddUp, .points, .curves])
  func holdsForTwelveOverlappingCircles(_ law: BooleanLaw) {
    #expect(law.violations(BooleanCase(.manyCircles, seed: 0)).isEmpty)
  }

  /// Three and more curves side by side, whose chords once crossed where the curves do not.
  @Test(arguments: [1468, 1582, 2110, 2157, 2171, 5062] as [UInt64])
  func curvesSideBySideKeepTheirOrder(_ seed: UInt64) {
    let c = BooleanCase(.curvedSlivers, seed: seed)
    for law in [BooleanLaw.drawing, .lineParts, .contours] {
      #expect(law.violations(c).isEmpty, "\(law)")
    }
  }

  /// Twelve pentagons, each near to some of the others and not to the rest: a side once had other cuts than its exact
  /// copy in the other operand.
  @Test func aRegionOfNearCopiesLeavesNothingOfItself() {
    var generator = SeededGenerator(seed: 4)
    func offset() -> CGFloat { CGFloat.random(in: -6e-6...6e-6, using: &generator) }
    for number in 0..<4 {
      let corners = (0..<5).map { _ in
        point(CGFloat.random(in: 0...100, using: &generator), CGFloat.random(in: 0...100, using: &generator))
      }
      let shape = (0..<12).reduce(Path()) { path, _ in
        let shift = point(offset(), offset())
        return path.with(polygon(corners.map { $0 + shift }))
      }
      for (name, copy) in [("the same", shape), ("reversed", shape.backwards)] {
        let difference = shape.symmetricDifference(copy, eoFill: true)
        #expect(difference.isEmpty, "seed 4, case \(number), \(name)")
      }
    }
  }

  @Test(arguments: [2_000_233, 2_000_347] as [UInt64])
  func nearCopiesCombinedWithThemselvesAreAsBefore(_ seed: UInt64) {
    #expect(BooleanLaw.repetition.violations(BooleanCase(.nearCopies, seed: seed)).isEmpty)
  }

  @Test func theLastMethodFillsTheSame() {
    var generator = SeededGenerator(seed: 99)
    for number in 0..<8 {
      let (a, b) = BooleanFamily.curves.operands(&generator)
      var strict = BooleanTolerances.standard
      strict.deviation = -1
      let polygons = BooleanComputation(a.finiteSubpaths, b.finiteSubpaths, eoFill: false, tolerances: strict)
        .region(.union)
      #expect(polygons.method == .polygons)
      #expect(!polygons.violations.isEmpty)
      let difference = PathArea(polygons.path).signed - PathArea(a.union(b)).signed
      #expect(abs(difference) < 1e-4 * PathArea(a.with(b)).perimeter, "seed 99, case \(number)")
    }
  }
}
