import Foundation
import Testing

@testable import ShapeGeometry

struct AnimatableTests {
  @Test func numbersAnimateThemselves() {
    var number = 3.0
    number.animatableData = 4
    number.scale(by: 2)
    #expect(number == 8 && number.magnitudeSquared == 64)
    var small = Float(3)
    small.scale(by: 0.5)
    #expect(small.animatableData == 1.5 && Float(3).magnitudeSquared == 9)
    var length = CGFloat(3)
    length.scale(by: -1)
    #expect(length.animatableData == -3 && CGFloat(-2).magnitudeSquared == 4)
  }

  @Test func pointsSizesAndRectanglesArePairs() {
    var point = CGPoint(x: 3, y: 4)
    #expect(point.animatableData.magnitudeSquared == 25)
    point.animatableData = AnimatablePair(1, 2)
    #expect(point == CGPoint(x: 1, y: 2))
    var size = CGSize(width: 3, height: 4)
    size.animatableData.scale(by: 2)
    #expect(size == CGSize(width: 6, height: 8))
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(rect.animatableData.first == AnimatablePair(2, 4) && rect.animatableData.second == AnimatablePair(6, 8))
  }

  @Test func vectorsInterpolate() {
    func middle<V: VectorArithmetic>(_ a: V, _ b: V) -> V { a.interpolated(towards: b, amount: 0.5) }
    #expect(middle(2.0, 6.0) == 4)
    #expect(middle(AnimatablePair(0.0, 10.0), AnimatablePair(4.0, 20.0)) == AnimatablePair(2, 15))
    #expect(2.0.interpolated(towards: 6, amount: 1.5) == 8)
    var value = 2.0
    value.interpolate(towards: 6, amount: 0.25)
    #expect(value == 3)
    #expect(AnimatablePair(1.0, 2.0).scaled(by: 3) == AnimatablePair(3, 6))
  }

  @Test func pairsAddTheirParts() {
    let pair = AnimatablePair(1.0, AnimatablePair(2.0, CGFloat(3)))
    #expect(pair + pair == AnimatablePair(2, AnimatablePair(4, 6)))
    #expect(pair - pair == .zero)
    #expect((pair.first, pair.second.second) == (1, 3))
    #expect(pair.magnitudeSquared == 14)
  }

  @Test func nothingStaysNothing() {
    var data = EmptyAnimatableData()
    data.scale(by: 5)
    #expect(data + data == .zero && data - data == EmptyAnimatableData.zero && data.magnitudeSquared == 0)
    var shape = Rectangle()
    shape.animatableData = data
    #expect(shape.animatableData == .zero)
  }

  @Test func oneTypesDataAnimatesItThroughItsProtocol() {
    func moved<A: Animatable>(_ value: A, by data: A.AnimatableData) -> A {
      var value = value
      value.animatableData += data
      return value
    }
    #expect(moved(Angle.radians(1), by: 256) == .radians(3))
    #expect(
      moved(RectangleCornerRadii(topLeading: 1), by: AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
        == RectangleCornerRadii(topLeading: 2, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4))
    #expect(
      moved(StrokeStyle(lineWidth: 2, dash: [3]), by: AnimatablePair(1, AnimatablePair(2, 3)))
        == StrokeStyle(lineWidth: 3, miterLimit: 12, dash: [3], dashPhase: 3))
  }
}
