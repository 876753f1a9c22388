import Foundation
import Testing

@testable import ShapeGeometry

struct NSBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test func elementsAreThoseOfThePath() {
    let path = NSBezierPath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.line(to: CGPoint(x: 3, y: 4))
    path.curve(to: .zero, controlPoint1: CGPoint(x: 5, y: 6), controlPoint2: CGPoint(x: 7, y: 8))
    path.curve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 4, y: 0))
    path.close()
    let expected = Path {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 3, y: 4))
      $0.addCurve(to: .zero, control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
      $0.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 4, y: 0))
      $0.closeSubpath()
    }
    #expect(Path(path.cgPath) == expected)
    #expect(path.bounds == expected.boundingRect)
    #expect(path.controlPointBounds == CGRect(x: 0, y: 0, width: 9, height: 9))
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test func itHoldsTheStyleOfItsStroke() {
    let path = NSBezierPath(rect: rect)
    #expect(path.lineWidth == 1 && path.miterLimit == 10)
    path.lineWidth = 4
    path.miterLimit = 2
    path.setLineDash([3, 1], count: 2, phase: 1)
    #expect(path.lineWidth == 4 && path.miterLimit == 2)
    #expect(path.elementCount == 5)
  }

  @Test func foundationsTransformMovesItsPoints() {
    let path = NSBezierPath(rect: rect)
    var transform = AffineTransform(translationByX: 5, byY: -20)
    transform.scale(x: 2, y: 1)
    path.transform(using: transform)
    let origin = transform.transform(CGPoint(x: rect.minX, y: rect.minY))
    #expect(path.bounds == CGRect(x: origin.x, y: origin.y, width: 80, height: 30))
  }

  @Test func relativePointsStartAtTheCurrentOne() {
    let path = NSBezierPath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.relativeMove(to: CGPoint(x: 2, y: 3))
    path.relativeLine(to: CGPoint(x: 10, y: 0))
    path.relativeCurve(
      to: CGPoint(x: 3, y: 3), controlPoint1: CGPoint(x: 1, y: 0), controlPoint2: CGPoint(x: 3, y: 2))
    #expect(path.currentPoint == CGPoint(x: 16, y: 7))
    #expect(
      Path(path.cgPath).elements.last
        == .curve(to: CGPoint(x: 16, y: 7), control1: CGPoint(x: 14, y: 4), control2: CGPoint(x: 16, y: 6)))
  }

  @Test func figuresAreCoreGraphics() {
    let path = NSBezierPath(rect: rect)
    #expect(Path(path.cgPath) == Path(rect))
    path.append(NSBezierPath(ovalIn: rect))
    path.appendRect(rect)
    path.appendOval(in: rect)
    var expected = Path(rect)
    expected.addEllipse(in: rect)
    expected.addRect(rect)
    expected.addEllipse(in: rect)
    #expect(Path(path.cgPath) == expected)
    let rounded = NSBezierPath(roundedRect: rect, xRadius: 4, yRadius: 6)
    let native = Path(CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 6, transform: nil))
    #expect(Path(rounded.cgPath) == native)
    let appended = NSBezierPath()
    appended.appendRoundedRect(rect, xRadius: 4, yRadius: 6)
    #expect(Path(appended.cgPath) == native)
    #expect(rounded.contains(CGPoint(x: 30, y: 30)) && !rounded.contains(rect.origin))
    #expect(Path(NSBezierPath(cgPath: native.cgPath).cgPath) == native)
  }

  @Test func anglesAreInDegreesAndGrowUnlessClockwise() {
    for clockwise in [false, true] {
      let path = NSBezierPath()
      path.appendArc(
        withCenter: CGPoint(x: 5, y: 5), radius: 3, startAngle: 30, endAngle: 120, clockwise: clockwise)
      let expected = Path {
        $0.addArc(
          center: CGPoint(x: 5, y: 5), radius: 3, startAngle: .radians(30 * .pi / 180),
          endAngle: .radians(120 * .pi / 180), clockwise: clockwise)
      }
      #expect(Path(path.cgPath) == expected)
    }
  }
}
