// Code that hears of views: that they come and go, that values change, that time passes.

extension View {
  func onAppear(@_Action perform action: (() -> Void)? = nil) -> some View {
    let view = _self
    return action.map { action in view._onAppear({ action() }) } ?? view
  }
  func onDisappear(@_Action perform action: (() -> Void)? = nil) -> some View {
    let view = _self
    return action.map { action in view._onDisappear({ action() }) } ?? view
  }
  func onChange<V: Equatable>(
    of value: V, initial: Bool = false, @_Action _ action: @escaping (V, V) -> Void
  ) -> some View {
    _self._onUpdate({ _hear(value, initial, action) })
  }
  func onChange<V: Equatable>(
    of value: V, initial: Bool = false, @_Action _ action: @escaping () -> Void
  ) -> some View {
    _self._onUpdate({ _hear(value, initial, { _, _ in action() }) })
  }
  func onChange<V: Equatable>(of value: V, @_Action perform action: @escaping (V) -> Void) -> some View {
    _self._onUpdate({ _hear(value, false, { _, new in action(new) }) })
  }
  func onReceive(
    _ publisher: Publishers.Autoconnect<Timer.TimerPublisher>, @_Action perform action: @escaping (Date) -> Void
  ) -> some View {
    onReceive(publisher.upstream, perform: action)
  }
  func onReceive(
    _ publisher: Timer.TimerPublisher, @_Action perform action: @escaping (Date) -> Void
  ) -> some View {
    _self._onTimer(publisher._interval, { action(Date._at($0)) })
  }
}

/// Calls an action with the value of the last evaluation and a new one, if they differ.
func _hear<Value: Equatable>(_ value: Value, _ initial: Bool, _ action: (Value, Value) -> Void) {
  let memory = _memory()
  let known: [Value] = []
  let last = _stateValue(memory, known)
  if last.count == 1 && last[0] == value { return }
  _setState(memory, [value])
  if last.count == 1 { action(last[0], value) } else if initial { action(value, value) }
}
