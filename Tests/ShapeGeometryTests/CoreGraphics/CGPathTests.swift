import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct CGPathTests {
  @Test func pathsSurviveTheWayThroughCoreGraphics() {
    let seed: UInt64 = 101
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let path = generator.path()
      #expect(Path(path.cgPath) == path, "seed \(seed), \(path)")
    }
  }

  @Test func mutablePathsAreShared() throws {
    let path = CGMutablePath()
    let same = path
    path.move(to: .zero)
    same.addLine(to: CGPoint(x: 10, y: 0))
    path.addArc(center: CGPoint(x: 10, y: 5), radius: 5, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
    path.closeSubpath()
    try expect(
      Path(same),
      draws: """
        0 0 m 10 0 l 10 0 l 12.761423749 0 15 2.238576251 15 5 c 15 7.761423749 12.761423749 10 10 10 c h
        """)
    let copy = path.copy()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(copy.map { Path($0).elements.count } == 6 && Path(path).elements.count == 11)
    path.addPath(path)
    #expect(Path(path).elements.count == 22)
  }

  @Test func figuresTakeAPointerToTheirTransform() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let rect = CGRect(x: 1, y: 1, width: 10, height: 4)
    #expect(Path(CGPath(rect: rect, transform: nil)) == Path(rect))
    #expect(
      Path(CGPath(ellipseIn: rect, transform: &double))
        == Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 8)))
    let rounded = CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 1, transform: nil)
    #expect(rounded.boundingBoxOfPath == rect)
    #expect(rounded.contains(CGPoint(x: 6, y: 1.1)) && !rounded.contains(CGPoint(x: 1.5, y: 1.2)))
  }

  @Test func mutablePathsDrawWhatPathDraws() throws {
    let path = CGMutablePath()
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    path.addLines(between: [CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2)], transform: half)
    path.addCurve(
      to: CGPoint(x: 10, y: 2), control1: CGPoint(x: 6, y: 4), control2: CGPoint(x: 8, y: 4), transform: half)
    path.addRelativeArc(center: .zero, radius: 20, startAngle: 0, delta: -.pi / 2, transform: half)
    path.addArc(tangent1End: CGPoint(x: 0, y: -40), tangent2End: CGPoint(x: 20, y: -40), radius: 10, transform: half)
    try expect(
      Path(path),
      draws: """
        1 1 m 2 1 l 3 2 4 2 5 1 c 10 0 l 10 -5.522847498 5.522847498 -10 0 -10 c
        0 -15 l 0 -17.761423749 2.238576251 -20 5 -20 c
        """)
    let figures = CGMutablePath()
    let rect = CGRect(x: 1, y: 1, width: 10, height: 4)
    figures.addRects([rect, rect.offsetBy(dx: 20, dy: 0)], transform: half)
    figures.addEllipse(in: rect)
    figures.addRoundedRect(in: rect, cornerWidth: 50, cornerHeight: 1, transform: half)
    #expect(
      Path(figures)
        == Path {
          $0.addRects([rect, rect.offsetBy(dx: 20, dy: 0)], transform: half)
          $0.addEllipse(in: rect)
          $0.addPath(Path(CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 1, transform: nil)), transform: half)
        })
  }

  @Test func theTwoBoxesDifferByTheControlPoints() {
    let path = CGMutablePath()
    #expect(path.boundingBox == .null && path.currentPoint == .zero)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }
}

struct UIBezierPathTests {
  @Test func aShapeMayHoldOne() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 247, y: 15.79))
    path.addLine(to: CGPoint(x: 8.72, y: 21))
    path.addLine(to: CGPoint(x: 2, y: -2.08))
    path.addLine(to: CGPoint(x: 245.12, y: -3))
    path.close()
    let shape = Outline(path: path)
    let drawn = shape.path(in: CGRect(x: 0, y: 0, width: 490, height: 48))
    try expect(drawn, draws: "494 31.58 m 17.44 42 l 4 -4.16 l 490.24 -6 l h", within: 1e-9)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    expect(
      shape.path(in: CGRect(x: 0, y: 0, width: 490, height: 48)), equals: drawn.offsetBy(dx: 10, dy: 10), within: 1e-9)
  }

  @Test func itsFlagIsTheOppositeOfSwiftUIs() {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let same = Path {
      $0.addArc(
        center: CGPoint(x: 50, y: 50), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    expect(Path(arc.cgPath), equals: same, within: 1e-12)
  }

  @Test func someCornersAreRounded() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let top = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 12, height: 12))
    #expect(
      Path(top.cgPath)
        == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 12, topTrailing: 12)))
    let all = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 12, height: 12))
    #expect(Path(all.cgPath) == Path(UIBezierPath(roundedRect: rect, cornerRadius: 12).cgPath))
    let none = UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 12, height: 12))
    #expect(Path(none.cgPath) == Path(rect))
  }

  @Test func pathsAppendAndEmpty() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)))
    path.append(path)
    #expect(Path(path.cgPath).elements.count == 22)
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: 15, y: 5)))
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test func manyTasksMayDrawOnOne() async {
    let path = UIBezierPath()
    path.move(to: .zero)
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<100 { path.addLine(to: CGPoint(x: task, y: step)) }
        }
      }
    }
    #expect(Path(path.cgPath).elements.count == 801)
  }
}
