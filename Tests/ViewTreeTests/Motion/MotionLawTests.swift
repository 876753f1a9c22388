import Foundation
import Testing
import ViewTree

/// Laws that hold for every animation, over random ones. A failure prints its seed.
struct MotionLawTests {
  private static let seeds: ClosedRange<UInt64> = 1...150

  @Test func everyAnimationArrivesExactly() {
    for seed in Self.seeds {
      var random = RandomMotion(seed: seed)
      let (animation, from, to) = (random.animation(), random.vector(), random.vector())
      var value = AnimatedAttribute(from)
      value.change(to: to, at: 3, in: ViewTransaction(animation: animation))
      #expect(value.shown(at: .infinity) == to || value.end == .infinity, "seed \(seed): \(animation)")
      guard let end = value.end, end < 1e6 else { continue }
      #expect(value.shown(at: end + 1e-6 * max(end, 1)) == to, "seed \(seed): \(animation)")
      #expect(value.isMoving(at: 3) || end <= 3, "seed \(seed): \(animation)")
    }
  }

  @Test func everyMomentIsTheSameInAnyOrder() {
    for seed in Self.seeds {
      var random = RandomMotion(seed: seed)
      var value = AnimatedAttribute(random.vector())
      for _ in 0..<3 {
        value.change(to: random.vector(), at: random.time(), in: ViewTransaction(animation: random.animation()))
      }
      let times = (0..<20).map { Double($0) * 0.11 }
      let forward = times.map { value.shown(at: $0) }
      #expect(times.reversed().map { value.shown(at: $0) } == forward.reversed(), "seed \(seed)")
    }
  }

  @Test func nothingIsNoNumber() {
    for seed in Self.seeds {
      var random = RandomMotion(seed: seed, isWild: true)
      var value = AnimatedAttribute(random.vector())
      for _ in 0..<4 {
        let animation = random.animation()
        let moment = Double(random.below(100)) / 10
        value.change(to: random.vector(), at: moment, in: ViewTransaction(animation: animation))
        for time in [0, 0.1, 0.5, 1, 2, 10, 1e3, 1e9] {
          let shown = value.shown(at: time)
          #expect(!shown.contains { $0.isNaN }, "seed \(seed): \(animation)")
          let velocity = value.velocity(at: time) ?? []
          #expect(!velocity.contains { $0.isNaN }, "seed \(seed): \(animation)")
        }
        #expect(!(value.end ?? 0).isNaN, "seed \(seed): \(animation)")
      }
    }
  }

  @Test func aNewTargetMakesNoJump() {
    for seed in Self.seeds {
      var random = RandomMotion(seed: seed)
      var value = AnimatedAttribute(random.vector())
      var moment = 0.0
      for _ in 0..<5 {
        let (before, speed) = (value.shown(at: moment), value.velocity(at: moment))
        let spring = random.spring()
        value.change(to: random.vector(), at: moment, in: ViewTransaction(animation: spring))
        let size = max(1, before.squaredMagnitude().squareRoot())
        let jump = value.shown(at: moment).adding(before, scaledBy: -1).squaredMagnitude().squareRoot()
        #expect(jump < 1e-9 * size, "seed \(seed): \(spring)")
        if let speed, let now = value.velocity(at: moment) {
          let change = now.adding(speed, scaledBy: -1).squaredMagnitude().squareRoot()
          #expect(change < 1e-9 * max(1, speed.squaredMagnitude().squareRoot()), "seed \(seed): \(spring)")
        }
        moment += random.time() / 4
      }
    }
  }

  @Test func curvesAreSeenTogether() {
    for seed in Self.seeds {
      var random = RandomMotion(seed: seed)
      let (one, other) = (random.curve(), random.curve())
      let (from, middle, to) = (random.vector(), random.vector(), random.vector())
      var value = AnimatedAttribute(from)
      value.change(to: middle, at: 0, in: ViewTransaction(animation: one))
      let (half, alone) = (one.end() / 2, value)
      value.change(to: to, at: half, in: ViewTransaction(animation: other))
      for part in [0, 0.2, 0.5, 0.9] {
        let moment = half + part * other.end()
        let share = other.share(at: moment - half) ?? 1
        let expected = alone.shown(at: moment).scaled(by: 1 - share).adding(to, scaledBy: share)
        let error = value.shown(at: moment).adding(expected, scaledBy: -1).squaredMagnitude().squareRoot()
        #expect(error < 1e-9, "seed \(seed): \(one), \(other)")
      }
    }
  }

  @Test func delaysAddAndSpeedsMultiply() {
    for seed in Self.seeds {
      var random = RandomMotion(seed: seed)
      let (animation, first, second) = (random.animation(), random.time(), random.time())
      let (twice, once) = (
        AnimationValue.delayed(.delayed(animation, by: first), by: second),
        AnimationValue.delayed(animation, by: first + second)
      )
      let faster = AnimationValue.sped(.sped(animation, by: 1 + first), by: 1 + second)
      let fastest = AnimationValue.sped(animation, by: (1 + first) * (1 + second))
      // A delay waits longer where time is slower.
      let slow = AnimationValue.sped(.delayed(animation, by: first), by: 0.5)
      let late = AnimationValue.delayed(.sped(animation, by: 0.5), by: first * 2)
      for time in stride(from: 0.013, to: 3, by: 0.37) {
        for (a, b) in [(twice, once), (faster, fastest), (slow, late)] {
          let (one, other) = (a.share(at: time, distance: 50), b.share(at: time, distance: 50))
          #expect(abs((one ?? 1) - (other ?? 1)) < 1e-6, "seed \(seed): \(animation) at \(time)")
        }
      }
    }
  }

  @Test func passesTurnRound() {
    for seed in Self.seeds {
      var random = RandomMotion(seed: seed)
      let (base, count) = (random.curve(), random.below(5) + 1)
      let forth = AnimationValue.repeated(base, count: count, autoreverses: false)
      let turned = AnimationValue.repeated(base, count: count, autoreverses: true)
      #expect(abs(forth.end() - Double(count) * base.end()) < 1e-9 && turned.end() == forth.end(), "seed \(seed)")
      for pass in 0..<count {
        let time = (Double(pass) + 0.37) * base.end()
        guard let one = forth.share(at: time), let other = turned.share(at: time) else {
          Issue.record("seed \(seed): pass \(pass) has ended")
          continue
        }
        #expect(abs(pass.isMultiple(of: 2) ? one - other : one + other - 1) < 1e-12, "seed \(seed)")
      }
      // An even number of passes ends at the start; the next moment jumps to the model's value.
      #expect(turned.share(at: turned.end()) == (count.isMultiple(of: 2) ? 0 : 1), "seed \(seed)")
      #expect(turned.share(at: turned.end() * 1.001) == nil, "seed \(seed)")
    }
  }

  @Test func theNextChangeMissesNothing() {
    for seed in Self.seeds {
      var random = RandomMotion(seed: seed)
      var value = AnimatedAttribute(random.vector())
      value.change(to: random.vector(), at: 0, in: ViewTransaction(animation: .delayed(random.animation(), by: 1)))
      for time in stride(from: 0, to: 3, by: 0.1) {
        guard let next = value.nextChange(from: time) else {
          #expect(value.shown(at: time) == value.model, "seed \(seed)")
          continue
        }
        #expect(next >= time, "seed \(seed)")
        #expect(next == time || value.shown(at: (time + next) / 2) == value.shown(at: time), "seed \(seed)")
      }
    }
  }
}
