import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Curves of time have SwiftUI's values.
struct UnitCurveTests {
  private static let times = [0.1, 0.25, 0.5, 0.75, 0.9]
  private static let curves: [(UnitCurve, [Double])] = [
    (.linear, times),
    (.easeIn, [0.01703, 0.09346, 0.31536, 0.62186, 0.83943]),
    (.easeOut, [0.16057, 0.37814, 0.68464, 0.90654, 0.98297]),
    (.easeInOut, [0.01972, 0.12916, 0.5, 0.87084, 0.98028]),
  ]

  @Test(arguments: curves)
  func curvesHaveTheirValues(_ curve: UnitCurve, _ expected: [Double]) {
    for (time, value) in zip(Self.times, expected) { #expect(abs(curve.value(at: time) - value) < 6e-6) }
  }

  private static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    UnitCurve(1, 0, 0, 1), UnitCurve(0, 0, 0, 0), UnitCurve(1, 1, 1, 1), UnitCurve(0, 1, 1, 0),
  ]

  @Test(arguments: all)
  func curvesStartAndEndExactlyAndOutsideStandStill(_ curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1 && curve.value(at: .nan) == 0)
    #expect(curve.value(at: .infinity) == 1)
  }

  @Test(arguments: all.dropLast())
  func easingsNeverTurnBack(_ curve: UnitCurve) {
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(arguments: all)
  func velocityIsTheSlope(_ curve: UnitCurve) {
    for time in stride(from: 0.01, to: 1, by: 0.0137) {
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      let velocity = curve.velocity(at: time)
      #expect(abs(slope - velocity) < 1e-3 * max(1, velocity * velocity), "\(curve) \(time)")
    }
  }

  @Test func velocityAtTheEndsIsThatOfTheControlPoints() {
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0)
    #expect(UnitCurve.easeInOut.velocity(at: 1) == 0)
    #expect(abs(UnitCurve(0.5, 1, 0.5, 1).velocity(at: 0) - 2) < 1e-9)
    // A control point in the end leaves the other one to say the direction.
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-9)
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-9)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve(0, 1, 1, 1).velocity(at: 0) == .infinity)
  }

  @Test func theXOfControlPointsIsLimitedAndTheirYIsNot() {
    let curve = UnitCurve.bezier(startControlPoint: .init(x: -2, y: -1), endControlPoint: .init(x: 3, y: 2))
    #expect(curve.value(at: 0.1) < 0 && curve.value(at: 0.9) > 1)
    #expect(curve.value(at: 0.3) == UnitCurve(0, -1, 1, 2).value(at: 0.3))
  }

  @Test func circularCurvesAreQuartersOfACircle() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-12)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-12)
    #expect(UnitCurve.circularEaseInOut.value(at: 0.5) == 0.5)
  }

  @Test func theInverseLeadsBack() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
      for time in Self.times { #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6) }
      #expect(curve.inverse.inverse == curve)
    }
    #expect(UnitCurve.circularEaseInOut.inverse == .circularEaseInOut)
  }
}
