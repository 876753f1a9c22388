// Animations as values: what stands around another animation changes it, so that the order of modifiers matters.

struct Animation: Hashable {
  var _value: _Animation
  func delay(_ delay: Double) -> Animation { Animation(_value: _value._delayed(delay)) }
  func speed(_ speed: Double) -> Animation { Animation(_value: _value._sped(speed)) }
  func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(_value: _value._repeated(repeatCount, autoreverses))
  }
  func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(_value: _value._repeated(nil, autoreverses))
  }
  func logicallyComplete(after duration: Double) -> Animation { Animation(_value: _value._complete(duration)) }
  static func _spring(_ response: Double, _ dampingFraction: Double, _ blendDuration: Double) -> Animation {
    Animation(_value: _Animation._spring(response, dampingFraction, blendDuration))
  }
  static func _damping(_ bounce: Double) -> Double { bounce < 0 ? 1 / (1 + bounce) : 1 - bounce }
}

extension Animation {
  static let `default` = Animation._spring(0.55, 1, 0)
  static let linear = Animation.linear(duration: 0.35)
  static let easeIn = Animation.easeIn(duration: 0.35)
  static let easeOut = Animation.easeOut(duration: 0.35)
  static let easeInOut = Animation.easeInOut(duration: 0.35)
  static let spring = Animation._spring(0.5, 1, 0)
  static let smooth = Animation._spring(0.5, 1, 0)
  static let snappy = Animation.snappy(duration: 0.5)
  static let bouncy = Animation.bouncy(duration: 0.5)
  static let interactiveSpring = Animation.interactiveSpring(duration: 0.15)
  static let interpolatingSpring = Animation.interpolatingSpring(duration: 0.5)
  static func linear(duration: Double) -> Animation {
    Animation(_value: _Animation._curve(_UnitCurve._linear(), duration))
  }
  static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }
  static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(_value: _Animation._curve(_UnitCurve._bezier(p1x, p1y, p2x, p2y), duration))
  }
  static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(_value: _Animation._curve(curve._value, duration))
  }
  static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    _spring(duration, _damping(bounce), blendDuration)
  }
  @_disfavoredOverload static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { _spring(response, dampingFraction, blendDuration) }
  static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    _spring(spring.response, spring.dampingRatio, blendDuration)
  }
  static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation { _spring(duration, _damping(0.15 + extraBounce), blendDuration) }
  @_disfavoredOverload static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { _spring(response, dampingFraction, blendDuration) }
  static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(_value: _Animation._interpolating(mass, stiffness, damping, initialVelocity))
  }
  static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(response: duration, dampingRatio: _damping(bounce)), initialVelocity: initialVelocity)
  }
  static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
  }
  static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    _spring(duration, _damping(extraBounce), 0)
  }
  static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    _spring(duration, _damping(0.15 + extraBounce), 0)
  }
  static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    _spring(duration, _damping(0.3 + extraBounce), 0)
  }
}

/// The moment at which an animation counts as complete.
struct AnimationCompletionCriteria: Hashable {
  private var _isRemoval: Bool
  static let logicallyComplete = AnimationCompletionCriteria(_isRemoval: false)
  static let removed = AnimationCompletionCriteria(_isRemoval: true)
}
