// Steps of pipelines that take time.

/// A time between two values, in seconds: what the schedulers' strides are here.
struct _Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let _seconds: Double
  init(_ seconds: Double) { _seconds = seconds }
  init(floatLiteral value: Double) { _seconds = value }
  init(integerLiteral value: Int) { _seconds = Double(value) }
  static func seconds(_ seconds: Double) -> _Stride { _Stride(seconds) }
  static func milliseconds(_ count: Int) -> _Stride { _Stride(Double(count) / 1e3) }
  static func microseconds(_ count: Int) -> _Stride { _Stride(Double(count) / 1e6) }
  static func nanoseconds(_ count: Int) -> _Stride { _Stride(Double(count) / 1e9) }
}

extension Publishers {
  struct Delay<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Double
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var isOpen = true
      let connection = upstream._attach(
        { value in _ = _schedule(interval, nil, { if isOpen { hear(value) } }) },
        { completion in _ = _schedule(interval, nil, { if isOpen { end(completion) } }) })
      return AnyCancellable({
        isOpen = false
        connection.cancel()
      })
    }
  }
  struct Debounce<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let dueTime: Double
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var timer = 0
      let connection = upstream._attach(
        { value in
          _unschedule(timer)
          timer = _schedule(dueTime, nil, { hear(value) })
        },
        { completion in
          _unschedule(timer)
          end(completion)
        })
      return AnyCancellable({
        _unschedule(timer)
        connection.cancel()
      })
    }
  }
  struct Throttle<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Double
    let latest: Bool
    func _attach(
      _ hear: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var waiting: [Output] = []
      var timer = 0
      var free = -Double.infinity
      func tell(_ value: Output) {
        free = _now() + interval
        hear(value)
      }
      let connection = upstream._attach(
        { value in
          if waiting.isEmpty && _now() >= free { return tell(value) }
          if latest || waiting.isEmpty {
            if waiting.isEmpty {
              timer = _schedule(
                free - _now(), nil,
                {
                  let next = waiting
                  waiting = []
                  if let value = next.first { tell(value) }
                })
            }
            waiting = [value]
          }
        },
        { completion in
          _unschedule(timer)
          end(completion)
        })
      return AnyCancellable({
        _unschedule(timer)
        connection.cancel()
      })
    }
  }
}

extension Publisher {
  func delay<S: Scheduler>(for interval: _Stride, scheduler: S) -> Publishers.Delay<Self> {
    Publishers.Delay(upstream: self, interval: interval._seconds)
  }
  func debounce<S: Scheduler>(for dueTime: _Stride, scheduler: S) -> Publishers.Debounce<Self> {
    Publishers.Debounce(upstream: self, dueTime: dueTime._seconds)
  }
  func throttle<S: Scheduler>(for interval: _Stride, scheduler: S, latest: Bool) -> Publishers.Throttle<Self> {
    Publishers.Throttle(upstream: self, interval: interval._seconds, latest: latest)
  }
  /// Everything runs on one thread, so that a value is passed on at once.
  func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
