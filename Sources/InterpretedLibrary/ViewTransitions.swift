// Transitions as values: how a view comes and goes.

struct AnyTransition {
  var _value: _Transition
  func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(_value: _value._combined(other._value)) }
  func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(_value: _value._paced(animation?._value)) }
}

extension AnyTransition {
  static let identity = AnyTransition(_value: _Transition._identity())
  static let opacity = AnyTransition(_value: _Transition._opacity())
  static let slide = AnyTransition(_value: _Transition._slide())
  /// A view of no size has no inverse transform: the smallest scale is nearly 0.
  static let scale = AnyTransition(_value: _Transition._scale(0.00001, .center))
  static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(_value: _Transition._scale(scale, anchor))
  }
  static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(_value: _Transition._offset(offset)) }
  static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(_value: _Transition._offset(CGSize(width: x, height: y)))
  }
  static func move(edge: Edge) -> AnyTransition { AnyTransition(_value: _Transition._move(_number(edge))) }
  static func push(from edge: Edge) -> AnyTransition { AnyTransition(_value: _Transition._push(_number(edge))) }
  static func _number(_ edge: Edge) -> Int {
    edge == .top ? 0 : edge == .leading ? 1 : edge == .bottom ? 2 : 3
  }
  static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(_value: _Transition._asymmetric(insertion._value, removal._value))
  }
  static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(
      _value: _Transition._own { views, phase in
        phase[0] == 0 ? views[0].modifier(identity)._self : views[0].modifier(active)._self
      })
  }
}

// Transitions that a program declares.

enum TransitionPhase: Hashable {
  case willAppear, identity, didDisappear
  var isIdentity: Bool { self == .identity }
  var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
  static func _of(_ number: Double) -> TransitionPhase {
    number < 0 ? .willAppear : number > 0 ? .didDisappear : .identity
  }
}

extension AnyTransition {
  init<T: Transition>(_ transition: T) {
    self.init(
      _value: _Transition._own { views, phase in
        transition.body(content: views[0], phase: TransitionPhase._of(phase[0]))._self
      })
  }
}

extension AnyTransition {
  static let blurReplace = AnyTransition(_value: _Transition._blurReplace(false))
}

extension Transition {
  func combined<T: Transition>(with other: T) -> AnyTransition {
    AnyTransition(self).combined(with: AnyTransition(other))
  }
  func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(self).animation(animation) }
}
