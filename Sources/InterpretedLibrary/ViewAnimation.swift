// Animations as values. Nothing moves yet: a body's changes happen at once.

struct Animation: Hashable {
  var _kind: Int
  var _numbers: [Double]
  var _delay = 0.0
  var _speed = 1.0
  var _repeats: Int?
  var _reverses = false
  private init(_kind: Int, _ numbers: [Double]) {
    self._kind = _kind
    _numbers = numbers
  }
  func delay(_ delay: Double) -> Animation {
    var result = self
    result._delay += delay
    return result
  }
  func speed(_ speed: Double) -> Animation {
    var result = self
    result._speed *= speed
    return result
  }
  func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var result = self
    result._repeats = repeatCount
    result._reverses = autoreverses
    return result
  }
  func repeatForever(autoreverses: Bool = true) -> Animation {
    var result = self
    result._repeats = 0
    result._reverses = autoreverses
    return result
  }
}

extension Animation {
  static let `default` = Animation(_kind: 4, [0.55, 1])
  static let linear = Animation(_kind: 0, [0.35])
  static let easeIn = Animation(_kind: 1, [0.35])
  static let easeOut = Animation(_kind: 2, [0.35])
  static let easeInOut = Animation(_kind: 3, [0.35])
  static let spring = Animation(_kind: 4, [0.5, 1])
  static let smooth = Animation(_kind: 4, [0.5, 1])
  static let snappy = Animation(_kind: 4, [0.5, 0.85])
  static let bouncy = Animation(_kind: 4, [0.5, 0.7])
  static let interactiveSpring = Animation(_kind: 4, [0.15, 0.86])
  static func linear(duration: Double) -> Animation { Animation(_kind: 0, [duration]) }
  static func easeIn(duration: Double) -> Animation { Animation(_kind: 1, [duration]) }
  static func easeOut(duration: Double) -> Animation { Animation(_kind: 2, [duration]) }
  static func easeInOut(duration: Double) -> Animation { Animation(_kind: 3, [duration]) }
  static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    Animation(_kind: 4, [duration, bounce < 0 ? 1 / (1 + bounce) : 1 - bounce])
  }
  @_disfavoredOverload static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(_kind: 4, [response, dampingFraction]) }
  static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(_kind: 4, [response, dampingFraction]) }
  static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(_kind: 5, [mass, stiffness, damping, initialVelocity]) }
  static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(_kind: 4, [duration, 1 - extraBounce])
  }
  static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(_kind: 4, [duration, 0.85 - extraBounce])
  }
  static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(_kind: 4, [duration, 0.7 - extraBounce])
  }
  static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(_kind: 6, [p1x, p1y, p2x, p2y, duration]) }
}

/// A spring by its duration and its bounce.
struct Spring: Hashable {
  var duration: Double
  var bounce: Double
  init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
  static var smooth: Spring { Spring() }
  static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  static var snappy: Spring { Spring(bounce: 0.15) }
  static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  static var bouncy: Spring { Spring(bounce: 0.3) }
  static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation.spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }
}

/// The moment at which an animation counts as complete.
struct AnimationCompletionCriteria: Hashable {
  private var _isRemoval: Bool
  static let logicallyComplete = AnimationCompletionCriteria(_isRemoval: false)
  static let removed = AnimationCompletionCriteria(_isRemoval: true)
}

func withAnimation<Result>(_ animation: Animation? = .default, _ body: () -> Result) -> Result { body() }

/// The completion is called when the animation has ended, which is after the picture.
func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () -> Result, completion: @escaping () -> Void
) -> Result { body() }
