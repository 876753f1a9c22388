import Foundation
import ShapeGeometry

/// The closed form of a spring's motion from 0 at one moment: the shares of the target and of the initial velocity.
struct SpringShares: Equatable {
  /// The share of the target in the value.
  var target: Double
  /// The share of the initial velocity in the value, in seconds.
  var push: Double
  /// The share of the target in the velocity, per second.
  var targetPace: Double
  /// The share of the initial velocity in the velocity.
  var pushPace: Double
}

extension Spring {
  /// Returns the shares at a time; before the start they are those of the start.
  ///
  /// With the friction a = zw, the remaining distance is d·(C + aS) − v·S, where C and S are e^(−at) times the cosine
  /// and the sine over the frequency of the swings; beyond z = 1 they are the hyperbolic ones.
  func shares(at time: Double) -> SpringShares {
    let time = time.isNaN ? 0 : max(time, 0)
    guard time > 0 else { return SpringShares(target: 0, push: 0, targetPace: 0, pushPace: 1) }
    let atRest = SpringShares(target: 1, push: 0, targetPace: 0, pushPace: 0)
    guard frequency.isFinite else { return atRest }
    guard dampingRatio.isFinite else { return SpringShares(target: 0, push: 0, targetPace: 0, pushPace: 0) }
    let friction = dampingRatio * frequency
    let (cosine, sine): (Double, Double)
    if dampingRatio <= 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let decay = exp(-friction * time)
      if decay == 0 || !(swing * time).isFinite { return atRest }
      cosine = decay * cos(swing * time)
      sine = swing > 0 ? decay * sin(swing * time) / swing : decay * time
    } else {
      let creep = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
      // The slower of both exponentials, without the cancellation of a − creep.
      let slow = exp(-frequency * time / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot()))
      cosine = slow * (1 + exp(-2 * creep * time)) / 2
      sine = creep > 0 ? slow * -expm1(-2 * creep * time) / (2 * creep) : slow * time
    }
    guard sine.isFinite else { return atRest }
    return SpringShares(
      target: 1 - (cosine + friction * sine), push: sine, targetPace: frequency * frequency * sine,
      pushPace: cosine - friction * sine)
  }

  /// Returns the value of the spring on its way from zero to a target, a time in seconds after the start.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let shares = shares(at: time)
    return target.scaled(by: shares.target) + initialVelocity.scaled(by: shares.push)
  }

  /// Returns the velocity of the spring on its way from zero to a target, a time in seconds after the start.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let shares = shares(at: time)
    return target.scaled(by: shares.targetPace) + initialVelocity.scaled(by: shares.pushPace)
  }

  /// Moves a value with its velocity towards a target by a time in seconds.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
    let (way, start) = (target - value, velocity)
    value += self.value(target: way, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
  }

  /// Returns the force on the spring's mass at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The time until the spring has come within a thousandth of its target, in seconds.
  public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// Returns the time until the spring stays nearer than `epsilon` to its target, in seconds; infinite if it never
  /// does.
  public func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> Double {
    let pull = target.scaled(by: (dampingRatio * frequency).finite) - initialVelocity
    return settlingDuration(
      target: target.magnitudeSquared, velocity: initialVelocity.magnitudeSquared, pull: pull.magnitudeSquared,
      epsilon: epsilon)
  }

  /// Returns the time until a spring rests. `target` and `velocity` are the squares of both vectors, `pull` is that of
  /// the target times the friction less the velocity.
  ///
  /// For a spring that swings it is the time in which the envelope falls to `epsilon`, for others the first of the
  /// tenths of a second from which on the distance stays below it, as in OpenSwiftUI; for slow springs the tenths of
  /// its time.
  func settlingDuration(target: Double, velocity: Double, pull: Double, epsilon: Double) -> Double {
    guard frequency.isFinite else { return 0 }
    guard frequency > 0, dampingRatio > 0, dampingRatio.isFinite, epsilon > 0 else { return .infinity }
    let friction = dampingRatio * frequency
    if dampingRatio < 1 {
      return max(0, log((target.squareRoot() + max(pull, 0).squareRoot()) / epsilon) / friction)
    }
    // |a·target − v|² = a²·|target|² − 2a·(target·v) + |v|² tells the product of both vectors.
    let product = (friction * friction * target + velocity - pull) / (2 * friction)
    func distance(_ time: Double) -> Double {
      let shares = shares(at: time)
      let rest = shares.target - 1
      let square = rest * rest * target + 2 * rest * shares.push * product + shares.push * shares.push * velocity
      return max(square, 0).squareRoot()
    }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let step = max(0.1, 0.1 * (dampingRatio + root) / frequency)
    var rest: Double?
    for index in 0..<4096 {
      let time = Double(index) * step
      if distance(time) < epsilon {
        if let rest, time - rest > 10 * step { return rest }
        rest = rest ?? time
      } else {
        rest = nil
      }
    }
    return .infinity
  }
}

extension Spring {
  /// Returns the value of the spring on its way between two values, a time in seconds after the start.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData += value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity of the spring on its way between two values, a time in seconds after the start.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on the spring's mass on its way between two values.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    let way = toValue.animatableData - fromValue.animatableData
    let place = position.animatableData - fromValue.animatableData
    result.animatableData = force(target: way, position: place, velocity: velocity.animatableData)
    return result
  }

  /// Returns the time until the spring stays nearer than `epsilon` to the second value, in seconds.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
