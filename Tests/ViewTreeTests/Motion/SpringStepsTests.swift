import Foundation
import Testing

@testable import ViewTree

/// SwiftUI's spring moves in steps, and ends as on a phone.
struct SpringStepsTests {
  private func spring(_ response: Double, _ fraction: Double) -> AnimationValue {
    .spring(FluidSpring(response: response, dampingFraction: fraction))
  }

  @Test func theStepsAreThoseOfThePhone() {
    #expect(abs((spring(0.55, 1).share(at: 0.1) ?? 0) - 0.31447) < 1e-5)
    #expect(abs((spring(0.55, 1).share(at: 0.3) ?? 0) - 0.85306) < 1e-5)
  }

  @Test(arguments: [
    (0.55, 1.0, 0.8833333, 1.3833333), (0.5, 1.0, 0.8333333, 1.2666667), (0.25, 0.7, 0.4, 0.7333333),
  ])
  func theEndDependsOnTheDistance(_ response: Double, _ fraction: Double, _ short: Double, _ long: Double) {
    #expect(abs(spring(response, fraction).end() - short) < 1e-6)
    #expect(abs(spring(response, fraction).end(distance: 100) - long) < 1e-6)
  }

  @Test(arguments: [(0.55, 1.0), (0.5, 1.0), (0.5, 0.825), (0.5, 0.7), (0.5, 1.4)])
  func theStepsAreNearTheClosedForm(_ response: Double, _ fraction: Double) {
    let closed = Spring(response: response, dampingRatio: fraction)
    for time in stride(from: 0.0, to: 0.4, by: 0.0071) {
      let share = spring(response, fraction).share(at: time, distance: 1000) ?? 1
      #expect(abs(share - closed.value(target: 1.0, time: time)) < 0.0055, "\(time)")
    }
  }

  @Test func aPowerOfStepsIsManySteps() {
    // The same steps one after the other.
    let (stiffness, damping) = (pow(2 * Double.pi / 0.5, 2), 2 * 0.7 * (2 * Double.pi / 0.5))
    var (offset, velocity, force, time) = (0.0, 0.0, 0.0, 0.0)
    for step in 1...400 {
      let half = velocity + force / 600
      offset += half / 300
      force = stiffness * (1 - offset) - damping * half
      velocity = half + force / 600
      time = Double(step) / 300
      let share = AnimationValue.spring(FluidSpring(response: 0.5, dampingFraction: 0.7)).share(at: time, distance: 1e4)
      #expect(abs((share ?? 1) - offset) < 1e-9, "\(step)")
    }
  }

  @Test func theStiffestSpringIsStillFollowed() {
    // A response of 0 asks for the stiffest spring that there is.
    #expect(spring(0, 1).share(at: 0.05, distance: 100).map { $0 > 0.99 } ?? true)
    #expect(spring(-3, 1).end() == spring(0, 1).end())
    for fraction in [0, 0.5, 1, 1.5, 3, 1e6, .infinity] {
      for response in [0, 0.01, 0.03, 0.1, 0.5] {
        let course = MotionCourse(spring(response, fraction), squaredDistance: 1)
        let values = stride(from: 0.0, to: 3, by: 0.013).compactMap { course.sample(at: $0)?.share }
        #expect(values.allSatisfy { $0 > -0.5 && $0 < 2.5 }, "\(response) \(fraction)")
      }
    }
  }

  @Test func aSpringWithoutFrictionOrForceNeverEnds() {
    #expect(spring(0.5, 0).end() == .infinity)
    #expect(spring(.infinity, 1).end() == .infinity)
    #expect(spring(.infinity, 1).share(at: 1e6) == 0)
    #expect(spring(0.5, 0).share(at: 1e7).map { abs($0) <= 2.5 } ?? false)
  }

  @Test func aSpringIsLogicallyCompleteAfterItsResponse() {
    #expect(spring(0.5, 0.7).logicalEnd(distance: 100) == 0.5)
    #expect(spring(0.5, 0.3).logicalEnd() == 0.5)
    // An end before that is the end.
    #expect(spring(2, 1).logicalEnd(distance: 1e-6) <= 2)
  }
}
