// Two gestures on one view as one. The first one lies within the second one; each has its own code besides.

extension Gesture {
  func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture<Self, Other>(self, other)
  }
  func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture<Self, Other>(self, other)
  }
  func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture<Self, Other>(self, other)
  }
}

/// The values of two gestures at once. A key presses, the mouse drags: news of one are news of it alone.
struct _SimultaneousValue<First, Second> {
  var first: First?
  var second: Second?
}

enum _SequenceValue<First, Second> {
  case first(First)
  case second(First, Second?)
}

enum _ExclusiveValue<First, Second> {
  case first(First)
  case second(Second)
}

extension _SimultaneousValue: Equatable where First: Equatable, Second: Equatable {}
extension _SequenceValue: Equatable where First: Equatable, Second: Equatable {}
extension _ExclusiveValue: Equatable where First: Equatable, Second: Equatable {}

struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  typealias Value = _SimultaneousValue<First.Value, Second.Value>
  var first: First
  var second: Second
  var _changes: [(_SimultaneousValue<First.Value, Second.Value>) -> Void] = []
  var _ends: [(_SimultaneousValue<First.Value, Second.Value>) -> Void] = []
  var _resets: [() -> Void] = []
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func onChanged(@_Action _ action: @escaping (_SimultaneousValue<First.Value, Second.Value>) -> Void)
    -> SimultaneousGesture<First, Second>
  {
    var copy = self
    copy._changes.append(action)
    return copy
  }
  func onEnded(@_Action _ action: @escaping (_SimultaneousValue<First.Value, Second.Value>) -> Void)
    -> SimultaneousGesture<First, Second>
  {
    var copy = self
    copy._ends.append(action)
    return copy
  }
  func updating<State>(
    _ state: GestureState<State>,
    @_Action body: @escaping (_SimultaneousValue<First.Value, Second.Value>, inout State, inout Transaction) -> Void
  ) -> SimultaneousGesture<First, Second> {
    var copy = self
    copy._changes.append({ value in state._update(by: value, body) })
    copy._resets.append({ state._reset() })
    return copy
  }
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool,
    _ changed: @escaping (_SimultaneousValue<First.Value, Second.Value>) -> Void,
    _ ended: @escaping (_SimultaneousValue<First.Value, Second.Value>) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node {
    var copy = self
    copy._changes = [{ value in _tell(value, _changes + [changed], isActive()) }]
    copy._ends = [{ value in _tell(value, _ends + [ended], isActive()) }]
    copy._resets.append({ reset(true) })
    return copy._attached(to: node)
  }
  func _attached(to node: _Node) -> _Node {
    let reset: (Bool) -> Void = { _ in for reset in _resets { reset() } }
    let inner = first._heard(
      by: node, while: { true },
      { value in
        for change in _changes { change(_SimultaneousValue<First.Value, Second.Value>(first: value, second: nil)) }
      },
      { value in for end in _ends { end(_SimultaneousValue<First.Value, Second.Value>(first: value, second: nil)) } },
      reset)
    return second._heard(
      by: inner, while: { true },
      { value in
        for change in _changes { change(_SimultaneousValue<First.Value, Second.Value>(first: nil, second: value)) }
      },
      { value in for end in _ends { end(_SimultaneousValue<First.Value, Second.Value>(first: nil, second: value)) } },
      reset)
  }
}

struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  typealias Value = _ExclusiveValue<First.Value, Second.Value>
  var first: First
  var second: Second
  var _changes: [(_ExclusiveValue<First.Value, Second.Value>) -> Void] = []
  var _ends: [(_ExclusiveValue<First.Value, Second.Value>) -> Void] = []
  var _resets: [() -> Void] = []
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func onChanged(@_Action _ action: @escaping (_ExclusiveValue<First.Value, Second.Value>) -> Void) -> ExclusiveGesture<
    First, Second
  > {
    var copy = self
    copy._changes.append(action)
    return copy
  }
  func onEnded(@_Action _ action: @escaping (_ExclusiveValue<First.Value, Second.Value>) -> Void) -> ExclusiveGesture<
    First, Second
  > {
    var copy = self
    copy._ends.append(action)
    return copy
  }
  func updating<State>(
    _ state: GestureState<State>,
    @_Action body: @escaping (_ExclusiveValue<First.Value, Second.Value>, inout State, inout Transaction) -> Void
  ) -> ExclusiveGesture<First, Second> {
    var copy = self
    copy._changes.append({ value in state._update(by: value, body) })
    copy._resets.append({ state._reset() })
    return copy
  }
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool,
    _ changed: @escaping (_ExclusiveValue<First.Value, Second.Value>) -> Void,
    _ ended: @escaping (_ExclusiveValue<First.Value, Second.Value>) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node {
    var copy = self
    copy._changes = [{ value in _tell(value, _changes + [changed], isActive()) }]
    copy._ends = [{ value in _tell(value, _ends + [ended], isActive()) }]
    copy._resets.append({ reset(true) })
    return copy._attached(to: node)
  }
  func _attached(to node: _Node) -> _Node {
    let reset: (Bool) -> Void = { _ in for reset in _resets { reset() } }
    let inner = first._heard(
      by: node, while: { true }, { value in for change in _changes { change(.first(value)) } },
      { value in for end in _ends { end(.first(value)) } }, reset)
    return second._heard(
      by: inner, while: { true }, { value in for change in _changes { change(.second(value)) } },
      { value in for end in _ends { end(.second(value)) } }, reset)
  }
}

/// The second gesture is heard when the first one has ended, as long as the finger stays.
struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  typealias Value = _SequenceValue<First.Value, Second.Value>
  var first: First
  var second: Second
  var _changes: [(_SequenceValue<First.Value, Second.Value>) -> Void] = []
  var _ends: [(_SequenceValue<First.Value, Second.Value>) -> Void] = []
  var _resets: [() -> Void] = []
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  func onChanged(@_Action _ action: @escaping (_SequenceValue<First.Value, Second.Value>) -> Void) -> SequenceGesture<
    First, Second
  > {
    var copy = self
    copy._changes.append(action)
    return copy
  }
  func onEnded(@_Action _ action: @escaping (_SequenceValue<First.Value, Second.Value>) -> Void) -> SequenceGesture<
    First, Second
  > {
    var copy = self
    copy._ends.append(action)
    return copy
  }
  func updating<State>(
    _ state: GestureState<State>,
    @_Action body: @escaping (_SequenceValue<First.Value, Second.Value>, inout State, inout Transaction) -> Void
  ) -> SequenceGesture<First, Second> {
    var copy = self
    copy._changes.append({ value in state._update(by: value, body) })
    copy._resets.append({ state._reset() })
    return copy
  }
  func _heard(
    by node: _Node, while isActive: @escaping () -> Bool,
    _ changed: @escaping (_SequenceValue<First.Value, Second.Value>) -> Void,
    _ ended: @escaping (_SequenceValue<First.Value, Second.Value>) -> Void, _ reset: @escaping (Bool) -> Void
  ) -> _Node {
    var copy = self
    copy._changes = [{ value in _tell(value, _changes + [changed], isActive()) }]
    copy._ends = [{ value in _tell(value, _ends + [ended], isActive()) }]
    copy._resets.append({ reset(true) })
    return copy._attached(to: node)
  }
  func _attached(to node: _Node) -> _Node { _Sequence<First, Second>(content: node, gesture: self)._self }
}

struct _Sequence<First: Gesture, Second: Gesture>: View {
  let content: _Node
  let gesture: SequenceGesture<First, Second>
  /// The value with which the first gesture has ended.
  @State private var done: First.Value?
  @State private var isSecond = false
  var body: some View {
    let done = $done
    let isSecond = $isSecond
    let gesture = gesture
    let end: () -> Void = {
      done.wrappedValue = nil
      isSecond.wrappedValue = false
      for reset in gesture._resets { reset() }
    }
    let inner = gesture.first._heard(
      by: content, while: { true }, { value in for change in gesture._changes { change(.first(value)) } },
      { value in
        done.wrappedValue = value
        for change in gesture._changes { change(.second(value, nil)) }
      },
      { isGone in if isGone ? !isSecond.wrappedValue : done.wrappedValue == nil { end() } })
    return gesture.second._heard(
      by: inner, while: { done.wrappedValue != nil },
      { value in
        isSecond.wrappedValue = true
        if let first = done.wrappedValue { for change in gesture._changes { change(.second(first, value)) } }
      },
      { value in if let first = done.wrappedValue { for end in gesture._ends { end(.second(first, value)) } } },
      { _ in end() })
  }
}
