import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct UIBezierPathStyleTests {
  @Test func strokesStartWithUIKitsDefaults() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter && path.miterLimit == 10)
    #expect(path.flatness == 0.6 && !path.usesEvenOddFillRule)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 0.1
    path.usesEvenOddFillRule = true
    #expect(path.lineWidth == 3 && path.lineCapStyle == .round && path.lineJoinStyle == .bevel && path.miterLimit == 4)
    #expect(path.flatness == 0.1 && path.usesEvenOddFillRule)
  }

  @Test func dashesComeBackAsTheyWereSet() {
    let path = UIBezierPath()
    path.setLineDash([4, 2, 1], count: 3, phase: 5)
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 3 && phase == 5)
    var pattern = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&pattern, count: nil, phase: nil)
    #expect(pattern == [4, 2, 1])
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 0 && phase == 0)
  }

  @Test func itsRuleSaysWhatIsInside() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func aCopyIsItsOwn() throws {
    let path = UIBezierPath(cgPath: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    path.removeAllPoints()
    path.lineWidth = 1
    #expect(copy.lineWidth == 7 && copy.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(UIBezierPath(cgPath: CGMutablePath()).isEmpty)
  }

  @Test func itDrawsWhatPathDraws() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5), controlPoint2: CGPoint(x: 18, y: 5))
    path.addQuadCurve(to: CGPoint(x: 30, y: 0), controlPoint: CGPoint(x: 25, y: -5))
    path.addArc(withCenter: CGPoint(x: 40, y: 0), radius: 10, startAngle: .pi, endAngle: .pi * 1.5, clockwise: true)
    path.close()
    try expect(
      Path(path.cgPath),
      draws: """
        0 0 m 10 0 l 12 5 18 5 20 0 c 25 -5 30 0 q 30 0 l
        30 -5.522847498 34.477152502 -10 40 -10 c h
        """, within: 1e-12)
  }

  @Test func reversedPathsStartAtTheEnd() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5), controlPoint2: CGPoint(x: 18, y: 5))
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 60))
    path.close()
    try expect(
      Path(path.reversing().cgPath), draws: "50 50 m 60 60 l 60 50 l h 20 0 m 18 5 12 5 10 0 c 0 0 l", within: 0)
  }

  @Test func reversingKeepsTheLineAndTurnsTheWinding() {
    let seed: UInt64 = 102
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let path = generator.path()
      let reversed = Path(UIBezierPath(cgPath: path.cgPath).reversing().cgPath)
      let comment: Comment = "seed \(seed), \(path)"
      expect(reversed.boundingRect, equals: path.boundingRect, within: 1e-9, comment)
      #expect(abs(reversed.length - path.length) < 1e-8 * max(1, path.length), comment)
      let point = generator.point()
      #expect(reversed.winding(around: point) == -path.winding(around: point), comment)
    }
  }

  @Test func cornersAreASetOfBits() {
    #expect(UIRectCorner(rawValue: 5) == [.topLeft, .bottomLeft])
    #expect(UIRectCorner.topRight.rawValue == 2 && UIRectCorner.bottomRight.rawValue == 8)
    #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.bottomLeft, .topRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(
      Path(path.cgPath)
        == Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(bottomLeading: 10, topTrailing: 10)))
  }
}
