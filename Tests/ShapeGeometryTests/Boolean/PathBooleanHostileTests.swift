import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// Boolean operations on numbers that nobody draws: each has a result, finite where the operands are.
struct PathBooleanHostileTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 1e-300, -1e-300, .leastNonzeroMagnitude, 0,
    -0.0, 1,
    1e16, 50,
  ]

  /// The results of all operations.
  private func results(_ a: Path, _ b: Path) -> [Path] {
    [true, false].flatMap { eoFill in
      [
        a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill), a.subtracting(b, eoFill: eoFill),
        a.symmetricDifference(b, eoFill: eoFill), a.lineIntersection(b, eoFill: eoFill),
        a.lineSubtraction(b, eoFill: eoFill), a.normalized(eoFill: eoFill),
      ]
    }
  }

  private func isFinite(_ path: Path) -> Bool {
    path.subpaths.flatMap(\.segments).flatMap(\.points).allSatisfy(\.isFinite)
  }

  @Test func anyNumberAtAnyPlaceHasAResult() {
    var generator = SeededGenerator(seed: 31)
    for number in 0..<200 {
      func hostile(_ g: inout SeededGenerator) -> CGPoint {
        func coordinate(_ g: inout SeededGenerator) -> CGFloat {
          Int.random(in: 0..<3, using: &g) > 0
            ? CGFloat.random(in: 0...100, using: &g) : Self.numbers.randomElement(using: &g) ?? 0
        }
        return point(coordinate(&g), coordinate(&g))
      }
      func path(_ g: inout SeededGenerator) -> Path {
        var path = Path()
        path.move(to: hostile(&g))
        for _ in 0..<Int.random(in: 0...3, using: &g) {
          switch Int.random(in: 0...2, using: &g) {
          case 0: path.addLine(to: hostile(&g))
          case 1: path.addQuadCurve(to: hostile(&g), control: hostile(&g))
          default: path.addCurve(to: hostile(&g), control1: hostile(&g), control2: hostile(&g))
          }
        }
        if Bool.random(using: &g) { path.closeSubpath() }
        return path
      }
      let (a, b) = (path(&generator), path(&generator))
      for result in results(a, b) { #expect(isFinite(result), "seed 31, case \(number)") }
    }
  }

  @Test func shapesOfExtremeSizeKeepTheirArea() {
    for size in [1e-300, 1e-150, 1e-30, 1e30, 1e150, 1e300] as [CGFloat] {
      let (a, b) = (square(0, 0, size), square(size / 2, size / 2, size))
      #expect(a.union(b).subpaths.count == 1, "size \(size)")
      #expect(a.union(b).segmentCount == 8, "size \(size)")
      #expect(a.intersection(b).boundingRect == CGRect(x: size / 2, y: size / 2, width: size / 2, height: size / 2))
      #expect(a.subtracting(a).isEmpty, "size \(size)")
      let disc = oval(0, 0, size / 4, size / 4)
      #expect(disc.intersection(rectangle(0, -size, size, 2 * size)).segmentCount == 3, "size \(size)")
    }
  }

  @Test func denormalShapesGiveNothingOrThemselves() {
    let tiny = square(0, 0, .leastNonzeroMagnitude)
    #expect(results(tiny, tiny).allSatisfy(isFinite))
    #expect(square(0, 0, 10).union(tiny) == square(0, 0, 10))
    #expect(square(0, 0, 10).subtracting(tiny) == square(0, 0, 10))
  }

  @Test func aSpeckBesideAHugeShapeIsLost() {
    let huge = square(-1e300, -1e300, 2e300)
    #expect(huge.union(square(0, 0, 1)) == huge)
    #expect(huge.intersection(square(0, 0, 1)).isEmpty)
  }

  @Test func aSmallShapeFarAwayStaysOnTheGrid() {
    // So far out that the place, but not the size, leaves the numbers once it is scaled.
    let far = Path(CGRect(x: .greatestFiniteMagnitude, y: -6.375, width: -10, height: 14.875))
    #expect(results(far, far).allSatisfy(isFinite))
    #expect(results(Path(), far).allSatisfy(isFinite))
    let slab = rectangle(1e300, 0, 0, 3)
    #expect(results(slab, slab).allSatisfy(isFinite))
  }

  @Test func aShapeFromEndToEndOfTheNumbersIsCombined() {
    let great = CGFloat.greatestFiniteMagnitude
    let corners = [point(0, -great), point(great, 0), point(0, great), point(-great, 0)]
    let diamond = polygon(corners)
    let turned = polygon(corners.map { point(($0.x - $0.y) * 0.7, $0.x * 0.7 + $0.y * 0.7) })
    for path in results(diamond, turned) + results(diamond, diamond) { #expect(isFinite(path)) }
    #expect(diamond.union(diamond) == diamond)
    // Two squares crosswise, and what is left of one beside the other is a triangle at each corner.
    #expect(diamond.intersection(turned).segmentCount == 8)
    #expect(diamond.subtracting(turned).subpaths.count == 4)
  }

  @Test(arguments: [1e-8, 3e-8, 8e-8] as [CGFloat])
  func copiesThatAllCrossInOnePlaceAreFollowedOnce(_ spread: CGFloat) throws {
    for seed in UInt64(0)..<2 {
      var generator = SeededGenerator(seed: seed)
      func near(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let apart: CGFloat = .random(in: -spread...spread, using: &generator)
        let across: CGFloat = .random(in: -spread...spread, using: &generator)
        return point(x + apart, y + across) * 353_553_390.6
      }
      // Two diagonals there and back, each drawn four times, with a speck where they cross.
      let lines = Path { path in
        for (x, y) in [(1.0, 1.0), (1, -1), (-1, -1), (-1, 1)] as [(CGFloat, CGFloat)] {
          let (start, end) = (near(-x, -y), near(x, y))
          for _ in 0..<4 {
            path.move(to: start)
            path.addLine(to: end)
            path.closeSubpath()
          }
        }
      }
      let speck = rectangle(-13, -20.375, 9.625, 10)
      let computation = BooleanComputation(lines, speck, eoFill: true)
      let frame = try #require(computation.frame)
      let count = WorkMeter.uncharged { meter throws(WorkInterruption) in
        let contacts = try computation.contacts(closing: true, in: frame, charging: &meter)
        return try CurveStrands(contacts, chord: nil, charging: &meter).strands.count
      }
      // Each of the 32 lines has 256 cuts or a few more.
      #expect(count < 16_000, "seed \(seed)")
      #expect(isFinite(lines.subtracting(speck, eoFill: true)), "seed \(seed)")
    }
  }

  @Test func manyEqualPointsAreOne() {
    let dot = Path { $0.addLines([CGPoint](repeating: point(3, 4), count: 20_000)) }
    #expect(results(dot, dot).allSatisfy { $0.segmentCount == 0 })
    #expect(square(0, 0, 10).union(dot) == square(0, 0, 10))
    #expect(square(0, 0, 10).lineIntersection(dot).isEmpty)
  }

  @Test func manyRectanglesInOnePlaceAreOne() {
    let rects = Path { $0.addRects([CGRect](repeating: CGRect(x: 0, y: 0, width: 10, height: 10), count: 500)) }
    #expect(rects.normalized(eoFill: false) == square(0, 0, 10))
    #expect(rects.normalized(eoFill: true).isEmpty)
    #expect(rects.intersection(square(5, 5, 10)).segmentCount == 4)
    #expect(rects.intersection(square(5, 5, 10)).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test func aLineThereAndBackManyTimesEnclosesNothing() {
    let line = Path { $0.addLines((0..<5_000).map { point($0 % 2 == 0 ? 0 : 100, $0 % 2 == 0 ? 0 : 70) }) }
    #expect(line.union(line).isEmpty)
    #expect(square(0, 0, 10).subtracting(line) == square(0, 0, 10))
  }
}
