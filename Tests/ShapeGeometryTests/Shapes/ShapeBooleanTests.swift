import Foundation
import Testing

@testable import ShapeGeometry

struct ShapeBooleanTests {
  private let rect = CGRect(x: 0, y: 0, width: 20, height: 10)

  @Test func operationsAreThoseOfThePaths() {
    let (a, b) = (Circle(), Rectangle().offset(x: 10))
    let (first, second) = (a.path(in: rect), b.path(in: rect))
    #expect(a.union(b).path(in: rect) == first.union(second))
    #expect(a.intersection(b).path(in: rect) == first.intersection(second))
    #expect(a.subtracting(b).path(in: rect) == first.subtracting(second))
    #expect(a.symmetricDifference(b).path(in: rect) == first.symmetricDifference(second))
    #expect(a.lineIntersection(b).path(in: rect) == first.lineIntersection(second))
    #expect(a.lineSubtraction(b).path(in: rect) == first.lineSubtraction(second))
    expect(
      a.lineIntersection(b).path(in: rect).boundingRect, equals: CGRect(x: 10, y: 0, width: 5, height: 10), within: 1e-6
    )
    expect(
      a.lineSubtraction(b).path(in: rect).boundingRect, equals: CGRect(x: 5, y: 0, width: 5, height: 10), within: 1e-6)
  }

  @Test func theRuleReachesThePaths() {
    let ring = Path {
      $0.addRect(rect)
      $0.addRect(rect.insetBy(dx: 3, dy: 3))
    }
    let point = CGPoint(x: 10, y: 5)
    #expect(ring.intersection(Rectangle()).path(in: rect).contains(point))
    #expect(!ring.intersection(Rectangle(), eoFill: true).path(in: rect).contains(point))
  }

  @Test func bothShapesAnimate() {
    var shape = Animated(first: .degrees(0), second: .degrees(90))
    shape.animatableData.scale(by: 0.5)
    #expect(shape.second == .degrees(45))
    #expect(
      Wave(phase: 1).union(Circle().offset(x: 4)).animatableData.magnitudeSquared == 17)
  }
}

private struct Animated: Shape {
  var first: Angle
  var second: Angle

  var animatableData: AnimatablePair<Angle.AnimatableData, Angle.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    Wedge(startAngle: first).path(in: rect).union(Wedge(startAngle: second).path(in: rect))
  }
}
