import Foundation
import Testing

@testable import ShapeGeometry

struct PathFiguresTests {
  @Test func aRectangleStartsTopLeftAndGoesClockwise() throws {
    try expect(Path(CGRect(x: 1, y: 2, width: 30, height: 40)), draws: "1 2 m 31 2 l 31 42 l 1 42 l h", within: 0)
    try expect(Path(CGRect(x: 31, y: 42, width: -30, height: -40)), draws: "1 2 m 31 2 l 31 42 l 1 42 l h", within: 0)
  }

  @Test func anEllipseStartsAtThreeOClock() throws {
    try expect(
      Path(ellipseIn: CGRect(x: 40, y: 40, width: 200, height: 40)),
      draws: """
        240 60 m 240 71.045695 195.228475 80 140 80 c 84.771525 80 40 71.045695 40 60 c
        40 48.954305 84.771525 40 140 40 c 195.228475 40 240 48.954305 240 60 c h
        """)
  }

  @Test func nullRectanglesAddNothing() {
    #expect(Path(.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadius: 3).isEmpty)
    #expect(Path(roundedRect: .null, cornerRadii: RectangleCornerRadii(topLeading: 3)).isEmpty)
  }

  @Test func infiniteRectanglesStayRectangles() {
    #expect(Path(ellipseIn: .infinite) == Path(.infinite))
    #expect(Path(roundedRect: .infinite, cornerRadius: 3) == Path(.infinite))
  }

  @Test func linesStartWithAMove() throws {
    try expect(
      Path { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 6)]) },
      draws: "1 2 m 3 4 l 5 6 l", within: 0)
    #expect(Path { $0.addLines([]) }.isEmpty)
  }

  @Test func severalRectanglesAreSubpathsOfTheirOwn() throws {
    let rects = [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1)]
    try expect(
      Path { $0.addRects(rects, transform: CGAffineTransform(scaleX: 2, y: 1)) },
      draws: "0 0 m 2 0 l 2 1 l 0 1 l h 4 2 m 6 2 l 6 3 l 4 3 l h", within: 0)
  }

  @Test func anAddedPathBringsItsOwnStart() throws {
    let path = Path {
      $0.move(to: .zero)
      $0.addPath(Path(CGRect(x: 0, y: 0, width: 2, height: 2)), transform: CGAffineTransform(translationX: 5, y: 5))
      $0.addLine(to: CGPoint(x: 9, y: 9))
    }
    try expect(path, draws: "0 0 m 5 5 m 7 5 l 7 7 l 5 7 l h 5 5 m 9 9 l", within: 0)
    let open = Path {
      $0.move(to: .zero)
      $0.addPath(
        Path {
          $0.move(to: CGPoint(x: 1, y: 1))
          $0.addLine(to: CGPoint(x: 2, y: 1))
        })
      $0.addLine(to: CGPoint(x: 2, y: 2))
      $0.closeSubpath()
    }
    try expect(open, draws: "0 0 m 1 1 m 2 1 l 2 2 l h", within: 0)
    #expect(open.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test func addingAnEmptyPathChangesNothing() {
    var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
    path.addPath(Path())
    path.addPath(Path(), transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(path == Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func figuresHonourTheirTransform() {
    let rect = CGRect(x: 3, y: 4, width: 50, height: 30)
    let transform = CGAffineTransform(a: 1, b: 0.5, c: -0.25, d: 2, tx: 3, ty: 9)
    let size = CGSize(width: 6, height: 4)
    let radii = RectangleCornerRadii(topLeading: 9, bottomTrailing: 4)
    expect(Path { $0.addRect(rect, transform: transform) }, equals: Path(rect).applying(transform), within: 1e-9)
    expect(
      Path { $0.addEllipse(in: rect, transform: transform) }, equals: Path(ellipseIn: rect).applying(transform),
      within: 1e-9)
    expect(
      Path { $0.addRoundedRect(in: rect, cornerSize: size, transform: transform) },
      equals: Path(roundedRect: rect, cornerSize: size).applying(transform), within: 1e-9)
    expect(
      Path { $0.addRoundedRect(in: rect, cornerRadii: radii, style: .circular, transform: transform) },
      equals: Path(roundedRect: rect, cornerRadii: radii, style: .circular).applying(transform), within: 1e-9)
  }
}
