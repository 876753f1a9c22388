import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

/// The union of many paths at once.
struct PathUnionTests {
  @Test func noPathsGiveNoneAndOneItsRegion() {
    #expect(Path.union(of: [Path]()).isEmpty)
    #expect(Path.union(of: [Path(), Path()]).isEmpty)
    #expect(Path.union(of: [square(0, 0, 10)]) == square(0, 0, 10))
    #expect(Path.union(of: [Path(), square(0, 0, 10), square(2, 2, 3)]) == square(0, 0, 10))
  }

  @Test func eachPathIsReadByItsOwnRule() {
    let frame = square(0, 0, 30).with(square(10, 10, 10))
    #expect(PathArea(Path.union(of: [frame, square(40, 0, 10)], eoFill: true)).signed == 900)
    #expect(PathArea(Path.union(of: [frame, square(40, 0, 10)])).signed == 1000)
    #expect(PathArea(Path.union(of: [frame, square(10, 10, 10)], eoFill: true)).signed == 900)
    // Opposite directions do not cancel out.
    #expect(PathArea(Path.union(of: [square(0, 0, 10), square(5, 0, 10).backwards])).signed == 150)
  }

  @Test func shapesAreJoinedInTheirRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 40)
    let shapes: [any Shape] = [Rectangle().inset(by: 10), Ellipse(), Circle()]
    let expected = Rectangle().inset(by: 10).path(in: rect).union(Ellipse().path(in: rect))
    #expect(abs(PathArea(Path.union(of: shapes, in: rect)).signed - PathArea(expected).signed) < 1e-3)
  }

  @Test(arguments: BooleanFamily.allCases) func isWhatUnionsOneByOneGive(_ family: BooleanFamily) {
    for seed in 300..<303 as Range<UInt64> {
      let cases = (0..<4).map { BooleanCase(family, seed: seed + $0 * 1000) }
      let paths = cases.flatMap { [$0.a, $0.b] }
      let all = Path.union(of: paths)
      let oneByOne = paths.reduce(Path()) { $0.union($1) }
      let box = PathArea(paths.reduce(Path()) { $0.with($1) }).bounds
      let size = box.isNull ? 0 : max(box.width, box.height)
      let perimeter = cases.map(\.perimeter).reduce(0, +)
      #expect(abs(all.enclosed - oneByOne.enclosed) <= 1e-5 * size * perimeter, "\(family), seed \(seed)")
    }
  }

  /// Units for circles in a row, on a grid, in one heap and within each other grow little more than their number, which
  /// is eightfold; its square is 64-fold.
  @Test func manyPathsCostLittleMoreThanInProportion() throws {
    func circles(_ count: Int, _ arrangement: Int) -> [Path] {
      let side = Int(Double(count).squareRoot())
      return (0..<count).map { index in
        let n = CGFloat(index)
        let away = 50 * n / CGFloat(count)
        return switch arrangement {
        case 0: oval(7 * n, 0, 5, 5)
        case 1: oval(7 * CGFloat(index % side), 7 * CGFloat(index / side), 5, 5)
        case 2: oval(away * cos(2.4 * n), away * sin(2.4 * n), 20, 20)
        default: oval(0, 0, 1 + n, 1 + n)
        }
      }
    }
    for arrangement in 0...3 {
      func price(_ count: Int) throws -> Int {
        var paid = 0
        _ = try Path.union(of: circles(count, arrangement)) { (units) throws in paid += units }
        return paid
      }
      let (few, many) = try (price(64), price(512))
      #expect(many < 32 * few, "arrangement \(arrangement): \(few) for 64, \(many) for 512")
    }
  }
}
