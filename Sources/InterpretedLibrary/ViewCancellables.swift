// Timers and sinks that can be stopped.

protocol Cancellable {
  func cancel()
}

/// A timer or a sink that can be stopped. Dropping the value does not stop it, as it would in Combine.
struct AnyCancellable: Cancellable, Hashable {
  /// The number under which the timer waits; 0 for none.
  var _number = 0
  var _sink: _Sink?
  func cancel() {
    _unschedule(_number)
    _sink?._isOpen = false
  }
  func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

/// The connection of a subject with the code of one sink.
final class _Sink: Hashable {
  /// False once the sink is cancelled.
  var _isOpen = true
  init() {}
  static func == (one: _Sink, other: _Sink) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
