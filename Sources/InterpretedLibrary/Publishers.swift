// The publishers of properties that are marked `@Published`. The property itself is stored as others are, and its class
// has a list of those that somebody has asked for; the compiler's files have the wrapper.

struct Published<Value> {
  struct Publisher {
    let _line: _PublishedLine<Value>
  }
}

/// The properties of an object of which somebody wants to hear.
final class _PublishedLines {
  private var _lines: [String: Any] = [:]
  init() {}
  func _line<Value>(_ name: String, _ value: Value) -> _PublishedLine<Value> {
    if let line = _lines[name] as? _PublishedLine<Value> {
      line._value = value
      return line
    }
    let line = _PublishedLine(value)
    _lines[name] = line
    return line
  }
  func _tell<Value>(_ name: String, _ value: Value) {
    if _lines.isEmpty { return }
    if let line = _lines[name] as? _PublishedLine<Value> { line._take(value) }
  }
}

/// Returns the publisher of a property by its name and present value.
func _publisher<Value>(_ lines: _PublishedLines, _ name: String, _ value: Value) -> Published<Value>.Publisher {
  Published<Value>.Publisher(_line: lines._line(name, value))
}

/// The pipelines that end in a property, which nobody else keeps.
enum _Pipelines {
  static var _open: [AnyCancellable] = []
}

extension Publisher where Failure == Never {
  /// Sends the values to a property that is marked `@Published`: `assign(to: &$name)`.
  func assign(to published: @escaping (Output) -> Void) { _Pipelines._open.append(_attach(published, { _ in })) }
}

/// The values that a publisher sends, each waited for.
final class _WaitedValues<Output, Failure: Error> {
  private var _values: [Output] = []
  private var _completion: Subscribers.Completion<Failure>?
  private var _waiting: Int?
  private var _connection: AnyCancellable?
  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    _connection = publisher._attach(
      { [weak self] value in
        self?._values.append(value)
        self?._go()
      },
      { [weak self] completion in
        self?._completion = completion
        self?._go()
      })
  }
  private func _go() {
    if let task = _waiting { _wake(task) }
    _waiting = nil
  }
  func _next() async -> Output? {
    while _values.isEmpty && _completion == nil && !_isCancelled(nil) {
      _waiting = _currentTask()
      await _park()
    }
    return _values.isEmpty || _isCancelled(nil) ? nil : _values.removeFirst()
  }
  func _throwingNext() async throws -> Output? {
    let value = await _next()
    if value == nil, let completion = _completion, case .failure(let error) = completion { throw error }
    return value
  }
}

struct AsyncPublisher<P: Publisher> where P.Failure == Never {
  let _publisher: P
  struct Iterator {
    let _values: _WaitedValues<P.Output, Never>
    func next() async -> P.Output? { await _values._next() }
  }
  func makeAsyncIterator() -> AsyncPublisher<P>.Iterator { Iterator(_values: _WaitedValues(_publisher)) }
}

struct AsyncThrowingPublisher<P: Publisher> {
  let _publisher: P
  struct Iterator {
    let _values: _WaitedValues<P.Output, P.Failure>
    func next() async throws -> P.Output? { try await _values._throwingNext() }
  }
  func makeAsyncIterator() -> AsyncThrowingPublisher<P>.Iterator { Iterator(_values: _WaitedValues(_publisher)) }
}

extension Publisher where Failure == Never {
  var values: AsyncPublisher<Self> { AsyncPublisher(_publisher: self) }
}

extension Publisher {
  @_disfavoredOverload var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(_publisher: self) }
}
