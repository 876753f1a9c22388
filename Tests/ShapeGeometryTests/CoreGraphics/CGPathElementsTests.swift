import Foundation
import Testing

@testable import ShapeGeometry

struct CGPathElementsTests {
  private let path = Path {
    $0.move(to: CGPoint(x: 1, y: 2))
    $0.addLine(to: CGPoint(x: 3, y: 4))
    $0.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    $0.addCurve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    $0.closeSubpath()
  }

  @Test func elementsComeWithControlPointsFirst() {
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.cgPath.applyWithBlock { element in
      types.append(element.pointee.type)
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
      ]
      for index in 0..<(counts[element.pointee.type] ?? 0) { points.append(element.pointee.points[index]) }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(points == stride(from: 1, to: 14, by: 2).map { CGPoint(x: $0, y: $0 + 1) })
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func aFunctionTakesWhatItsCallerHandsIn() {
    var count = 0
    let counting: CGPathApplierFunction = { info, element in
      if element.pointee.type != .closeSubpath { info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    }
    path.cgPath.apply(info: &count, function: counting)
    #expect(count == 4)
    path.cgPath.mutableCopy()?.apply(info: &count, function: counting)
    #expect(count == 8)
  }

  @Test func elementsAreMadeOfTypeAndPoints() {
    var point = CGPoint(x: 1, y: 2)
    withUnsafeMutablePointer(to: &point) {
      let element = CGPathElement(type: .addLineToPoint, points: $0)
      #expect(element.type == .addLineToPoint && element.points[0] == CGPoint(x: 1, y: 2))
    }
  }
}
