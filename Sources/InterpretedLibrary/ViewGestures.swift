// Gestures: the code that hears of taps, drags and long presses. Nothing turns or pinches in a terminal: those gestures
// are checked alone.

struct DragGesture: Gesture {
  struct Value: Equatable {
    var time: Date
    var location: CGPoint
    var startLocation: CGPoint
    var translation: CGSize
    var velocity: CGSize
    var predictedEndLocation: CGPoint
    var predictedEndTranslation: CGSize
  }
  var _least: CGFloat
  var _changes: [(DragGesture.Value) -> Void] = []
  var _ends: [(DragGesture.Value) -> Void] = []
  init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) { _least = minimumDistance }
  func onChanged(@_Action _ action: @escaping (DragGesture.Value) -> Void) -> DragGesture {
    var copy = self
    copy._changes.append(action)
    return copy
  }
  func onEnded(@_Action _ action: @escaping (DragGesture.Value) -> Void) -> DragGesture {
    var copy = self
    copy._ends.append(action)
    return copy
  }
  func updating<State>(
    _ state: GestureState<State>, @_Action body: @escaping (DragGesture.Value, inout State, inout Transaction) -> Void
  ) -> DragGesture {
    var copy = self
    copy._changes.append({ value in state._update(by: value, body) })
    copy._ends.append({ _ in state._reset() })
    return copy
  }
  func _attached(to node: _Node) -> _Node {
    node._dragged(
      _least,
      { numbers in
        let value = _dragValue(numbers)
        if numbers[0] == 0 {
          for change in _changes { change(value) }
        } else {
          for end in _ends { end(value) }
        }
      })
  }
}

/// The value of a drag from its numbers. SwiftUI does not tell how it predicts the end; here the drag goes on for a
/// quarter of a second.
func _dragValue(_ numbers: [Double]) -> DragGesture.Value {
  let location = CGPoint(x: numbers[1], y: numbers[2])
  let way = CGSize(width: numbers[5], height: numbers[6])
  let speed = CGSize(width: numbers[7], height: numbers[8])
  let predicted = CGSize(width: way.width + speed.width / 4, height: way.height + speed.height / 4)
  return DragGesture.Value(
    time: Date(), location: location, startLocation: CGPoint(x: numbers[3], y: numbers[4]), translation: way,
    velocity: speed, predictedEndLocation: CGPoint(x: numbers[3] + predicted.width, y: numbers[4] + predicted.height),
    predictedEndTranslation: predicted)
}

struct TapGesture: Gesture {
  var _count: Int
  var _ends: [() -> Void] = []
  init(count: Int = 1) { _count = count }
  func onEnded(@_Action _ action: @escaping () -> Void) -> TapGesture {
    var copy = self
    copy._ends.append(action)
    return copy
  }
  /// SwiftUI gives the action the value of a tap, which is nothing.
  @_disfavoredOverload func onEnded(@_Action _ action: @escaping (()) -> Void) -> TapGesture {
    var copy = self
    copy._ends.append({ action(()) })
    return copy
  }
  func _attached(to node: _Node) -> _Node { node._tapped(_count, { _ in for end in _ends { end() } }) }
}

struct SpatialTapGesture: Gesture {
  struct Value: Equatable { var location: CGPoint }
  var _count: Int
  var _ends: [(SpatialTapGesture.Value) -> Void] = []
  init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { _count = count }
  func onEnded(@_Action _ action: @escaping (SpatialTapGesture.Value) -> Void) -> SpatialTapGesture {
    var copy = self
    copy._ends.append(action)
    return copy
  }
  func _attached(to node: _Node) -> _Node {
    node._tapped(
      _count,
      { numbers in
        for end in _ends { end(SpatialTapGesture.Value(location: CGPoint(x: numbers[0], y: numbers[1]))) }
      })
  }
}

struct LongPressGesture: Gesture {
  var _seconds: Double
  var _changes: [(Bool) -> Void] = []
  var _ends: [(Bool) -> Void] = []
  /// The code that hears when the finger has gone.
  var _resets: [() -> Void] = []
  init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) { _seconds = minimumDuration }
  func onChanged(@_Action _ action: @escaping (Bool) -> Void) -> LongPressGesture {
    var copy = self
    copy._changes.append(action)
    return copy
  }
  func onEnded(@_Action _ action: @escaping (Bool) -> Void) -> LongPressGesture {
    var copy = self
    copy._ends.append(action)
    return copy
  }
  func updating<State>(
    _ state: GestureState<State>, @_Action body: @escaping (Bool, inout State, inout Transaction) -> Void
  ) -> LongPressGesture {
    var copy = self
    copy._changes.append({ value in state._update(by: value, body) })
    copy._resets.append({ state._reset() })
    return copy
  }
  func _attached(to node: _Node) -> _Node {
    node._longPressed(
      _seconds,
      { numbers in
        if numbers[0] == 0 {
          for change in _changes { change(true) }
        } else if numbers[0] == 2 {
          for end in _ends { end(true) }
        } else {
          for reset in _resets { reset() }
        }
      })
  }
}

struct MagnificationGesture: Gesture {
  init(minimumScaleDelta: CGFloat = 0.01) {}
  func onChanged(@_Action _ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
  func onEnded(@_Action _ action: @escaping (CGFloat) -> Void) -> MagnificationGesture { self }
  func updating<State>(
    _ state: GestureState<State>, @_Action body: @escaping (CGFloat, inout State, inout Transaction) -> Void
  ) -> MagnificationGesture { self }
  func _attached(to node: _Node) -> _Node { node }
}

struct MagnifyGesture: Gesture {
  struct Value: Equatable {
    var magnification: CGFloat
    var startLocation: CGPoint
    var startAnchor: UnitPoint
  }
  init(minimumScaleDelta: CGFloat = 0.01) {}
  func onChanged(@_Action _ action: @escaping (MagnifyGesture.Value) -> Void) -> MagnifyGesture { self }
  func onEnded(@_Action _ action: @escaping (MagnifyGesture.Value) -> Void) -> MagnifyGesture { self }
  func _attached(to node: _Node) -> _Node { node }
}

struct RotationGesture: Gesture {
  init(minimumAngleDelta: Angle = .degrees(1)) {}
  func onChanged(@_Action _ action: @escaping (Angle) -> Void) -> RotationGesture { self }
  func onEnded(@_Action _ action: @escaping (Angle) -> Void) -> RotationGesture { self }
  func _attached(to node: _Node) -> _Node { node }
}

struct RotateGesture: Gesture {
  struct Value: Equatable {
    var rotation: Angle
    var startLocation: CGPoint
  }
  init(minimumAngleDelta: Angle = .degrees(1)) {}
  func onChanged(@_Action _ action: @escaping (RotateGesture.Value) -> Void) -> RotateGesture { self }
  func onEnded(@_Action _ action: @escaping (RotateGesture.Value) -> Void) -> RotateGesture { self }
  func _attached(to node: _Node) -> _Node { node }
}

extension Gesture {
  func simultaneously<Other: Gesture>(with other: Other) -> some Gesture {
    SimultaneousGesture(self, other)
  }
  func sequenced<Other: Gesture>(before other: Other) -> some Gesture { SequenceGesture(self, other) }
  func exclusively<Other: Gesture>(before other: Other) -> some Gesture {
    ExclusiveGesture(self, other)
  }
}

// Two gestures on one view have their own code each. Neither waits for the other: a key presses, the mouse drags, and
// no finger does both. The first one lies within the second one.

struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func _attached(to node: _Node) -> _Node { second._attached(to: first._attached(to: node)) }
}

struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func _attached(to node: _Node) -> _Node { second._attached(to: first._attached(to: node)) }
}

struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  var first: First
  var second: Second
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func _attached(to node: _Node) -> _Node { second._attached(to: first._attached(to: node)) }
}
