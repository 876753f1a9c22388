// Tasks: code that waits and goes on later, on the session's clock. One runs at a time, from one wait to the next.

struct Task<Success, Failure: Error>: Equatable {
  let _child: _Child<Success>
  var isCancelled: Bool { _isCancelled(_child.number) }
  func cancel() { _cancelTask(_child.number) }
  static func == (a: Task<Success, Failure>, b: Task<Success, Failure>) -> Bool { a._child.number == b._child.number }
}

/// A run of code whose end others wait for: that of a `Task`, or of an `async let`.
struct _Child<Success> {
  let number: Int
  let end: () async -> Result<Success, any Error>
}

/// Starts code that begins once the present code has ended or waits.
func _startChild<Success>(_ operation: @escaping () async throws -> Success) -> _Child<Success> {
  var outcomes: [Result<Success, any Error>] = []
  var waiting: [Int] = []
  let number = _startTask({
    do { outcomes.append(.success(try await operation())) } catch { outcomes.append(.failure(error)) }
    for task in waiting { _wake(task) }
  })
  return _Child<Success>(
    number: number,
    end: {
      while outcomes.isEmpty {
        waiting.append(_currentTask())
        await _park()
      }
      return outcomes[0]
    })
}

/// Waits for the value of an `async let`: of one that may throw, and of one that does not.
func _valueOfChild<Success>(_ child: _Child<Success>) async throws -> Success { try await child.end().get() }
func _sureValueOfChild<Success>(_ child: _Child<Success>) async -> Success { try! await child.end().get() }

extension Task where Failure == Never {
  @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async -> Success) {
    _child = _startChild(operation)
  }
  @discardableResult static func detached(
    priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task<Success, Never> { Task<Success, Never>(_child: _startChild(operation)) }
  var value: Success { get async { try! await _child.end().get() } }
  var result: Result<Success, Never> { get async { .success(await value) } }
}

extension Task where Failure == any Error {
  @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) {
    _child = _startChild(operation)
  }
  @discardableResult static func detached(
    priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error> { Task<Success, any Error>(_child: _startChild(operation)) }
  var value: Success { get async throws { try await _child.end().get() } }
  var result: Result<Success, any Error> { get async { await _child.end() } }
}

extension Task where Success == Never, Failure == Never {
  static var isCancelled: Bool { _isCancelled(nil) }
  static func checkCancellation() throws {
    if _isCancelled(nil) { throw CancellationError() }
  }
  static func yield() async { await _rest(0) }
  static func sleep(_ duration: UInt64) async { await _rest(Double(duration) / 1e9) }
  static func sleep(nanoseconds duration: UInt64) async throws {
    await _rest(Double(duration) / 1e9)
    if _isCancelled(nil) { throw CancellationError() }
  }
  static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
  ) async throws {
    await _rest(duration._seconds)
    if _isCancelled(nil) { throw CancellationError() }
  }
  static func sleep(
    until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
  ) async throws {
    await _rest(deadline._seconds - _now())
    if _isCancelled(nil) { throw CancellationError() }
  }
}

struct CancellationError: Error {}

enum TaskPriority: Hashable { case high, medium, low, userInitiated, utility, background }

/// The actor of all code here.
struct MainActor {
  static func run<T>(body: () throws -> T) async rethrows -> T { try body() }
  static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
}

struct Duration: Comparable, Hashable {
  var _seconds: Double
  static let zero = Duration(_seconds: 0)
  static func seconds(_ seconds: Int) -> Duration { Duration(_seconds: Double(seconds)) }
  static func seconds(_ seconds: Double) -> Duration { Duration(_seconds: seconds) }
  static func milliseconds(_ count: Int) -> Duration { Duration(_seconds: Double(count) / 1e3) }
  static func milliseconds(_ count: Double) -> Duration { Duration(_seconds: count / 1e3) }
  static func microseconds(_ count: Int) -> Duration { Duration(_seconds: Double(count) / 1e6) }
  static func nanoseconds(_ count: Int) -> Duration { Duration(_seconds: Double(count) / 1e9) }
  static func < (a: Duration, b: Duration) -> Bool { a._seconds < b._seconds }
  static func + (a: Duration, b: Duration) -> Duration { Duration(_seconds: a._seconds + b._seconds) }
  static func - (a: Duration, b: Duration) -> Duration { Duration(_seconds: a._seconds - b._seconds) }
  static func * (a: Duration, b: Double) -> Duration { Duration(_seconds: a._seconds * b) }
  static func * (a: Duration, b: Int) -> Duration { Duration(_seconds: a._seconds * Double(b)) }
  static func / (a: Duration, b: Double) -> Duration { Duration(_seconds: a._seconds / b) }
  static func / (a: Duration, b: Int) -> Duration { Duration(_seconds: a._seconds / Double(b)) }
  static func / (a: Duration, b: Duration) -> Double { a._seconds / b._seconds }
  static func += (a: inout Duration, b: Duration) { a = a + b }
  static func -= (a: inout Duration, b: Duration) { a = a - b }
}

struct ContinuousClock {
  struct Instant: Comparable, Hashable {
    var _seconds: Double
    static var now: ContinuousClock.Instant { ContinuousClock.Instant(_seconds: _now()) }
    func advanced(by duration: Duration) -> ContinuousClock.Instant {
      ContinuousClock.Instant(_seconds: _seconds + duration._seconds)
    }
    func duration(to other: ContinuousClock.Instant) -> Duration { Duration(_seconds: other._seconds - _seconds) }
    static func < (a: ContinuousClock.Instant, b: ContinuousClock.Instant) -> Bool { a._seconds < b._seconds }
    static func + (a: ContinuousClock.Instant, b: Duration) -> ContinuousClock.Instant { a.advanced(by: b) }
    static func - (a: ContinuousClock.Instant, b: Duration) -> ContinuousClock.Instant {
      ContinuousClock.Instant(_seconds: a._seconds - b._seconds)
    }
    static func - (a: ContinuousClock.Instant, b: ContinuousClock.Instant) -> Duration { b.duration(to: a) }
  }
  static var continuous: ContinuousClock { ContinuousClock() }
  static var now: ContinuousClock.Instant { ContinuousClock.Instant.now }
  var now: ContinuousClock.Instant { ContinuousClock.Instant.now }
  func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(for: duration)
  }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(until: deadline)
  }
}

/// A wait that other code ends.
struct CheckedContinuation<Value, Failure: Error> {
  let _resume: (Result<Value, any Error>) -> Void
  func resume(returning value: Value) { _resume(.success(value)) }
  func resume(throwing error: Failure) { _resume(.failure(error)) }
}

extension CheckedContinuation where Value == () {
  func resume() { _resume(.success(())) }
}

func withCheckedContinuation<Value>(_ body: (CheckedContinuation<Value, Never>) -> Void) async -> Value {
  var outcomes: [Result<Value, any Error>] = []
  let task = _currentTask()
  body(
    CheckedContinuation<Value, Never>(_resume: { outcome in
      outcomes.append(outcome)
      _wake(task)
    }))
  while outcomes.isEmpty { await _park() }
  return try! outcomes[0].get()
}

func withCheckedThrowingContinuation<Value>(
  _ body: (CheckedContinuation<Value, any Error>) -> Void
) async throws -> Value {
  var outcomes: [Result<Value, any Error>] = []
  let task = _currentTask()
  body(
    CheckedContinuation<Value, any Error>(_resume: { outcome in
      outcomes.append(outcome)
      _wake(task)
    }))
  while outcomes.isEmpty { await _park() }
  return try outcomes[0].get()
}
