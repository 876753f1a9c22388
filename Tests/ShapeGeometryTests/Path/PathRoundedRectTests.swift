import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathRoundedRectTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test func circularCornersStartAtTheRightEdgesMiddle() throws {
    try expect(
      Path(roundedRect: rect, cornerRadius: 10, style: .circular),
      draws: """
        100 30 m 100 50 l 100 55.522847498 95.522847498 60 90 60 c
        10 60 l 4.477152502 60 0 55.522847498 0 50 c
        0 10 l 0 4.477152502 4.477152502 0 10 0 c
        90 0 l 95.522847498 0 100 4.477152502 100 10 c h
        """)
  }

  @Test func continuousCornersFollowTheTable() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 1)
    #expect(path == Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 1, style: .continuous))
    let corner = Path { for element in path.elements[0...4] { $0.append(element) } }
    try expect(
      corner,
      draws: """
        10 5 m 10 8.471335 l
        10 8.9115070423814715 10 9.1315930559369974 9.92508861215298399 9.3685062071690084 c
        9.83094044395563003 9.6271761733742537 9.6271761733742537 9.83094044395563003 9.3685062071690084 9.92508861215298399 c
        9.1315930559369974 10 8.9115070423814715 10 8.471335 10 c
        """)
    #expect(path.elements.count == 18)
  }

  @Test func continuousCornersWithoutRoomLeaveTheEdgeAtTheirRadius() throws {
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 20), cornerRadius: 10)
    let corner = Path { for element in path.elements[0...4] { $0.append(element) } }
    try expect(
      corner,
      draws: """
        100 10 m 100 10 l 100 10.4 100 11.8 99.2508861215298 13.685062071690084 c
        98.3094044395563 16.271761733742537 96.271761733742537 18.3094044395563 93.685062071690084 19.250886121529840 c
        91.315930559369974 20 89.115070423814715 20 84.71335 20 c
        """)
  }

  @Test func continuousAndCircularDifferByAboutAHundredthOfTheRadius() {
    let square = CGRect(x: 0, y: 0, width: 400, height: 400)
    let smooth = Path(roundedRect: square, cornerRadius: 100)
    var most: CGFloat = 0
    for segment in smooth.subpaths[0].segments {
      for t in stride(from: CGFloat(0), through: 1, by: 1.0 / 64) {
        let point = segment.point(at: t)
        let inner = CGPoint(x: max(100, min(point.x, 300)), y: max(100, min(point.y, 300)))
        most = max(most, abs((point - inner).length - 100))
      }
    }
    #expect(abs(most - 1.38) < 0.01)
  }

  @Test func continuousCornersShrinkWithTheRoomOnTheirEdge() throws {
    // 20 points of radius on edges of 50 and 45: part of the 0.528665 r that a corner takes beyond its radius has room.
    let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 45), cornerRadius: 20)
    let (across, down) = ((50 - 40) / (40 * 0.52866), (45 - 40) / (40 * 0.52866))
    func corner(_ u: Double, _ v: Double) -> CGPoint { CGPoint(x: 50 - 20 * u, y: 45 - 20 * v) }
    let expected = [
      corner(0, 1 + 0.528665 * down), corner(0, 0.96 + 0.12849 * down), corner(0, 0.82 + 0.048407 * down),
      corner(0.0749114, 0.631494), corner(0.16906, 0.372824), corner(0.372824, 0.16906), corner(0.631494, 0.0749114),
      corner(0.82 + 0.048407 * across, 0), corner(0.96 + 0.12849 * across, 0), corner(1 + 0.528665 * across, 0),
    ]
    let points = path.elements[1...4].flatMap(\.parts.points)
    #expect(points.count == expected.count)
    for (point, wanted) in zip(points, expected) {
      #expect((point - wanted).length < 1e-4, "\(point) is not \(wanted)")
    }
  }

  @Test func continuousCornersComeNearerToTheirVertexThanCircles() {
    func apex(_ path: Path, vertex: CGPoint) -> CGFloat {
      path.subpaths[0].segments.flatMap { segment in
        stride(from: CGFloat(0), through: 1, by: 1.0 / 64).map { (segment.point(at: $0) - vertex).length }
      }.min() ?? .nan
    }
    let square = CGRect(x: 0, y: 0, width: 400, height: 400)
    let vertex = CGPoint(x: 400, y: 400)
    #expect(abs(apex(Path(roundedRect: square, cornerRadius: 100), vertex: vertex) - 41.225) < 0.005)
    #expect(
      abs(apex(Path(roundedRect: square, cornerRadius: 100, style: .circular), vertex: vertex) - 41.421) < 0.03)
    // Without room along an edge a corner differs from its circle by 0.0042 of the radius.
    var most: CGFloat = 0
    for segment in Path(roundedRect: square, cornerRadius: 200).subpaths[0].segments {
      for t in stride(from: CGFloat(0), through: 1, by: 1.0 / 64) {
        most = max(most, abs((segment.point(at: t) - CGPoint(x: 200, y: 200)).length - 200))
      }
    }
    #expect(abs(most / 200 - 0.0042) < 1e-4)
  }

  @Test func coreGraphicsHoldsEachComponentToItsOwnSide() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    try expect(
      Path(CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 5, transform: nil)),
      draws: """
        100 10 m 100 15 l 100 17.761423749 86.568542494 20 70 20 c 30 20 l 13.431457506 20 0 17.761423749 0 15 c
        0 5 l 0 2.238576251 13.431457506 0 30 0 c 70 0 l 86.568542494 0 100 2.238576251 100 5 c h
        """)
    #expect(Path(CGPath(roundedRect: rect, cornerWidth: -3, cornerHeight: 5, transform: nil)) == Path(rect))
  }

  @Test func bothComponentsAreHeldToHalfTheShorterSide() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(
      Path(roundedRect: rect, cornerSize: CGSize(width: 30, height: 5), style: .circular)
        == Path(roundedRect: rect, cornerSize: CGSize(width: 10, height: 5), style: .circular))
  }

  @Test func sharpCornersGiveThePlainRectangle() {
    #expect(Path(roundedRect: rect, cornerSize: .zero) == Path(rect))
    #expect(Path(roundedRect: rect, cornerSize: CGSize(width: 5, height: 0)) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadius: -3) == Path(rect))
    #expect(Path(roundedRect: rect, cornerRadii: RectangleCornerRadii()) == Path(rect))
    let line = CGRect(x: 1, y: 2, width: 0, height: 8)
    #expect(Path(roundedRect: line, cornerRadius: 3) == Path(line))
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func equalRadiiDrawTheSameAsOneRadius(style: RoundedCornerStyle) {
    let radii = RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)
    expect(
      Path(roundedRect: rect, cornerRadii: radii, style: style),
      equals: Path(roundedRect: rect, cornerRadius: 12, style: style), within: 1e-12)
  }

  @Test func eachRadiusIsAtItsCorner() throws {
    let radii = RectangleCornerRadii(topLeading: 5, bottomLeading: 10, bottomTrailing: 0, topTrailing: 20)
    let path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    let ends = path.elements.compactMap(\.parts.points.last)
    #expect(
      ends == [
        CGPoint(x: 100, y: 30), CGPoint(x: 100, y: 60), CGPoint(x: 10, y: 60), CGPoint(x: 0, y: 50),
        CGPoint(x: 0, y: 5), CGPoint(x: 5, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 100, y: 20),
      ])
  }

  @Test func radiiThatDoNotFitShrinkByOneFactor() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let large = RectangleCornerRadii(topLeading: 150, bottomLeading: 50, bottomTrailing: 0, topTrailing: 50)
    let fitting = RectangleCornerRadii(topLeading: 75, bottomLeading: 25, bottomTrailing: 0, topTrailing: 25)
    expect(
      Path(roundedRect: square, cornerRadii: large), equals: Path(roundedRect: square, cornerRadii: fitting),
      within: 1e-12)
  }

  @Test func everyRoundedRectangleFillsItsRectangleAlone() {
    let seed: UInt64 = 21
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let rect = CGRect(
        x: generator.number(in: -50...50), y: generator.number(in: -50...50), width: generator.number(in: 0.1...200),
        height: generator.number(in: 0.1...200))
      let radii = RectangleCornerRadii(
        topLeading: generator.number(in: -20...200), bottomLeading: generator.number(in: 0...200),
        bottomTrailing: generator.number(in: 0...20), topTrailing: generator.number(in: 0...200))
      for style in [RoundedCornerStyle.circular, .continuous] {
        let comment: Comment = "seed \(seed), \(rect), \(radii), \(style)"
        expect(
          Path(roundedRect: rect, cornerRadii: radii, style: style).boundingRect, equals: rect, within: 1e-9, comment)
        let size = CGSize(width: generator.number(in: 0...150), height: generator.number(in: 0...150))
        expect(
          Path(roundedRect: rect, cornerSize: size, style: style).boundingRect, equals: rect, within: 1e-9, comment)
      }
    }
  }
}
