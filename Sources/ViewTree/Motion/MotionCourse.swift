import Foundation

/// An animation on its way over a known distance: the way as a number from 0 to 1 for each moment.
///
/// The distance decides when a spring ends, and with it the length of the passes of an animation that repeats. It is
/// found once; a moment then costs the same however late it is.
struct MotionCourse: Hashable, Sendable {
  /// A moment: the share of the way, its change in a second, and the force of a spring in steps.
  struct Sample: Equatable {
    var share: Double
    var pace: Double
    var force = 0.0

    /// The moment after all of the way.
    static let end = Sample(share: 1, pace: 0)
  }

  private indirect enum Form: Hashable, Sendable {
    case curve(UnitCurve, duration: Double)
    case steps(SpringSteps)
    case spring(Spring, push: Double)
    case delayed(MotionCourse, Double)
    case sped(MotionCourse, Double)
    case repeated(MotionCourse, autoreverses: Bool)
    case same(MotionCourse)
  }

  private var form: Form
  /// The seconds until the end; infinite if there is none.
  private(set) var end: Double
  /// True if the moment of the end belongs to what has ended, as it does for SwiftUI's own spring.
  private let endsEarly: Bool
  /// The seconds until the animation counts as complete, though it still moves; nil if that is its end.
  private(set) var logicalEnd: Double?

  private init(_ form: Form, end: Double, endsEarly: Bool = false, logicalEnd: Double? = nil) {
    self.form = form
    self.end = end.isNaN ? 0 : end
    self.endsEarly = endsEarly
    self.logicalEnd = logicalEnd
  }

  /// Makes the course of an animation over a distance, which is passed as its square.
  init(_ animation: AnimationValue, squaredDistance: Double) {
    func course(of base: AnimationValue) -> MotionCourse { MotionCourse(base, squaredDistance: squaredDistance) }
    switch animation {
    case .timing(let curve, let duration): self.init(.curve(curve, duration: duration), end: duration)
    case .spring(let spring):
      let steps = SpringSteps(spring: spring)
      self.init(
        .steps(steps), end: steps.end(of: .init(way: squaredDistance, push: 0, target: squaredDistance)),
        endsEarly: true, logicalEnd: spring.response.isNaN ? 0 : spring.response)
    case .interpolatingSpring(let spring, let push):
      // The complete way is 1: the distance does not matter.
      let period = 2 * .pi / spring.stiffness.squareRoot()
      self.init(
        .spring(spring, push: push), end: spring.settlingDuration(target: 1.0, initialVelocity: push, epsilon: 0.001),
        logicalEnd: period.isNaN ? 0 : period)
    case .delayed(let base, let time):
      let (base, time) = (course(of: base), time.isNaN ? 0 : time)
      self.init(
        // SwiftUI asks for the start of what it delays: that of nothing is its end, and is not waited for.
        .delayed(base, time), end: Self.sum(base.end, time), endsEarly: base.endsEarly,
        logicalEnd: base.logicalEnd.map { max($0 + time, 0) })
    case .sped(let base, let speed):
      let (base, speed) = (course(of: base), speed > 0 ? speed : 0)
      self.init(
        .sped(base, speed), end: Self.quotient(base.end, speed), endsEarly: base.endsEarly,
        logicalEnd: base.logicalEnd.map { Self.quotient($0, speed) })
    case .repeated(let base, let count, let autoreverses):
      let base = course(of: base)
      let passes = count.map { Double(max($0, 1)) } ?? .infinity
      self.init(
        .repeated(base, autoreverses: autoreverses), end: base.end > 0 ? base.end * passes : 0,
        logicalEnd: base.logicalEnd)
    case .complete(let base, let time):
      let base = course(of: base)
      self.init(
        .same(base), end: base.end, endsEarly: base.endsEarly,
        logicalEnd: min(base.logicalEnd ?? .infinity, time.isNaN ? 0 : time))
    }
  }

  /// The spring of SwiftUI's own kind, if the course is that of one alone.
  var spring: FluidSpring? { if case .steps(let steps) = form { steps.spring } else { nil } }

  private static func sum(_ end: Double, _ delay: Double) -> Double {
    end <= 0 ? 0 : end == .infinity || delay == .infinity ? .infinity : max(end + delay, 0)
  }

  private static func quotient(_ end: Double, _ speed: Double) -> Double {
    end <= 0 ? 0 : speed == 0 || end == .infinity ? .infinity : end / speed
  }

  /// Returns a pace with which one can compute: a curve that stands upright has none.
  private static func limited(_ pace: Double) -> Double { min(max(pace.finite, -1e100), 1e100) }

  /// True if nothing moves any more at a time in seconds after the start.
  func isOver(at time: Double) -> Bool { end <= 0 || (endsEarly ? time >= end : time > end) }

  /// Returns the moment at a time in seconds after the start; nil if it has ended.
  func sample(at time: Double) -> Sample? {
    guard !isOver(at: time) else { return nil }
    switch form {
    case .curve(let curve, let duration):
      let progress = duration == .infinity ? 0 : time / duration
      let pace = progress >= 0 && progress <= 1 ? Self.limited(curve.velocity(at: progress) / duration) : 0
      return Sample(share: curve.value(at: progress), pace: pace)
    case .steps(let steps):
      let moment = steps.moment(at: time)
      return Sample(share: 1 - moment.way.way, pace: moment.speed.way, force: moment.force.way)
    case .spring(let spring, let push):
      let shares = spring.shares(at: time)
      return Sample(share: shares.target + shares.push * push, pace: shares.targetPace + shares.pushPace * push)
    case .delayed(let base, let delay):
      let inner = time - delay
      guard var sample = base.sample(at: max(inner, 0)) else { return nil }
      if inner < 0 { sample.pace = 0 }
      return sample
    case .sped(let base, let speed):
      guard var sample = base.sample(at: time > 0 ? time * speed : 0) else { return nil }
      sample.pace = Self.limited(sample.pace * speed)
      return sample
    case .repeated(let base, let autoreverses):
      let (pass, inner) = pass(of: base, at: time)
      let sample = base.sample(at: inner) ?? .end
      guard autoreverses, pass.truncatingRemainder(dividingBy: 2) == 1 else { return sample }
      return Sample(share: 1 - sample.share, pace: -sample.pace)
    case .same(let base): return base.sample(at: time)
    }
  }

  /// Returns the number of the pass in which a time falls, from 0, and the time within it. The end of a pass belongs to
  /// it, also where the quotient of both times is not quite the whole number that it stands for.
  private func pass(of base: MotionCourse, at time: Double) -> (number: Double, time: Double) {
    guard time > 0, base.end < .infinity else { return (0, time) }
    let position = time / base.end
    let whole = position.rounded()
    if whole >= 1, abs(position - whole) <= 1e-9 * max(whole, 1) { return (whole - 1, base.end) }
    return (position.rounded(.down), time - position.rounded(.down) * base.end)
  }

  /// Returns the first time from `time` on at which the course may move; `time` itself while it does.
  func nextMotion(from time: Double) -> Double {
    switch form {
    case .curve, .steps, .spring: return time
    case .same(let base): return base.nextMotion(from: time)
    case .delayed(let base, let delay):
      return time < delay ? delay : base.nextMotion(from: time - delay) + delay
    case .sped(let base, let speed):
      guard speed > 0, speed < .infinity else { return time }
      let next = base.nextMotion(from: time * speed)
      return next > time * speed ? next / speed : time
    case .repeated(let base, _):
      let (pass, inner) = pass(of: base, at: time)
      let next = base.nextMotion(from: inner)
      return next > inner && base.end < .infinity ? pass * base.end + next : next > inner ? next : time
    }
  }
}
