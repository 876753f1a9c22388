import Foundation

/// An animation as a program says it: a value of SwiftUI's Animation.
///
/// Each modifier stands around the animation that it changes, so that their order matters: what is delayed and then
/// repeated waits before each pass, what is repeated and then delayed only once.
public indirect enum AnimationValue: Hashable, Sendable {
  case timing(UnitCurve, duration: Double)
  /// The spring that takes over the way and the speed of what runs before it.
  case spring(FluidSpring)
  /// The spring whose effect is added to what runs before it. Its initial velocity is in whole ways per second.
  case interpolatingSpring(Spring, initialVelocity: Double)
  case delayed(AnimationValue, by: Double)
  /// Another pace; one that is not positive never arrives.
  case sped(AnimationValue, by: Double)
  /// Passes one after the other; nil for passes without end. Fewer than one are one.
  case repeated(AnimationValue, count: Int?, autoreverses: Bool)
  /// An animation that counts as complete after a time at the latest, though it may still move.
  case complete(AnimationValue, after: Double)

  /// SwiftUI's animation where a program names none. Its spring is the one of apps of the years from iOS 17 on.
  public static let standard = AnimationValue.spring(FluidSpring(response: 0.55, dampingFraction: 1))
}

// The makers of animations that SwiftUI's surface calls.

extension AnimationValue {
  package static func _curve(_ curve: UnitCurve, _ duration: Double) -> AnimationValue {
    .timing(curve, duration: duration)
  }

  package static func _spring(_ response: Double, _ dampingFraction: Double, _ blend: Double) -> AnimationValue {
    .spring(FluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blend))
  }

  /// Returns the spring whose effects add up. One that creeps is taken for the fastest that does not swing.
  package static func _interpolating(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double
  ) -> AnimationValue {
    .interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity: velocity.finite)
  }

  /// The number of its modifiers, and the animation itself.
  package var _parts: Int {
    switch self {
    case .timing, .spring, .interpolatingSpring: 1
    case .delayed(let base, _), .sped(let base, _), .repeated(let base, _, _), .complete(let base, _): base._parts + 1
    }
  }

  package func _delayed(_ time: Double) -> AnimationValue { .delayed(self, by: time) }
  package func _sped(_ speed: Double) -> AnimationValue { .sped(self, by: speed) }
  package func _repeated(_ count: Int?, _ autoreverses: Bool) -> AnimationValue {
    .repeated(self, count: count, autoreverses: autoreverses)
  }
  package func _complete(_ time: Double) -> AnimationValue { .complete(self, after: time) }
}

extension AnimationValue {
  /// Returns the share of the way at a time in seconds after the start, from a start at rest; nil if it has ended.
  /// `distance` is the length of the way in the units of its vector, on which the end of a spring depends.
  public func share(at time: Double, distance: Double = 1) -> Double? {
    MotionCourse(self, squaredDistance: distance * distance).sample(at: time)?.share
  }

  /// Returns the seconds until the animation over a distance ends; infinite if it never does.
  public func end(distance: Double = 1) -> Double { MotionCourse(self, squaredDistance: distance * distance).end }

  /// Returns the seconds until SwiftUI counts the animation over a distance as complete, though it may still move.
  public func logicalEnd(distance: Double = 1) -> Double {
    let course = MotionCourse(self, squaredDistance: distance * distance)
    return min(course.logicalEnd ?? .infinity, course.end)
  }
}
