// Gestures: the code that hears of taps, drags and long presses.

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
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool, _ changed: @escaping (DragGesture.Value) -> Void,
    _ ended: @escaping (DragGesture.Value) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node {
    var copy = self
    copy._changes = [{ value in _tell(value, _changes + [changed], isActive()) }]
    copy._ends = [{ value in _tell(value, _ends + [ended, { _ in reset(true) }], isActive()) }]
    return copy._attached(to: node)
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

/// Calls all who listen to a gesture, unless it has no turn.
func _tell<News>(_ news: News, _ listeners: [(News) -> Void], _ isActive: Bool) {
  if isActive { for listener in listeners { listener(news) } }
}

struct TapGesture: Gesture {
  typealias Value = Void
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
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool, _ changed: @escaping (TapGesture.Value) -> Void,
    _ ended: @escaping (TapGesture.Value) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node {
    var copy = self
    copy._ends = [
      {
        guard isActive() else { return }
        for end in _ends { end() }
        ended(())
        reset(true)
      }
    ]
    return copy._attached(to: node)
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
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool, _ changed: @escaping (SpatialTapGesture.Value) -> Void,
    _ ended: @escaping (SpatialTapGesture.Value) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node {
    var copy = self
    copy._ends = [{ value in _tell(value, _ends + [ended, { _ in reset(true) }], isActive()) }]
    return copy._attached(to: node)
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
  typealias Value = Bool
  var _seconds: Double
  var _changes: [(Bool) -> Void] = []
  var _ends: [(Bool) -> Void] = []
  /// The code that hears when the finger has stayed or has gone.
  var _resets: [() -> Void] = []
  /// The code that hears when a finger that has stayed is lifted.
  var _lifts: [() -> Void] = []
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
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool, _ changed: @escaping (Bool) -> Void,
    _ ended: @escaping (Bool) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node {
    var copy = self
    copy._changes = [{ value in _tell(value, _changes + [changed], isActive()) }]
    copy._ends = [{ value in _tell(value, _ends + [ended], isActive()) }]
    copy._resets.append({ reset(false) })
    copy._lifts.append({ reset(true) })
    return copy._attached(to: node)
  }
  func _attached(to node: _Node) -> _Node {
    node._longPressed(
      _seconds,
      { numbers in
        if numbers[0] == 0 {
          for change in _changes { change(true) }
        } else if numbers[0] == 2 {
          for end in _ends { end(true) }
        } else if numbers[0] == 1 {
          for reset in _resets { reset() }
        } else {
          for lift in _lifts { lift() }
        }
      })
  }
}
