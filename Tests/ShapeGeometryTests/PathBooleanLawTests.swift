import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// Laws of boolean operations on generated operands; a failure names the seed that draws its case.
struct PathBooleanLawTests {
  private let casesPerFamily: UInt64 = 2

  private struct Case {
    var seed: UInt64
    var a: Path
    var b: Path
    var eoFill: Bool
    /// The greater extent of both operands.
    var size: CGFloat
    var perimeter: CGFloat

    init(_ family: BooleanFamily, _ seed: UInt64) {
      self.seed = seed
      var generator = SeededGenerator(seed: seed)
      (a, b) = family.operands(&generator)
      eoFill = Bool.random(using: &generator)
      let both = PathArea(a.with(b))
      size = both.bounds.isNull ? 0 : max(both.bounds.width, both.bounds.height)
      perimeter = both.perimeter
    }

    /// How far areas may be off: a distance of 1e-6 of the size along all contours.
    var areaTolerance: CGFloat { 1e-6 * size * perimeter }

    func area(_ path: Path) -> CGFloat { PathArea(path).signed }
    func union(_ x: Path, _ y: Path) -> Path { x.union(y, eoFill: eoFill) }
    func intersection(_ x: Path, _ y: Path) -> Path { x.intersection(y, eoFill: eoFill) }
    func difference(_ x: Path, _ y: Path) -> Path { x.subtracting(y, eoFill: eoFill) }
    func exclusive(_ x: Path, _ y: Path) -> Path { x.symmetricDifference(y, eoFill: eoFill) }
  }

  private func cases(_ family: BooleanFamily) -> [Case] {
    let first = UInt64(BooleanFamily.allCases.firstIndex(of: family) ?? 0) * 1000
    return (first..<first + casesPerFamily).map { Case(family, $0) }
  }

  @Test(arguments: BooleanFamily.allCases)
  func areasAddUp(_ family: BooleanFamily) {
    for c in cases(family) {
      let (a, b) = (c.area(c.a.normalized(eoFill: c.eoFill)), c.area(c.b.normalized(eoFill: c.eoFill)))
      let union = c.area(c.union(c.a, c.b))
      let common = c.area(c.intersection(c.a, c.b))
      #expect(abs(union + common - a - b) <= c.areaTolerance, "seed \(c.seed)")
      #expect(abs(c.area(c.difference(c.a, c.b)) - a + common) <= c.areaTolerance, "seed \(c.seed)")
      #expect(abs(c.area(c.exclusive(c.a, c.b)) - union + common) <= c.areaTolerance, "seed \(c.seed)")
    }
  }

  @Test(arguments: BooleanFamily.allCases)
  func operandsMayBeSwappedRepeatedAndReversed(_ family: BooleanFamily) {
    for c in cases(family) {
      let union = c.area(c.union(c.a, c.b))
      #expect(abs(c.area(c.union(c.b, c.a)) - union) <= c.areaTolerance, "seed \(c.seed)")
      #expect(abs(c.area(c.union(c.a.backwards, c.b.started(at: 1))) - union) <= c.areaTolerance, "seed \(c.seed)")
      let region = c.union(c.a, c.b)
      #expect(abs(c.area(region.union(region)) - union) <= c.areaTolerance, "seed \(c.seed)")
      #expect(abs(c.area(region.symmetricDifference(region))) <= c.areaTolerance, "seed \(c.seed)")
      #expect(abs(c.area(region.normalized(eoFill: true)) - union) <= c.areaTolerance, "seed \(c.seed)")
      #expect(abs(c.area(region.normalized(eoFill: false)) - union) <= c.areaTolerance, "seed \(c.seed)")
    }
  }

  @Test(arguments: BooleanFamily.allCases)
  func deMorganHoldsWithinAFrame(_ family: BooleanFamily) {
    for c in cases(family) where c.size > 0 {
      let box = PathArea(c.a.with(c.b)).bounds
      let frame = rectangle(box.minX - c.size, box.minY - c.size, 3 * c.size, 3 * c.size)
      let outside = c.difference(frame, c.union(c.a, c.b))
      let both = frame.subtracting(c.a.normalized(eoFill: c.eoFill))
        .intersection(frame.subtracting(c.b.normalized(eoFill: c.eoFill)))
      #expect(abs(c.area(outside) - c.area(both)) <= 9 * c.areaTolerance, "seed \(c.seed)")
    }
  }

  @Test(arguments: BooleanFamily.allCases)
  func powersOfTwoChangeNothing(_ family: BooleanFamily) {
    for c in cases(family) {
      let union = c.union(c.a, c.b)
      let scaled = c.union(c.a.moved { $0 * 1024 }, c.b.moved { $0 * 1024 })
      #expect(scaled == union.moved { $0 * 1024 }, "seed \(c.seed)")
    }
  }

  @Test(arguments: BooleanFamily.allCases)
  func pointsAreInsideWhereTheyShouldBe(_ family: BooleanFamily) {
    for c in cases(family) where c.size > 0 {
      let (first, second, all) = (PathArea(c.a), PathArea(c.b), PathArea(c.a.with(c.b)))
      let results = [
        (BooleanOperation.union, PathArea(c.union(c.a, c.b))),
        (.intersection, PathArea(c.intersection(c.a, c.b))),
        (.subtraction, PathArea(c.difference(c.a, c.b))),
        (.symmetricDifference, PathArea(c.exclusive(c.a, c.b))),
      ]
      var generator = SeededGenerator(seed: c.seed)
      for _ in 0..<24 {
        guard let segment = all.segments.randomElement(using: &generator) else { continue }
        let t = CGFloat.random(in: 0...1, using: &generator)
        let slope = segment.derivative(at: t)
        let step = c.size * pow(10, CGFloat.random(in: -4.5 ... -0.5, using: &generator))
        let side: CGFloat = Bool.random(using: &generator) ? step : -step
        guard slope.length > 0 else { continue }
        let place = segment.point(at: t) + point(-slope.y, slope.x) / slope.length * side
        func isFilled(_ winding: Int) -> Bool { c.eoFill ? winding & 1 != 0 : winding != 0 }
        let inFirst = isFilled(first.winding(around: place))
        let inSecond = isFilled(second.winding(around: place))
        for (operation, result) in results {
          let expected = operation.keeps(inFirst, inSecond) ? 1 : 0
          guard result.winding(around: place) != expected else { continue }
          let distance = all.distance(to: place, tolerance: 1e-8 * c.size)
          #expect(distance <= 3e-6 * c.size, "seed \(c.seed), \(operation) at \(place)")
        }
      }
    }
  }

  @Test(arguments: BooleanFamily.allCases)
  func resultsStayOnTheOperandsContours(_ family: BooleanFamily) {
    for c in cases(family) where c.size > 0 {
      let all = PathArea(c.a.with(c.b))
      let contours = all.edges(tolerance: 2e-6 * c.size)
      let box = all.bounds.insetBy(dx: -2e-3 * c.size, dy: -2e-3 * c.size)
      for result in [c.union(c.a, c.b), c.exclusive(c.a, c.b)] {
        let area = PathArea(result)
        #expect(area.perimeter <= all.perimeter * 1.01 + 1e-5 * c.size, "seed \(c.seed)")
        for segment in area.segments.prefix(8) {
          let middle = segment.point(at: 0.37)
          #expect(middle.x >= box.minX && middle.x <= box.maxX, "seed \(c.seed)")
          #expect(middle.y >= box.minY && middle.y <= box.maxY, "seed \(c.seed)")
          #expect(PathArea.distance(to: middle, contours) <= 1e-5 * c.size, "seed \(c.seed)")
        }
      }
    }
  }

  @Test(arguments: BooleanFamily.allCases)
  func curvesAreNotGivenUp(_ family: BooleanFamily) {
    for c in cases(family) {
      for operation in [BooleanOperation.union, .symmetricDifference] {
        let outcome = BooleanComputation(c.a, c.b, eoFill: c.eoFill).region(operation)
        #expect(outcome.method != .polygons, "seed \(c.seed), \(outcome.violations)")
      }
    }
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
