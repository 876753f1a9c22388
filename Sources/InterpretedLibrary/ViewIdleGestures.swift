// Gestures of two fingers. Nothing turns or pinches in a terminal: they are checked alone.

protocol _IdleGesture: Gesture {}

extension _IdleGesture {
  func onChanged(@_Action _ action: @escaping (Value) -> Void) -> Self { self }
  func onEnded(@_Action _ action: @escaping (Value) -> Void) -> Self { self }
  func updating<State>(
    _ state: GestureState<State>, @_Action body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool, _ changed: @escaping (Value) -> Void,
    _ ended: @escaping (Value) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node { node }
  func _attached(to node: _Node) -> _Node { node }
}

struct MagnificationGesture: _IdleGesture {
  typealias Value = CGFloat
  init(minimumScaleDelta: CGFloat = 0.01) {}
}

struct MagnifyGesture: _IdleGesture {
  struct Value: Equatable {
    var magnification: CGFloat
    var startLocation: CGPoint
    var startAnchor: UnitPoint
  }
  init(minimumScaleDelta: CGFloat = 0.01) {}
}

struct RotationGesture: _IdleGesture {
  typealias Value = Angle
  init(minimumAngleDelta: Angle = .degrees(1)) {}
}

struct RotateGesture: _IdleGesture {
  struct Value: Equatable {
    var rotation: Angle
    var startLocation: CGPoint
  }
  init(minimumAngleDelta: Angle = .degrees(1)) {}
}
