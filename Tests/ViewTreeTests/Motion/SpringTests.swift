import Foundation
import ShapeGeometry
import Testing
import ViewTree

/// Springs have SwiftUI's constants and the values of their closed form.
struct SpringTests {
  private static let times = [0.05, 0.1, 0.2, 0.3, 0.5, 1]

  private static let known: [(Spring, [Double])] = [
    (Spring(response: 0.55, dampingRatio: 1), [0.11251, 0.31646, 0.66562, 0.85621, 0.97781, 0.99986]),
    (Spring(), [0.13131, 0.35774, 0.71542, 0.89003, 0.98640, 0.99995]),
    (Spring(response: 0.5, dampingRatio: 0.825), [0.13942, 0.39361, 0.79965, 0.96851, 1.00840, 0.99994]),
    (Spring.snappy, [0.13821, 0.38810, 0.78637, 0.95645, 1.00602, 0.99997]),
    (Spring.bouncy, [0.14572, 0.42330, 0.87371, 1.03393, 1.01450, 1.00007]),
    (Spring(response: 0.25, dampingRatio: 0.7), [0.42330, 0.87371, 1.03930, 1.00074, 1.00007, 1]),
    (Spring(response: 0.15, dampingRatio: 0.86), [0.67663, 0.97588, 1.00145]),
  ]

  @Test(arguments: known)
  func valuesAreThoseOfTheClosedForm(_ spring: Spring, _ expected: [Double]) {
    for (time, value) in zip(Self.times, expected) {
      #expect(abs(spring.value(target: 1.0, time: time) - value) < 1e-5, "\(time)")
    }
  }

  @Test(arguments: [
    (Spring(response: 0.5, dampingRatio: 0.825), 1.01019, 0.4424), (Spring.snappy, 1.00629, 0.4746),
    (Spring.bouncy, 1.04599, 0.3501), (Spring(response: 0.25, dampingRatio: 0.7), 1.04599, 0.1750),
  ])
  func aSpringThatSwingsHasItsPeak(_ spring: Spring, _ height: Double, _ time: Double) {
    #expect(abs(spring.value(target: 1.0, time: time) - height) < 1e-5)
    #expect(abs(spring.velocity(target: 1.0, time: time)) < 2e-3)
  }

  @Test func constantsAreThoseOfTheDocumentation() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.mass == 1)
    #expect(abs(bouncy.stiffness - 157.9) < 0.05 && abs(bouncy.damping - 17.6) < 0.05)
    let heavy = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(heavy.duration - 0.63) < 0.005 && abs(heavy.bounce - 0.5) < 1e-12)
    #expect(abs(heavy.response - heavy.duration) < 1e-12 && abs(heavy.dampingRatio - 0.5) < 1e-12)
    #expect(Spring() == .smooth && abs(Spring.snappy.bounce - 0.15) < 1e-12 && abs(Spring.bouncy.bounce - 0.3) < 1e-12)
    #expect(abs(Spring.bouncy(duration: 1, extraBounce: 0.2).bounce - 0.5) < 1e-12)
  }

  @Test func aNegativeBounceCreeps() {
    let spring = Spring(duration: 1, bounce: -0.5)
    #expect(spring.dampingRatio == 2 && abs(spring.bounce + 0.5) < 1e-12)
    #expect(spring.value(target: 1.0, time: 0.5) < Spring(duration: 1).value(target: 1.0, time: 0.5))
    #expect(Spring(bounce: 3).dampingRatio == 0)
    #expect(Spring(bounce: -1).value(target: 1.0, time: 9) == 0)
  }

  @Test func tooMuchDampingIsAllowedOnlyWhenAsked() {
    #expect(Spring(stiffness: 100, damping: 50).dampingRatio == 1)
    #expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio == 2.5)
    #expect(Spring(mass: 4, stiffness: 100, damping: 10).dampingRatio == 0.25)
  }

  @Test func settlingDurationsAreKnown() {
    #expect(abs(Spring.bouncy.settlingDuration - 1.0447) < 1e-4)
    #expect(abs(Spring.snappy.settlingDuration - 0.8768) < 1e-4)
    #expect(abs(Spring.smooth.settlingDuration - 0.8) < 1e-9)
    #expect(Spring(response: 1, dampingRatio: 0).settlingDuration == .infinity)
    #expect(Spring(response: 0, dampingRatio: 1).settlingDuration == 0)
    // A slow spring settles too, in the tenths of its own time.
    #expect(abs(Spring(duration: 500).settlingDuration / Spring(duration: 0.5).settlingDuration - 1000) < 100)
  }

  @Test(arguments: [0.2, 0.5, 0.825, 1.0])
  func aSpringOfASettlingDurationHasSettledThen(_ ratio: Double) {
    let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    #expect(abs(spring.value(target: 1.0, time: 2) - 1) < 0.01)
    #expect(abs(spring.value(target: 1.0, time: 0.5) - 1) > 0.001)
  }

  @Test(arguments: [0.0, 0.3, 0.9999999, 1, 1.0000001, 3])
  func theMotionFulfilsItsEquation(_ ratio: Double) {
    let spring = Spring(response: 0.7, dampingRatio: ratio)
    for time in stride(from: 0.001, to: 2, by: 0.097) {
      func value(_ time: Double) -> Double { spring.value(target: 3.0, initialVelocity: -8, time: time) }
      let velocity = spring.velocity(target: 3.0, initialVelocity: -8, time: time)
      let step = 1e-4
      #expect(abs((value(time + step) - value(time - step)) / (2 * step) - velocity) < 1e-3)
      let pull = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
      #expect(abs(pull - spring.force(target: 3.0, position: value(time), velocity: velocity)) < 0.02)
    }
  }

  @Test func anUpdateGoesOnWhereTheLastOneEnded() {
    let spring = Spring.bouncy
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<20 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.02) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.4)) < 1e-12)
    #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.4)) < 1e-11)
  }

  @Test func valuesBetweenTwoOthersMoveAsVectors() {
    let (spring, time) = (Spring.snappy, 0.17)
    let share = spring.value(target: 1.0, time: time)
    let angle = spring.value(fromValue: Angle.degrees(10), toValue: .degrees(50), initialVelocity: .zero, time: time)
    #expect(abs(angle.degrees - (10 + 40 * share)) < 1e-9)
    let point = spring.value(target: CGPoint(x: 3, y: -2).animatableData, time: time)
    #expect(abs(point.first - 3 * share) < 1e-12 && abs(point.second + 2 * share) < 1e-12)
  }

  @Test func noSpringHasAValueThatIsNoNumber() {
    let numbers = [-.infinity, -1, 0, 1e-300, 0.5, 1, 1e300, .infinity, .nan]
    for response in numbers {
      for ratio in numbers {
        for spring in [
          Spring(response: response, dampingRatio: ratio), Spring(duration: response, bounce: ratio),
          Spring(mass: ratio, stiffness: response, damping: 1), Spring(stiffness: response, damping: ratio),
          Spring(settlingDuration: response, dampingRatio: ratio),
        ] {
          for time in numbers {
            #expect(!spring.value(target: 1.0, initialVelocity: 1, time: time).isNaN, "\(response) \(ratio) \(time)")
            #expect(!spring.velocity(target: 1.0, initialVelocity: 1, time: time).isNaN, "\(response) \(ratio) \(time)")
          }
          #expect(!spring.settlingDuration.isNaN)
        }
      }
    }
  }
}
