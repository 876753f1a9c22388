// Springs and curves of time as values that a program can ask for numbers.

struct UnitCurve: Hashable {
  var _value: _UnitCurve
  func value(at progress: Double) -> Double { _value._value(progress) }
  func velocity(at progress: Double) -> Double { _value._velocity(progress) }
  var inverse: UnitCurve { UnitCurve(_value: _value._inverse()) }
  static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      _value: _UnitCurve._bezier(
        Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x), Double(endControlPoint.y)))
  }
}

extension UnitCurve {
  static let linear = UnitCurve(_value: _UnitCurve._linear())
  static let easeIn = UnitCurve(_value: _UnitCurve._bezier(0.42, 0, 1, 1))
  static let easeOut = UnitCurve(_value: _UnitCurve._bezier(0, 0, 0.58, 1))
  static let easeInOut = UnitCurve(_value: _UnitCurve._bezier(0.42, 0, 0.58, 1))
  static let circularEaseIn = UnitCurve(_value: _UnitCurve._circular(0))
  static let circularEaseOut = UnitCurve(_value: _UnitCurve._circular(1))
  static let circularEaseInOut = UnitCurve(_value: _UnitCurve._circular(2))
}

struct Spring: Hashable {
  var _value: _Spring
  init(duration: Double = 0.5, bounce: Double = 0) { _value = _Spring._bounce(duration, bounce) }
  init(response: Double, dampingRatio: Double) { _value = _Spring._response(response, dampingRatio) }
  init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    _value = _Spring._mass(mass, stiffness, damping, allowOverDamping)
  }
  init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    _value = _Spring._settling(settlingDuration, dampingRatio, epsilon)
  }
  var response: Double { _value._constants()[0] }
  var duration: Double { _value._constants()[0] }
  var dampingRatio: Double { _value._constants()[1] }
  var bounce: Double { _value._constants()[2] }
  var mass: Double { _value._constants()[3] }
  var stiffness: Double { _value._constants()[4] }
  var damping: Double { _value._constants()[5] }
}

extension Spring {
  static var smooth: Spring { Spring() }
  static var snappy: Spring { Spring.snappy(duration: 0.5) }
  static var bouncy: Spring { Spring.bouncy(duration: 0.5) }
  static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let shares = _value._shares(time)
    return target.scaled(by: shares[0]) + initialVelocity.scaled(by: shares[1])
  }
  func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
    let shares = _value._shares(time)
    return target.scaled(by: shares[2]) + initialVelocity.scaled(by: shares[3])
  }
  func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
    let way = target - value
    let start = velocity
    velocity = self.velocity(target: way, initialVelocity: start, time: deltaTime)
    value = value + self.value(target: way, initialVelocity: start, time: deltaTime)
  }
  func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
  var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: 0.001) }
  func settlingDuration<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, epsilon: Double) -> Double {
    let pull = target.scaled(by: _value._friction()) - initialVelocity
    return _value._settlingDuration(
      target.magnitudeSquared, initialVelocity.magnitudeSquared, pull.magnitudeSquared, epsilon)
  }
}
