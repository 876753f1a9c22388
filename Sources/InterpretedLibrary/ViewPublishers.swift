// Publishers: what sends values over time, and the code that hears them.

protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  /// Begins to send: `hear` is called with each value, `end` once after the last. Nothing is called once the result is
  /// cancelled.
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

enum Subscribers {
  enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

protocol Scheduler {}

extension Publisher {
  func sink(
    @_Action receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    @_Action receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _attach(receiveValue, receiveCompletion) }
  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  func sink(@_Action receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _attach(receiveValue, { _ in }) }
  func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    _attach({ object[keyPath: keyPath] = $0 }, { _ in })
  }
}

struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let _start:
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    _start = { hear, end in publisher._attach(hear, end) }
  }
  func _attach(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { _start(hear, end) }
}

/// One who hears of an audience's values.
final class _Ear<Output, Failure: Error> {
  var _isOpen = true
  let _hear: (Output) -> Void
  let _end: (Subscribers.Completion<Failure>) -> Void
  init(_ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
    _hear = hear
    _end = end
  }
}

/// All who hear of the same values.
final class _Audience<Output, Failure: Error> {
  private var _ears: [_Ear<Output, Failure>] = []
  var _completion: Subscribers.Completion<Failure>?
  init() {}
  var _isEmpty: Bool { _ears.isEmpty }
  func _add(
    _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let completion = _completion {
      end(completion)
      return AnyCancellable({})
    }
    let ear = _Ear(hear, end)
    _ears.append(ear)
    return AnyCancellable({ self._remove(ear) })
  }
  private func _remove(_ ear: _Ear<Output, Failure>) {
    ear._isOpen = false
    _ears.removeAll { !$0._isOpen }
  }
  func _send(_ value: Output) {
    if _completion != nil { return }
    for ear in _ears { if ear._isOpen { ear._hear(value) } }
  }
  func _finish(_ completion: Subscribers.Completion<Failure>) {
    if _completion != nil { return }
    _completion = completion
    let ears = _ears
    _ears = []
    for ear in ears { if ear._isOpen { ear._end(completion) } }
  }
}

/// The values that a view has not heard yet.
final class _Inbox<Output> {
  private var _values: [Output] = []
  private var _connection: AnyCancellable?
  init() {}
  func _open<P: Publisher>(_ publisher: P) where P.Output == Output {
    _connection = publisher._attach({ [weak self] value in self?._values.append(value) }, { _ in })
  }
  func _empty() -> [Output] {
    // Whatever is set counts as a change.
    if _values.isEmpty { return [] }
    let values = _values
    _values = []
    return values
  }
}

/// Calls an action with the values that a view has not heard yet. The view listens from its first moment on.
func _receive<P: Publisher>(_ publisher: P, _ action: (P.Output) -> Void) {
  let memory = _memory()
  let known: [_Inbox<P.Output>] = []
  let heard = _stateValue(memory, known)
  let inbox = heard.first ?? _Inbox<P.Output>()
  if heard.isEmpty {
    inbox._open(publisher)
    _setState(memory, [inbox])
  }
  for value in inbox._empty() { action(value) }
}

extension View {
  func onReceive<P: Publisher>(_ publisher: P, @_Action perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    _self._onUpdate({ _receive(publisher, action) })
  }
  /// A value that is given as a publisher is heard again whenever it has changed.
  func onReceive<Output: Equatable>(
    _ publisher: Just<Output>, @_Action perform action: @escaping (Output) -> Void
  ) -> some View {
    _self._onUpdate({ _hear(publisher.output, true, { _, new in action(new) }) })
  }
}
