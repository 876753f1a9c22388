import Foundation

/// SwiftUI's spring: a mass that is drawn to a target and slowed down by friction.
///
/// It is kept as its mass, its frequency without friction, and its friction in relation to that at which it just does
/// not swing.
public struct Spring: Hashable, Sendable {
  /// The mass of the object on the spring.
  public private(set) var mass: Double
  /// The radians per second without friction; infinite for a spring that is at its target at once.
  private(set) var frequency: Double
  /// The friction: below 1 the spring swings, at 1 it is as fast as it can be without swinging.
  public private(set) var dampingRatio: Double

  /// The greatest number that is not taken as infinite, so that squares and products are finite.
  private static let greatest = 1e100

  private init(mass: Double, frequency: Double, dampingRatio: Double) {
    self.mass = mass > 0 ? mass : 1
    self.frequency = frequency <= Self.greatest ? max(frequency, 0) : .infinity
    self.dampingRatio = dampingRatio.isNaN ? 1 : dampingRatio <= Self.greatest ? max(dampingRatio, 0) : .infinity
  }

  /// Makes a spring that settles in about `duration` seconds. A positive bounce makes it swing, a negative one slow.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  /// Makes a spring from the period that it would have without friction, in seconds, and its friction.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, frequency: response > 0 ? 2 * .pi / response : .infinity, dampingRatio: dampingRatio)
  }

  /// Makes a spring from its physical constants. One that creeps to its target has the friction of the fastest that
  /// does not swing, unless `allowOverDamping` is true.
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(mass: mass, frequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Makes a spring whose swings are smaller than `epsilon` after a time, which is limited to 0.01...10 seconds.
  ///
  /// Apple does not say by which measure a spring has settled. Here it is the one of OpenSwiftUI, that of the swing
  /// without the target's own share: an envelope of z / √(1 − z²) · e^(−zwt).
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let time = settlingDuration.isNaN ? 0.01 : min(max(settlingDuration, 0.01), 10)
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, .ulpOfOne), 1)
    let epsilon = epsilon > 0 && epsilon < 1 ? epsilon : 0.001
    let frequency: Double
    if ratio < 1 {
      frequency = max(log(ratio / (1 - ratio * ratio).squareRoot() / epsilon), 1) / (ratio * time)
    } else {
      frequency = Self.phaseOfRest(epsilon) / time
    }
    self.init(mass: 1, frequency: frequency, dampingRatio: ratio)
  }

  /// Returns the x at which e^(−x)·(1 + x) falls to `epsilon`.
  private static func phaseOfRest(_ epsilon: Double) -> Double {
    var (low, high) = (0.0, 800.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if exp(-middle) * (1 + middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns the friction of a bounce. A bounce of 1 or more swings forever; one of -1 or less never arrives.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce < 0 { return bounce > -1 ? 1 / (1 + bounce) : .infinity }
    return bounce.isNaN ? 1 : max(1 - bounce, 0)
  }

  /// The period without friction, in seconds.
  public var response: Double { 2 * .pi / frequency }
  /// The time in which the spring about settles, in seconds: the same as its response.
  public var duration: Double { response }
  /// The bounce: positive for a spring that swings, negative for one that creeps to its target.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
  /// The force per distance from the target.
  public var stiffness: Double { mass * frequency * frequency }
  /// The force per speed.
  public var damping: Double { dampingRatio == 0 ? 0 : 2 * mass * dampingRatio * frequency }

  /// The spring without a bounce.
  public static var smooth: Spring { smooth() }
  /// The spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// The spring with a bounce that is seen.
  public static var bouncy: Spring { bouncy() }

  /// Returns the spring without a bounce, or with an additional one.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns the spring with a small bounce, or with an additional one.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns the spring with a bounce that is seen, or with an additional one.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

// The makers and readers of springs that SwiftUI's surface calls.

extension Spring {
  package static func _response(_ response: Double, _ dampingRatio: Double) -> Spring {
    Spring(response: response, dampingRatio: dampingRatio)
  }
  package static func _bounce(_ duration: Double, _ bounce: Double) -> Spring {
    Spring(duration: duration, bounce: bounce)
  }
  package static func _mass(_ mass: Double, _ stiffness: Double, _ damping: Double, _ allows: Bool) -> Spring {
    Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allows)
  }
  package static func _settling(_ duration: Double, _ dampingRatio: Double, _ epsilon: Double) -> Spring {
    Spring(settlingDuration: duration, dampingRatio: dampingRatio, epsilon: epsilon)
  }

  /// The response, the damping ratio, the bounce, the mass, the stiffness and the damping.
  package func _constants() -> [Double] { [response, dampingRatio, bounce, mass, stiffness, damping] }

  /// Returns the shares of the target and of the initial velocity in the value at a time, and then in the velocity.
  package func _shares(_ time: Double) -> [Double] {
    let shares = shares(at: time)
    return [shares.target, shares.push, shares.targetPace, shares.pushPace]
  }

  /// Returns the time until a spring rests from the squares of its target, of its initial velocity, and of the target
  /// times the friction less the velocity.
  package func _settlingDuration(_ target: Double, _ velocity: Double, _ pull: Double, _ epsilon: Double) -> Double {
    settlingDuration(target: target, velocity: velocity, pull: pull, epsilon: epsilon)
  }

  /// The damping ratio times the frequency, per second; 0 where it is infinite.
  package func _friction() -> Double { (dampingRatio * frequency).finite }
}
