import Foundation

/// SwiftUI's own spring as a value: the one of `.spring`, which keeps its speed when its target changes.
public struct FluidSpring: Hashable, Sendable {
  /// The period without friction, in seconds; 0 and less ask for the stiffest spring that there is.
  public var response: Double
  /// The friction, in relation to that at which the spring just does not swing.
  public var dampingFraction: Double
  /// The time in which the response of the spring before turns into this one's, in seconds.
  public var blendDuration: Double

  public init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }
}

/// The motion of SwiftUI's spring in steps of 1/300 s, from a remaining way and a speed at the start.
///
/// SwiftUI does not solve the equation of a spring: it adds up half a step of force, a step of speed and another half
/// step of force, and first steps without a force. Each step is linear, so that a number of steps is a power of one
/// matrix: a moment far from the start costs no more than a near one, and depends on nothing but its time. Between two
/// steps the motion is taken as straight, where SwiftUI shows the later one. Source: OpenSwiftUI, FluidSpringAnimation.
struct SpringSteps: Hashable, Sendable {
  /// The steps in a second.
  static let rate = 300.0
  /// The greatest force per distance.
  static let greatestStiffness = 45000.0

  var spring: FluidSpring
  /// The response of the spring before, less this one's, in seconds: a part of it remains while springs blend.
  var blend = 0.0

  /// The shares of the remaining way and of the speed in a moment of the motion.
  struct Shares: Equatable {
    /// The part that comes of the remaining way at the start.
    var way: Double
    /// The part that comes of the speed in the middle of the first step.
    var push: Double

    fileprivate func mixed(with other: Shares, by share: Double) -> Shares {
      Shares(way: way + (other.way - way) * share, push: push + (other.push - push) * share)
    }
  }

  /// A moment of the motion: the remaining way, the speed and the force.
  struct Moment: Equatable {
    var way: Shares
    var speed: Shares
    var force: Shares
    /// The part of the speed that is the one at the start, before half a step of force has changed it.
    var start = 0.0
  }

  /// The matrix of one or more steps: a remaining way and a half step's speed become others.
  fileprivate struct Matrix {
    var (a, b, c, d): (Double, Double, Double, Double)

    static let identity = Matrix(a: 1, b: 0, c: 0, d: 1)

    /// The steps of the other matrix, and then these.
    func after(_ other: Matrix) -> Matrix {
      Matrix(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
        d: c * other.b + d * other.d)
    }

    /// Returns the matrix of a number of times these steps.
    func power(_ count: Int) -> Matrix {
      var (result, square, rest) = (Matrix.identity, self, count)
      while rest > 0 {
        if rest & 1 == 1 { result = square.after(result) }
        square = square.after(square)
        rest >>= 1
      }
      return result
    }
  }

  /// The force per distance and per speed of a spring.
  private struct Constants {
    var stiffness: Double
    var damping: Double

    /// The friction is limited to what steps of this length can follow; SwiftUI's grow without end beyond it.
    init(response: Double, fraction: Double) {
      let frequency = response > 0 ? 2 * .pi / response : .infinity
      stiffness = min(frequency * frequency, SpringSteps.greatestStiffness)
      let rate = SpringSteps.rate
      let most = 0.99 * (2 - stiffness / (rate * rate) / 2) * rate
      let damping = 2 * fraction * stiffness.squareRoot()
      self.damping = damping.isNaN ? 0 : min(max(damping, 0), most)
    }

    var step: Matrix {
      let time = 1 / SpringSteps.rate
      let (kept, pulled) = (1 - damping * time, stiffness * time)
      return Matrix(a: 1 - pulled * time, b: -kept * time, c: pulled, d: kept)
    }
  }

  /// The number of steps in which the response changes.
  private var blendedSteps: Int {
    guard blend != 0, spring.blendDuration > 0 else { return 0 }
    return Int(min(spring.blendDuration * Self.rate, 1e6).rounded(.up))
  }

  /// Returns the constants at a step.
  private func constants(at step: Int) -> Constants {
    var response = spring.response
    if step < blendedSteps {
      let progress = (Double(step) / Self.rate / spring.blendDuration).limited
      response += blend * (1 - progress * progress * (3 - 2 * progress))
    }
    return Constants(response: response, fraction: spring.dampingFraction)
  }

  /// Returns the moment after a number of steps from the matrix of these steps.
  private func moment(after steps: Int, _ matrix: Matrix) -> Moment {
    guard steps > 0 else {
      return Moment(
        way: Shares(way: 1, push: 0), speed: Shares(way: 0, push: 0), force: Shares(way: 0, push: 0),
        start: 1)
    }
    let constants = constants(at: steps)
    func force(_ way: Double, _ push: Double) -> Double { constants.stiffness * way - constants.damping * push }
    let pull = Shares(way: force(matrix.a, matrix.c), push: force(matrix.b, matrix.d))
    let half = 0.5 / Self.rate
    return Moment(
      way: Shares(way: matrix.a, push: matrix.b),
      speed: Shares(way: matrix.c + pull.way * half, push: matrix.d + pull.push * half), force: pull)
  }

  /// The matrix of the first step, which has no force of its own.
  private var first: Matrix { Matrix(a: 1, b: -1 / Self.rate, c: 0, d: 1) }

  /// Returns the matrix of a number of steps.
  private func matrix(of steps: Int) -> Matrix {
    guard steps > 0 else { return .identity }
    var (matrix, step) = (first, 1)
    while step < min(steps, blendedSteps) {
      matrix = constants(at: step).step.after(matrix)
      step += 1
    }
    return constants(at: blendedSteps).step.power(steps - step).after(matrix)
  }

  /// Returns the moment at a time in seconds after the start.
  func moment(at time: Double) -> Moment {
    // A time that is meant as a number of steps is not always the nearest number to it.
    let position = min(max(time.isNaN ? 0 : time, 0), 1e9) * Self.rate
    let step = abs(position - position.rounded()) < 1e-6 ? position.rounded() : position.rounded(.down)
    let matrix = matrix(of: Int(step))
    let here = moment(after: Int(step), matrix)
    let share = max(position - step, 0)
    guard share > 1e-6 else { return here }
    let next = step == 0 ? first : constants(at: Int(step)).step.after(matrix)
    let there = moment(after: Int(step) + 1, next)
    return Moment(
      way: here.way.mixed(with: there.way, by: share), speed: here.speed.mixed(with: there.speed, by: share),
      force: here.force.mixed(with: there.force, by: share), start: here.start * (1 - share))
  }
}

extension SpringSteps {
  /// The squares and the product of the two vectors that a motion starts with, and the square of its target.
  struct Sizes {
    var way: Double
    var push: Double
    var product = 0.0
    var target: Double

    fileprivate func square(of shares: Shares) -> Double {
      shares.way * shares.way * way + 2 * shares.way * shares.push * product + shares.push * shares.push * push
    }
  }

  /// The time for which a spring is looked at for rest, in seconds.
  static let longest = 600.0

  /// Returns the time at which the motion ends, in seconds; infinite if it does not within ten minutes.
  ///
  /// It ends with the first frame, at 60 frames a second, in which neither the speed nor the force is above 0.06 and at
  /// most a hundredth of the target is left.
  func end(of sizes: Sizes) -> Double {
    let stride = Int(Self.rate) / 60
    let blended = blendedSteps
    let constants = constants(at: blended)
    // Without friction or without force it never rests on its target.
    if constants.damping == 0 || constants.stiffness < 1e-9, sizes.target != 0 { return .infinity }
    let jump = constants.step.power(stride)
    var (step, matrix) = (1, first)
    for frame in 1..<Int(Self.longest) * 60 {
      let last = frame * stride
      while step < min(last, blended) || step % stride != 0 {
        matrix = self.constants(at: step).step.after(matrix)
        step += 1
      }
      if step < last {
        matrix = jump.after(matrix)
        step = last
      }
      let moment = moment(after: step, matrix)
      let pace = max(sizes.square(of: moment.speed), sizes.square(of: moment.force))
      let isNear = sizes.target == 0 || sizes.square(of: moment.way) <= 1e-4 * sizes.target
      if !(pace > 0.0036) && isNear || pace.isNaN { return Double(frame) / 60 }
    }
    return .infinity
  }
}
