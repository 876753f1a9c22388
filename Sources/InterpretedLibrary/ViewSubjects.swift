// Subjects: publishers that send on what they are given.

final class PassthroughSubject<Output, Failure> {
  /// The last values sent, for the views that have not heard them yet, and the number of those before.
  private var _values: [Output] = []
  private var _forgotten = 0
  private var _sinks: [(sink: _Sink, hear: (Output) -> Void)] = []
  init() {}
  func send(_ input: Output) {
    _values.append(input)
    if _values.count > 100 {
      _values.removeFirst()
      _forgotten += 1
    }
    for (sink, hear) in _sinks { if sink._isOpen { hear(input) } }
  }
  func sink(@_Action receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    let sink = _Sink()
    _sinks.append((sink: sink, hear: receiveValue))
    return AnyCancellable(_sink: sink)
  }
  /// Calls an action with the values that a view has not heard yet.
  func _tell(_ action: (Output) -> Void) {
    let memory = _memory()
    let known: [Int] = []
    let heard = _stateValue(memory, known)
    let count = _forgotten + _values.count
    let last = heard.first ?? count
    if heard.isEmpty || last != count { _setState(memory, [count]) }
    if last < count { for value in _values.suffix(count - last) { action(value) } }
  }
}

extension PassthroughSubject where Output == Void {
  func send() { send(()) }
}

extension View {
  func onReceive<Output, Failure>(
    _ publisher: PassthroughSubject<Output, Failure>, @_Action perform action: @escaping (Output) -> Void
  ) -> some View {
    _self._onUpdate({ publisher._tell(action) })
  }
}
