import Foundation
import TestSupport
import Testing

@testable import ShapeGeometry

struct PathTransformTests {
  @Test func theEmptyTransformIsNotTheIdentity() {
    #expect(CGAffineTransform() == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!CGAffineTransform().isIdentity && CGAffineTransform.identity.isIdentity)
  }

  @Test func concatenationRunsTheReceiverFirst() {
    let first = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let then = CGAffineTransform(a: 7, b: 8, c: 9, d: 10, tx: 11, ty: 12)
    #expect(first.concatenating(then) == CGAffineTransform(a: 25, b: 28, c: 57, d: 64, tx: 100, ty: 112))
    #expect(CGAffineTransformConcat(first, then) == first.concatenating(then))
    let point = CGPoint(x: -2, y: 9)
    #expect(point.applying(first.concatenating(then)) == point.applying(first).applying(then))
  }

  @Test func rotationIsClockwiseOnScreen() {
    let image = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect((image - CGPoint(x: 0, y: 1)).length < 1e-15)
  }

  @Test func byMethodsPutTheNewStepFirst() {
    let base = CGAffineTransform(rotationAngle: 0.5)
    #expect(base.translatedBy(x: 3, y: 4) == CGAffineTransform(translationX: 3, y: 4).concatenating(base))
    #expect(base.scaledBy(x: 3, y: 4) == CGAffineTransform(scaleX: 3, y: 4).concatenating(base))
    #expect(base.rotated(by: 2) == CGAffineTransform(rotationAngle: 2).concatenating(base))
    #expect(CGAffineTransformTranslate(base, 3, 4) == base.translatedBy(x: 3, y: 4))
    #expect(CGAffineTransformScale(base, 3, 4) == base.scaledBy(x: 3, y: 4))
    #expect(CGAffineTransformRotate(base, 2) == base.rotated(by: 2))
    #expect(CGAffineTransformMakeRotation(0.5) == base)
  }

  @Test func inversesUndo() {
    let seed: UInt64 = 61
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let transform = generator.transform()
      let point = generator.point()
      let back = point.applying(transform).applying(transform.inverted())
      #expect((back - point).length < 1e-9, "seed \(seed), \(transform)")
    }
    let singular = CGAffineTransform(scaleX: 0, y: 1)
    #expect(singular.inverted() == singular)
  }

  @Test func sizesAndRectanglesMove() {
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 50, ty: 60)
    #expect(CGSize(width: 3, height: 4).applying(quarter) == CGSize(width: -4, height: 3))
    #expect(
      CGRect(x: 1, y: 2, width: 3, height: 4).applying(quarter) == CGRect(x: 44, y: 61, width: 4, height: 3))
    #expect(CGRect.null.applying(quarter).isNull)
  }

  @Test func insetsMoveTheEdges() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(
      rect.inset(by: .init(top: 1, left: 2, bottom: 3, right: 4)) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func anglesConvert() {
    #expect(Angle(degrees: 180).radians == .pi)
    #expect(Angle.radians(.pi / 2).degrees == 90)
    #expect(Angle.degrees(30) + .degrees(60) > .degrees(45) * 1.5)
    #expect(-Angle.degrees(30) == .degrees(-30) && Angle.zero.degrees == 0)
  }

  @Test func offsetMovesEveryPoint() throws {
    try expect(
      Path(CGRect(x: 0, y: 0, width: 2, height: 2)).offsetBy(dx: 3, dy: -1), draws: "3 -1 m 5 -1 l 5 1 l 3 1 l h",
      within: 0)
  }

  @Test func aPathCanBeDrawnOnAfterItsTransform() throws {
    var path = Path(CGRect(x: 0, y: 0, width: 2, height: 2)).applying(CGAffineTransform(scaleX: 2, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 9))
    try expect(path, draws: "0 0 m 4 0 l 4 4 l 0 4 l h 0 0 m 9 9 l", within: 0)
  }

  @Test func rectilinearTransformsCommuteWithTheBounds() {
    let seed: UInt64 = 62
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let path = generator.path()
      let transform = CGAffineTransform(
        a: generator.number(in: -3...3), b: 0, c: 0, d: generator.number(in: -3...3), tx: generator.number(in: -9...9),
        ty: generator.number(in: -9...9))
      expect(
        path.applying(transform).boundingRect, equals: path.boundingRect.applying(transform), within: 1e-9,
        "seed \(seed), \(path), \(transform)")
    }
  }

  @Test func transformsCommuteWithPointsOnTheCurve() {
    let seed: UInt64 = 63
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let path = generator.path()
      let transform = generator.transform()
      let pairs = zip(path.subpaths.flatMap(\.segments), path.applying(transform).subpaths.flatMap(\.segments))
      for (segment, image) in pairs {
        let t = generator.number(in: 0...1)
        let distance = (segment.point(at: t).applying(transform) - image.point(at: t)).length
        #expect(distance < 1e-9, "seed \(seed), \(segment), \(transform)")
      }
    }
  }
}
