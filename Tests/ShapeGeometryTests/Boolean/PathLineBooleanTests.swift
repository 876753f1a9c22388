import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathLineBooleanTests {
  private let line = Path { path in
    path.move(to: point(-50, 50))
    path.addLine(to: point(150, 50))
  }

  @Test func anOpenLineIsCutWhereItEntersAndLeaves() {
    #expect(
      line.lineIntersection(square(0, 0, 100))
        == Path { path in
          path.move(to: point(0, 50))
          path.addLine(to: point(100, 50))
        })
    #expect(
      line.lineSubtraction(square(0, 0, 100))
        == Path { path in
          path.move(to: point(-50, 50))
          path.addLine(to: point(0, 50))
          path.move(to: point(100, 50))
          path.addLine(to: point(150, 50))
        })
  }

  @Test func aClosedSubpathThatIsCutOpensAcrossItsStart() {
    let outside = square(0, 0, 100).lineSubtraction(rectangle(50, -50, 100, 200))
    #expect(
      outside
        == Path { path in
          path.move(to: point(50, 100))
          path.addLine(to: point(0, 100))
          path.addLine(to: point(0, 0))
          path.addLine(to: point(50, 0))
        })
  }

  @Test func anUntouchedSubpathStaysClosed() {
    let two = oval(50, 50, 10, 10).with(square(300, 300, 50))
    #expect(two.lineIntersection(square(0, 0, 100)) == oval(50, 50, 10, 10))
    #expect(two.lineSubtraction(square(0, 0, 100)) == square(300, 300, 50))
    #expect(two.lineSubtraction(Path()) == two)
    #expect(two.lineIntersection(Path()).isEmpty)
  }

  @Test func curvesStayCurvesAndTheDirectionIsKept() {
    let inside = oval(0, 0, 50, 50).backwards.lineIntersection(rectangle(-100, 0, 200, 100))
    #expect(inside.subpaths.count == 1)
    #expect(inside.segmentCount == 2)
    #expect(inside.subpaths.first?.start == point(-50, 0))
    #expect(inside.currentPoint == point(50, 0))
  }

  @Test func bothPartsTogetherAreAsLongAsTheLine() {
    var generator = SeededGenerator(seed: 11)
    for number in 0..<20 {
      let shape = BooleanFamily.curves.path(&generator)
      let other = BooleanFamily.curves.path(&generator)
      let whole = shape.subpaths.flatMap(\.segments).reduce(0) { $0 + length($1) }
      let inside = shape.lineIntersection(other).subpaths.flatMap(\.segments).reduce(0) { $0 + length($1) }
      let outside = shape.lineSubtraction(other).subpaths.flatMap(\.segments).reduce(0) { $0 + length($1) }
      #expect(whole > 0)
      #expect(abs(inside + outside - whole) < whole * 1e-3, "seed 11, case \(number)")
    }
  }

  @Test func everyPartLiesWhereItShould() {
    var generator = SeededGenerator(seed: 12)
    for number in 0..<20 {
      let shape = BooleanFamily.curves.path(&generator)
      let other = BooleanFamily.curves.path(&generator)
      let region = PathArea(other)
      let contours = region.edges(tolerance: 1e-4)
      for (inside, part) in [(true, shape.lineIntersection(other)), (false, shape.lineSubtraction(other))] {
        for segment in part.subpaths.flatMap(\.segments) {
          let middle = segment.point(at: 0.43)
          guard PathArea.distance(to: middle, contours) > 1e-3 else { continue }
          #expect((region.winding(around: middle) != 0) == inside, "seed 12, case \(number)")
        }
      }
    }
  }

  @Test func aCurveThatPassesItsEndAndComesBackKeepsItsWay() throws {
    let spur = Path {
      $0.move(to: point(0, 1))
      $0.addCurve(to: point(3, 1), control1: point(5, 1), control2: point(2, 1))
    }
    // At x = 3, then back to 3 - 2/9, then at 3 again.
    let kept = spur.lineIntersection(square(-9, -9, 20))
    let drawn = kept.subpaths.flatMap(\.segments).reduce(0) { $0 + length($1) }
    #expect(abs(drawn - (3 + 4.0 / 9)) < 1e-6)
    #expect(spur.lineSubtraction(square(-9, -9, 20)).isEmpty)
  }

  private func length(_ segment: PathSegment) -> CGFloat {
    let points = (0...64).map { segment.point(at: CGFloat($0) / 64) }
    return zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
  }
}
