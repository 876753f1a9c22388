import Foundation
import Testing
import ViewTree

/// Animations are values: modifiers stand around what they change, and their order matters.
struct AnimationValueTests {
  private static let linear = AnimationValue.timing(.linear, duration: 1)
  private static let spring = AnimationValue.spring(FluidSpring(response: 0.5, dampingFraction: 0.7))

  private func shares(_ animation: AnimationValue, _ times: [Double]) -> [Double?] {
    times.map { time in animation.share(at: time).map { ($0 * 1e9).rounded() / 1e9 } }
  }

  @Test func aCurveEndsBehindItsDuration() {
    #expect(shares(Self.linear, [-1, 0, 0.25, 1, 1.001]) == [0, 0, 0.25, 1, nil])
    #expect(shares(.timing(.easeIn, duration: 0.35), [0.35, 0.3501]) == [1, nil])
    #expect(Self.linear.end() == 1 && Self.linear.logicalEnd() == 1)
  }

  @Test(arguments: [0, -1, -Double.infinity, .nan])
  func withoutADurationItHasEndedAtOnce(_ duration: Double) {
    let animation = AnimationValue.timing(.linear, duration: duration)
    #expect(animation.share(at: 0) == nil && animation.end() <= 0)
    #expect(AnimationValue.repeated(animation, count: nil, autoreverses: true).share(at: 5) == nil)
    #expect(AnimationValue.delayed(animation, by: 1).share(at: 0) == nil)
  }

  @Test func anEndlessDurationNeverMoves() {
    let animation = AnimationValue.timing(.linear, duration: .infinity)
    #expect(animation.share(at: 1e12) == 0 && animation.end() == .infinity)
    #expect(AnimationValue.repeated(animation, count: 3, autoreverses: true).share(at: 1e12) == 0)
  }

  @Test func aDelayWaitsAtTheStart() {
    let animation = AnimationValue.delayed(Self.linear, by: 2)
    #expect(shares(animation, [0, 1, 2, 2.5, 3, 3.1]) == [0, 0, 0, 0.5, 1, nil])
    #expect(shares(.delayed(Self.linear, by: -0.5), [0, 0.25, 0.5, 0.6]) == [0.5, 0.75, 1, nil])
  }

  @Test func aSpeedScalesTime() {
    #expect(shares(.sped(Self.linear, by: 2), [0.25, 0.5, 0.51]) == [0.5, 1, nil])
    #expect(shares(.sped(Self.linear, by: 0), [0, 100]) == [0, 0])
    #expect(shares(.sped(Self.linear, by: -1), [0, 100]) == [0, 0])
    #expect(AnimationValue.sped(Self.linear, by: .infinity).share(at: 0) == nil)
  }

  @Test func everyDirectionCountsAsAPass() {
    let twice = AnimationValue.repeated(Self.linear, count: 2, autoreverses: true)
    // Two passes lead back to the start; then the value jumps to the model's.
    #expect(shares(twice, [0.25, 1, 1.25, 1.75, 2, 2.01]) == [0.25, 1, 0.75, 0.25, 0, nil])
    let thrice = AnimationValue.repeated(Self.linear, count: 3, autoreverses: true)
    #expect(shares(thrice, [2.25, 3, 3.01]) == [0.25, 1, nil])
    let forth = AnimationValue.repeated(Self.linear, count: 2, autoreverses: false)
    #expect(shares(forth, [1, 1.25, 2, 2.01]) == [1, 0.25, 1, nil])
    #expect(shares(.repeated(Self.linear, count: 0, autoreverses: true), [0.5, 1, 1.1]) == [0.5, 1, nil])
  }

  @Test func passesEndAlsoWhereTheirTimeIsNotExact() {
    let animation = AnimationValue.repeated(.timing(.linear, duration: 0.1), count: nil, autoreverses: false)
    for pass in 1...1000 { #expect(animation.share(at: Double(pass) / 10) == 1, "\(pass)") }
    #expect(animation.end() == .infinity)
  }

  @Test func theOrderOfModifiersMatters() {
    let eachTime = AnimationValue.repeated(.delayed(Self.linear, by: 1), count: nil, autoreverses: true)
    #expect(shares(eachTime, [0.5, 1.5, 2, 2.5, 3, 3.5, 4, 4.5]) == [0, 0.5, 1, 1, 1, 0.5, 0, 0])
    let once = AnimationValue.delayed(.repeated(Self.linear, count: nil, autoreverses: true), by: 1)
    #expect(shares(once, [0.5, 1.5, 2, 2.5, 3, 3.5]) == [0, 0.5, 1, 0.5, 0, 0.5])
    let faster = AnimationValue.sped(.delayed(Self.linear, by: 1), by: 2)
    #expect(shares(faster, [0.5, 0.75, 1, 1.01]) == [0, 0.5, 1, nil])
    #expect(shares(.delayed(.sped(Self.linear, by: 2), by: 1), [0.5, 1.25, 1.5]) == [0, 0.5, 1])
  }

  @Test func aPassOfASpringLastsUntilItsEnd() {
    let animation = AnimationValue.repeated(Self.spring, count: 3, autoreverses: true)
    for distance in [1.0, 100] {
      let pass = Self.spring.end(distance: distance)
      #expect(animation.end(distance: distance) == 3 * pass)
      #expect(animation.share(at: pass, distance: distance) == 1)
      #expect(animation.share(at: pass + 0.1, distance: distance) == Self.spring.share(at: 0.1).map { 1 - $0 })
    }
  }

  @Test func anInterpolatingSpringRunsUntilItSettles() {
    let spring = AnimationValue._interpolating(1, 100, 10, 0)
    let closed = Spring(stiffness: 100, damping: 10).value(target: 1.0, time: 0.2)
    #expect(abs((spring.share(at: 0.2) ?? 0) - closed) < 1e-12)
    #expect(abs(spring.end() - log(6 / 0.001) / 5) < 0.4 && spring.end(distance: 1e6) == spring.end())
    #expect(abs(spring.logicalEnd() - 2 * .pi / 10) < 1e-12)
    #expect((spring.share(at: spring.end())).map { abs($0 - 1) < 0.001 } ?? false)
    #expect(spring.share(at: spring.end() + 0.01) == nil)
    let pushed = AnimationValue._interpolating(1, 100, 10, 20)
    #expect((pushed.share(at: 0.05) ?? 0) > (spring.share(at: 0.05) ?? 0) + 0.5)
    // One that creeps is as fast as one that does not swing.
    #expect(AnimationValue._interpolating(1, 100, 500, 0) == AnimationValue._interpolating(1, 100, 20, 0))
    for (mass, stiffness) in [(0, 100), (1, 0), (-1, 5), (1, .infinity)] as [(Double, Double)] {
      #expect(!(AnimationValue._interpolating(mass, stiffness, 10, 0).share(at: 0.1) ?? 1).isNaN)
    }
  }

  @Test func logicalCompletionComesBeforeTheEnd() {
    #expect(AnimationValue.standard.logicalEnd(distance: 100) == 0.55)
    #expect(AnimationValue.delayed(Self.spring, by: 1).logicalEnd(distance: 100) == 1.5)
    #expect(AnimationValue.sped(Self.spring, by: 2).logicalEnd(distance: 100) == 0.25)
    #expect(AnimationValue.complete(Self.spring, after: 0.2).logicalEnd(distance: 100) == 0.2)
    #expect(AnimationValue.complete(Self.spring, after: 9).logicalEnd(distance: 100) == 0.5)
    #expect(AnimationValue.complete(Self.linear, after: 9).logicalEnd() == 1)
    #expect(AnimationValue.complete(Self.linear, after: 0.3).share(at: 0.9) == 0.9)
    #expect(AnimationValue.repeated(Self.linear, count: 4, autoreverses: true).logicalEnd() == 4)
  }

  @Test func equalAnimationsAreEqual() {
    #expect(AnimationValue.delayed(Self.linear, by: 1) == .delayed(Self.linear, by: 1))
    #expect(AnimationValue.delayed(.sped(Self.linear, by: 2), by: 1) != .sped(.delayed(Self.linear, by: 1), by: 2))
    #expect(Set([AnimationValue.standard, .standard, Self.spring]).count == 2)
  }
}
