import Foundation
import Testing

@testable import ShapeGeometry

struct PathBooleanTests {
  @Test func twoOverlappingSquaresGiveOneOutline() {
    let union = square(0, 0, 100).union(square(50, 50, 100))
    #expect(
      union
        == polygon([
          point(0, 0), point(100, 0), point(100, 50), point(150, 50), point(150, 150), point(50, 150), point(50, 100),
          point(0, 100),
        ]))
  }

  @Test func squaresCutEachOtherAtExactPoints() {
    let (a, b) = (square(0, 0, 100), square(50, 50, 100))
    #expect(a.intersection(b) == polygon([point(100, 100), point(50, 100), point(50, 50), point(100, 50)]))
    #expect(
      a.subtracting(b)
        == polygon([
          point(0, 0), point(100, 0), point(100, 50), point(50, 50), point(50, 100), point(0, 100),
        ]))
    #expect(a.symmetricDifference(b).subpaths.count == 2)
    #expect(PathArea(a.symmetricDifference(b)).signed == 15_000)
  }

  @Test func threeOverlappingEllipsesGiveOneOutline() {
    let union = oval(100, 100, 60, 40).union(oval(170, 100, 50, 50)).union(oval(135, 60, 40, 50))
    #expect(union.subpaths.count == 1)
    #expect(union.segmentCount == 9)
    let heap = oval(100, 100, 60, 40).with(oval(170, 100, 50, 50)).with(oval(135, 60, 40, 50))
    let filled = PathArea(heap).filled(eoFill: false)
    #expect(abs(PathArea(union).signed - filled) < filled / 500)
  }

  @Test func anArrowOnARoundedRectangleLeavesNoSliver() {
    let bubble = roundedRectangle(0, 0, 200, 100, radius: 20)
    let union = bubble.union(polygon([point(90, 100), point(110, 100), point(100, 120)]))
    #expect(union.subpaths.count == 1)
    #expect(union.currentPoint == point(200, 50))
    #expect(union.segmentCount == bubble.segmentCount + 3)
    #expect(abs(PathArea(union).signed - PathArea(bubble).signed - 200) < 1e-9)
  }

  @Test func aSlantedEdgeSharedInPartLeavesNoSliver() {
    for step in 1...40 {
      let angle = CGFloat(step) * 0.37
      let bubble = roundedRectangle(0, 0, 200, 100, radius: 20).turned(by: angle)
      let arrow = polygon([point(90, 100), point(110, 100), point(100, 120)]).turned(by: angle)
      let union = bubble.union(arrow)
      #expect(union.subpaths.count == 1, "turned by \(angle)")
      #expect(union.segmentCount == bubble.segmentCount + 3, "turned by \(angle)")
      #expect(bubble.intersection(arrow).isEmpty, "turned by \(angle)")
    }
  }

  @Test func identicalPathsUniteToThemselves() {
    for shape in [square(3, 4, 50), oval(40, 30, 20, 10), roundedRectangle(1, 2, 60, 40, radius: 9)] {
      #expect(shape.union(shape) == shape)
      #expect(shape.intersection(shape.backwards) == shape)
      #expect(shape.subtracting(shape).isEmpty)
      #expect(shape.symmetricDifference(shape.started(at: 2)).isEmpty)
    }
  }

  @Test func pathsApartComeBackAsTheyWere() {
    let (a, b) = (oval(40, 30, 20, 10), roundedRectangle(100, 2, 60, 40, radius: 9))
    #expect(a.union(b) == a.with(b))
    #expect(a.symmetricDifference(b) == a.with(b))
    #expect(a.subtracting(b) == a)
    #expect(a.intersection(b).isEmpty)
    #expect(a.union(Path()) == a)
    #expect(Path().union(b) == b)
  }

  @Test func aHoleRunsTheOtherWayRound() {
    let plate = square(0, 0, 100).subtracting(oval(50, 50, 20, 20))
    #expect(plate.subpaths.count == 2)
    #expect(plate.segmentCount == 8)
    #expect(PathArea(plate).winding(around: point(50, 50)) == 0)
    #expect(PathArea(plate).winding(around: point(10, 10)) == 1)
  }

  @Test func squaresThatTouchAtACornerStayTwo() {
    let union = square(0, 0, 50).union(square(50, 50, 50))
    #expect(union == square(0, 0, 50).with(square(50, 50, 50)))
    #expect(square(0, 0, 50).intersection(square(50, 50, 50)).isEmpty)
  }

  @Test func squaresThatShareASideBecomeOneRectangle() {
    #expect(square(0, 0, 50).union(square(50, 0, 50)) == rectangle(0, 0, 100, 50))
  }

  @Test func theFillRuleDecidesAboutAStarsMiddle() {
    let star = polygon(
      (0..<5).map { point(50 + 40 * sin(CGFloat($0) * 0.8 * .pi), 50 - 40 * cos(CGFloat($0) * 0.8 * .pi)) })
    #expect(PathArea(star.normalized(eoFill: true)).winding(around: point(50, 50)) == 0)
    #expect(PathArea(star.normalized(eoFill: false)).winding(around: point(50, 50)) == 1)
    #expect(star.normalized() == star.normalized(eoFill: true))
    #expect(star.normalized(eoFill: false).segmentCount == 10)
  }

  @Test func curvesComeBackAsTheirOwnKind() {
    let leaf = Path { path in
      path.move(to: point(0, 50))
      path.addQuadCurve(to: point(100, 50), control: point(50, 0))
      path.addQuadCurve(to: point(0, 50), control: point(50, 100))
      path.closeSubpath()
    }
    let half = leaf.intersection(rectangle(50, -10, 100, 200))
    #expect(half.subpaths.count == 1)
    #expect(half.segmentCount == 3)
    let quads = half.elements.filter { if case .quadCurve = $0 { true } else { false } }
    #expect(quads.count == 2)
    #expect(abs(PathArea(half).signed - PathArea(leaf).signed / 2) < 1e-9)
  }

  @Test func openSubpathsCountAsClosed() {
    let open = Path { path in
      path.move(to: point(0, 0))
      path.addLine(to: point(100, 0))
      path.addLine(to: point(100, 100))
    }
    #expect(open.union(Path()) == polygon([point(0, 0), point(100, 0), point(100, 100)]))
  }

  @Test func subpathsWithoutFiniteCoordinatesCountAsAbsent() {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      let broken = polygon([point(0, 0), point(bad, 1), point(1, 1)])
      #expect(square(0, 0, 10).with(broken).union(broken) == square(0, 0, 10))
    }
    let huge = square(-1e308, -1e308, 1.7e308)
    #expect(huge.union(huge) == huge)
    #expect(square(0, 0, 1e-300).union(Path()) == square(0, 0, 1e-300))
    #expect(square(0, 0, .leastNonzeroMagnitude * 100).union(Path()).isEmpty)
  }

  @Test func pathsWithoutAreaGiveNothing() {
    let line = polygon([point(0, 0), point(10, 7)])
    let dot = polygon([point(5, 5), point(5, 5), point(5, 5)])
    #expect(line.union(line).isEmpty)
    #expect(dot.union(Path()).isEmpty)
    #expect(square(0, 0, 10).union(line).union(dot) == square(0, 0, 10))
  }

  @Test func aThousandSegmentsAgainstAThousandKeepTheirArea() {
    func ring(_ x: CGFloat) -> Path {
      polygon(
        (0..<1000).map { index in
          let angle = 2 * .pi * CGFloat(index) / 1000
          let radius: CGFloat = index % 2 == 0 ? 100 : 95
          return point(x + radius * cos(angle), radius * sin(angle))
        })
    }
    let (a, b) = (ring(0), ring(30))
    let sum = PathArea(a.union(b)).signed + PathArea(a.intersection(b)).signed
    #expect(abs(sum - PathArea(a).signed - PathArea(b).signed) < 1e-3)
  }

  /// The boxes of all these edges meet in the grid's axes, so that to look at all pairs would take minutes.
  @Test func longSlantedTeethSideBySideKeepTheirArea() {
    func teeth(_ shift: CGFloat) -> Path {
      polygon(
        (0..<2_000).map { index in
          let isFar = index % 4 == 1 || index % 4 == 2
          let x = CGFloat(index / 2) * 4 + CGFloat(index % 2) * 0.6 + shift
          return point(isFar ? x + 100_000 : x, CGFloat(index) * 0.1 + (isFar ? 70_000 : 0))
        })
    }
    let (a, b) = (teeth(0), teeth(0.9))
    let sum = PathArea(a.union(b)).signed + PathArea(a.intersection(b)).signed
    let whole = PathArea(a.normalized()).signed + PathArea(b.normalized()).signed
    #expect(abs(sum - whole) < whole * 1e-4)
  }
}
