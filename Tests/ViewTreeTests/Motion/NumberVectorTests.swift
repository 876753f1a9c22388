import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Values become numbers in SwiftUI's units, and values again.
struct NumberVectorTests {
  @Test func lengthsArePoints() {
    #expect((2.5 as CGFloat).motionVector == [2.5] && (3.0).motionVector == [3])
    #expect(CGPoint(x: 1, y: 2).motionVector == [1, 2])
    #expect(CGSize(width: 3, height: 4).motionVector == [3, 4])
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).motionVector == [1, 2, 3, 4])
    #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).motionVector == [1, 2, 3, 4])
  }

  @Test func smallUnitsAreMultiplied() {
    #expect(Angle.radians(2).motionVector == [256])
    #expect(UnitPoint(x: 0.5, y: 1).motionVector == [64, 128])
    #expect(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5).motionVector == [128, 0, 0, 64])
  }

  @Test func pairsAreListsSideBySide() {
    let pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), AnimatablePair(3.0, EmptyAnimatableData())))
    #expect(pair.numbers == [1, 2, 3])
    var rest: ArraySlice = [7.0, 8, 9]
    #expect(AnimatablePair<Double, AnimatablePair<CGFloat, Double>>(taking: &rest).numbers == [7, 8, 9])
  }

  @Test func theWayBackIsTheSameValue() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect.zero.moved(to: rect.motionVector) == rect)
    #expect(UnitPoint.zero.moved(to: UnitPoint.trailing.motionVector) == .trailing)
    #expect(Angle.zero.moved(to: Angle.radians(3).motionVector) == .radians(3))
    #expect(CGPoint(x: 5, y: 6).moved(to: [1]) == CGPoint(x: 1, y: 0))
  }

  @Test func coloursMixByTheirLight() {
    let middle = ResolvedColor.black.motionVector.adding(ResolvedColor.white.motionVector, scaledBy: 1).scaled(by: 0.5)
    let grey = ResolvedColor.white.moved(to: middle)
    #expect((grey.red * 255).rounded() == 188 && grey.opacity == 1)
    let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    let back = ResolvedColor.black.moved(to: color.motionVector)
    #expect(abs(back.red - 0.2) < 1e-12 && abs(back.blue - 0.6) < 1e-12 && abs(back.opacity - 0.8) < 1e-12)
  }

  @Test func listsAreVectors() {
    #expect([1.0, 2].adding([10, 20, 30], scaledBy: 0.5) == [6, 12, 15])
    #expect([1.0, 2, 3].adding([1], scaledBy: 2) == [3, 2, 3])
    #expect([3.0, 4].squaredMagnitude() == 25 && [3.0, 4].scaled(by: 2) == [6, 8])
  }
}

extension NumberVector {
  fileprivate var numbers: [Double] {
    var numbers: [Double] = []
    append(to: &numbers)
    return numbers
  }
}
