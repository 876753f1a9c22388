import Foundation
import ShapeGeometry
import ViewTree

// Motion: curves of time, springs, animations and transitions. The interpreted library has SwiftUI's surface.

extension LibraryTable {
  @inline(never)
  mutating func addMotion() {
    addCurves()
    addSprings()
    addAnimations()
    addTransitions()
  }

  @inline(never)
  private mutating func addCurves() {
    declare(UnitCurve.self, conforms: ["Hashable"])
    operation("==(_:_:)") { (a: UnitCurve, b: UnitCurve) in a == b }
    staticMethod(UnitCurve.self, "_linear()") { UnitCurve._linear() }
    staticMethod(UnitCurve.self, "_circular(_:)") { (number: Int) in UnitCurve._circular(number) }
    add(
      "_bezier(_:_:_:_:)", .staticMember, of: UnitCurve.type, [.double, .double, .double, .double], UnitCurve.type, [:]
    ) { frame, slots in
      UnitCurve._bezier(
        frame[double: slots[1].word], frame[double: slots[2].word], frame[double: slots[3].word],
        frame[double: slots[4].word]
      ).store(to: frame, at: slots[0])
    }
    method("_value(_:)") { (curve: UnitCurve, progress: Double) in curve._value(progress) }
    method("_velocity(_:)") { (curve: UnitCurve, progress: Double) in curve._velocity(progress) }
    method("_inverse()") { (curve: UnitCurve) in curve._inverse() }
  }

  @inline(never)
  private mutating func addSprings() {
    declare(Spring.self, conforms: ["Hashable"])
    operation("==(_:_:)") { (a: Spring, b: Spring) in a == b }
    staticMethod(Spring.self, "_bounce(_:_:)") { (duration: Double, bounce: Double) in
      Spring._bounce(duration, bounce)
    }
    staticMethod(Spring.self, "_response(_:_:)") { (response: Double, ratio: Double) in
      Spring._response(response, ratio)
    }
    add(
      "_mass(_:_:_:_:)", .staticMember, of: Spring.type, [.double, .double, .double, .bool], Spring.type, [:]
    ) { frame, slots in
      Spring._mass(
        frame[double: slots[1].word], frame[double: slots[2].word], frame[double: slots[3].word],
        frame[bool: slots[4].word]
      ).store(to: frame, at: slots[0])
    }
    add("_settling(_:_:_:)", .staticMember, of: Spring.type, [.double, .double, .double], Spring.type, [:]) {
      frame, slots in
      Spring._settling(frame[double: slots[1].word], frame[double: slots[2].word], frame[double: slots[3].word])
        .store(to: frame, at: slots[0])
    }
    method("_constants()") { (spring: Spring) in spring._constants() }
    method("_shares(_:)") { (spring: Spring, time: Double) in spring._shares(time) }
    method("_friction()") { (spring: Spring) in spring._friction() }
    method("_settlingDuration(_:_:_:_:)") {
      (spring: Spring, target: Double, velocity: Double, pull: Double, epsilon: Double) in
      spring._settlingDuration(target, velocity, pull, epsilon)
    }
  }

  @inline(never)
  private mutating func addAnimations() {
    declare(AnimationValue.self, conforms: ["Hashable"])
    operation("==(_:_:)") { (a: AnimationValue, b: AnimationValue) in a == b }
    staticMethod(AnimationValue.self, "_curve(_:_:)") { (curve: UnitCurve, duration: Double) in
      AnimationValue._curve(curve, duration)
    }
    let number = Type.double
    add(
      "_spring(_:_:_:)", .staticMember, of: AnimationValue.type, [number, number, number], AnimationValue.type, [:]
    ) { frame, slots in
      AnimationValue._spring(frame[double: slots[1].word], frame[double: slots[2].word], frame[double: slots[3].word])
        .store(to: frame, at: slots[0])
    }
    add(
      "_interpolating(_:_:_:_:)", .staticMember, of: AnimationValue.type, [number, number, number, number],
      AnimationValue.type, [:]
    ) { frame, slots in
      AnimationValue._interpolating(
        frame[double: slots[1].word], frame[double: slots[2].word], frame[double: slots[3].word],
        frame[double: slots[4].word]
      ).store(to: frame, at: slots[0])
    }
    method("_delayed(_:)") { (animation: AnimationValue, time: Double) throws(Fault) in
      try checked(animation._delayed(time))
    }
    method("_sped(_:)") { (animation: AnimationValue, speed: Double) throws(Fault) in
      try checked(animation._sped(speed))
    }
    method("_repeated(_:_:)") { (animation: AnimationValue, count: Int?, autoreverses: Bool) throws(Fault) in
      try checked(animation._repeated(count, autoreverses))
    }
    method("_complete(_:)") { (animation: AnimationValue, time: Double) throws(Fault) in
      try checked(animation._complete(time))
    }
  }

  @inline(never)
  private mutating func addTransitions() {
    declare(TransitionValue.self)
    staticMethod(TransitionValue.self, "_identity()") { TransitionValue._identity() }
    staticMethod(TransitionValue.self, "_opacity()") { TransitionValue._opacity() }
    staticMethod(TransitionValue.self, "_slide()") { TransitionValue._slide() }
    staticMethod(TransitionValue.self, "_scale(_:_:)") { (scale: CGFloat, anchor: UnitPoint) in
      TransitionValue._scale(scale, anchor)
    }
    staticMethod(TransitionValue.self, "_offset(_:)") { (offset: CGSize) in TransitionValue._offset(offset) }
    staticMethod(TransitionValue.self, "_move(_:)") { (edge: Int) in TransitionValue._move(edge) }
    staticMethod(TransitionValue.self, "_push(_:)") { (edge: Int) in TransitionValue._push(edge) }
    staticMethod(TransitionValue.self, "_blurReplace(_:)") { (growsAway: Bool) in
      TransitionValue._blurReplace(growsAway)
    }
    staticMethod(TransitionValue.self, "_asymmetric(_:_:)") {
      (insertion: TransitionValue, removal: TransitionValue) throws(Fault) in
      try checked(TransitionValue._asymmetric(insertion, removal))
    }
    method("_combined(_:)") { (transition: TransitionValue, other: TransitionValue) throws(Fault) in
      try checked(transition._combined(other))
    }
    method("_paced(_:)") { (transition: TransitionValue, animation: AnimationValue?) throws(Fault) in
      try checked(transition._paced(animation))
    }
    let effect = Type.function([.init(type: .array(.node)), .init(type: .array(.double))], .node)
    add("_own(_:)", .staticMember, of: TransitionValue.type, [effect], TransitionValue.type, [:]) { frame, slots in
      TransitionValue.own(frame.code(1, slots, first: 1)).store(to: frame, at: slots[0])
    }
  }
}

/// Returns an animation unless it has more parts than values may nest, because natives recurse over them.
private func checked(_ animation: AnimationValue) throws(Fault) -> AnimationValue {
  guard animation._parts <= Frame.deepestValue else { throw .tooNested(Frame.deepestValue) }
  return animation
}

/// Returns a transition unless it has more parts than values may nest.
private func checked(_ transition: TransitionValue) throws(Fault) -> TransitionValue {
  guard transition._parts <= Frame.deepestValue else { throw .tooNested(Frame.deepestValue) }
  return transition
}
